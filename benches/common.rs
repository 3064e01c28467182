//! What both benchmarks share.

use std::env;
use std::iter::repeat_with;

use fastrand::Rng;
use games::{Argument, Kind, Problem, Question, Value};

/// Whether `title` contains all words after `--` on the command line.
pub fn is_chosen(title: &str) -> bool {
    let mut words = env::args().skip(1).filter(|word| word != "--bench");
    words.all(|word| title.contains(&word))
}

/// A question with random rows of this length, or with this number.
pub fn question(problem: &Problem, n: usize, random: &mut Rng) -> Question {
    let value = |argument: &Argument| match argument.kind {
        Kind::Number => Value::Number(n.try_into().expect("a number of 31 bits")),
        Kind::Row | Kind::RowAsLong => {
            let value = || random.i32(argument.judge.values.clone());
            Value::Row(repeat_with(value).take(n).collect())
        }
    };
    Question(problem.arguments.iter().map(value).collect())
}
