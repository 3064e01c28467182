//! Take a number from either end.

use super::either_end::EitherEnd;
use crate::Shape::Row;
use crate::cases::{near_ties, random};
use crate::{AnswerType, Argument, Problem, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Predict the Winner", "预测赢家"],
    Site::leetcode("predictTheWinner", AnswerType::Boolean),
    &[Argument::new("nums", Row(1..=20, 0..=10_000_000))],
    &EitherEnd { gain: |taken, _| taken, answer: |_, lead| (lead >= 0).to_string() },
    &[
        random("max-random", 1, &[Row(20..=20, 0..=10_000_000)]),
        random("random-short", 400, &[Row(1..=9, 0..=4)]),
        near_ties("hack-near-ties", 100, &[Row(5..=14, 0..=6)]),
        near_ties("hack-near-ties-of-few-values", 80, &[Row(9..=14, 0..=10_000_000)]),
        near_ties("hack-near-ties-of-small-values", 16, &[Row(15..=19, 0..=6)]),
        near_ties("hack-near-ties-of-large-values", 16, &[Row(15..=19, 0..=10_000_000)]),
        // Only a few, because an accepted recursion without memoization takes 2^n steps for each.
        random("random-long", 12, &[Row(10..=18, 0..=10_000_000)]),
    ],
)
.played_by("first", "second");
