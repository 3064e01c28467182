//! Remove a stone from either end, and score the sum of the remaining ones.

use super::either_end::EitherEnd;
use crate::Shape::Row;
use crate::cases::random;
use crate::{AnswerType, Argument, Problem, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game VII", "石子游戏 VII"],
    Site::leetcode("stoneGameVII", AnswerType::Integer),
    // Local constraints: the answer, the sum of the stones that Bob removes, fits in 32 bits.
    &[Argument::new("stones", Row(2..=1000, 1..=1000)).locally(Row(0..=1_000_000, -4000..=4000))],
    &EitherEnd { gain: |_, rest| rest, answer: |_, lead| lead.to_string() },
    &[
        random("max-random", 1, &[Row(1000..=1000, 1..=1000)]),
        random("random-short", 300, &[Row(2..=10, 1..=5)]),
        random("random-long", 20, &[Row(2..=80, 1..=1000)]),
        random("random", 300, &[Row(0..=9, -3..=3)]),
    ],
);
