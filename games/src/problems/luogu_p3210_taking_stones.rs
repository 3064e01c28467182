//! Take a whole pile beside an empty place of the row.

use std::iter::repeat_with;

use fastrand::Rng;
use itertools::Itertools;

use super::either_end::one_peak_a_pass;
use super::sum;
use crate::rules::lead_by_rules;
use crate::{Argument, Cell, Columns, Judge, Move, Problem, Question, Rules};

const LONGEST: usize = 1_000_000;
const HIGHEST: i32 = 100_000_000;

pub const PROBLEM: Problem = Problem::new(
    &["Taking Stones", "取石头游戏"],
    Judge::StandardLibrary,
    &[Argument::row("a", 1..=LONGEST, 0..=HIGHEST).at_home(0..=i32::MAX as usize, 0..=i32::MAX)],
    &TakingStones,
    |cases| {
        let random = &mut cases.random.clone();
        let apart = piles(random, 100_000, 9).into_iter();
        let rising = (1..=3000).map(|number| number * 30_000).collect_vec();
        let falling = rising.iter().rev().copied().collect_vec();
        let [from_left, from_right] = one_peak_a_pass(2000);
        // Before the first peak stand many piles, which are looked at in vain for each peak. Each pass folds one.
        let long_rising = 10..40_000;
        let long_falling = long_rising.clone().rev();
        let peak = long_rising.chain(long_falling.clone());
        let others = piles(random, LONGEST - 1 - 3 * long_falling.len(), 9);
        let peaks = long_falling.chain(peak).chain(others).collect_vec();
        for (name, parts) in [
            ("max-one-peak-at-a-time", &[&[][..], &peaks][..]),
            (
                "hack-32-bits-set-aside",
                &[&[&[5], &[1, HIGHEST].repeat(50)[..], &[1]].concat(), &[]],
            ),
            (
                "hack-32-bits-set-aside-at-the-right",
                &[&[], &[&[1], &[HIGHEST, 1].repeat(50)[..], &[5]].concat()],
            ),
            ("hack-empty-place-as-a-peak", &[&[4, 9, 1], &[1, 9, 5]]),
            ("edge-largest-piles", &[&[HIGHEST; 5000], &[]]),
            ("hack-one-peak-a-pass", &[&[], &from_left, &[]]),
            ("hack-one-peak-a-pass-back", &[&[], &from_right, &[]]),
            ("edge-highest-outside", &[&falling, &rising]),
            ("edge-highest-inside", &[&rising, &falling]),
            (
                "edge-valleys",
                &[
                    &[&falling[..], &rising].concat(),
                    &[&falling[..], &rising].concat(),
                ],
            ),
            (
                "random-two-sides",
                &[&piles(random, 2000, HIGHEST), &piles(random, 3001, HIGHEST)],
            ),
            (
                "random-either-end",
                &[&[], &piles(random, 3000, HIGHEST), &[]],
            ),
        ] {
            cases.add_rows(name, [parts.join(&0)]);
        }
        // Each pass folds a part of what stands behind the sorted piles. Drawn from random numbers of their own, so that
        // the cases below stay as they are.
        let mut half_sorted = piles(&mut random.clone(), 3000, 1_000_000);
        half_sorted[..1500].sort_unstable();
        let reversed = half_sorted.iter().rev().copied().collect_vec();
        // Nothing is folded or set aside: all is left to be sorted.
        let all_left = (1..=100_000).rev().collect_vec();
        for (name, parts) in [
            ("hack-hundreds-of-passes", [&[][..], &half_sorted]),
            ("hack-hundreds-of-passes-back", [&[], &reversed]),
            ("hack-slow-sort", [&[], &all_left]),
        ] {
            cases.add_rows(name, [parts.join(&0)]);
        }
        cases.add_rows(
            "hack-all-ends-each-move",
            [apart.flat_map(|pile| [pile, 0]).collect()],
        );
        for (name, count, longest, highest) in [
            ("random-short", 1, 12, 5),
            ("random-long", 1, 20, HIGHEST),
            ("random-short", 16, 12, 5),
            ("random-long", 12, 20, 9),
            ("random-large", 8, 20, HIGHEST),
        ] {
            let row = || {
                let count = random.usize(longest / 2..=longest);
                let mut row = piles(random, count, highest);
                for _ in 0..=random.usize(0..=longest / 4) {
                    let place = random.usize(0..count);
                    row[place] = 0;
                }
                row
            };
            cases.add_rows(name, repeat_with(row).take(count).collect_vec());
        }
    },
)
.played_by("first", "second")
.promising(keep);

fn piles(random: &mut Rng, count: usize, highest: i32) -> Vec<i32> {
    repeat_with(|| random.i32(1..=highest))
        .take(count)
        .collect()
}

/// Without an empty place no pile can be taken.
fn is_kept(question: &Question) -> bool {
    question.first_row().contains(&0)
}

fn keep(question: &mut Question) {
    if let Some(smallest) = question.rows[0].iter_mut().min() {
        *smallest = 0;
    }
}

/// The longest row for which all orders of the piles are tried.
const LONGEST_BY_RULES: usize = 24;

struct TakingStones;

impl Rules for TakingStones {
    /// The row, with 0 for each pile that was taken.
    type Position = Vec<i32>;

    fn start(&self, question: &Question) -> Vec<i32> {
        question.first_row().to_vec()
    }

    fn moves(&self, _: &Question, row: Vec<i32>) -> impl Iterator<Item = Move<Vec<i32>>> {
        let is_free = |row: &[i32], place: usize| {
            let neighbours = &row[place.saturating_sub(1)..row.len().min(place + 2)];
            row[place] > 0 && neighbours.contains(&0)
        };
        let places = (0..row.len()).filter(|place| is_free(&row, *place));
        places.collect_vec().into_iter().map(move |place| {
            let mut next = row.clone();
            next[place] = 0;
            Move::new(row[place].into(), place..place + 1, next)
        })
    }

    /// Both scores: all piles are taken in the end, if any can be.
    fn answer(&self, question: &Question, lead: i64) -> String {
        let all = sum(question.first_row());
        let taken = if is_kept(question) { all } else { 0 };
        let first = i64::midpoint(taken, lead);
        format!("{first} {}", taken - first)
    }

    /// Where each pile has an empty place beside it, the largest is best. Where all piles are taken in at most two orders,
    /// by the recurrence over how many are taken in each.
    fn lead(&self, question: &Question) -> Option<i64> {
        let row = question.first_row();
        let parts = row.split(|pile| *pile == 0).collect_vec();
        let reversed = |part: &[i32]| part.iter().rev().copied().collect_vec();
        let [one, other] = match parts[..] {
            [_] => return Some(0),
            [left, right] => [reversed(left), right.to_vec()],
            [[], part, []] => [part.to_vec(), reversed(part)],
            _ if parts.iter().all(|part| part.len() <= 1) => {
                let piles = row.iter().copied().map(i64::from);
                let descending = piles.sorted_unstable().rev();
                let signed = descending.zip([1, -1].into_iter().cycle());
                return Some(signed.map(|(pile, sign)| sign * pile).sum());
            }
            _ if row.len() <= LONGEST_BY_RULES => return lead_by_rules(self, question),
            _ => return None,
        };
        if one.len() * other.len() > 50_000_000 {
            return None;
        }
        let count = row.iter().filter(|pile| **pile > 0).count();
        // For each number of piles that are taken in the other order, the lead of the player to move.
        let mut leads = vec![0; other.len() + 1];
        for taken in (0..=one.len()).rev() {
            for others in (0..=other.len().min(count - taken)).rev() {
                let next = one.get(taken).map(|pile| i64::from(*pile) - leads[others]);
                let next_other = other.get(others);
                let next_other = next_other.map(|pile| i64::from(*pile) - leads[others + 1]);
                let best = next.max(next_other).filter(|_| taken + others < count);
                leads[others] = best.unwrap_or(0);
            }
        }
        Some(leads[0])
    }

    fn show(&self, _: &Question, row: &Vec<i32>) -> Columns {
        vec![("", Cell::cards(row.iter().copied()))]
    }
}
