//! Take a square number of n stones, at least 1.

use super::heap::Heap;
use crate::{AnswerType, Argument, Judge, Problem, Question};

pub const PROBLEM: Problem = Problem {
    program: "leetcode_1510_stone_game_iv",
    titles: &["Stone Game IV", "石子游戏 IV"],
    judge: Judge::leetcode("winnerSquareGame", AnswerType::Boolean),
    arguments: &[Argument::number("n", 1..=100_000).at_home(1..=1, 1..=10_000_000)],
    layout: "n",
    promise: None,
    players: ["Alice", "Bob"],
    game: &Heap::<100_000>("n", ["false", "true"], |_, n| {
        (1..=n.isqrt()).map(|root| n - root * root).collect()
    }),
    cases: |cases| {
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
};

#[cfg(test)]
mod tests {
    use itertools::Itertools;

    use super::*;

    #[test]
    fn losing_heaps_as_published() {
        let loses = |n: &i32| PROBLEM.answer(&Question::number(*n)).as_deref() == Some("false");
        let mut losing = (1..=95).filter(loses);
        let published = "2 5 7 10 12 15 17 20 22 34 39 44 52 57 62 65 67 72 85 95";
        assert_eq!(losing.join(" "), published);
    }
}
