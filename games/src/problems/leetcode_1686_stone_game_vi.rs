//! Take any stone that is left. The players value the stones differently.

use std::cmp::Reverse;

use itertools::Itertools;

use super::{moves_taking_one, truncate_to_same_length};
use crate::Shape::Row;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game VI", "石子游戏 VI"],
    Site::leetcode("stoneGameVI", AnswerType::Integer),
    &[
        Argument::new("aliceValues", Row(1..=100_000, 1..=100)),
        Argument::new("bobValues", Row(1..=100_000, 1..=100)),
    ],
    &StoneGameVI,
    &[],
)
.needing("rows of equal length", truncate_to_same_length);

struct StoneGameVI;

/// The stones that are left: the values of each to Alice and to Bob.
type Stones = Vec<(i64, i64)>;

impl Rules for StoneGameVI {
    type Position = Stones;

    fn start(&self, input: &Input) -> Stones {
        let [alice, bob] = [0, 1].map(|index| input.row(index).iter().copied());
        alice.map_into().zip_eq(bob.map_into()).collect()
    }

    fn moves(&self, input: &Input, stones: Stones) -> impl Iterator<Item = Move<Stones>> {
        let player = (input.row(0).len() - stones.len()) % 2;
        moves_taking_one(stones, move |(alice, bob)| [*alice, *bob][player])
    }

    /// Returns 1 if Alice scores more, -1 if Bob does, 0 if the scores are equal.
    fn answer_from_lead(&self, _: &Input, lead: i64) -> String {
        lead.signum().to_string()
    }

    /// Takes the stones by the sum of their two values, largest first:
    /// <https://leetcode.com/problems/stone-game-vi/editorial/>
    fn lead(&self, input: &Input) -> Option<i64> {
        let mut stones = self.start(input);
        stones.sort_by_key(|(alice, bob)| Reverse(alice + bob));
        let taken = stones.chunks(2).map(|pair| match *pair {
            [(alice, _), (_, bob)] => alice - bob,
            _ => pair[0].0,
        });
        Some(taken.sum())
    }

    /// Counts a stone as four numbers, because it has two values of 64 bits.
    fn size(&self, stones: &Stones) -> usize {
        4 * stones.len()
    }

    fn show(&self, _: &Input, stones: &Stones) -> Columns {
        let (alice, bob): (Vec<i64>, Vec<i64>) = stones.iter().copied().unzip();
        vec![("aliceValues", Cell::cards(alice)), ("bobValues", Cell::cards(bob))]
    }
}
