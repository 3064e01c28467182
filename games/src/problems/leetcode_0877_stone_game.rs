//! Take a pile from either end.

use std::collections::VecDeque;
use std::iter::repeat_with;

use fastrand::Rng;
use itertools::Itertools;

use super::either_end::{EitherEnd, one_peak_a_pass};
use super::sum;
use crate::{AnswerType, Argument, Bounds, Judge, Problem, Question};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game", "石子游戏"],
    Judge::leetcode("stoneGame", AnswerType::Boolean),
    &[Argument::row("piles", 2..=500, 1..=500)],
    &EitherEnd {
        gain: |taken, _| taken,
        answer: |_, lead| (lead > 0).to_string(),
    },
    |cases| {
        let equal_but_one =
            |value, other| [vec![value; 250], vec![other], vec![value; 249]].concat();
        cases.add_rows("max-largest-values", [equal_but_one(500, 499)]);
        cases.add_rows("max-smallest-values", [equal_but_one(1, 2)]);
        let longest = odd_total(&mut cases.random, 500, 500);
        cases.add_rows("max-random", [longest]);
        let lengths = (0..200).map(|number| 2 + 2 * (number % 6));
        let rows = lengths.map(|length| odd_total(&mut cases.random, length, 5));
        let rows = rows.collect_vec();
        cases.add_rows("random-short", rows);
        for (name, lengths, highest) in [
            ("hack-near-ties-of-small-values", [2, 12, 24].repeat(70), 4),
            ("hack-near-ties-of-large-values", [4, 8, 16].repeat(70), 500),
            ("hack-near-ties-of-500-piles", vec![500; 8], 500),
        ] {
            let random = &mut cases.random;
            let rows = lengths
                .iter()
                .map(|length| paired(random, *length, highest));
            let rows = rows.collect_vec();
            cases.add_rows(name, rows);
        }
        cases.add_near_ties("random-shapes", 100, 2..=30, 1..=500);
        // Parts of these have leads of up to 249 times 499.
        let alternating = |half| [[500, 1].repeat(half), vec![500, 2]].concat();
        let rows = [65, 67, 69, 99, 131, 133, 199, 249].map(alternating);
        cases.add_rows("hack-leads-of-16-bits", rows);
        cases.add_rows("hack-one-peak-a-pass", one_peak_a_pass(500));
        // In every order of sizes; all parts in front of the last pile are ties.
        let row = |half: usize| [vec![1; 2 * half - 1], vec![2]].concat();
        let rows = (1..=6).rev().chain(2..=6).map(row);
        cases.add_rows("hack-memory-stays-from-row-to-row", rows);
        // Where the limits do not hold, the first player can lose.
        let bounds = Bounds {
            lengths: 1..=9,
            values: 0..=4,
        };
        let rows = cases.random_questions(400, &bounds);
        cases.add("random", rows);
    },
)
.promising(keep);

/// An even number of piles, an odd number of stones.
fn keep(question: &mut Question) {
    let piles = &mut question.rows[0];
    piles.truncate(piles.len() / 2 * 2);
    if sum(piles) % 2 == 0
        && let Some(pile) = piles.first_mut()
    {
        *pile += if *pile > 1 { -1 } else { 1 };
    }
}

/// `length` numbers from 1 to `highest` whose sum is odd.
fn odd_total(random: &mut Rng, length: usize, highest: i32) -> Vec<i32> {
    let mut pile = || random.i32(1..=highest);
    let row = || repeat_with(&mut pile).take(length).collect_vec();
    let mut rows = repeat_with(row);
    rows.find(|row| sum(row) % 2 == 1).unwrap_or_default()
}

/// Whatever pile the first player takes, an equal one can be taken after it. But one pile has a stone more.
fn paired(random: &mut Rng, length: usize, highest: i32) -> Vec<i32> {
    let is_sharp = random.bool();
    let mut piles = VecDeque::new();
    while piles.len() < length {
        let pile = match random.i32(1..highest) {
            any if !is_sharp => any,
            any => [1, highest - 1][usize::from(2 * any > highest)],
        };
        let ends = [(true, true), (true, false), (false, false)];
        let (first, second) = ends[random.usize(..3)];
        for is_first in [first, second] {
            if is_first {
                piles.push_front(pile);
            } else {
                piles.push_back(pile);
            }
        }
    }
    piles[random.usize(..length)] += 1;
    piles.into()
}
