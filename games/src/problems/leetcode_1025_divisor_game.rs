//! Replace n by n − x, where x < n divides n.

use itertools::Itertools;

use super::pile::Pile;
use crate::Shape::Number;
use crate::{AnswerType, Argument, Problem, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Divisor Game", "除数博弈"],
    Site::leetcode("divisorGame", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=1000))],
    &Pile {
        answers: ["false", "true"],
        leaves: |_, n| {
            let small = (1..=n.isqrt()).filter(move |x| n % x == 0);
            let divisors = small.flat_map(move |x| [x, n / x]).sorted().dedup();
            Box::new(divisors.filter(move |x| *x < n).map(move |x| n - x))
        },
    },
    &[],
);
