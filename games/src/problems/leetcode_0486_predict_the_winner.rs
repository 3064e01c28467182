//! Take a number from either end.

use super::either_end::EitherEnd;
use crate::{AnswerType, Argument, Judge, Problem};

pub const PROBLEM: Problem = Problem {
    program: "leetcode_0486_predict_the_winner",
    titles: &["Predict the Winner", "预测赢家"],
    judge: Judge::leetcode("predictTheWinner", AnswerType::Boolean),
    arguments: &[Argument::row("nums", 1..=20, 0..=10_000_000)],
    layout: "n\nnums",
    promise: None,
    players: ["first", "second"],
    game: &EitherEnd("nums", |_, lead| (lead >= 0).to_string()),
    cases: |cases| {
        cases.add_shapes();
        cases.add_random("random-short", 400, 1..=9, 0..=4);
        cases.add_near_ties("hack-near-ties", 100, 5..=14, 0..=6);
        cases.add_near_ties("hack-near-ties-of-small-values", 16, 15..=19, 0..=6);
        cases.add_near_ties(
            "hack-near-ties-of-large-values",
            16,
            15..=19,
            0..=10_000_000,
        );
        // Few of them, since an accepted recursion without memory takes 2^n steps for each.
        cases.add_random("random-long", 12, 10..=18, 0..=10_000_000);
    },
};
