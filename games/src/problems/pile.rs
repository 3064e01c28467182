//! The game that several problems share: each move makes a pile, or another number, smaller; a player with no move loses.

use solver::{Budget, Game, Move, MoveOf};

use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, Scoring, column};
use crate::words::{Name, Words, words};

/// The largest pile for which the recurrence is computed.
const MAX_PILE: i64 = 100_000;

/// A game with one pile.
pub struct Pile<Leaves> {
    /// The pile at the start.
    pub start: i64,
    /// The name of the pile in the statement.
    pub name: Words,
    /// The answers if the first player loses and wins.
    pub answers: [&'static str; 2],
    /// Returns the piles that the moves at a pile can leave.
    pub leaves: Leaves,
    /// The steps that this takes, besides one per move.
    pub weight: usize,
}

impl<Leaves, Piles> Game for Pile<Leaves>
where
    Leaves: Fn(i64) -> Piles,
    Piles: Iterator<Item = i64>,
{
    type Position = i64;
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> i64 {
        self.start
    }

    fn moves(&self, pile: i64) -> impl Iterator<Item = MoveOf<Self>> {
        (self.leaves)(pile).map(|next| Move::new((), next))
    }

    fn weight(&self, _: &i64) -> usize {
        self.weight
    }
}

impl<Leaves, Piles> Shown for Pile<Leaves>
where
    Leaves: Fn(i64) -> Piles,
    Piles: Iterator<Item = i64>,
{
    const SCORING: Scoring = Scoring::Win;
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, pile: &i64) -> Vec<Column> {
        vec![column(self.name, Cell::Pile(*pile))]
    }

    fn places(&self, _: &i64, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(0, Some(choice.next))])
    }

    fn name(&self, _: &[Column], _: &i64, choice: &MoveOf<Self>) -> Name {
        Name::Leave(choice.next)
    }

    fn axes(&self) -> Vec<Words> {
        vec![self.name]
    }

    fn coordinates(&self, pile: &i64) -> Option<Vec<i64>> {
        Some(vec![*pile])
    }

    fn word(&self, lead: i64) -> String {
        self.answers[usize::from(lead > 0)].to_owned()
    }

    /// Computes the recurrence from the empty pile up.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        if self.start > MAX_PILE {
            return None;
        }
        let mut wins: Vec<bool> = Vec::new();
        for pile in 0..=self.start {
            let is_lost = |left| usize::try_from(left).is_ok_and(|left: usize| !wins[left]);
            let wins_here = (self.leaves)(pile).any(is_lost);
            wins.push(wins_here);
        }
        Some(if wins.last() == Some(&true) { 1 } else { -1 })
    }
}
