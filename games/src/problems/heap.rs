//! A heap, or another number, which each move makes smaller; who cannot move loses: the rules of several problems.

use itertools::Itertools;

use crate::{Cell, Columns, Input, Leads, Move, Rules, shortened};

/// The largest heap up to which all are looked at.
const LARGEST: i32 = 100_000;

/// The heap is the first number of an input.
pub struct Heap {
    /// The answers if the first player loses and wins.
    pub answers: [&'static str; 2],
    /// What the moves at a heap leave.
    pub leaves: fn(&Input, i32) -> Vec<i32>,
}

impl Rules for Heap {
    type Position = i32;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "leave";

    fn start(&self, input: &Input) -> i32 {
        input.number(0)
    }

    fn moves(&self, input: &Input, heap: i32) -> impl Iterator<Item = Move<i32>> {
        let leaves = (self.leaves)(input, heap).into_iter();
        leaves.map(|next| Move::new(0, 0..0, next))
    }

    fn answer(&self, _: &Input, lead: i64) -> String {
        self.answers[usize::from(lead > 0)].to_owned()
    }

    /// From the empty heap up to this one.
    fn lead(&self, input: &Input) -> Option<i64> {
        let largest = self.start(input);
        if largest > LARGEST {
            return None;
        }
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=largest {
            let is_lost = |left: &i32| usize::try_from(*left).is_ok_and(|left| !wins[left]);
            wins.push((self.leaves)(input, heap).iter().any(is_lost));
        }
        Some(if wins.last() == Some(&true) { 1 } else { -1 })
    }

    fn show(&self, _: &Input, heap: &i32) -> Columns {
        vec![("", Cell::text(heap))]
    }

    fn name(&self, _: &i32, _: &Columns, one: &Move<i32>) -> String {
        one.next.to_string()
    }

    fn summary(&self, leads: &Leads<i32>) -> Option<String> {
        let lost = leads.iter().filter(|(_, lead)| lead.points < 0);
        let heaps = lost.map(|(heap, _)| heap).sorted().collect_vec();
        let shown = shortened(&heaps, " ");
        Some(format!("lost for the player to move: {shown}"))
    }
}
