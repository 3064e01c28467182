//! Take a number from either end.

use super::either_end::EitherEnd;
use crate::Shape::Row;
use crate::cases::{near_ties, random};
use crate::{Argument, Problem, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Deque", "EDPC L", "DP L"],
    Site::AtCoder,
    &[Argument::new("a", Row(1..=3000, 1..=1_000_000_000))],
    &EitherEnd { gain: |taken, _| taken, answer: |_, lead| lead.to_string() },
    &[
        random("max-random", 1, &[Row(3000..=3000, 1..=1_000_000_000)]),
        random("random-short", 1, &[Row(9..=9, 1..=5)]),
        random("random-long", 1, &[Row(999..=999, 1..=1_000_000_000)]),
        random("random-short", 100, &[Row(1..=9, 1..=3)]),
        random("random-long", 10, &[Row(1..=60, 1..=1_000_000)]),
        near_ties("random-shapes", 80, &[Row(1..=60, 1..=9)]),
    ],
)
.played_by("first", "second");
