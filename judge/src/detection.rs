//! Detects how a program reads its input, by running it on the samples.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use games::Runs;

use crate::case::Case;
use crate::judgement::{Judgement, Verdict, judge_in_one_run};
use crate::program::Program;

/// Time limit of a run.
const TIME_LIMIT: Duration = Duration::from_secs(2);

/// Detects whether the program reads the length of a row before the row, and whether it answers only one input per run.
/// Returns the program with `reads_lengths` and `one_input_per_run` set accordingly.
pub fn detect_input_format(mut program: Program, samples: &Arc<Case>) -> Result<Program> {
    let format = program.problem.signature.format;
    // A program that does not read as many inputs as the first line says is wrong.
    if program.function.is_some() || format.cases().is_some() {
        return Ok(program);
    }
    let mut first = judge_sample(&program, samples, 0)?;
    let may_read_lengths = ![Verdict::Accepted, Verdict::TimeLimitExceeded].contains(&first);
    if may_read_lengths && format.has_brackets() {
        program.reads_lengths = true;
        let with_lengths = judge_sample(&program, samples, 0)?;
        program.reads_lengths = with_lengths < first;
        first = first.min(with_lengths);
    }
    program.one_input_per_run = answers_only_one(&program, samples, first)?;
    Ok(program)
}

/// Returns whether the program cannot take several inputs in one run: whether it gives a single answer when it gets the
/// same input twice, the first sample that it answers correctly. Where the site gives each run one input, a right program
/// may read to the end of its input, so there it is also whether an answer is wrong. If there is no such sample, we cannot
/// tell. `first` is the verdict on the first sample.
fn answers_only_one(program: &Program, samples: &Arc<Case>, first: Verdict) -> Result<bool> {
    let mut verdict = first;
    for index in 0..samples.pairs.len() {
        if index > 0 {
            verdict = judge_sample(program, samples, index)?;
        }
        match verdict {
            Verdict::Accepted => {
                let twice = vec![samples.pairs[index].clone(); 2];
                let twice = Case::new(samples.problem, &samples.name, twice);
                let judgement = judge_briefly(program, &twice)?;
                let must_take_several = samples.problem.signature.format.runs != Runs::One;
                let is_right = must_take_several || judgement.is_accepted();
                return Ok(judgement.answer_count < 2 || !is_right);
            }
            Verdict::TimeLimitExceeded => break,
            _ => {}
        }
    }
    Ok(false)
}

/// Returns whether the program gives a single answer to two inputs, although the first line of its input says that there
/// are two.
pub fn ignores_count(program: &Program, samples: &Arc<Case>) -> Result<bool> {
    let has_count = program.problem.signature.format.cases().is_some();
    let first = samples.pairs.first().filter(|_| has_count && program.function.is_none());
    let Some(first) = first else { return Ok(false) };
    let twice = Case::new(samples.problem, &samples.name, vec![first.clone(); 2]);
    let judgement = judge_briefly(program, &twice)?;
    Ok(judgement.answer_count == 1 && judgement.verdict() <= Verdict::WrongAnswer)
}

/// Returns the verdict on the sample with this index.
fn judge_sample(program: &Program, samples: &Arc<Case>, index: usize) -> Result<Verdict> {
    Ok(judge_briefly(program, &samples.part(index..index + 1))?.verdict())
}

fn judge_briefly(program: &Program, case: &Arc<Case>) -> Result<Judgement> {
    let time = program.limits.cpu_time.min(TIME_LIMIT);
    judge_in_one_run(program, case, program.limits.with_cpu_time(time))
}
