//! Take a card from either end.

use super::either_end::{EitherEnd, add_cases};
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
    add_cases,
)
.played_by("first", "second");
