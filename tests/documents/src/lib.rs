//! Checks the numbers of the documents in `docs/`, mostly by trying every way to play: a module for each document, or for
//! several about the same games. `cargo test` alone does not build this package; `cargo test -p documents` does.

#![cfg(test)]

mod classic_games;
mod from_heaps_to_grundy;
mod games_that_repeat;
mod guess_number;
mod impartial;
mod kitten_fishing;
mod stone_games;
mod taking_numbers;
mod which_technique;

use std::fs;

const STORED_CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testcases");

/// Returns the text of a file of `testcases/`.
fn stored_case(path: &str) -> String {
    let path = format!("{STORED_CASES}/{path}");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
