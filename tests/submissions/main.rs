//! Submits every solution, and every file of `wrong_submissions/`, as a reader would, to a judge at home that has the
//! stored cases.
//!
//! `cargo test --test submissions -- --nocapture` shows each one's verdict on each case.

#[path = "../common/mod.rs"]
mod common;
mod judge;
mod matrix;
mod submission;

use std::sync::LazyLock;

use common::PROGRAMS;
use submission::{Claim, Contest, Judged};

/// Everything is judged once, for all tests.
static CONTESTS: LazyLock<Vec<Contest>> = LazyLock::new(submission::judge_all);

fn assert_as_claimed(selected: impl Fn(&Judged) -> bool) {
    let complaints: Vec<String> = CONTESTS
        .iter()
        .flat_map(|contest| {
            let judged = contest.judged.iter().filter(|judged| selected(judged));
            judged.flat_map(|judged| judged.complaints(&contest.cases))
        })
        .collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

fn fails_to_compile(claim: &Claim) -> bool {
    claim.error.is_some()
}

#[test]
fn solutions_are_accepted_without_a_word_from_the_compiler() {
    assert_as_claimed(|judged| judged.submission.claim.is_none());
}

#[test]
fn wrong_submissions_get_the_verdict_that_they_claim() {
    assert_as_claimed(|judged| judged.submission.claim.as_ref().is_some_and(|claim| !fails_to_compile(claim)));
}

#[test]
fn files_that_no_judge_compiles_get_the_error_that_they_claim() {
    assert_as_claimed(|judged| judged.submission.claim.as_ref().is_some_and(fails_to_compile));
}

#[test]
fn every_program_has_wrong_submissions() {
    let mut programs = PROGRAMS.map(|program| program.name);
    programs.sort_unstable();
    assert_eq!(submission::programs_with_wrong_submissions(), programs);
}

#[test]
fn the_matrix_is_shown() {
    println!("{}", matrix::matrix(&CONTESTS));
}
