//! Take 1, 2 or 3 of n stones.

use super::pile::Pile;
use crate::Shape::Number;
use crate::{AnswerType, Argument, Problem, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Nim Game", "Nim 游戏"],
    Site::leetcode("canWinNim", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=i32::MAX))],
    &Pile {
        answers: ["false", "true"],
        leaves: |_, n| Box::new((1..=n.min(3)).map(move |taken| n - taken)),
    },
    &[],
)
.played_by("you", "friend");
