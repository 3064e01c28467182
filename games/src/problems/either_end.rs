//! Take a number from either end of a row: the rules that several problems share.

use itertools::Itertools;

use super::sum;
use crate::{Cell, Columns, Input, Move, Rules};

/// The longest row for which the recurrence is computed.
const MAX_LENGTH: usize = 5000;

pub struct EitherEnd {
    /// Returns the gain of a move, from the number that it takes and the sum of the remaining numbers.
    pub gain: fn(i64, i64) -> i64,
    /// Returns the answer, from the row and the first player's lead.
    pub answer: fn(&[i32], i64) -> String,
}

/// The start and the end of the part that is left.
type Part = (usize, usize);

impl Rules for EitherEnd {
    type Position = Part;

    fn start(&self, input: &Input) -> Part {
        (0, input.row(0).len())
    }

    fn moves(&self, input: &Input, (start, end): Part) -> impl Iterator<Item = Move<Part>> {
        let row = input.row(0);
        let left = (start < end).then(|| (start, start + 1..end));
        let right = (start + 1 < end).then(|| (end - 1, start..end - 1));
        left.into_iter().chain(right).map(move |(index, rest)| {
            let gain = (self.gain)(row[index].into(), sum(&row[rest.clone()]));
            let shown = index - start;
            Move::new(gain, shown..shown + 1, (rest.start, rest.end))
        })
    }

    fn answer_from_lead(&self, input: &Input, lead: i64) -> String {
        (self.answer)(input.row(0), lead)
    }

    /// Computes the recurrence over all parts of the row: <https://leetcode.com/problems/predict-the-winner/editorial/>
    fn lead(&self, input: &Input) -> Option<i64> {
        let row = input.row(0).iter().copied().map(i64::from).collect_vec();
        if row.len() > MAX_LENGTH {
            return None;
        }
        // leads[end]: the lead on the part of the row from `start` to `end`.
        let mut leads = vec![0; row.len()];
        for start in (0..row.len()).rev() {
            let mut inside = 0; // the sum of the numbers between `start` and `end`
            leads[start] = (self.gain)(row[start], 0);
            for end in start + 1..row.len() {
                let left = (self.gain)(row[start], inside + row[end]) - leads[end];
                let right = (self.gain)(row[end], inside + row[start]) - leads[end - 1];
                leads[end] = left.max(right);
                inside += row[end];
            }
        }
        Some(leads.last().copied().unwrap_or(0))
    }

    fn show(&self, input: &Input, &(start, end): &Part) -> Columns {
        let left = &input.row(0)[start..end];
        vec![("", Cell::cards(left.iter().copied()))]
    }

    fn name(&self, _: &Part, _: &Columns, choice: &Move<Part>) -> String {
        let is_left = choice.taken.start == 0;
        if is_left { "left" } else { "right" }.to_owned()
    }
}
