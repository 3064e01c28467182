//! What lets a solution file of `src/bin/` answer at home: cases in, answers and errors out. A submission never uses any
//! of it.

#![warn(missing_docs)]

mod answer;
mod project;

use std::fmt::{Debug, Display};

use games::Question;
use games::questions::tiny_at_home;

pub use answer::answer_cases;
pub use games::{InputError, questions};
pub use project::project;

/// Compares the solution of `program`, and the recurrence if the game has one, with the rules on all tiny questions that
/// are taken at home.
///
/// # Panics
/// An answer is not the one by the rules; these take too long; there is no such program; or it takes other arguments.
pub fn compare_with_rules<Arguments: TryFrom<Question, Error: Debug>, Answer: Display>(
    program: &str,
    mut solution: impl FnMut(Arguments) -> Answer,
) {
    let problem = games::problem(program).expect("a problem of this name");
    for question in tiny_at_home(problem) {
        let expected = problem.game.answer_by_rules(&question);
        let expected = expected.unwrap_or_else(|| panic!("{question} takes too long by the rules"));
        assert_eq!(
            problem.answer(&question),
            Some(expected.clone()),
            "by the recurrence: {question}"
        );
        let arguments = Arguments::try_from(question.clone()).expect("the solution's arguments");
        assert_eq!(solution(arguments).to_string(), expected, "{question}");
    }
}

#[test]
#[should_panic(expected = "assertion `left == right` failed: 4")]
fn a_wrong_solution_is_noticed() {
    compare_with_rules("leetcode_0292_nim_game", |(_,): (i32,)| true);
}
