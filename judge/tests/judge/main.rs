//! The judge from outside. All its tests are one program: it is built once, and tests that wait do so side by side.
//! They start in the order of their names: the longest, that of the claims, first.

mod claims;
mod commands;
mod hunt;
mod languages;
mod play;
mod process;

use two_player_games::{Problem, problem};

fn entry(program: &str) -> &'static Problem {
    problem(program).expect("a problem")
}
