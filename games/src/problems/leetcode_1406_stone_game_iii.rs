//! Take the first 1, 2 or 3 of the values that are left.

use super::sum;
use crate::Shape::Row;
use crate::cases::{near_ties, random};
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game III", "石子游戏 III"],
    Site::leetcode("stoneGameIII", AnswerType::Text),
    &[Argument::new("stoneValue", Row(1..=50_000, -1000..=1000))],
    &StoneGameIII,
    &[
        random("max-random", 1, &[Row(50_000..=50_000, -1000..=1000)]),
        random("random-short", 400, &[Row(1..=9, -3..=3)]),
        near_ties("hack-near-ties-of-small-values", 400, &[Row(1..=12, -3..=3)]),
        near_ties("hack-near-ties-of-large-values", 400, &[Row(1..=30, -1000..=1000)]),
        near_ties("hack-near-ties-of-1000-values", 10, &[Row(1000..=1000, -1000..=1000)]),
        random("random-long", 100, &[Row(1..=60, -1000..=1000)]),
    ],
);

struct StoneGameIII;

impl Rules for StoneGameIII {
    /// The index of the first value that is left.
    type Position = usize;

    fn start(&self, _: &Input) -> usize {
        0
    }

    fn moves(&self, input: &Input, start: usize) -> impl Iterator<Item = Move<usize>> {
        let row = input.row(0);
        let ends = start + 1..=row.len().min(start + 3);
        ends.map(move |next| Move::new(sum(&row[start..next]), 0..next - start, next))
    }

    fn answer_from_lead(&self, _: &Input, lead: i64) -> String {
        let winner = match lead {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        };
        winner.to_owned()
    }

    fn show(&self, input: &Input, start: &usize) -> Columns {
        let left = input.row(0)[*start..].iter().copied();
        vec![("", Cell::cards(left))]
    }
}
