//! Remove a stone from either end, and score the sum of the remaining ones.

use crate::mechanics::either_end::EitherEnd;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game VII", "石子游戏 VII"),
    family: Family::EitherEnd,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move removes a stone from either end of the row and scores the sum of the remaining stones. Alice wants the largest lead, Bob the smallest.",
        "轮流移除一行石子最左或最右的一颗，得分为剩下石子的和。Alice 想让分差最大，Bob 想让它最小。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.py"),
        (words("interval DP on leads", "分差的区间 DP"), "table_of_leads.java"),
        (words("rolling array", "滚动数组"), "one_row.rs"),
    ],
    technique: words("the fold of the negated row", "每个数取相反数后折叠"),
    time: same("O(n²) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameVII", AnswerType::Integer),
    // Local constraints: the answer, the sum of the stones that Bob removes, fits in 32 bits.
    &[Argument::new("stones", Row(2..=1000, 1..=1000)).locally(Row(0..=1_000_000, -4000..=4000))],
    Games::One(|input| {
        Box::new(EitherEnd::new(
            same("stones"),
            input.row(0),
            |_, rest| rest,
            |_, lead| lead.to_string(),
        ))
    }),
    &[
        random("max-random", 1, &[Row(1000..=1000, 1..=1000)]),
        random("random-short", 300, &[Row(2..=10, 1..=5)]),
        random("random-long", 20, &[Row(2..=80, 1..=1000)]),
        random("random", 300, &[Row(0..=9, -3..=3)]),
    ],
)
.explained_at("take-from-either-end", "stone-game-vii-is-this-game", "石子游戏-vii-就是这个游戏");
