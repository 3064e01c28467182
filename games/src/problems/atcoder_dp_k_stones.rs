//! Take one of the given numbers of stones.

use super::pile::Pile;
use crate::Shape::{Number, Row};
use crate::{Argument, Input, Problem, Site, Value};

pub const PROBLEM: Problem = Problem::new(
    &["Stones", "EDPC K", "DP K"],
    Site::AtCoder,
    // Local constraints: the program still answers quickly.
    &[
        Argument::new("k", Number(1..=100_000)).locally(Number(1..=1_000_000)),
        Argument::new("a", Row(1..=100, 1..=100_000)).locally(Row(0..=1000, 1..=i32::MAX)),
    ],
    &Pile {
        answers: ["Second", "First"],
        leaves: |input, k| {
            let takes = input.row(1).iter().filter(move |take| **take <= k);
            Box::new(takes.map(move |take| k - take))
        },
    },
    &[],
)
.played_by("First", "Second")
.guaranteeing("ascending numbers up to k", repair);

/// Sorts the numbers, drops duplicates, and raises `k` to the largest number.
fn repair(input: &mut Input) {
    let [Value::Number(k), Value::Row(row)] = &mut input.values[..] else {
        return;
    };
    row.sort_unstable();
    row.dedup();
    *k = row.last().map_or(*k, |largest| *largest.max(k));
}
