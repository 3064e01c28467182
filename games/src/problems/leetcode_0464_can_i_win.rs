//! Choose an unused number from 1 to the maximum; the player who brings the sum to the desired total, or above, wins.

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf};

use crate::Shape::Number;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Can I Win", "我能赢吗"),
    aliases: &[],
    family: Family::Subsets,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move chooses a number from 1 to the maximum that nobody has used, and adds it to the sum. Whoever brings the sum to the desired total or above wins. If even all numbers together do not reach it, the first player loses.",
        "轮流从 1 到最大数中选一个没用过的数，加到总和上。谁让总和达到或超过目标，谁就赢。所有数加起来也不到目标时，先手输。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.py"),
        (words("table of all sets", "所有集合的表"), "table_of_all_sets.rs"),
    ],
    technique: words(
        "bitmask DP, starting from the empty set, 64 sets at a time",
        "状态压缩 DP，从空集递推，每次算 64 个集合",
    ),
    time: word("O(2ⁿ n) → O(2ⁿ (1 + n / 64))"),
    largest_input: words("20 numbers", "20 个数"),
    link: "https://leetcode.com/problems/can-i-win/",
    related: &[],
    page: "in-one-picture",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("canIWin", AnswerType::Boolean),
    // Local constraints: no more numbers, because the program has a table of all sets of numbers.
    &[
        Argument::new("maxChoosableInteger", Number(1..=20)).locally(Number(1..=20)),
        Argument::new("desiredTotal", Number(0..=300)).locally(Number(0..=2_147_483_647)),
    ],
    Games::One(|input| {
        let (largest, total) = (input.number(0), input.number(1));
        Box::new(CanIWin { largest, total })
    }),
    &[],
)
.played_by(words("first", "先手"), words("second", "后手"))
.explained_at("464-sets-of-numbers", "464数的集合");

struct CanIWin {
    /// The largest number that can be chosen, at most 20.
    largest: i64,
    total: i64,
}

impl CanIWin {
    /// Returns the sum of all numbers.
    fn sum(&self) -> i64 {
        self.largest * (self.largest + 1) / 2
    }
}

/// Returns the numbers of a set. Number 1 is the lowest bit.
fn numbers(set: u32) -> impl Iterator<Item = i64> {
    (1..=20).filter(move |number| set >> (number - 1) & 1 == 1)
}

impl Game for CanIWin {
    /// The set of the numbers that have not been used.
    type Position = u32;
    /// The number.
    type Action = i64;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> u32 {
        (1 << self.largest) - 1
    }

    /// Returns no moves once the total is reached, or if even all numbers together do not reach it, so that nobody
    /// wins.
    fn moves(&self, left: u32) -> impl Iterator<Item = MoveOf<Self>> {
        let used = self.sum() - numbers(left).sum::<i64>();
        let is_open = self.sum() >= self.total && used < self.total.max(1);
        let left = if is_open { left } else { 0 };
        numbers(left).map(move |number| Move::new(number, left & !(1 << (number - 1))))
    }

    fn final_lead(&self, _: &u32) -> i64 {
        -1
    }
}

impl Shown for CanIWin {
    fn columns(&self, left: &u32) -> Vec<Column> {
        let sum = self.sum() - numbers(*left).sum::<i64>();
        vec![
            column(words("numbers", "剩下的数"), Cell::cards(numbers(*left))),
            column(words("sum", "和"), Cell::Number(sum)),
        ]
    }

    fn places(&self, left: &u32, choice: &MoveOf<Self>) -> Places {
        let index = numbers(*left).take_while(|number| *number < choice.action).count();
        Places::Items(index..index + 1)
    }

    /// Decides all sets of used numbers, from the full set down to the empty one. A set is the bits of an integer.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        if self.sum() < self.total {
            return Some(-1);
        }
        let mut sums = vec![0];
        for number in 1..=self.largest {
            let with_number = sums.iter().map(|sum| sum + number);
            sums.extend(with_number.collect_vec());
        }
        let mut wins = vec![false; sums.len()];
        for used in (0..sums.len()).rev() {
            let sets = (1..=self.largest).map(|number| used | 1 << (number - 1));
            let mut next = sets.filter(|set| *set != used);
            wins[used] = sums[used] < self.total.max(1) && next.any(|set| !wins[set]);
        }
        Some(if wins[0] { 1 } else { -1 })
    }
}
