//! Take a number from either end of a row: the rules of several problems, and the rows that are hard for their fold.

use itertools::Itertools;

use super::sum;
use crate::cases::{Cases, SMALL};
use crate::{Bounds, Cell, Columns, Move, Question, Rules};

/// The longest row whose parts are all looked at.
const LONGEST: usize = 5000;

pub struct EitherEnd {
    /// What a player gains by a move, from the number that it takes and from the sum of those that remain.
    pub gain: fn(i64, i64) -> i64,
    /// The answer, from the row and from the first player's lead.
    pub answer: fn(&[i32], i64) -> String,
}

/// The part that is left.
type Part = (usize, usize);

impl Rules for EitherEnd {
    type Position = Part;

    fn start(&self, question: &Question) -> Part {
        (0, question.first_row().len())
    }

    fn moves(&self, question: &Question, (start, end): Part) -> impl Iterator<Item = Move<Part>> {
        let row = question.first_row();
        let left = (start, start + 1..end);
        let right = (end.max(1) - 1, start..end.max(1) - 1);
        let moves = [left, right].into_iter().take(end - start);
        moves.map(move |(place, rest)| {
            let gain = (self.gain)(row[place].into(), sum(&row[rest.clone()]));
            let shown = place - start;
            Move::new(gain, shown..shown + 1, (rest.start, rest.end))
        })
    }

    fn answer(&self, question: &Question, lead: i64) -> String {
        (self.answer)(question.first_row(), lead)
    }

    /// By the recurrence over all parts of the row: <https://leetcode.com/problems/predict-the-winner/editorial/>
    fn lead(&self, question: &Question) -> Option<i64> {
        let row = question.first_row().iter().copied();
        let row = row.map(i64::from).collect_vec();
        if row.len() > LONGEST {
            return None;
        }
        // For each end, the lead on the part of the row from `start` to there.
        let mut leads = vec![0; row.len()];
        for start in (0..row.len()).rev() {
            let mut inside = 0; // the sum from behind `start` to before `end`
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

    fn show(&self, question: &Question, &(start, end): &Part) -> Columns {
        let left = &question.first_row()[start..end];
        vec![("", Cell::cards(left.iter().copied()))]
    }

    fn name(&self, _: &Part, _: &Columns, one: &Move<Part>) -> String {
        let is_left = one.takes.start == 0;
        let name = if is_left { "left" } else { "right" };
        name.to_owned()
    }
}

/// Rows in which each pass that starts from the left, or for the second row from the right, folds only one peak.
pub fn one_peak_a_pass(length: i32) -> [Vec<i32>; 2] {
    let row = (2..length).chain([1, 1]).collect_vec();
    let mirrored = row.iter().rev().copied().collect();
    [row, mirrored]
}

/// What [`Cases::add_shapes`] adds, for a judge that asks one question a run: the small rows together, and a longer one
/// of every shape alone. Few are of the largest length, since a table of all pairs takes seconds for each in Python.
pub fn add_long_shapes(cases: &mut Cases) {
    let Bounds { lengths, values } = cases.problem.arguments[0].judge.clone();
    let (longest, high) = (*lengths.end(), *values.end());
    for (name, row) in cases.shapes(longest.min(500)) {
        cases.add_rows(name, [row]);
    }
    cases.add_rows("edge-single", [vec![high]]);
    cases.add_rows("max-largest-values", [vec![high; longest]]);
    // Without a peak, the fold has all numbers on its stack.
    let [.., (_, rising), (_, falling)] = cases.shapes(longest);
    cases.add_rows("max-rising", [rising]);
    cases.add_rows("max-falling", [falling]);
    let small = SMALL.map(|length| cases.shapes(length).map(|(_, row)| row));
    let by_shape = (0..5).flat_map(|shape| small.iter().map(move |rows| rows[shape].clone()));
    cases.add_rows("shapes", by_shape);
    cases.add_random("max-random", 1, longest..=longest, values);
}
