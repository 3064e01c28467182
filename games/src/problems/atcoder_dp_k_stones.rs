//! Take one of the given numbers of stones.

use super::heap::Heap;
use crate::{Argument, Problem, Question, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stones", "EDPC K", "DP K"],
    Site::AtCoder,
    // At home the answer does not take long.
    &[
        Argument::number("k", 1..=100_000).at_home(1..=1, 1..=1_000_000),
        Argument::row("a", 1..=100, 1..=100_000).at_home(0..=1000, 1..=i32::MAX),
    ],
    &Heap {
        answers: ["Second", "First"],
        leaves: |question, k| {
            let takes = question.first_row().iter().filter(|take| **take <= k);
            takes.map(|take| k - take).collect()
        },
    },
    &[],
)
.played_by("First", "Second")
.promising(keep);

/// The numbers rise, and none is larger than k.
fn keep(question: &mut Question) {
    let (k, row) = (&mut question.numbers[0], &mut question.rows[0]);
    row.sort_unstable();
    row.dedup();
    *k = row.last().map_or(*k, |largest| *largest.max(k));
}
