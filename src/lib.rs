//! What lets a solution file of `src/bin/` answer locally: cases in, answers and errors out. A submission never uses any
//! of it.

#![warn(missing_docs)]

mod answer;

use std::fmt::{Debug, Display};

use games::inputs::tiny_local;
use games::{Input, MOST_STEPS};

pub use answer::answer_cases;

/// How many inputs must be compared at the least.
const LEAST_COMPARED: usize = 300;

/// Compares the solution of `program`, and the recurrence if the game has one, with the rules on all tiny inputs that
/// are taken locally, as far as the rules get in a few seconds.
///
/// # Panics
/// An answer is not the one by the rules; these get nowhere; there is no such program; or it takes other arguments.
pub fn compare_with_rules<Arguments: TryFrom<Input, Error: Debug>, Answer: Display>(
    program: &str,
    mut solution: impl FnMut(Arguments) -> Answer,
) {
    let problem = games::problem(program).expect("a problem of this name");
    let mut steps = MOST_STEPS;
    for (compared, input) in tiny_local(problem).into_iter().enumerate() {
        let Some(expected) = problem.game.answer_by_rules(&input, &mut steps) else {
            assert!(compared > LEAST_COMPARED, "{input} takes too long");
            return;
        };
        let answer = problem.answer(&input);
        assert_eq!(answer.as_ref(), Some(&expected), "recurrence: {input}");
        let arguments = Arguments::try_from(input.clone()).expect("the solution's arguments");
        let found = solution(arguments).to_string();
        assert_eq!(found, expected, "solution and rules: {input}");
    }
}

#[test]
#[should_panic(expected = "failed: solution and rules: 4")]
fn a_wrong_solution_is_noticed() {
    compare_with_rules("leetcode_0292_nim_game", |(_,): (i32,)| true);
}
