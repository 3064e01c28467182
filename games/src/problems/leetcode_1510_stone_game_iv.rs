//! Take a square number of n stones, at least 1.

use crate::mechanics::pile::Pile;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game IV", "石子游戏 IV"),
    family: Family::OnePile,
    difficulty: Difficulty::Hard,
    rules: words(
        "Each move takes a square number of stones: 1, 4, 9, … A player who has no move loses.",
        "每次取走平方数颗石子（1、4、9……）。不能操作的人输。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.rs"),
        (words("table", "递推"), "table_of_all_piles.rs"),
    ],
    technique: words("from each losing position, mark the winning ones", "由必败态标记必胜态"),
    time: words(
        "O(n√n) → O(√n) per losing position, about n^1.2 in total, measured",
        "O(n√n) → 每个必败态 O(√n)，总共实测约 n^1.2",
    ),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("winnerSquareGame", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=100_000)).locally(Number(1..=10_000_000))],
    Games::One(|input| {
        Box::new(Pile::new(same("n"), input.number(0), |n: i64| {
            (1..=n.isqrt()).map(move |root| n - root * root)
        }))
    }),
    &[],
)
.explained_at("in-one-picture", "1510-squares-from-a-pile", "1510从一堆中取平方数");
