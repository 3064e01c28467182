//! A program that reads its input as other judges write it.

use anyhow::Result;
use games::Question;
use itertools::Itertools;

use super::cases::StoredCase;
use crate::run::process::run;
use crate::run::program::{Asked, Program};

/// How many bytes of an answer are kept.
const KEPT: usize = 4096;

/// What is said if the program answers the samples rightly as soon as they are written as other judges write them.
pub fn reads_otherwise(program: &Program, cases: &[StoredCase]) -> Result<Option<String>> {
    let problem = program.problem;
    if program.asked != Asked::ByStandardInput {
        return Ok(None);
    }
    let otherwise = |question: &Question| {
        if problem.asks_once() {
            question.0.iter().join("\n") + "\n"
        } else {
            question.laid_out()
        }
    };
    let samples = cases.iter().filter(|case| case.name.is_sample());
    let asked = samples.flat_map(|case| case.questions.iter().zip(&case.expected));
    let mut written = None;
    for (question, expected) in asked {
        let [other, ours] = [otherwise(question), problem.written(question)];
        let run = run(&program.words, None, other.as_bytes(), KEPT, program.limits)?;
        if other == ours || !run.output.trim_end().eq_ignore_ascii_case(expected) {
            return Ok(None);
        }
        written.get_or_insert([other, ours].map(|text| text.lines().join(" ")));
    }
    Ok(written.map(|[other, ours]| {
        format!("it reads {other} rightly, but here that case is {ours}: read it so")
    }))
}
