//! Take one of the given numbers of stones.

use super::heap::Heap;
use crate::{Argument, Judge, Problem, Question};

pub const PROBLEM: Problem = Problem::new(
    &["Stones", "EDPC K", "DP K"],
    Judge::AtCoder,
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
    |cases| {
        let question = |k, a: Vec<i32>| Question {
            numbers: vec![k],
            rows: vec![a],
        };
        cases.add("edge-smallest", [question(1, vec![1])]);
        // The losing heaps repeat themselves every 101 heaps, and only from 9 on.
        for k in 104..=109 {
            cases.add(
                &format!("edge-long-period-{k}"),
                [question(k, vec![8, 17, 19])],
            );
        }
        cases.add("max-number", [question(100_000, vec![100_000])]);
        cases.add(
            "max-largest-numbers",
            [question(100_000, (99_901..=100_000).collect())],
        );
        // 1 to 99 lose every 100 heaps. The last number wins alone, or does not help.
        let with_last = |k, last| question(k, (1..=99).chain([last]).collect());
        cases.add("max-last-number", [with_last(100_000, 100_000)]);
        cases.add("hack-last-number-wins", [with_last(100_000, 99_999)]);
        cases.add("hack-table-one-too-short", [question(192, vec![1])]);
        cases.add("max-dense", [question(100_000, (1..=100).collect())]);
        // Half of all heaps lose, so a table tries every number of a at each.
        cases.add(
            "max-odd-numbers",
            [question(100_000, (0..100).map(|x| 2 * x + 1).collect())],
        );
        let random = &mut cases.random;
        let mut large = [(); 4].map(|()| {
            let row = [(); 100].map(|()| random.i32(1..=1000));
            question(random.i32(99_000..=100_000), row.to_vec())
        });
        large.iter_mut().for_each(keep);
        let [one, ..] = &large;
        cases.add("max-random", [one.clone()]);
        cases.add("random-large", large);
        let random = &mut cases.random;
        let mut small = [(); 60].map(|()| {
            let row = [(); 4].map(|()| random.i32(1..=12));
            question(random.i32(1..=60), row.to_vec())
        });
        small.iter_mut().for_each(keep);
        cases.add("random-small", small);
        cases.add("no-numbers", [question(1, vec![])]);
        cases.add("no-order", [question(9, vec![7, 2, 2, 10])]);
    },
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
