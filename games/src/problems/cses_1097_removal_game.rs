//! Take a number from either end, for the first player's score.

use crate::mechanics::either_end::EitherEnd;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Removal Game", "从两端取数"),
    family: Family::EitherEnd,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes the number at either end of the row. Each player wants the largest possible sum.",
        "每次从一行数的左端或右端取走一个数。两人都想使自己的得分尽可能大。",
    ),
    usual: &[
        (words("interval DP on leads", "记分差的区间 DP"), "table_of_leads.cpp"),
        (
            words("interval DP on scores, with prefix sums", "记得分的区间 DP，用前缀和"),
            "scores_and_prefix_sums.cpp",
        ),
        (words("rolling array", "滚动数组"), "row_of_leads.py"),
    ],
    technique: words("the fold", "折叠"),
    time: same("O(n²) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("x", Row(1..=5000, -1_000_000_000..=1_000_000_000))],
    Games::One(|input| {
        Box::new(EitherEnd::new(same("x"), input.row(0), |taken, _| taken, score).scored())
    }),
    &[
        random("random-long", 1, &[Row(100..=100, -1_000_000_000..=1_000_000_000)]),
        random("random-short", 20, &[Row(1..=8, -9..=9)]),
        near_ties("random-shapes", 20, &[Row(1..=40, -9..=9)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(words("first", "先手"), words("second", "后手"))
.same_game_as(&["EDPC L", "Luogu 洛谷 P2734", "USACO 3.3 A Game"])
.explained_in("take-from-either-end");

/// Returns the first player's score, given the row and the first player's lead.
fn score(row: &[i64], lead: i64) -> String {
    i64::midpoint(row.iter().sum(), lead).to_string()
}
