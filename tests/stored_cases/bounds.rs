//! That the cases reach the ends of the judges' limits, and go beyond them only where their names say so.

use two_player_games::PROBLEMS;

use crate::{STORED, StoredCase};

#[test]
fn every_bound_is_reached() {
    for problem in PROBLEMS {
        let cases = STORED.iter().filter(|case| case.problem.program == problem.program);
        let reached = cases.flat_map(StoredCase::questions).flat_map(|question| problem.bounds_reached(&question));
        let missing = &problem.bounds() - &reached.collect();
        assert!(missing.is_empty(), "no case of {} reaches {missing:?}", problem.program);
    }
}

#[test]
fn cases_beyond_the_limits_say_so() {
    for case in &*STORED {
        let beyond = case.questions().iter().any(|question| !case.problem.allows(question));
        assert_eq!(case.name.contains("beyond"), beyond, "whether {} goes beyond the limits", case.path());
    }
}
