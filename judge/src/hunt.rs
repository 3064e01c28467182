//! Looks for the smallest game that a program gets wrong.

use std::iter::{repeat_with, successors};
use std::time::{Duration, Instant};

use anyhow::Result;
use games::Input;
use games::inputs::{random, shrink, tiny};

use crate::case::Case;
use crate::judge::{Judgement, Verdict, failing, judge};
use crate::program::Program;

/// How many games are asked in a run: starts take most of the time; but C and C++ often give no memory back.
const BATCH: usize = 500;

/// How long a run may take at least, also at the end of the hunt.
const LEAST_TIME: Duration = Duration::from_secs(1);

/// When a game fails.
#[derive(Clone, Copy)]
pub enum Fails {
    /// Alone, and all smaller ones were right.
    Smallest,
    /// Alone; perhaps a smaller one does too.
    Alone,
    /// Only after others, if even then.
    AfterOthers,
}

/// When a game fails; a case, whose last input is that game; and what became of it.
pub type Failure = (Fails, Case, Judgement);

/// Plays tiny games, from the smallest on; if none fails, that which fails in a stored case, or random ones, and makes what
/// fails smaller. Returns how many are right; or what fails. With no time, or after a time-out, it does nothing.
pub fn hunt(
    program: &Program,
    cases: &[Case],
    judgements: &[Judgement],
    time: Duration,
) -> Result<Result<usize, Failure>> {
    if time.is_zero() || judgements.iter().any(Judgement::is_late) {
        return Ok(Ok(0));
    }
    let (problem, start) = (program.problem, Instant::now());
    // Time is left for the others, also if the tiny ones take long, and to make one smaller.
    let [end_of_tiny, end_of_random, end] = [time / 2, time * 4 / 5, time].map(|time| start + time);
    let tiny_games = batches(program, tiny(problem).into_iter(), end_of_tiny);
    let tiny_right = match first_failure(program, tiny_games, end, Fails::Smallest)? {
        Ok(right) => right,
        failure => return Ok(failure),
    };
    let stored = failing(cases, judgements).next();
    let stored_games = stored.map(|(case, judgement)| {
        [judgement.place, 0].map(|start| case.with_only(start..=judgement.place))
    });
    let games = random(problem).take_while(|_| stored.is_none());
    let random_games = batches(program, games, end_of_random);
    let others = stored_games.into_iter().flatten().chain(random_games);
    let mut failure = match first_failure(program, others, end, Fails::Alone)? {
        Ok(right) => return Ok(Ok(tiny_right + right)),
        Err(failure) => failure,
    };
    while let (Fails::Alone, case, _) = &failure {
        let smaller_games = batches(program, shrink(problem, &case.inputs[0]), end);
        match first_failure(program, smaller_games, end, Fails::Alone)? {
            Err(smaller @ (Fails::Alone, ..)) => failure = smaller,
            _ => break,
        }
    }
    Ok(Err(failure))
}

/// These games with the answers by the rules, some in each run, until the time is over: the rules may take longer than the
/// program.
fn batches<'a>(
    program: &'a Program,
    games: impl Iterator<Item = Input> + 'a,
    until: Instant,
) -> impl Iterator<Item = Case> + 'a {
    let problem = program.problem;
    let mut answered = games
        .filter(|game| program.allows(game))
        .map(|game| (problem.answer(&game), game))
        .filter_map(|(answer, game)| Some((game, answer?)))
        .take_while(move |_| Instant::now() < until);
    let size = if program.answers_one { 1 } else { BATCH };
    let cases = repeat_with(move || {
        let games = answered.by_ref().take(size);
        Case::answered(problem, "hunt", games)
    });
    cases.take_while(|case| !case.inputs.is_empty())
}

/// The first game that fails in one of the cases: alone, of which the caller knows what it means, or after as few as needed
/// of those before it. Else how many are right. If they only take too long together, that is no failure, and it ends.
fn first_failure(
    program: &Program,
    cases: impl IntoIterator<Item = Case>,
    until: Instant,
    alone: Fails,
) -> Result<Result<usize, Failure>> {
    let mut right = 0;
    for case in cases {
        // What is late is asked again, for which time must be left.
        let left = until.saturating_duration_since(Instant::now());
        let time = (left / 2).max(LEAST_TIME).min(program.limits.time);
        let judgement = judge(program, &case, program.limits.with_time(time))?;
        let place = judgement.place;
        if judgement.verdict == Verdict::Accepted {
            right += place + 1;
            continue;
        }
        let is_late = judgement.is_late();
        let most_others = if is_late { place.min(1) } else { place };
        let lengths = successors(Some(1), |length| Some(2 * length));
        for length in lengths.take_while(|length| *length <= most_others + 1) {
            let games = case.with_only(place + 1 - length..=place);
            let again = judge(program, &games, program.limits)?;
            if again.verdict != Verdict::Accepted && again.place + 1 == length {
                return Ok(Err(match length {
                    1 => (alone, games, again),
                    _ => (Fails::AfterOthers, games, again),
                }));
            }
        }
        if is_late {
            return Ok(Ok(right + place));
        }
        let games = case.with_only(0..=place);
        return Ok(Err((Fails::AfterOthers, games, judgement)));
    }
    Ok(Ok(right))
}
