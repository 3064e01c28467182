//! Take 1, 2 or 3 of n stones.

use itertools::Itertools;

use super::heap::Heap;
use crate::{AnswerType, Argument, Judge, Problem, Question};

pub const PROBLEM: Problem = Problem::new(
    &["Nim Game", "Nim 游戏"],
    Judge::leetcode("canWinNim", AnswerType::Boolean),
    &[Argument::number("n", 1..=i32::MAX)],
    &Heap {
        answers: ["false", "true"],
        leaves: |_, n| (1..=n.min(3)).map(|taken| n - taken).collect(),
    },
    |cases| {
        cases.add("edge-all-small", (1..=2000).map(Question::number));
        let numbers = [(); 50].map(|()| Question::number(cases.random.i32(1..=100_000)));
        cases.add("random", numbers);
        // 2^31 - 4 is a multiple of four, and those lose: https://leetcode.com/problems/nim-game/editorial/
        let published = |n: i32| (n, n % 4 != 0);
        let n = i32::MAX;
        cases.add_published("max-n", &[published(n)]);
        cases.add_published("max-losing", &[n - 3, n - 2, n - 1].map(published));
        let powers = (2..31).map(|power| 1 << power);
        let powers = powers.chain((1..10).map(|power| 10_i32.pow(power)));
        let multiples = (1..10).cartesian_product(powers);
        let multiples = multiples.filter_map(|(factor, power)| power.checked_mul(factor));
        let near = multiples.flat_map(|n| [n - 1, n, n + 1]);
        // From the largest on, so that a table of all heaps fails for its memory at once.
        let round = near.filter(|n| *n > 0).sorted().rev().dedup();
        cases.add_published("hack-round-numbers", &round.map(published).collect_vec());
    },
)
.played_by("you", "friend");
