//! Take one of the given numbers of stones.

use super::heap::Heap;
use crate::{Argument, Problem, Input, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stones", "EDPC K", "DP K"],
    Site::AtCoder,
    // Locally the answer does not take long.
    &[
        Argument::number("k", 1..=100_000).locally(1..=1, 1..=1_000_000),
        Argument::row("a", 1..=100, 1..=100_000).locally(0..=1000, 1..=i32::MAX),
    ],
    &Heap {
        answers: ["Second", "First"],
        leaves: |input, k| {
            let takes = input.first_row().iter().filter(|take| **take <= k);
            takes.map(|take| k - take).collect()
        },
    },
    &[],
)
.played_by("First", "Second")
.guaranteeing(keep);

/// The numbers rise, and none is larger than k.
fn keep(input: &mut Input) {
    let (k, row) = (&mut input.numbers[0], &mut input.rows[0]);
    row.sort_unstable();
    row.dedup();
    *k = row.last().map_or(*k, |largest| *largest.max(k));
}
