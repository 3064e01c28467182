//! Take a number from either end.

use crate::mechanics::either_end::EitherEnd;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Predict the Winner", "预测赢家"),
    family: Family::EitherEnd,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move takes a number from either end of the row. The higher total wins; the first player also wins a tie.",
        "轮流从一行数的左端或右端取走一个数。总分高的人获胜，平局算先手胜。",
    ),
    usual: &[
        (words("recursion", "递归"), "plain_recursion.rs"),
        (words("memoization", "记忆化搜索"), "memoized_recursion.rs"),
        (words("interval DP on the lead", "分差的区间 DP"), "table_of_leads.rs"),
    ],
    technique: words(
        "fold the peaks, then take the larger end",
        "先折叠所有的峰，再每次取较大的一端",
    ),
    time: same("O(n²) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("predictTheWinner", AnswerType::Boolean),
    &[Argument::new("nums", Row(1..=20, 0..=10_000_000))],
    Games::One(|input| {
        Box::new(EitherEnd::new(
            same("nums"),
            input.row(0),
            |taken, _| taken,
            |_, lead| (lead >= 0).to_string(),
        ))
    }),
    &[
        random("max-random", 1, &[Row(20..=20, 0..=10_000_000)]),
        random("random-short", 400, &[Row(1..=9, 0..=4)]),
        near_ties("hack-near-ties", 100, &[Row(5..=14, 0..=6)]),
        near_ties("hack-near-ties-of-few-values", 80, &[Row(9..=14, 0..=10_000_000)]),
        near_ties("hack-near-ties-of-small-values", 16, &[Row(15..=19, 0..=6)]),
        near_ties("hack-near-ties-of-large-values", 16, &[Row(15..=19, 0..=10_000_000)]),
        // Only a few, because an accepted recursion without memoization takes 2^n steps for each.
        random("random-long", 12, &[Row(10..=18, 0..=10_000_000)]),
    ],
)
.played_by(words("first", "先手"), words("second", "后手"))
.explained_in("take-from-either-end");
