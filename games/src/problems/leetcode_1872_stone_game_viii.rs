//! Take the first x stones, for any x above 1, score their sum, and replace them with one stone of this value.

use super::sum;
use crate::Shape::Row;
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game VIII", "石子游戏 VIII"],
    Site::leetcode("stoneGameVIII", AnswerType::Integer),
    &[Argument::new("stones", Row(2..=100_000, -10_000..=10_000))],
    &StoneGameVIII,
    &[
        random("max-random", 1, &[Row(100_000..=100_000, -10_000..=10_000)]),
        random("hack-32-bit-floats", 1, &[Row(5000..=5000, 9001..=10_000)]),
        random("random-short", 400, &[Row(2..=7, -3..=3)]),
        random("random-long", 100, &[Row(2..=60, -10_000..=10_000)]),
    ],
);

struct StoneGameVIII;

impl Rules for StoneGameVIII {
    /// The number of given stones that are merged into the first one.
    type Position = usize;

    fn start(&self, input: &Input) -> usize {
        input.row(0).len().min(1)
    }

    fn moves(&self, input: &Input, merged: usize) -> impl Iterator<Item = Move<usize>> {
        let row = input.row(0);
        let mut gain = sum(&row[..merged]);
        (merged..row.len()).map(move |index| {
            gain += i64::from(row[index]);
            Move::new(gain, 0..index - merged + 2, index + 1)
        })
    }

    /// Works backward: the moves at a position are those at the next position and the move that leads to it:
    /// <https://leetcode.com/problems/stone-game-viii/editorial/>
    fn lead(&self, input: &Input) -> Option<i64> {
        let row = input.row(0);
        let mut gain = sum(row);
        let mut best = None;
        for stone in row.iter().skip(1).rev() {
            best = best.max(Some(gain - best.unwrap_or(0)));
            gain -= i64::from(*stone);
        }
        Some(best.unwrap_or(0))
    }

    fn show(&self, input: &Input, merged: &usize) -> Columns {
        let (in_first, others) = input.row(0).split_at(*merged);
        let first = (*merged > 0).then(|| sum(in_first)).into_iter();
        let stones = first.chain(others.iter().copied().map(i64::from));
        vec![("stones [merged]", Cell::cards(stones))]
    }
}
