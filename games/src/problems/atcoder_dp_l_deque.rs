//! Take a number from either end.

use crate::mechanics::either_end::EitherEnd;
use crate::prelude::*;

const ABOUT: About = About {
    title: same("Deque"),
    family: Family::EitherEnd,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes a number from either end of the row. Each player wants the largest lead.",
        "轮流从一行数的左端或右端取走一个数，两人都想让自己的分差最大。",
    ),
    usual: &[
        (words("interval DP on pairs", "记两人得分的区间 DP"), "table_of_pairs.rs"),
        (words("rolling array", "滚动数组"), "one_row.rs"),
    ],
    technique: words("the fold", "折叠"),
    time: same("O(n²) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER,
    &[Argument::new("a", Row(1..=3000, 1..=1_000_000_000))],
    Games::One(|input| {
        Box::new(EitherEnd::new(
            same("a"),
            input.row(0),
            |taken, _| taken,
            |_, lead| lead.to_string(),
        ))
    }),
    &[
        random("max-random", 1, &[Row(3000..=3000, 1..=1_000_000_000)]),
        random("random-short", 1, &[Row(9..=9, 1..=5)]),
        random("random-long", 1, &[Row(999..=999, 1..=1_000_000_000)]),
        random("random-short", 100, &[Row(1..=9, 1..=3)]),
        random("random-long", 10, &[Row(1..=60, 1..=1_000_000)]),
        near_ties("random-shapes", 80, &[Row(1..=60, 1..=9)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["EDPC L", "DP L"])
.same_game_as(&["AT_dp_l", "CSES 1097", "Luogu 洛谷 P2734", "USACO 3.3 A Game"])
.explained_in("take-from-either-end");
