//! Alice cuts the row in two, Bob throws away the part with the larger sum, and Alice scores the sum of the rest.

use std::ops::Range;

use itertools::Itertools;

use super::sum;
use crate::Shape::Row;
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

/// The longest row for which the recurrence is computed.
const MAX_LENGTH: usize = 1000;

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game V", "石子游戏 V"],
    Site::leetcode("stoneGameV", AnswerType::Integer),
    // Local constraints: twice the sum of all values fits in 32 bits. Values are at least 1, because the program relies
    // on longer parts having larger sums.
    &[Argument::new("stoneValue", Row(1..=500, 1..=1_000_000))
        .locally(Row(0..=MAX_LENGTH, 1..=1_000_000))],
    &StoneGameV,
    &[
        random("max-random", 1, &[Row(500..=500, 1..=1_000_000)]),
        random("random-short", 400, &[Row(1..=10, 1..=3)]),
        random("random-many-ties", 100, &[Row(10..=30, 1..=2)]),
        random("random-medium", 300, &[Row(5..=15, 1..=50)]),
        random("random-long", 20, &[Row(1..=100, 1..=1_000_000)]),
    ],
);

struct StoneGameV;

/// A part of the row.
type Part = Range<usize>;

impl Rules for StoneGameV {
    /// The part that is left and, after Alice's cut, the part that she has scored and the part that Bob throws away.
    type Position = (Part, Option<[Part; 2]>);

    fn start(&self, input: &Input) -> Self::Position {
        (0..input.row(0).len(), None)
    }

    fn moves(
        &self,
        input: &Input,
        (left, parts): Self::Position,
    ) -> impl Iterator<Item = Move<Self::Position>> {
        let shown = |part: &Part| part.start - left.start..part.end - left.start;
        if let Some([scored, thrown]) = parts {
            return vec![Move::new(0, shown(&thrown), (scored, None))].into_iter();
        }
        let score = |part: &Part| sum(&input.row(0)[part.clone()]);
        let cuts = (left.start + 1..left.end).flat_map(|cut| {
            let [first, last] = [left.start..cut, cut..left.end];
            [[first.clone(), last.clone()], [last, first]]
        });
        // If the sums are equal, Alice chooses.
        let possible = cuts.filter(|[scored, thrown]| score(scored) <= score(thrown));
        let moves = possible.map(|parts| {
            let taken = shown(&parts[0]);
            Move::new(score(&parts[0]), taken, (left.clone(), Some(parts)))
        });
        moves.collect_vec().into_iter()
    }

    /// Computes the recurrence over all parts of the row: <https://leetcode.com/problems/stone-game-v/editorial/>
    fn lead(&self, input: &Input) -> Option<i64> {
        let row = input.row(0);
        let count = row.len();
        if count > MAX_LENGTH {
            return None;
        }
        let sums = (0..=count).map(|end| sum(&row[..end])).collect_vec();
        // scores[start][end]: Alice's score with that part of the row.
        let mut scores = vec![vec![0; count + 1]; count + 1];
        for start in (0..count).rev() {
            for end in start + 2..=count {
                let score = |cut: usize| {
                    let [first, last] = [sums[cut] - sums[start], sums[end] - sums[cut]];
                    let with_first = (first <= last).then(|| first + scores[start][cut]);
                    let with_last = (last <= first).then(|| last + scores[cut][end]);
                    with_first.max(with_last)
                };
                scores[start][end] = (start + 1..end).map(score).max().flatten().unwrap_or(0);
            }
        }
        Some(scores[0][count])
    }

    fn show(&self, input: &Input, (left, parts): &Self::Position) -> Columns {
        let label = ["scored", "thrown away"][usize::from(parts.is_some())];
        let stones = Cell::cards(input.row(0)[left.clone()].iter().copied());
        vec![("", stones), ("bracketed part", Cell::text(label))]
    }

    /// Returns the numbers of stones left and right of the cut; those in brackets are scored or thrown away.
    fn name(
        &self,
        (left, _): &Self::Position,
        _: &Columns,
        choice: &Move<Self::Position>,
    ) -> String {
        let part = choice.taken.len();
        let others = left.len() - part;
        if choice.taken.start == 0 {
            format!("[{part}] {others}")
        } else {
            format!("{others} [{part}]")
        }
    }
}
