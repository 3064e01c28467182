//! Take a card from either end.

use super::either_end::EitherEnd;
use super::sum;
use crate::Shape::Row;
use crate::cases::{near_ties, random};
use crate::{AnswerType, Argument, Function, Problem, Site};

pub const PROBLEM: Problem = Problem::new(
    &["纸牌博弈", "排成一条线", "牛客", "card game"],
    Site::Nowcoder(Function {
        class: "Cards",
        name: "cardGame",
        answer: AnswerType::Integer,
        with_length: Some((300, 1000)),
    }),
    &[Argument::new("arr", Row(1..=5000, 1..=100_000))],
    &EitherEnd {
        gain: |taken, _| taken,
        answer: |row, lead| i64::midpoint(sum(row), lead.abs()).to_string(),
    },
    &[
        random("max-random", 1, &[Row(5000..=5000, 1..=100_000)]),
        random("random-short", 1, &[Row(9..=9, 1..=5)]),
        random("random-long", 1, &[Row(999..=999, 1..=100_000)]),
        random("random-short", 100, &[Row(1..=9, 1..=3)]),
        random("random-long", 10, &[Row(1..=60, 1..=100_000)]),
        near_ties("random-shapes", 80, &[Row(1..=60, 1..=9)]),
    ],
)
.played_by("first", "second");
