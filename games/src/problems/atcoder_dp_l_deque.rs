//! Take a number from either end.

use super::either_end::{EitherEnd, add_cases};
use crate::{Argument, Judge, Problem};

pub const PROBLEM: Problem = Problem::new(
    &["Deque", "EDPC L", "DP L"],
    Judge::AtCoder,
    &[Argument::row("a", 1..=3000, 1..=1_000_000_000)],
    &EitherEnd {
        gain: |taken, _| taken,
        answer: |_, lead| lead.to_string(),
    },
    add_cases,
)
.played_by("first", "second");
