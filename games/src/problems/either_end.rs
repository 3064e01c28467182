//! Take a number from either end of a row: the rules of several problems.

use itertools::Itertools;

use crate::{Cell, Columns, Question, Rules};

/// The name of the row, and the answer from the row and from the first player's score minus the second's.
pub struct EitherEnd(pub &'static str, pub fn(&[i32], i64) -> String);

/// The part that is left.
type Part = (usize, usize);

/// Rows in which each pass that starts from the left, or for the second row from the right, folds only one peak.
pub fn one_peak_a_pass(length: i32) -> [Vec<i32>; 2] {
    let row = (2..length).chain([1, 1]).collect_vec();
    let mirrored = row.iter().rev().copied().collect();
    [row, mirrored]
}

impl Rules for EitherEnd {
    type Position = Part;
    const LARGEST: usize = 500;

    fn start(&self, question: &Question) -> Part {
        (0, question.row().len())
    }

    fn moves(&self, question: &Question, &(start, end): &Part) -> Vec<(i64, Part)> {
        let left = |first: i32| (first.into(), (start + 1, end));
        let right = |last: i32| (last.into(), (start, end - 1));
        match question.row()[start..end] {
            [] => vec![],
            [only] => vec![left(only)],
            [first, .., last] => vec![left(first), right(last)],
        }
    }

    fn answer(&self, question: &Question, lead: i64) -> String {
        self.1(question.row(), lead)
    }

    /// By the recurrence over all parts of the row: <https://leetcode.com/problems/predict-the-winner/editorial/>
    fn lead_by_recurrence(&self, question: &Question) -> Option<i64> {
        if question.size() > 5000 {
            return None;
        }
        let row = question.row().iter().copied().map(i64::from).collect_vec();
        // For each end, the lead on the part of the row from `start` to there.
        let mut leads = vec![0; row.len()];
        for start in (0..row.len()).rev() {
            leads[start] = row[start];
            for end in start + 1..row.len() {
                leads[end] = (row[start] - leads[end]).max(row[end] - leads[end - 1]);
            }
        }
        Some(leads.last().copied().unwrap_or(0))
    }

    fn show<'a>(&self, question: &'a Question, part: &Part, next: Option<&Part>) -> Columns<'a> {
        let &(start, end) = part;
        let &(next_start, next_end) = next.unwrap_or(part);
        let left = start..next_start;
        let taken = if left.is_empty() { next_end..end } else { left };
        vec![(self.0, Cell::row(question.row(), start..end, taken))]
    }

    fn name(&self, (start, _): &Part, (next_start, _): &Part) -> String {
        let name = if next_start > start { "left" } else { "right" };
        name.to_owned()
    }
}
