//! Take a square number of n stones, at least 1.

use super::heap::Heap;
use crate::{AnswerType, Argument, Judge, Problem, Question};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game IV", "石子游戏 IV"],
    Judge::leetcode("winnerSquareGame", AnswerType::Boolean),
    &[Argument::number("n", 1..=100_000).at_home(1..=1, 1..=10_000_000)],
    &Heap {
        answers: ["false", "true"],
        leaves: |_, n| (1..=n.isqrt()).map(|root| n - root * root).collect(),
    },
    |cases| {
        cases.add("edge-stretch", (1..=500).map(Question::number));
        // Won by a move to 99,919 alone, the last of 2,781 losing heaps: by the sixth square.
        let last = [Question::number(99_955)];
        cases.add("hack-first-2780-losing-heaps", last);
        let heaps = [(); 3].map(|()| Question::number(cases.random.i32(50_000..=100_000)));
        cases.add("random-large", heaps);
        // A losing heap, so what a move leaves of it wins: https://oeis.org/A030193
        let large = [(999_959, true), (999_960, false)];
        cases.add_published("hack-every-move-loses", &large);
    },
);
