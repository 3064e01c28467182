//! Remove any subarray except the whole row, until one number is left, which Alice scores.

use itertools::Itertools;

use crate::Shape::Row;
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Final Element After Subarray Deletions", "删除子数组后的最终元素"],
    Site::leetcode("finalElement", AnswerType::Integer),
    &[Argument::new("nums", Row(1..=100_000, 1..=100_000))],
    &FinalElement,
    &[random("random-short", 300, &[Row(1..=9, 1..=5)])],
);

struct FinalElement;

/// The numbers that are left, and whether it is Alice's turn.
type Left = (Vec<i32>, bool);

impl Rules for FinalElement {
    type Position = Left;

    fn start(&self, input: &Input) -> Left {
        (input.row(0).to_vec(), true)
    }

    /// Lets Alice score the last number: at once if her move leaves only this one, otherwise on her next turn.
    fn moves(&self, _: &Input, (row, is_alices_turn): Left) -> impl Iterator<Item = Move<Left>> {
        let count = row.len();
        let bounds = (0..=count).tuple_combinations();
        let parts = bounds.map(|(start, end): (usize, usize)| start..end);
        let possible = parts.filter(move |part| part.len() < count || is_alices_turn && count == 1);
        possible.map(move |part| {
            let left = [&row[..part.start], &row[part.end..]].concat();
            let last = *left.first().unwrap_or(&row[0]);
            let score = if is_alices_turn && left.len() < 2 { last } else { 0 };
            Move::new(score.into(), part, (left, !is_alices_turn))
        })
    }

    /// Returns the larger of the two ends of the row: <https://leetcode.doocs.org/en/lc/3828/>
    fn lead(&self, input: &Input) -> Option<i64> {
        let row = input.row(0);
        Some(row.first().max(row.last()).map_or(0, |end| (*end).into()))
    }

    /// Approximates the number of moves, because each move copies the row.
    fn size(&self, (row, _): &Left) -> usize {
        row.len().pow(2)
    }

    fn show(&self, _: &Input, (row, _): &Left) -> Columns {
        vec![("", Cell::cards(row.iter().copied()))]
    }
}
