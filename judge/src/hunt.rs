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
pub enum Fails {
    /// Alone; all smaller inputs pass.
    Smallest,
    /// Alone; a smaller input may fail too.
    Alone,
    /// Only after other inputs, if at all.
    AfterOthers,
}

/// What the hunt came to.
pub enum Hunted {
    /// So many answers agree with the rules.
    Agrees(usize),
    /// The last input of a case fails.
    Fails(Fails, Judgement),
}

/// Tries all tiny inputs, smallest first; then, unless a stored case timed out, the input that failed a stored case, or
/// else random ones, and shrinks what fails.
pub fn hunt(program: &Program, judgements: &[Judgement], time: Duration) -> Result<Hunted> {
    let (problem, start) = (program.problem, Instant::now());
    // Time is left for the others, also if the tiny ones take long, and to make one smaller.
    let [end_of_tiny, end_of_random, end] = [time / 2, time * 4 / 5, time].map(|time| start + time);
    let timed_out = judgements.iter().any(Judgement::timed_out);
    let tiny = tiny(problem).into_iter();
    let right = match first_failure(program, tiny, end_of_tiny, Fails::Smallest, timed_out)? {
        Hunted::Agrees(right) if !timed_out && !time.is_zero() => right,
        hunted => return Ok(hunted),
    };
    let mut hunted = match failing(judgements).next() {
        Some(stored) => reproduced(program, stored.clone(), Fails::Alone)?,
        None => first_failure(program, random(problem), end_of_random, Fails::Alone, false)?,
    };
    while let Hunted::Fails(Fails::Alone, judgement) = &hunted {
        let smaller = shrink(problem, &judgement.pair().0);
        match first_failure(program, smaller, end, Fails::Alone, false)? {
            smaller @ Hunted::Fails(Fails::Alone, ..) => hunted = smaller,
            _ => break,
        }
    }
    Ok(match hunted {
        Hunted::Agrees(more) => Hunted::Agrees(right + more),
        failure @ Hunted::Fails(..) => failure,
    })
}

/// Returns the first game that fails, of which the caller knows what it means if it fails `alone`; else how many are
/// right before the time is over: the rules may take longer than the program. If the program `is_slow`, one that times
/// out is not asked again.
fn first_failure(
    program: &Program,
    games: impl Iterator<Item = Input>,
    until: Instant,
    alone: Fails,
    is_slow: bool,
) -> Result<Hunted> {
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
            return Ok(Hunted::Agrees(right));
        }
        let time = left.max(LEAST_TIME).min(program.limits.time);
        let case = Case::new(problem, "hunt", pairs);
        let judgement = judge(program, &case, program.limits.with_time(time))?;
        right += judgement.index;
        if judgement.timed_out() && is_slow {
            return Ok(Hunted::Agrees(right));
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
fn reproduced(program: &Program, judgement: Judgement, alone: Fails) -> Result<Hunted> {
    let (case, index) = (judgement.case.clone(), judgement.index);
    let timed_out = judgement.timed_out();
    let most_others = if timed_out { index.min(1) } else { index };
    let lengths = successors(Some(1), |length| Some(2 * length));
    for length in lengths.take_while(|length| *length <= most_others + 1) {
        let games = case.part(index + 1 - length..index + 1);
        let again = judge(program, &games, program.limits)?;
        if again.verdict != Verdict::Accepted && again.index + 1 == length {
            let others = length > 1;
            let fails = if others { Fails::AfterOthers } else { alone };
            return Ok(Hunted::Fails(fails, again));
        }
    }
    if timed_out {
        return Ok(Hunted::Agrees(index));
    }
    let case = case.part(0..index + 1);
    let judgement = Judgement { case, ..judgement };
    Ok(Hunted::Fails(Fails::AfterOthers, judgement))
}
