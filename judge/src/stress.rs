//! Stress-tests a program and shrinks the failing input.

use std::iter::successors;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::Input;
use games::make::{random, shrink, tiny};

use crate::case::Case;
use crate::judgement::{Judgement, Verdict, failing, judge};
use crate::program::Program;

/// Inputs per run. Larger batches amortize start-up, but C and C++ solutions may never free memory.
const BATCH_SIZE: usize = 500;

/// Minimum time limit of a run, even near the deadline.
const MIN_TIME_LIMIT: Duration = Duration::from_secs(1);

/// How a failure reproduces.
#[derive(Clone, Copy)]
pub enum Reproduction {
    /// Alone; all smaller tiny inputs pass.
    Smallest,
    /// Alone; a smaller input may fail too.
    Alone,
    /// Only after other inputs, if at all.
    AfterOthers,
}

/// The result of a stress test.
pub enum Outcome {
    /// The number of inputs that passed.
    Passed(usize),
    /// How the failure reproduces, and the judgement on a case whose last input fails.
    Failed(Reproduction, Judgement),
}

use Outcome::{Failed, Passed};
use Reproduction::{AfterOthers, Alone, Smallest};

/// Tries all tiny inputs, smallest first; then the input that failed a stored case, or else random ones. Returns the
/// failure, shrunk, or the number of inputs that passed. If a stored case timed out, tries only tiny inputs.
pub fn stress_test(program: &Program, judgements: &[Judgement], time: Duration) -> Result<Outcome> {
    let (problem, start) = (program.problem, Instant::now());
    // The last fifth of the time is for shrinking.
    let [end_of_tiny, end_of_random, end] = [time / 2, time * 4 / 5, time].map(|time| start + time);
    let timed_out = judgements.iter().any(Judgement::timed_out);
    let tiny = tiny(problem).into_iter();
    let passed = match first_failure(program, tiny, end_of_tiny, Smallest, timed_out)? {
        Passed(passed) if !timed_out && !time.is_zero() => passed,
        outcome => return Ok(outcome),
    };
    let mut outcome = match failing(judgements).next() {
        Some(stored) => reproduce(program, stored.clone(), Alone)?.unwrap_or(Passed(0)),
        None => first_failure(program, random(problem), end_of_random, Alone, false)?,
    };
    while let Failed(Alone, judgement) = &outcome {
        let smaller = shrink(problem, &judgement.input_and_answer().0);
        match first_failure(program, smaller, end, Alone, false)? {
            smaller @ Failed(Alone, ..) => outcome = smaller,
            _ => break,
        }
    }
    Ok(match outcome {
        Passed(more) => Passed(passed + more),
        failure @ Failed(..) => failure,
    })
}

/// Judges the inputs in batches until one fails or the deadline passes. Returns the number of inputs that passed, or
/// the failure. A failure that recurs when the input is rerun on its own gets the reproduction `kind`. If
/// `ignores_timeouts`, a timeout ends the search, but does not count as a failure.
fn first_failure(
    program: &Program,
    inputs: impl Iterator<Item = Input>,
    deadline: Instant,
    kind: Reproduction,
    ignores_timeouts: bool,
) -> Result<Outcome> {
    let problem = program.problem;
    // Computing a reference answer may take longer than running the program, so check the deadline after each answer.
    let mut answered = inputs
        .filter(|input| program.allows(input))
        .filter_map(|input| problem.answer(&input).map(|answer| (input, answer)))
        .take_while(|_| Instant::now() < deadline);
    let (mut pairs, mut passed) = (Vec::new(), 0);
    loop {
        let missing = BATCH_SIZE - pairs.len();
        pairs.extend(answered.by_ref().take(missing));
        let format = problem.signature.format;
        let later = pairs.split_off(format.longest_run(pairs.iter().map(|(input, _)| input)));
        let left = deadline.saturating_duration_since(Instant::now());
        if pairs.is_empty() || left.is_zero() {
            return Ok(Passed(passed));
        }
        let time = left.max(MIN_TIME_LIMIT).min(program.limits.cpu_time);
        let case = Case::new(problem, "stress test", pairs);
        let judgement = judge(program, &case, program.limits.with_cpu_time(time))?;
        passed += judgement.input_index;
        if judgement.timed_out() && ignores_timeouts {
            return Ok(Passed(passed));
        }
        if judgement.verdict() != Verdict::Accepted {
            let failure = reproduce(program, judgement, kind)?;
            return Ok(failure.unwrap_or(Passed(passed)));
        }
        passed += 1;
        // If the program answers only one input per run, `judge` may skip the last inputs of the batch.
        pairs = [&case.pairs[judgement.input_index + 1..], &later].concat();
    }
}

/// Reruns the failing input with the full time limit until it fails again: first on its own, then after the last 1, 3,
/// 7, … inputs that preceded it, or after at most 1 if it timed out. A failure on its own gets the reproduction `kind`.
/// Returns `None` if an input that timed out does not fail again.
fn reproduce(program: &Program, failed: Judgement, kind: Reproduction) -> Result<Option<Outcome>> {
    let (case, index) = (failed.case.clone(), failed.input_index);
    let timed_out = failed.timed_out();
    let max_preceding = if timed_out { index.min(1) } else { index };
    let lengths = successors(Some(1), |length| Some(2 * length));
    for length in lengths.take_while(|length| *length <= max_preceding + 1) {
        let part = case.part(index + 1 - length..index + 1);
        let rerun = judge(program, &part, program.limits)?;
        if rerun.verdict() != Verdict::Accepted && rerun.input_index + 1 == length {
            let reproduction = if length > 1 { AfterOthers } else { kind };
            return Ok(Some(Failed(reproduction, rerun)));
        }
    }
    let case = case.part(0..index + 1);
    let failure = Failed(AfterOthers, Judgement { case, ..failed });
    Ok(Some(failure).filter(|_| !timed_out))
}
