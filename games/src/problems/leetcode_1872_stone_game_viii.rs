//! Take the first x stones, for any x above 1, and put one stone of their sum in their place.

use std::iter::repeat_n;

use super::sum;
use crate::{AnswerType, Argument, Cell, Columns, Judge, Move, Problem, Question, Rules};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game VIII", "石子游戏 VIII"],
    Judge::leetcode("stoneGameVIII", AnswerType::Integer),
    &[Argument::row("stones", 2..=100_000, -10_000..=10_000)],
    &StoneGameVIII,
    |cases| {
        cases.add_shapes();
        // The longest row of the lowest stones is among the shapes. It fails every start of the best lead from
        // -999,999,999 to 9,999.
        cases.add_rows("hack-unknown-is-zero", [vec![0; 36], vec![0; 100]]);
        // The best lead stays at each of these for so long that a memory in which it means "unknown" takes 2^n steps:
        // it stays at s where the sum of the stones so far is 2s, and falls by 1 where that is 2s - 1.
        let stage = |step| [step, step].into_iter().chain(repeat_n(0, 34));
        let stages = repeat_n(-1, 2000).flat_map(stage);
        let leads = [2000].into_iter().chain(repeat_n(0, 34)).chain(stages);
        let leads = leads.chain([1000]).collect();
        cases.add_rows("hack-unknown-lead-is-minus-1000-to-1000", [leads]);
        cases.add_random("hack-32-bit-floats", 1, 5000..=5000, 9001..=10_000);
        cases.add_random("random-short", 400, 2..=7, -3..=3);
        cases.add_random("random-long", 100, 2..=60, -10_000..=10_000);
    },
);

struct StoneGameVIII;

impl Rules for StoneGameVIII {
    /// How many of the stones at the start are in the first one now.
    type Position = usize;

    fn start(&self, question: &Question) -> usize {
        question.first_row().len().min(1)
    }

    fn moves(&self, question: &Question, merged: usize) -> impl Iterator<Item = Move<usize>> {
        let row = question.first_row();
        let mut gain = sum(&row[..merged]);
        (merged..row.len()).map(move |place| {
            gain += i64::from(row[place]);
            Move::new(gain, 0..place - merged + 2, place + 1)
        })
    }

    /// The moves at a position are those at the next one, and the one that leads there:
    /// <https://leetcode.com/problems/stone-game-viii/editorial/>
    fn lead(&self, question: &Question) -> Option<i64> {
        let row = question.first_row();
        let mut gain = sum(row);
        let mut best = None;
        for stone in row.iter().skip(1).rev() {
            best = best.max(Some(gain - best.unwrap_or(0)));
            gain -= i64::from(*stone);
        }
        Some(best.unwrap_or(0))
    }

    fn show(&self, question: &Question, merged: &usize) -> Columns {
        let (first, others) = question.first_row().split_at(*merged);
        let first = (*merged > 0).then(|| sum(first)).into_iter();
        let stones = first.chain(others.iter().copied().map(i64::from));
        vec![("stones [merged]", Cell::cards(stones))]
    }
}
