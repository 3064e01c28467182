//! Looks for the smallest game that a program gets wrong.

use std::iter::successors;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::Input;
use games::inputs::{random, shrink, tiny};

use crate::case::Case;
use crate::judge::{Judgement, Verdict, failing, judge};
use crate::program::Program;

/// How many games are asked in a run: starts take most of the time; but C and C++ often give no memory back.
const BATCH: usize = 500;

/// Minimum time limit of a run, also at the end of the hunt.
const LEAST_TIME: Duration = Duration::from_secs(1);

/// How a failure reproduces.
#[derive(Clone, Copy)]
pub enum Reproduction {
    /// Alone; all smaller inputs pass.
    Smallest,
    /// Alone; a smaller input may fail too.
    Alone,
    /// Only after other inputs, if at all.
    AfterOthers,
}

/// What the hunt came to.
pub enum Outcome {
    /// So many answers agree with the rules.
    Passed(usize),
    /// The last input of a case fails.
    Failed(Reproduction, Judgement),
}

/// Tries all tiny inputs, smallest first; then, unless a stored case timed out, the input that failed a stored case, or
/// else random ones, and shrinks what fails.
pub fn stress_test(program: &Program, judgements: &[Judgement], time: Duration) -> Result<Outcome> {
    let (problem, start) = (program.problem, Instant::now());
    // Time is left for the others, also if the tiny ones take long, and to make one smaller.
    let [end_of_tiny, end_of_random, end] = [time / 2, time * 4 / 5, time].map(|time| start + time);
    let timed_out = judgements.iter().any(Judgement::timed_out);
    let tiny = tiny(problem).into_iter();
    let right = match first_failure(
        program,
        tiny,
        end_of_tiny,
        Reproduction::Smallest,
        timed_out,
    )? {
        Outcome::Passed(right) if !timed_out && !time.is_zero() => right,
        outcome => return Ok(outcome),
    };
    let mut outcome = match failing(judgements).next() {
        Some(stored) => reproduced(program, stored.clone(), Reproduction::Alone)?,
        None => first_failure(
            program,
            random(problem),
            end_of_random,
            Reproduction::Alone,
            false,
        )?,
    };
    while let Outcome::Failed(Reproduction::Alone, judgement) = &outcome {
        let smaller = shrink(problem, &judgement.pair().0);
        match first_failure(program, smaller, end, Reproduction::Alone, false)? {
            smaller @ Outcome::Failed(Reproduction::Alone, ..) => outcome = smaller,
            _ => break,
        }
    }
    Ok(match outcome {
        Outcome::Passed(more) => Outcome::Passed(right + more),
        failure @ Outcome::Failed(..) => failure,
    })
}

/// Returns the first game that fails, of which the caller knows what it means if it fails `alone`; else how many are
/// right before the time is over: the rules may take longer than the program. If the program `is_slow`, one that times
/// out is not asked again.
fn first_failure(
    program: &Program,
    games: impl Iterator<Item = Input>,
    until: Instant,
    alone: Reproduction,
    is_slow: bool,
) -> Result<Outcome> {
    let problem = program.problem;
    let mut answered = games
        .filter(|game| program.allows(game))
        .filter_map(|game| Some((problem.answer(&game)?, game)))
        .map(|(answer, game)| (game, answer))
        .take_while(|_| Instant::now() < until);
    let (mut pairs, mut right) = (Vec::new(), 0);
    loop {
        let missing = BATCH - pairs.len();
        pairs.extend(answered.by_ref().take(missing));
        let left = until.saturating_duration_since(Instant::now());
        if pairs.is_empty() || left.is_zero() {
            return Ok(Outcome::Passed(right));
        }
        let time = left.max(LEAST_TIME).min(program.limits.cpu_time);
        let case = Case::new(problem, "stress test", pairs);
        let judgement = judge(program, &case, program.limits.with_cpu_time(time))?;
        right += judgement.index;
        if judgement.timed_out() && is_slow {
            return Ok(Outcome::Passed(right));
        }
        if judgement.verdict != Verdict::Accepted {
            return reproduced(program, judgement, alone);
        }
        right += 1;
        // A program that answers one input per run may be asked only some of them.
        pairs = case.pairs[judgement.index + 1..].to_vec();
    }
}

/// Asks a game that failed in a case again, with the whole time limit: alone, or after as few as needed of those before
/// it. If they only take too long together, that is no failure.
fn reproduced(program: &Program, judgement: Judgement, alone: Reproduction) -> Result<Outcome> {
    let (case, index) = (judgement.case.clone(), judgement.index);
    let timed_out = judgement.timed_out();
    let most_others = if timed_out { index.min(1) } else { index };
    let lengths = successors(Some(1), |length| Some(2 * length));
    for length in lengths.take_while(|length| *length <= most_others + 1) {
        let games = case.part(index + 1 - length..index + 1);
        let again = judge(program, &games, program.limits)?;
        if again.verdict != Verdict::Accepted && again.index + 1 == length {
            let others = length > 1;
            let fails = if others {
                Reproduction::AfterOthers
            } else {
                alone
            };
            return Ok(Outcome::Failed(fails, again));
        }
    }
    if timed_out {
        return Ok(Outcome::Passed(index));
    }
    let case = case.part(0..index + 1);
    let judgement = Judgement { case, ..judgement };
    Ok(Outcome::Failed(Reproduction::AfterOthers, judgement))
}
