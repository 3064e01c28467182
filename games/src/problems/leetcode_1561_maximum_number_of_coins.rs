//! Choose three piles and take the second largest of them; then Alice and Bob take the other two.

use itertools::Itertools;

use crate::Shape::Row;
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site, Value};

pub const PROBLEM: Problem = Problem::new(
    &["Maximum Number of Coins You Can Get", "你可以获得的最大硬币数目"],
    Site::leetcode("maxCoins", AnswerType::Integer),
    // Local constraints: your coins still fit in 32 bits.
    &[Argument::new("piles", Row(3..=99_999, 1..=10_000)).locally(Row(0..=600_000, 0..=10_000))],
    &Coins,
    &[random("random-short", 300, &[Row(3..=14, 1..=9)])],
)
.played_by("you", "Alice and Bob")
.needing("a number of piles divisible by 3", repair);

fn repair(input: &mut Input) {
    if let [Value::Row(piles)] = &mut input.values[..] {
        piles.truncate(piles.len() / 3 * 3);
    }
}

struct Coins;

/// The piles that are left, in ascending order, and whether it is your turn.
type Piles = (Vec<i32>, bool);

impl Rules for Coins {
    type Position = Piles;

    fn start(&self, input: &Input) -> Piles {
        (input.row(0).iter().copied().sorted().collect(), true)
    }

    fn moves(&self, _: &Input, (left, is_your_turn): Piles) -> impl Iterator<Item = Move<Piles>> {
        let theirs = (!is_your_turn).then(|| Move::new(0, 0..0, (left.clone(), true)));
        let count = if is_your_turn { left.len() } else { 0 };
        let choices = (0..count).tuple_combinations();
        let moves = choices.map(move |(bobs, yours, alices)| {
            let mut next = left.clone();
            let [_, gain, _] = [alices, yours, bobs].map(|pile| next.remove(pile));
            Move::new(gain.into(), 0..0, (next, false))
        });
        let distinct = moves.unique_by(|choice| choice.next.0.clone());
        theirs.into_iter().chain(distinct)
    }

    /// Takes every other pile after the smallest third:
    /// <https://leetcode.com/problems/maximum-number-of-coins-you-can-get/editorial/>
    fn lead(&self, input: &Input) -> Option<i64> {
        let (piles, _) = self.start(input);
        let yours = piles[piles.len() / 3..].iter().step_by(2);
        Some(yours.map(|pile| i64::from(*pile)).sum())
    }

    /// Approximates the number of moves, because each move copies the piles.
    fn size(&self, (left, _): &Piles) -> usize {
        left.len().pow(3)
    }

    fn show(&self, _: &Input, (left, _): &Piles) -> Columns {
        vec![("", Cell::cards(left.iter().copied()))]
    }

    /// Returns the three piles that you choose.
    fn name(&self, (left, is_your_turn): &Piles, _: &Columns, choice: &Move<Piles>) -> String {
        if !is_your_turn {
            return "the other two".to_owned();
        }
        let mut next = choice.next.0.iter().peekable();
        let is_chosen = |pile: &&i32| next.next_if_eq(pile).is_none();
        left.iter().filter(is_chosen).join(" ")
    }
}
