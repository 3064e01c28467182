//! Take a whole pile beside an empty place of the row.

use itertools::Itertools;

use super::sum;
use crate::Shape::Row;
use crate::rules::brute_force_lead;
use crate::input::shape::MAX_LENGTH;
use crate::{Argument, Cell, Columns, Input, Move, Problem, Rules, Site, Value};

pub const PROBLEM: Problem = Problem::new(
    &["Taking Stones", "取石头游戏"],
    Site::StandardLibrary,
    &[Argument::new("a", Row(1..=1_000_000, 0..=100_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    &TakingStones,
    &[],
)
.played_by("first", "second")
.guaranteeing("an empty place", repair);

fn repair(input: &mut Input) {
    if let [Value::Row(row)] = &mut input.values[..]
        && let Some(smallest) = row.iter_mut().min()
    {
        *smallest = 0;
    }
}

/// The longest row for which brute force tries all orders of taking the piles.
const MAX_SEARCHED: usize = 24;

struct TakingStones;

impl Rules for TakingStones {
    /// The row, with 0 for each pile that has been taken.
    type Position = Vec<i32>;

    fn start(&self, input: &Input) -> Vec<i32> {
        input.row(0).to_vec()
    }

    fn moves(&self, _: &Input, row: Vec<i32>) -> impl Iterator<Item = Move<Vec<i32>>> {
        let is_free = |row: &[i32], index: usize| {
            let neighbors = &row[index.saturating_sub(1)..row.len().min(index + 2)];
            row[index] > 0 && neighbors.contains(&0)
        };
        let indices = (0..row.len()).filter(|index| is_free(&row, *index));
        indices.collect_vec().into_iter().map(move |index| {
            let mut next = row.clone();
            next[index] = 0;
            Move::new(row[index].into(), index..index + 1, next)
        })
    }

    /// Returns both scores. With an empty place, all piles are taken in the end; without one, none can be taken.
    fn answer_from_lead(&self, input: &Input, lead: i64) -> String {
        let row = input.row(0);
        let taken = if row.contains(&0) { sum(row) } else { 0 };
        let first = i64::midpoint(taken, lead);
        format!("{first} {}", taken - first)
    }

    /// If each pile has an empty place beside it, takes the largest pile first. If the piles form at most two
    /// sequences, each taken in order, computes the recurrence over the numbers of piles taken from each.
    fn lead(&self, input: &Input) -> Option<i64> {
        let row = input.row(0).iter().copied().map(i64::from).collect_vec();
        let parts = row.split(|pile| *pile == 0).collect_vec();
        let reversed = |part: &[i64]| part.iter().rev().copied().collect_vec();
        let [one, other] = match parts[..] {
            [_] => return Some(0),
            [left, right] => [reversed(left), right.to_vec()],
            [[], part, []] => [part.to_vec(), reversed(part)],
            _ if parts.iter().all(|part| part.len() <= 1) => {
                let descending = row.iter().sorted_unstable().rev();
                let signed = descending.zip([1, -1].into_iter().cycle());
                return Some(signed.map(|(pile, sign)| sign * pile).sum());
            }
            _ if row.len() <= MAX_SEARCHED => return brute_force_lead(self, input),
            _ => return None,
        };
        if one.len() * other.len() > 50_000_000 {
            return None;
        }
        let count = row.iter().filter(|pile| **pile > 0).count();
        // leads[others]: the lead of the player to move when `others` piles of the other sequence are gone.
        let mut leads = vec![0; other.len() + 1];
        for taken in (0..=one.len()).rev() {
            for others in (0..=other.len().min(count - taken)).rev() {
                let next = one.get(taken).map(|pile| pile - leads[others]);
                let next_other = other.get(others).map(|pile| pile - leads[others + 1]);
                let best = next.max(next_other).filter(|_| taken + others < count);
                leads[others] = best.unwrap_or(0);
            }
        }
        Some(leads[0])
    }

    fn size(&self, row: &Vec<i32>) -> usize {
        row.len()
    }

    fn show(&self, _: &Input, row: &Vec<i32>) -> Columns {
        vec![("", Cell::cards(row.iter().copied()))]
    }

    /// Returns the pile, with its index if another pile is equal.
    fn name(&self, row: &Vec<i32>, _: &Columns, choice: &Move<Vec<i32>>) -> String {
        let index = choice.taken.start;
        let pile = row[index];
        match row.iter().filter(|other| **other == pile).count() {
            1 => pile.to_string(),
            _ => format!("{pile} at a[{index}]"),
        }
    }
}
