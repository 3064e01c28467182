//! What lets a solution file of `src/bin/` answer at home: cases in, answers and errors out. A submission never uses any
//! of it.

#![warn(missing_docs)]

mod answer;
mod project;

use std::fmt::{Debug, Display};

use games::questions::tiny_at_home;
use games::{MOST_STEPS, Question};

pub use answer::answer_cases;
pub use games::questions;
pub use project::project;

/// How many questions must be compared at the least.
const LEAST_COMPARED: usize = 300;

/// Compares the solution of `program`, and the recurrence if the game has one, with the rules on all tiny questions that
/// are taken at home, as far as the rules get in a few seconds.
///
/// # Panics
/// An answer is not the one by the rules; these get nowhere; there is no such program; or it takes other arguments.
pub fn compare_with_rules<Arguments: TryFrom<Question, Error: Debug>, Answer: Display>(
    program: &str,
    mut solution: impl FnMut(Arguments) -> Answer,
) {
    let problem = games::problem(program).expect("a problem of this name");
    let mut steps = MOST_STEPS;
    for (compared, question) in tiny_at_home(problem).into_iter().enumerate() {
        let Some(expected) = problem.game.answer_by_rules(&question, &mut steps) else {
            assert!(compared > LEAST_COMPARED, "{question} takes too long");
            return;
        };
        let answer = problem.answer(&question);
        assert_eq!(answer.as_ref(), Some(&expected), "recurrence: {question}");
        let arguments = Arguments::try_from(question.clone()).expect("the solution's arguments");
        let found = solution(arguments).to_string();
        assert_eq!(found, expected, "solution and rules: {question}");
    }
}

#[test]
#[should_panic(expected = "failed: solution and rules: 4")]
fn a_wrong_solution_is_noticed() {
    compare_with_rules("leetcode_0292_nim_game", |(_,): (i32,)| true);
}
