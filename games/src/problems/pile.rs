//! The rules that several problems share: each move makes a pile, or another number, smaller; a player with no move
//! loses.

use itertools::Itertools;

use crate::{Cell, Columns, Input, Leads, Move, Rules, shortened};

/// The largest pile for which the recurrence is computed.
const MAX_PILE: i32 = 100_000;

/// A game with one pile, the first number of an input.
pub struct Pile {
    /// The answers if the first player loses and wins.
    pub answers: [&'static str; 2],
    /// Returns the piles that the moves at a pile can leave.
    pub leaves: for<'a> fn(&'a Input, i32) -> Box<dyn Iterator<Item = i32> + 'a>,
}

impl Rules for Pile {
    type Position = i32;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "leave";

    fn start(&self, input: &Input) -> i32 {
        input.number(0)
    }

    fn moves(&self, input: &Input, pile: i32) -> impl Iterator<Item = Move<i32>> {
        (self.leaves)(input, pile).map(|next| Move::new(0, 0..0, next))
    }

    fn answer_from_lead(&self, _: &Input, lead: i64) -> String {
        self.answers[usize::from(lead > 0)].to_owned()
    }

    /// Computes the recurrence from the empty pile up.
    fn lead(&self, input: &Input) -> Option<i64> {
        let largest = self.start(input);
        if largest > MAX_PILE {
            return None;
        }
        let mut wins: Vec<bool> = Vec::new();
        for pile in 0..=largest {
            let is_lost = |left| usize::try_from(left).is_ok_and(|left: usize| !wins[left]);
            let wins_here = (self.leaves)(input, pile).any(is_lost);
            wins.push(wins_here);
        }
        Some(if wins.last() == Some(&true) { 1 } else { -1 })
    }

    fn show(&self, _: &Input, pile: &i32) -> Columns {
        vec![("", Cell::text(pile))]
    }

    fn name(&self, _: &i32, _: &Columns, choice: &Move<i32>) -> String {
        choice.next.to_string()
    }

    fn note(&self, leads: &Leads<i32>) -> Option<String> {
        let lost = leads.iter().filter(|(_, lead)| lead.points < 0);
        let piles = lost.map(|(pile, _)| pile).sorted().collect_vec();
        let shown = shortened(&piles, " ");
        Some(format!("losing positions: {shown}"))
    }
}
