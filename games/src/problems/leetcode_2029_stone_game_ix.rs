//! Take any stone. A player who makes the sum of all taken stones divisible by 3 loses; if no stone is left, Bob wins.

use itertools::Itertools;

use crate::Shape::Row;
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game IX", "石子游戏 IX"],
    Site::leetcode("stoneGameIX", AnswerType::Boolean),
    &[Argument::new("stones", Row(1..=100_000, 1..=10_000))],
    &StoneGameIX,
    &[
        random("random-short", 400, &[Row(1..=9, 1..=6)]),
        random("random-long", 40, &[Row(1..=60, 1..=10_000)]),
    ],
);

struct StoneGameIX;

/// The sum of the stones that have been taken, and the stones that are left.
type State = (i64, Vec<i32>);

impl Rules for StoneGameIX {
    type Position = State;
    const HAS_POINTS: bool = false;

    fn start(&self, input: &Input) -> State {
        (0, input.row(0).to_vec())
    }

    /// Returns a move for the first stone of each residue modulo 3; the other stones of a residue are equivalent.
    fn moves(&self, input: &Input, (sum, left): State) -> impl Iterator<Item = Move<State>> {
        let is_open = !last_move_lost(input, sum, &left);
        let indices = (0..left.len()).filter(move |_| is_open);
        let distinct = indices.unique_by(|index| left[*index] % 3).collect_vec();
        distinct.into_iter().map(move |index| {
            let mut rest = left.clone();
            let taken = rest.remove(index);
            Move::new(0, index..index + 1, (sum + i64::from(taken), rest))
        })
    }

    /// Returns a win for the player to move if the last move lost, or if no stone is left and it is Bob's turn.
    fn final_value(&self, input: &Input, (sum, left): &State) -> i64 {
        let is_bobs_turn = input.row(0).len() % 2 == 1;
        let is_won = last_move_lost(input, *sum, left) || is_bobs_turn;
        if is_won { 1 } else { -1 }
    }

    /// After the first stone, each stone must have the residue of the sum, or residue 0; any other stone loses. Stones
    /// of residue 0 fit anywhere, so the first stone decides how many moves there are before one loses.
    fn lead(&self, input: &Input) -> Option<i64> {
        let row = input.row(0);
        let [ones, twos] = [1, 2].map(|remainder| {
            let stones = row.iter().map(|stone| stone.rem_euclid(3));
            stones.filter(|stone| *stone == remainder).count()
        });
        let wins = |first: usize, other: usize| {
            // The numbers of stones with the residue of the sum, and with the other nonzero residue.
            let mut left = (first - 1, other);
            while left.0 > 0 {
                left = (left.1, left.0 - 1);
            }
            left.1 > 0 && (row.len() - left.1) % 2 == 1
        };
        let is_won = ones > 0 && wins(ones, twos) || twos > 0 && wins(twos, ones);
        Some(if is_won { 1 } else { -1 })
    }

    fn size(&self, (_, left): &State) -> usize {
        left.len()
    }

    fn show(&self, _: &Input, (sum, left): &State) -> Columns {
        let stones = Cell::cards(left.iter().copied());
        vec![("", stones), ("sum", Cell::text(sum))]
    }
}

fn last_move_lost(input: &Input, sum: i64, left: &[i32]) -> bool {
    left.len() < input.row(0).len() && sum % 3 == 0
}
