//! Remove any positive number of stones from one pile; a player with no move loses.

use crate::mechanics::nim::{Asked, Nim};
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Game of Nim", "Nim 游戏 II"),
    family: Family::Nim,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move removes any number of stones, at least one, from one pile. A player who has no move loses.",
        "每次从任意一堆中取走至少一颗石子。不能操作的人输。",
    ),
    usual: &[
        (
            words("memoization on the sorted piles", "各堆排序后记忆化搜索"),
            "memoized_on_sorted_piles.py",
        ),
        (
            words("memoization with base-8 digits", "八进制表示各堆，记忆化搜索"),
            "memoized_in_base_eight.cpp",
        ),
    ],
    technique: words("xor of all piles, by Bouton's theorem", "各堆的异或和，Bouton 定理"),
    time: words("exponential → O(n)", "指数级 → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("nimGame", AnswerType::Boolean),
    &[Argument::new("piles", Row(1..=7, 1..=7)).locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| {
        let asked = Asked::Winner(["false", "true"]);
        Box::new(Nim::new(same("piles"), in_64_bits(input.row(0)), asked))
    }),
    &[
        random("random-few-piles", 100, &[Row(1..=4, 1..=7)]),
        random("random-many-piles", 100, &[Row(5..=7, 1..=7)]),
    ],
)
.explained_at("from-heaps-to-grundy", "5-several-piles-boutons-theorem", "5-几堆石子bouton-定理");
