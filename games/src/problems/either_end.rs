//! Take a number from either end of a row: the game that several problems share.

use solver::{Budget, Game, Move, MoveOf};

use super::shared::{in_64_bits, sums};
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{End, Name, Words, words};

/// The longest row for which the recurrence is computed.
const MAX_LENGTH: usize = 5000;

pub struct EitherEnd {
    name: Words,
    row: Vec<i64>,
    /// The sums of the first 0, 1, 2, … numbers.
    sums: Vec<i64>,
    /// Returns the gain of a move, from the number that it takes and the sum of the remaining numbers.
    gain: fn(i64, i64) -> i64,
    /// Returns the answer, from the row and the first player's lead.
    word: fn(&[i64], i64) -> String,
}

/// The start and the end of the part that is left.
type Part = (usize, usize);

impl EitherEnd {
    /// Creates the game on a row, which the statement calls `name`. `gain` takes the number that a move takes and the sum of
    /// the remaining ones; `word` takes the row and the first player's lead.
    pub fn new(
        name: Words,
        row: &[i32],
        gain: fn(i64, i64) -> i64,
        word: fn(&[i64], i64) -> String,
    ) -> Self {
        Self { name, row: in_64_bits(row), sums: sums(row), gain, word }
    }

    fn sum(&self, (start, end): Part) -> i64 {
        self.sums[end] - self.sums[start]
    }
}

impl Game for EitherEnd {
    type Position = Part;
    type Action = End;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Part {
        (0, self.row.len())
    }

    fn moves(&self, (start, end): Part) -> impl Iterator<Item = MoveOf<Self>> {
        let left = (start < end).then(|| (End::Left, start, (start + 1, end)));
        let right = (start + 1 < end).then(|| (End::Right, end - 1, (start, end - 1)));
        left.into_iter().chain(right).map(|(from, index, rest)| {
            let gain = (self.gain)(self.row[index], self.sum(rest));
            Move::new(from, rest).gaining(gain)
        })
    }

    fn final_lead(&self, _: &Part) -> i64 {
        0
    }
}

impl Shown for EitherEnd {
    fn columns(&self, &(start, end): &Part) -> Vec<Column> {
        vec![column(self.name, Cell::cards(self.row[start..end].iter().copied()))]
    }

    fn places(&self, (start, end): &Part, choice: &MoveOf<Self>) -> Places {
        let index = match choice.action {
            End::Left => 0,
            End::Right => end - start - 1,
        };
        Places::Items(index..index + 1)
    }

    fn name(&self, _: &[Column], _: &Part, choice: &MoveOf<Self>) -> Name {
        Name::End(choice.action)
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("left end", "左端"), words("right end", "右端")]
    }

    /// Returns the indices of the two ends.
    fn coordinates(&self, &(start, end): &Part) -> Option<Vec<i64>> {
        let last = end.checked_sub(1).filter(|last| start <= *last)?;
        Some(vec![start.try_into().ok()?, last.try_into().ok()?])
    }

    fn tie(&self) -> Words {
        if self.word(0) == "true" {
            words("It is a tie, which the first player wins", "平局，算先手胜")
        } else {
            words("It is a tie", "平局")
        }
    }

    fn word(&self, lead: i64) -> String {
        (self.word)(&self.row, lead)
    }

    /// Computes the recurrence over all parts of the row: <https://leetcode.com/problems/predict-the-winner/editorial/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let row = &self.row;
        if row.len() > MAX_LENGTH {
            return None;
        }
        // leads[end]: the lead on the part of the row from `start` to `end`.
        let mut leads = vec![0; row.len()];
        for start in (0..row.len()).rev() {
            leads[start] = (self.gain)(row[start], 0);
            for end in start + 1..row.len() {
                let left = (self.gain)(row[start], self.sum((start + 1, end + 1))) - leads[end];
                let right = (self.gain)(row[end], self.sum((start, end))) - leads[end - 1];
                leads[end] = left.max(right);
            }
        }
        Some(leads.last().copied().unwrap_or(0))
    }
}
