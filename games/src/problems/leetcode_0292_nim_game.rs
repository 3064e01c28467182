//! Take 1, 2 or 3 of n stones.

use super::heap::Heap;
use crate::{AnswerType, Argument, Judge, Problem, Question};

pub const PROBLEM: Problem = Problem {
    program: "leetcode_0292_nim_game",
    titles: &["Nim Game", "Nim 游戏"],
    judge: Judge::leetcode("canWinNim", AnswerType::Boolean),
    arguments: &[Argument::number("n", 1..=i32::MAX)],
    layout: "n",
    promise: None,
    players: ["you", "friend"],
    game: &Heap::<100_000>("n", ["false", "true"], |_, n| {
        (1..=n.min(3)).map(|taken| n - taken).collect()
    }),
    cases: |cases| {
        cases.add("random-all-small", (1..=200).map(Question::number));
        // 2^31 - 4 is a multiple of four, and those lose: https://leetcode.com/problems/nim-game/editorial/
        let n = i32::MAX;
        let before = [(n - 3, false), (n - 2, true), (n - 1, true)];
        cases.add_published("max-n", &[(n, true)]);
        cases.add_published("max-losing", &before);
    },
};
