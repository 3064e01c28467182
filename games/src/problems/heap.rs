//! A heap, or another number, which each move makes smaller; who cannot move loses: the rules of several problems.

use crate::{Cell, Columns, Question, Rules};

/// What the heap, the first number of a question, is called; the answers if the first player loses and wins; and what
/// the moves at a heap leave. The largest heap that is played is `LARGEST`.
pub struct Heap<const LARGEST: usize>(
    pub &'static str,
    pub [&'static str; 2],
    pub fn(&Question, i32) -> Vec<i32>,
);

impl<const LARGEST: usize> Rules for Heap<LARGEST> {
    type Position = i32;
    const HAS_POINTS: bool = false;
    const LARGEST: usize = LARGEST;

    fn start(&self, question: &Question) -> i32 {
        question.values().next().unwrap_or(0)
    }

    fn moves(&self, question: &Question, heap: &i32) -> Vec<(i64, i32)> {
        let moves = self.2(question, *heap).into_iter();
        moves.map(|left| (0, left)).collect()
    }

    fn answer(&self, _: &Question, lead: i64) -> String {
        self.1[usize::from(lead > 0)].to_owned()
    }

    /// From the empty heap up to this one.
    fn lead_by_recurrence(&self, question: &Question) -> Option<i64> {
        if question.size() > LARGEST {
            return None;
        }
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=self.start(question) {
            let is_lost = |left: &i32| usize::try_from(*left).is_ok_and(|left| !wins[left]);
            wins.push(self.2(question, heap).iter().any(is_lost));
        }
        Some(if wins.last() == Some(&true) { 1 } else { -1 })
    }

    fn show(&self, _: &Question, heap: &i32, left: Option<&i32>) -> Columns<'static> {
        let number = |number: i32| Cell::Number(number.into());
        let taken = left.map_or(Cell::text(""), |left| number(heap - left));
        let left = left.map_or(Cell::text(""), |left| number(*left));
        vec![(self.0, number(*heap)), ("takes", taken), ("leaves", left)]
    }

    fn name(&self, _: &i32, left: &i32) -> String {
        left.to_string()
    }
}
