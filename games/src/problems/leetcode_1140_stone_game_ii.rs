//! Take the first X of the piles that are left, for any X from 1 to 2M. M starts at 1 and is the largest X so far.

use super::sum;
use crate::Shape::Row;
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game II", "石子游戏 II"],
    Site::leetcode("stoneGameII", AnswerType::Integer),
    // Local constraints: the sum of all piles fits in 32 bits, and the program still answers quickly.
    &[Argument::new("piles", Row(1..=100, 1..=10_000)).locally(Row(0..=5000, 0..=400_000))],
    &StoneGameII,
    &[
        random("max-random", 1, &[Row(100..=100, 1..=10_000)]),
        random("random-short", 300, &[Row(1..=10, 1..=5)]),
        random("random-long", 10, &[Row(1..=100, 1..=10_000)]),
        random("random-many-zeros", 200, &[Row(1..=12, 0..=1)]),
    ],
);

struct StoneGameII;

/// The index of the first pile that is left, and M.
type State = (usize, usize);

impl Rules for StoneGameII {
    type Position = State;

    fn start(&self, _: &Input) -> State {
        (0, 1)
    }

    fn moves(&self, input: &Input, (start, m): State) -> impl Iterator<Item = Move<State>> {
        let row = input.row(0);
        let ends = start + 1..=row.len().min(start + 2 * m);
        let mut gain = 0;
        ends.map(move |end| {
            gain += i64::from(row[end - 1]);
            let next = (end, m.max(end - start));
            Move::new(gain, 0..end - start, next)
        })
    }

    /// Returns the number of stones that the first player takes.
    fn answer_from_lead(&self, input: &Input, lead: i64) -> String {
        i64::midpoint(sum(input.row(0)), lead).to_string()
    }

    fn show(&self, input: &Input, &(start, m): &State) -> Columns {
        let piles = input.row(0)[start..].iter().copied();
        vec![("M", Cell::text(m)), ("", Cell::cards(piles))]
    }
}
