//! Runs and tests the solutions of `src/bin/` locally: inputs in, answers and errors out. No site compiles this crate.

#![warn(missing_docs)]

mod answer;

use std::fmt::Display;

use games::make::tiny_local;
use games::{Arguments, Budget};

pub use answer::answer_inputs;

/// Compares the solution of `program`, and the game's faster method if it has one, with brute force on all tiny inputs
/// that the program answers locally, for at most a few seconds.
///
/// # Panics
/// If an answer is wrong, if no problem has a program of this name, or if the arguments of `solution` do not match the
/// problem's in number and type.
pub fn compare_with_rules<Taken: Arguments, Answer: Display>(
    program: &str,
    mut solution: impl FnMut(Taken) -> Answer,
) {
    let problem = games::problem(program).expect("the program should be listed");
    let mut budget = Budget::default();
    for input in tiny_local(problem) {
        let Some(expected) = problem.brute_force_answer(&input, &mut budget) else {
            break;
        };
        let answer = problem.answer(&input);
        assert_eq!(answer.as_ref(), Some(&expected), "faster method and rules disagree: {input}");
        let arguments = Taken::from_input(input.clone());
        let found = solution(arguments).to_string();
        assert_eq!(found, expected, "solution and rules disagree: {input}");
    }
}

#[test]
#[should_panic(expected = "failed: solution and rules disagree: 4")]
fn a_wrong_solution_is_noticed() {
    compare_with_rules("leetcode_0292_nim_game", |(_,): (i32,)| true);
}
