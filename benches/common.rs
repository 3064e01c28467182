//! What both benchmarks share.

use std::env;
use std::iter::repeat_with;

use fastrand::Rng;
use games::{Argument, Bounds, Kind, Problem, Question, Value};

/// Whether `title` contains all words after `--` on the command line.
pub fn is_chosen(title: &str) -> bool {
    let mut words = env::args().skip(1).filter(|word| word != "--bench");
    words.all(|word| title.contains(&word))
}

/// A random question with this number or rows of this length, or the largest below it that the program answers at home.
/// What comes after a number is as the judge has it at the most.
pub fn question(problem: &Problem, n: usize, random: &mut Rng) -> Question {
    let first = &problem.arguments[0];
    let value = |argument: &Argument| {
        let Bounds { lengths, values } = argument.judge.clone();
        let longest = match first.kind {
            Kind::Number => *lengths.end(),
            Kind::Row | Kind::RowAsLong => n.min(*first.home.lengths.end()),
        };
        let mut value = || random.i32(values.clone());
        match argument.kind {
            Kind::Number if argument.name == first.name => {
                let n = i32::try_from(n).expect("a number of 31 bits");
                Value::Number(n.min(*argument.home.values.end()))
            }
            Kind::Number => Value::Number(value()),
            Kind::Row | Kind::RowAsLong => Value::Row(repeat_with(value).take(longest).collect()),
        }
    };
    let mut question = Question(problem.arguments.iter().map(value).collect());
    problem.keep_promise(&mut question);
    question
}
