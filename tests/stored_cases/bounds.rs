//! That the cases reach the ends of the judges' limits, and go beyond them only where their names say so.

use crate::GENERATED;
use crate::common::{PROGRAMS, Program};
use crate::generator::StoredCase;

fn cases_of(program: &Program) -> impl Iterator<Item = &'static StoredCase> {
    GENERATED.iter().filter(|case| case.program == program.name)
}

#[test]
fn every_bound_is_reached() {
    for program in &PROGRAMS {
        let mut missing = program.bounds();
        assert!(!missing.is_empty(), "{} has no bounds", program.name);
        for case in cases_of(program) {
            let reached = program.bounds_reached(&program.questions(&case.input));
            missing.retain(|bound| !reached.contains(bound));
        }
        let missing: Vec<String> = missing.iter().map(ToString::to_string).collect();
        assert!(missing.is_empty(), "no case of {} has {}", program.name, missing.join(", nor "));
    }
}

#[test]
fn cases_beyond_the_limits_say_so() {
    for program in &PROGRAMS {
        for case in cases_of(program) {
            let beyond = program.questions(&case.input).iter().any(|question| !program.allows(question));
            assert_eq!(case.name.contains("beyond"), beyond, "{}/{}", case.program, case.name);
        }
    }
}
