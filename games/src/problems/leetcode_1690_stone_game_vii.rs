//! Remove a stone from either end, and score the sum of those that remain.

use itertools::Itertools;

use super::either_end::{EitherEnd, one_peak_a_pass};
use super::sum;
use crate::{AnswerType, Argument, Columns, Judge, Problem, Question, Rules};

pub const PROBLEM: Problem = Problem {
    program: "leetcode_1690_stone_game_vii",
    titles: &["Stone Game VII", "石子游戏 VII"],
    judge: Judge::leetcode("stoneGameVII", AnswerType::Integer),
    // At home the answer, the sum of the stones that Bob removes, fits 32 bits.
    arguments: &[Argument::row("stones", 2..=1000, 1..=1000).at_home(0..=1_000_000, -4000..=4000)],
    layout: "n\nstones",
    promise: None,
    players: ["Alice", "Bob"],
    game: &StoneGameVII,
    cases: |cases| {
        cases.add_shapes();
        let rows = one_peak_a_pass(1000);
        let negated = rows.map(|row| row.iter().map(|stone| 1001 - stone).collect());
        cases.add_rows("hack-one-peak-a-pass", negated);
        cases.add_random("random-short", 300, 2..=10, 1..=5);
        cases.add_random("random-long", 20, 2..=80, 1..=1000);
        cases.add_random("random", 300, 0..=9, -3..=3);
    },
};

struct StoneGameVII;

/// The moves are those of either end; what they gain is not.
const ROW: EitherEnd = EitherEnd("stones", |_, lead| lead.to_string());

type Part = <EitherEnd as Rules>::Position;

impl Rules for StoneGameVII {
    type Position = Part;
    const LARGEST: usize = EitherEnd::LARGEST;

    fn start(&self, question: &Question) -> Part {
        ROW.start(question)
    }

    fn moves(&self, question: &Question, part: &Part) -> Vec<(i64, Part)> {
        let nexts = ROW.moves(question, part).into_iter().map(|(_, next)| next);
        let remaining = |&(start, end): &Part| sum(&question.row()[start..end]);
        nexts.map(|next| (remaining(&next), next)).collect()
    }

    fn answer(&self, question: &Question, lead: i64) -> String {
        ROW.answer(question, lead)
    }

    /// By the recurrence over all parts of the row: <https://leetcode.com/problems/stone-game-vii/editorial/>
    fn lead_by_recurrence(&self, question: &Question) -> Option<i64> {
        if question.size() > 5000 {
            return None;
        }
        let row = question.row().iter().copied().map(i64::from).collect_vec();
        // For each end, the lead on the part of the row from `start` to there.
        let mut leads = vec![0; row.len()];
        for start in (0..row.len()).rev() {
            let mut inside = 0; // the sum from behind `start` to before `end`
            leads[start] = 0;
            for end in start + 1..row.len() {
                let left = inside + row[end] - leads[end];
                let right = inside + row[start] - leads[end - 1];
                leads[end] = left.max(right);
                inside += row[end];
            }
        }
        Some(leads.last().copied().unwrap_or(0))
    }

    fn show<'a>(&self, question: &'a Question, part: &Part, next: Option<&Part>) -> Columns<'a> {
        ROW.show(question, part, next)
    }

    fn name(&self, part: &Part, next: &Part) -> String {
        ROW.name(part, next)
    }
}
