//! Take a card from either end.

use super::either_end::{EitherEnd, add_long_shapes, one_peak_a_pass};
use super::sum;
use crate::{AnswerType, Argument, Function, Judge, Problem};

pub const PROBLEM: Problem = Problem::new(
    &["纸牌博弈", "排成一条线", "牛客", "card game"],
    Judge::Nowcoder(Function {
        class: "Cards",
        name: "cardGame",
        answer: AnswerType::Integer,
        with_length: Some((300, 1000)),
    }),
    &[Argument::row("arr", 1..=5000, 1..=100_000)],
    &EitherEnd {
        gain: |taken, _| taken,
        answer: |row, lead| i64::midpoint(sum(row), lead.abs()).to_string(),
    },
    |cases| {
        add_long_shapes(cases);
        let lowest = [[1, 100_000].repeat(2499), vec![1]].concat();
        cases.add_rows("hack-best-starts-from-minus-249897499", [lowest]);
        let highest = [100_000, 1].repeat(2500);
        cases.add_rows("hack-least-up-to-249897499", [highest]);
        cases.add_rows("hack-one-peak-a-pass", one_peak_a_pass(5000));
        let rows = [
            [1, 12, 11, 2],
            [2, 11, 12, 1],
            [1, 20, 2, 10],
            [10, 2, 20, 1],
        ]
        .map(Vec::from);
        cases.add_rows("hack-row-as-text-without-gaps", rows);
        cases.add_random("random-short", 1, 9..=9, 1..=5);
        cases.add_random("random-long", 1, 999..=999, 1..=100_000);
        cases.add_random("random-short", 100, 1..=9, 1..=3);
        cases.add_random("random-long", 10, 1..=60, 1..=100_000);
        cases.add_near_ties("random-shapes", 80, 1..=60, 1..=9);
        cases.add_random("hack-rows-as-text-without-gaps", 60, 6..=10, 1..=22);
    },
)
.played_by("first", "second");
