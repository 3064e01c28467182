//! Use a number from 1 to the largest, each once; who brings the sum to the total wins.

use std::ops::RangeInclusive;

use itertools::Itertools;

use super::takes_one;
use crate::{AnswerType, Argument, Cell, Columns, Judge, Move, Problem, Question, Rules};

pub const PROBLEM: Problem = Problem::new(
    &["Can I Win", "我能赢吗"],
    Judge::leetcode("canIWin", AnswerType::Boolean),
    // At home too the program has a table of all sets of the numbers.
    &[
        Argument::number("maxChoosableInteger", 1..=20).at_home(1..=1, 1..=20),
        Argument::number("desiredTotal", 0..=300).at_home(1..=1, 0..=i32::MAX),
    ],
    &CanIWin,
    |cases| {
        let question = |(largest, total)| Question {
            numbers: vec![largest, total],
            rows: vec![],
        };
        let sum = |largest| (1..=largest).sum::<i32>();
        // In a mixed order, for a memory that is kept from call to call.
        let mut small = (1..=9).cartesian_product(0..=46).collect_vec();
        cases.random.shuffle(&mut small);
        cases.add("edge-small", small.into_iter().map(question));
        for largest in 10..=12 {
            let all = (1..=sum(largest) + 1).map(|total| question((largest, total)));
            cases.add(&format!("edge-every-total-of-{largest}"), all);
        }
        let all = (1..=12).flat_map(|largest| [0, 1].map(|more| (largest, sum(largest) + more)));
        cases.add("edge-all-together", all.map(question));
        // Where nobody has to search: totals that one number reaches, and those that all together do not.
        let reached = (14..=20).flat_map(|largest| {
            let more = sum(largest) + 1;
            let totals = [
                0,
                1,
                largest - 1,
                largest,
                more,
                more + 1,
                255,
                256,
                257,
                300,
            ];
            totals.map(|total| (largest, total))
        });
        let reached = reached.filter(|&(n, total)| total <= n || total > sum(n));
        cases.add("max-largest-number", reached.map(question));
        cases.add(
            "max-smallest-number",
            [0, 1, 2, 300].map(|total| question((1, total))),
        );
        let large = (83..=91).map(|total| (13, total)).chain([(15, 119)]);
        cases.add("edge-almost-all-together", large.map(question));
        // A recursion takes a second for each in Python, and for those halfway several.
        for total in [80, 84, 125, 194] {
            cases.add(&format!("max-total-{total}"), [question((20, total))]);
        }
        cases.add("max-total-78-of-19", [question((19, 78))]);
        let halfway = [(16, 68), (16, 85), (17, 112), (18, 57)];
        cases.add("edge-halfway", halfway.map(question));
        // As text without gaps 1, 11 and 111 are the same as 11 and 1, 111 and so on.
        let joined = (85..=94).map(|total| (14, total));
        let joined = joined.chain([(15, 87), (15, 88), (15, 89)]);
        cases.add("hack-numbers-as-text-without-gaps", joined.map(question));
        // A memory that is kept from call to call, as long as the total is the same.
        let same = (4..=60).flat_map(|total| (3..=10).map(move |largest| (largest, total)));
        let rising = same.filter(|&(n, total)| n < total && total <= sum(n));
        let falling = rising.clone().collect_vec().into_iter().rev();
        cases.add("hack-same-total-of-more-numbers", rising.map(question));
        cases.add("hack-same-total-of-fewer-numbers", falling.map(question));
    },
)
.played_by("first", "second");

struct CanIWin;

/// The numbers, and the total.
fn asked(question: &Question) -> (RangeInclusive<i32>, i32) {
    let (largest, total) = question.values().collect_tuple().unwrap_or_default();
    (1..=largest, total)
}

impl Rules for CanIWin {
    /// The numbers that are not used.
    type Position = Vec<i32>;
    const HAS_POINTS: bool = false;

    fn start(&self, question: &Question) -> Vec<i32> {
        asked(question).0.collect()
    }

    /// None after the total is reached, and none if all numbers together do not reach it: then nobody wins.
    fn moves(&self, question: &Question, left: Vec<i32>) -> impl Iterator<Item = Move<Vec<i32>>> {
        let (numbers, total) = asked(question);
        let all = numbers.sum::<i32>();
        let is_open = all >= total && all - left.iter().sum::<i32>() < total.max(1);
        takes_one(if is_open { left } else { vec![] }, |_| 0)
    }

    /// From the set of all numbers down to the empty one: each set that is used is the bits of an integer.
    fn lead(&self, question: &Question) -> Option<i64> {
        let (numbers, total) = asked(question);
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
            let with_number = numbers.clone().map(|number| used | 1 << (number - 1));
            let mut next = with_number.filter(|next| *next != used);
            wins[used] = sums[used] < total.max(1) && next.any(|next| !wins[next]);
        }
        Some(if wins[0] { 1 } else { -1 })
    }

    fn show(&self, question: &Question, left: &Vec<i32>) -> Columns {
        let sum = asked(question).0.sum::<i32>() - left.iter().sum::<i32>();
        let numbers = Cell::cards(left.iter().copied());
        vec![("numbers", numbers), ("sum", Cell::text(sum))]
    }
}
