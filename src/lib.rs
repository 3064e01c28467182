//! Runs and tests the solutions of `src/bin/` locally: inputs in, answers and errors out. No site compiles this crate.
//! It imports `games`, and its module `answer`, which runs a solution.

#![warn(missing_docs)]

mod answer;

use std::fmt::Display;

use games::make::tiny_local;
use games::{Arguments, Budget};

pub use answer::{answer_inputs, lent};

use answer::listed;

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
    let problem = listed(program);
    let mut budget = Budget::default();
    for input in tiny_local(problem) {
        let Some(expected) = problem.brute_force_answer(&input, &mut budget) else {
            break;
        };
        let check = |found: &str, method: &str| {
            let rules = format!("the rules in games/src/problems/{program}.rs answer");
            assert!(found == expected, "on {input}, {rules} {expected}, and {method} {found}");
        };
        let reference = problem.reference_answer(&input, &mut Budget::default());
        check(&reference.unwrap_or_default(), "the faster method there");
        let found = solution(Taken::from_input(&mut input.clone()));
        check(&found.to_string(), "the solution");
    }
}

#[test]
#[should_panic(expected = "leetcode_0292_nim_game.rs answer false, and the solution true")]
fn a_wrong_solution_is_noticed() {
    compare_with_rules("leetcode_0292_nim_game", |(_,): (i32,)| true);
}
