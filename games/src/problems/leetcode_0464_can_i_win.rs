//! Use a number from 1 to the largest, each once; who brings the sum to the total wins.

use std::ops::RangeInclusive;

use itertools::Itertools;

use crate::{AnswerType, Argument, Cell, Columns, Judge, Problem, Question, Rules, Value};

pub const PROBLEM: Problem = Problem {
    program: "leetcode_0464_can_i_win",
    titles: &["Can I Win", "我能赢吗"],
    judge: Judge::leetcode("canIWin", AnswerType::Boolean),
    // At home too the program has a table of all sets of the numbers.
    arguments: &[
        Argument::number("maxChoosableInteger", 1..=20).at_home(1..=1, 1..=20),
        Argument::number("desiredTotal", 0..=300).at_home(1..=1, 0..=i32::MAX),
    ],
    layout: "maxChoosableInteger desiredTotal",
    promise: None,
    players: ["first", "second"],
    game: &CanIWin,
    cases: |cases| {
        let question = |(largest, total)| Question([largest, total].map(Value::Number).to_vec());
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
        for total in [84, 95, 192, 210] {
            cases.add(&format!("max-total-{total}"), [question((20, total))]);
        }
    },
};

struct CanIWin;

/// The numbers, and the total.
fn asked(question: &Question) -> (RangeInclusive<i32>, i32) {
    let (largest, total) = question.values().collect_tuple().unwrap_or_default();
    (1..=largest, total)
}

/// The numbers in a set.
fn in_set(set: usize, numbers: RangeInclusive<i32>) -> impl Iterator<Item = i32> {
    numbers.filter(move |number| set >> (number - 1) & 1 == 1)
}

impl Rules for CanIWin {
    /// The numbers that are used, bits of an integer.
    type Position = usize;
    const HAS_POINTS: bool = false;
    const LARGEST: usize = 15;

    fn start(&self, _: &Question) -> usize {
        0
    }

    /// None after the total is reached, and none if all numbers together do not reach it: then nobody wins.
    fn moves(&self, question: &Question, &used: &usize) -> Vec<(i64, usize)> {
        let (numbers, total) = asked(question);
        let is_reached = used > 0 && in_set(used, numbers.clone()).sum::<i32>() >= total;
        if is_reached || numbers.clone().sum::<i32>() < total {
            return vec![];
        }
        let moves = in_set(!used, numbers).map(|number| (0, used | 1 << (number - 1)));
        moves.collect()
    }

    fn answer(&self, _: &Question, lead: i64) -> String {
        (lead > 0).to_string()
    }

    /// From the set of all numbers down to the empty one.
    fn lead_by_recurrence(&self, question: &Question) -> Option<i64> {
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
            let wins_by = |number: i32| !wins[used | 1 << (number - 1)];
            wins[used] = sums[used] < total.max(1) && in_set(!used, numbers.clone()).any(wins_by);
        }
        Some(if wins[0] { 1 } else { -1 })
    }

    fn show(&self, question: &Question, &used: &usize, next: Option<&usize>) -> Columns<'static> {
        let (numbers, _) = asked(question);
        let unused = in_set(!used, numbers.clone()).collect_vec();
        let taken = next.map(|next| {
            unused
                .iter()
                .position(|number| next >> (number - 1) & 1 == 1)
        });
        let taken = taken.flatten().map_or(0..0, |place| place..place + 1);
        let sum = in_set(used, numbers).map(i64::from).sum();
        vec![
            ("numbers", Cell::cards(unused, taken)),
            ("sum", Cell::Number(sum)),
        ]
    }

    fn name(&self, used: &usize, next: &usize) -> String {
        ((next - used).ilog2() + 1).to_string()
    }
}
