//! Take the first 1, 2 or 3 of the values that are left.

use super::sum;
use crate::{AnswerType, Argument, Cell, Columns, Judge, Move, Problem, Question, Rules};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game III", "石子游戏 III"],
    Judge::leetcode("stoneGameIII", AnswerType::Text),
    &[Argument::row("stoneValue", 1..=50_000, -1000..=1000)],
    &StoneGameIII,
    |cases| {
        cases.add_shapes();
        cases.add_rows("hack-unknown-is-zero", [vec![0; 36], vec![0; 100]]);
        let worst_moves = [
            [-1000, -1000, -1000, 1000].repeat(4166),
            vec![-1000; 3],
            [-1000, 0, 0, 1000].repeat(8333),
            vec![-1000],
        ];
        let worst_moves = worst_moves.concat();
        cases.add_rows("hack-best-starts-from-minus-16666999", [worst_moves]);
        // The lead falls to -2000 times the number of blocks, and rises again to a tie.
        let falls_and_rises = |blocks| {
            let rise = [1000, 0, 0, -1000].repeat(blocks);
            [rise, [-1000, 0, 0, 1000].repeat(blocks)].concat()
        };
        let rows = [1, 2, 3, 5, 10, 100, 3000].map(falls_and_rises);
        cases.add_rows("hack-best-starts-from-any-number", rows);
        let lowest = vec![-1000; 50_000];
        cases.add_rows("hack-best-score-starts-from-minus-24999999", [lowest]);
        cases.add_rows("hack-least-score-up-to-24998999", [vec![1000; 49_998]]);
        // Each score or lead of a range is right for so long that a memory in which it means "unknown" takes 2^n steps.
        let stays = |zeros, step: &[i32]| [&vec![0; zeros], step].concat();
        let scores = stays(48, &[-1, -1]).repeat(1000);
        cases.add_rows("hack-unknown-score-is-minus-1-to-minus-1000", [scores]);
        let end = stays(47, &[333, 333, 333, 334, 333, 334]);
        let scores = [stays(47, &[-1, -1]).repeat(999), end].concat();
        cases.add_rows("hack-unknown-score-is-1-to-1000", [scores]);
        let positive_leads = [stays(55, &[-1]).repeat(499), stays(55, &[-501])].concat();
        let step = |lead| [vec![-2 * lead; 36], vec![1 - 2 * lead]].concat();
        let negative_leads = (1..=500).rev().flat_map(step);
        let leads = positive_leads.into_iter().chain(negative_leads).collect();
        cases.add_rows("hack-unknown-lead-is-minus-500-to-500", [leads]);
        // With 24 bits, sums of more than 2^24 lose their last one.
        let suffix = [&[534, 735, 643, 564, -871, -478], &vec![1000; 16_898][..]];
        let total = [&[559, -982, 923, 804, -220, 405], &vec![1000; 16_914][..]];
        let scores = [&[998], &vec![999; 33_599][..]];
        let prefix = [&[-999], &vec![999; 16_797][..]];
        let rows = [suffix, total, scores, prefix].map(|parts| parts.concat());
        cases.add_rows("hack-sums-of-32-bit-floats", rows);
        cases.add_rows("max-zeros", [vec![0; 50_000]]);
        cases.add_random("random-short", 400, 1..=9, -3..=3);
        cases.add_near_ties("hack-near-ties-of-small-values", 400, 1..=12, -3..=3);
        cases.add_near_ties("hack-near-ties-of-large-values", 400, 1..=30, -1000..=1000);
        cases.add_near_ties(
            "hack-near-ties-of-1000-values",
            10,
            1000..=1000,
            -1000..=1000,
        );
        cases.add_random("random-long", 100, 1..=60, -1000..=1000);
    },
);

struct StoneGameIII;

impl Rules for StoneGameIII {
    /// The first value that is left.
    type Position = usize;

    fn start(&self, _: &Question) -> usize {
        0
    }

    fn moves(&self, question: &Question, start: usize) -> impl Iterator<Item = Move<usize>> {
        let row = question.first_row();
        let ends = start + 1..=row.len().min(start + 3);
        ends.map(move |next| Move::new(sum(&row[start..next]), 0..next - start, next))
    }

    fn answer(&self, _: &Question, lead: i64) -> String {
        let winner = match lead {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        };
        winner.to_owned()
    }

    fn show(&self, question: &Question, start: &usize) -> Columns {
        let left = question.first_row()[*start..].iter().copied();
        vec![("", Cell::cards(left))]
    }
}
