//! Stress-tests a program and shrinks the failing input.

use std::iter::successors;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::make::{random, shrink, tiny};
use games::{Budget, Input};

use crate::case::Case;
use crate::judgement::{Judgement, failing, judge};
use crate::program::Program;

/// Maximum number of inputs per run. Larger batches amortize start-up, but C and C++ solutions may never free memory.
const MAX_BATCH_SIZE: usize = 500;

/// Number of inputs in the first run of a search, since a slow program may answer only a few before the deadline.
const FIRST_BATCH_SIZE: usize = 8;

/// Factor by which the batches of a search grow.
const BATCH_GROWTH: usize = 8;

/// Total [size](Input::size) of the inputs at which a batch ends, since large inputs take long to answer.
const MAX_BATCH_VALUES: usize = 100_000;

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

/// The inputs that passed.
#[derive(Default)]
pub struct Tested {
    pub count: usize,
    /// The largest [`Input::first_size`].
    pub largest: usize,
}

impl Tested {
    fn add<'a>(&mut self, inputs: impl Iterator<Item = &'a Input>) {
        for input in inputs {
            self.count += 1;
            self.largest = self.largest.max(input.first_size());
        }
    }
}

/// The result of a stress test.
pub enum Outcome {
    Passed(Tested),
    /// How the failure reproduces, and the judgement on a case whose last input fails.
    Failed(Reproduction, Judgement),
}

/// How a failure reproduces, and the judgement on a case whose last input fails.
type Failure = (Reproduction, Judgement);

/// An input with its right answer.
type Pair = (Input, String);

use Outcome::{Failed, Passed};
use Reproduction::{AfterOthers, Alone, Smallest};

/// Tries all tiny inputs, smallest first; then an input that failed a stored case or, if all cases passed, random ones.
/// Returns the failure, shrunk, or the inputs that passed. If a stored case timed out, ignores tiny inputs that time
/// out, and tries no random ones.
pub fn stress_test(program: &Program, judgements: &[Judgement], time: Duration) -> Result<Outcome> {
    let (problem, start) = (program.problem, Instant::now());
    // The last fifth of the time is for shrinking.
    let [end_of_tiny, end_of_random, end] = [time / 2, time * 4 / 5, time].map(|time| start + time);
    let timed_out = judgements.iter().any(Judgement::timed_out);
    let wrong = failing(judgements).find(|judgement| !judgement.timed_out());
    let mut tested = Tested::default();
    let tiny = tiny(problem).into_iter();
    let tiny = first_failure(program, tiny, end_of_tiny, Smallest, timed_out, &mut tested)?;
    let failure = match (tiny, wrong) {
        (Some(failure), _) => Some(failure),
        _ if time.is_zero() => None,
        (None, Some(wrong)) => reproduce(program, wrong.clone(), Alone)?,
        (None, None) if timed_out => None,
        (None, None) => {
            first_failure(program, random(problem), end_of_random, Alone, false, &mut tested)?
        }
    };
    Ok(match failure {
        None => Passed(tested),
        Some((Alone, judgement)) => Failed(Alone, shrunk(program, judgement, end)?),
        Some((reproduction, judgement)) => Failed(reproduction, judgement),
    })
}

/// Shrinks the last input of a failure until the deadline passes. Returns the failure of the smallest input found.
fn shrunk(program: &Program, mut judgement: Judgement, deadline: Instant) -> Result<Judgement> {
    loop {
        let smaller = shrink(program.problem, &judgement.input_and_answer().0);
        let ignores_timeouts = !judgement.timed_out();
        let tested = &mut Tested::default();
        match first_failure(program, smaller, deadline, Alone, ignores_timeouts, tested)? {
            Some((Alone, smaller)) => judgement = smaller,
            _ => return Ok(judgement),
        }
    }
}

/// Judges the inputs in batches until one fails or the deadline passes. Returns the failure, and adds the inputs that
/// passed to `tested`. A failure that recurs when the input is rerun on its own gets the reproduction `kind`. If
/// `ignores_timeouts`, a timeout ends the search, but does not count as a failure.
fn first_failure(
    program: &Program,
    inputs: impl Iterator<Item = Input>,
    deadline: Instant,
    kind: Reproduction,
    ignores_timeouts: bool,
    tested: &mut Tested,
) -> Result<Option<Failure>> {
    let problem = program.problem;
    // Computing a reference answer may take longer than running the program, so check the deadline after each answer.
    let mut answered = inputs
        .filter(|input| program.allows(input))
        .filter_map(|input| {
            problem.reference_answer(&input, &mut Budget::default()).map(|answer| (input, answer))
        })
        .take_while(|_| Instant::now() < deadline);
    let (mut pairs, mut batch_size) = (Vec::new(), FIRST_BATCH_SIZE);
    loop {
        fill(&mut pairs, &mut answered, batch_size);
        let format = problem.signature.format;
        let later = pairs.split_off(format.longest_run(pairs.iter().map(|(input, _)| input)));
        let left = deadline.saturating_duration_since(Instant::now());
        if pairs.is_empty() || left.is_zero() {
            return Ok(None);
        }
        let time = left.max(MIN_TIME_LIMIT).min(program.limits.cpu_time);
        let case = Case::new(problem, "stress test", pairs);
        let judgement = judge(program, &case, program.limits.with_cpu_time(time))?;
        tested.add(case.inputs().take(judgement.input_index));
        if judgement.timed_out() && ignores_timeouts {
            return Ok(None);
        }
        if !judgement.is_accepted() {
            return reproduce(program, judgement, kind);
        }
        tested.add(case.inputs().skip(judgement.input_index).take(1));
        // If the program answers only one input per run, `judge` may skip the last inputs of the batch.
        pairs = [&case.pairs[judgement.input_index + 1..], &later].concat();
        batch_size = MAX_BATCH_SIZE.min(batch_size * BATCH_GROWTH);
    }
}

/// Adds inputs with their answers to a batch until it has `batch_size` inputs or many values.
fn fill(batch: &mut Vec<Pair>, answered: &mut impl Iterator<Item = Pair>, batch_size: usize) {
    let mut values: usize = batch.iter().map(|(input, _)| input.size()).sum();
    while batch.len() < batch_size && values < MAX_BATCH_VALUES {
        let Some(pair) = answered.next() else {
            return;
        };
        values += pair.0.size();
        batch.push(pair);
    }
}

/// Reruns the failing input with the full time limit until it fails again: first on its own, then after the last 1, 3,
/// 7, … inputs that preceded it, or after at most 1 if it timed out. A failure on its own gets the reproduction `kind`.
/// Returns `None` if an input that timed out does not fail again.
fn reproduce(program: &Program, failed: Judgement, kind: Reproduction) -> Result<Option<Failure>> {
    let (case, index) = (failed.case.clone(), failed.input_index);
    let timed_out = failed.timed_out();
    let max_preceding = if timed_out { index.min(1) } else { index };
    let lengths = successors(Some(1), |length| Some(2 * length));
    for length in lengths.take_while(|length| *length <= max_preceding + 1) {
        let part = case.part(index + 1 - length..index + 1);
        let rerun = judge(program, &part, program.limits)?;
        if !rerun.is_accepted() && rerun.input_index + 1 == length {
            let reproduction = if length > 1 { AfterOthers } else { kind };
            return Ok(Some((reproduction, rerun)));
        }
    }
    let case = case.part(0..index + 1);
    let failure = (AfterOthers, Judgement { case, ..failed });
    Ok(Some(failure).filter(|_| !timed_out))
}
