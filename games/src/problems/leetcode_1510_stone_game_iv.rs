//! Take a square number of n stones, at least 1.

use super::pile::Pile;
use crate::Shape::Number;
use crate::{AnswerType, Argument, Problem, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game IV", "石子游戏 IV"],
    Site::leetcode("winnerSquareGame", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=100_000)).locally(Number(1..=10_000_000))],
    &Pile {
        answers: ["false", "true"],
        leaves: |_, n| Box::new((1..=n.isqrt()).map(move |root| n - root * root)),
    },
    &[],
);
