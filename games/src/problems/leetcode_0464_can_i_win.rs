//! Choose an unused number from 1 to the maximum; the player who brings the sum to the desired total, or above, wins.

use std::ops::RangeInclusive;

use itertools::Itertools;

use super::moves_taking_one;
use crate::Shape::Number;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Can I Win", "我能赢吗"],
    Site::leetcode("canIWin", AnswerType::Boolean),
    // Local constraints: no more numbers, because the program has a table of all sets of numbers.
    &[
        Argument::new("maxChoosableInteger", Number(1..=20)).locally(Number(1..=20)),
        Argument::new("desiredTotal", Number(0..=300)).locally(Number(0..=i32::MAX)),
    ],
    &CanIWin,
    &[],
)
.played_by("first", "second");

struct CanIWin;

fn numbers_and_total(input: &Input) -> (RangeInclusive<i32>, i32) {
    (1..=input.number(0), input.number(1))
}

impl Rules for CanIWin {
    /// The numbers that have not been used.
    type Position = Vec<i32>;
    const HAS_POINTS: bool = false;

    fn start(&self, input: &Input) -> Vec<i32> {
        numbers_and_total(input).0.collect()
    }

    /// Returns no moves once the total is reached, or if even all numbers together do not reach it, so that nobody
    /// wins.
    fn moves(&self, input: &Input, left: Vec<i32>) -> impl Iterator<Item = Move<Vec<i32>>> {
        let (numbers, total) = numbers_and_total(input);
        let all = numbers.sum::<i32>();
        let is_open = all >= total && all - left.iter().sum::<i32>() < total.max(1);
        moves_taking_one(if is_open { left } else { vec![] }, |_| 0)
    }

    /// Decides all sets of used numbers, from the full set down to the empty one. A set is the bits of an integer.
    fn lead(&self, input: &Input) -> Option<i64> {
        let (numbers, total) = numbers_and_total(input);
        if numbers.clone().sum::<i32>() < total {
            return Some(-1);
        }
        let mut sums = vec![0];
        for number in numbers.clone() {
            let with_number = sums.iter().map(|sum| sum + number);
            sums.extend(with_number.collect_vec());
        }
        let mut wins = vec![false; sums.len()];
        for used in (0..sums.len()).rev() {
            let sets = numbers.clone().map(|number| used | 1 << (number - 1));
            let mut next = sets.filter(|set| *set != used);
            wins[used] = sums[used] < total.max(1) && next.any(|set| !wins[set]);
        }
        Some(if wins[0] { 1 } else { -1 })
    }

    fn show(&self, input: &Input, left: &Vec<i32>) -> Columns {
        let sum = numbers_and_total(input).0.sum::<i32>() - left.iter().sum::<i32>();
        let numbers = Cell::cards(left.iter().copied());
        vec![("numbers", numbers), ("sum", Cell::text(sum))]
    }
}
