//! Looks for the smallest game that a program gets wrong.

use std::iter::{repeat_with, successors};
use std::time::{Duration, Instant};

use anyhow::Result;
use games::Question;
use games::questions::{random, smaller, tiny};

use crate::case::Case;
use crate::judge::{Judgement, Verdict, failing, judge};
use crate::program::Program;

/// How many games are asked in a run: starts take most of the time; but C and C++ often give no memory back.
const BATCH: usize = 500;

/// How long a run may take at least, also at the end of the hunt.
const LEAST_TIME: Duration = Duration::from_secs(1);

/// The name of a case of tiny games. They are played from the smallest on, so the first that fails alone is the smallest.
pub const TINY: &str = "tiny";

/// A case whose last game is not answered rightly. If there are others, it fails only after them, in the same run.
pub type Failed = (Case, Judgement);

/// Plays all tiny games; if none fails, that which fails in a stored case, or random ones; and makes what fails smaller.
/// Returns how many agree with the rules; or what fails. With no time, or after a time-out, it does nothing.
pub fn hunt(
    program: &Program,
    cases: &[Case],
    judgements: &[Judgement],
    time: Duration,
) -> Result<Result<usize, Failed>> {
    if time.is_zero() || judgements.iter().any(Judgement::is_late) {
        return Ok(Ok(0));
    }
    let (problem, start) = (program.problem, Instant::now());
    // Time is left for the others, also if the tiny ones take long, and to make one smaller.
    let [end_of_tiny, end_of_random, end] = [time / 2, time * 4 / 5, time].map(|time| start + time);
    let tiny_games = batches(program, TINY, tiny(problem).into_iter(), end_of_tiny);
    let stored = failing(cases, judgements).next();
    let stored_games = stored.into_iter().flat_map(|(case, judgement)| {
        let place = judgement.place;
        [case.with_only([place]), case.with_only(0..=place)]
    });
    let games = random(problem).take_while(|_| stored.is_none());
    let random_games = batches(program, "random", games, end_of_random);
    let games = tiny_games.chain(stored_games).chain(random_games);
    let (found, right) = first_failure(program, games, end)?;
    let Some((mut case, mut judgement)) = found else {
        return Ok(Ok(right));
    };
    while case.name != TINY && case.questions.len() == 1 {
        let games = smaller(problem, &case.questions[0]);
        match first_failure(program, batches(program, "smaller", games, end), end)? {
            (Some(failed), _) if failed.0.questions.len() == 1 => (case, judgement) = failed,
            _ => break,
        }
    }
    Ok(Err((case, judgement)))
}

/// These games with the answers by the rules, some in each run, until the time is over: the rules may take longer than the
/// program.
fn batches<'a>(
    program: &'a Program,
    name: &'a str,
    games: impl Iterator<Item = Question> + 'a,
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
        Case::answered(problem, name, games)
    });
    cases.take_while(|case| !case.questions.is_empty())
}

/// The first game that fails in one of the cases, after as few as needed of those before it; and how many were right
/// before. If they only take too long together, that is no failure.
fn first_failure(
    program: &Program,
    cases: impl IntoIterator<Item = Case>,
    until: Instant,
) -> Result<(Option<Failed>, usize)> {
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
        right += place;
        let is_late = judgement.is_late();
        let most = if is_late { place.min(1) } else { place } + 1;
        let lengths = successors(Some(1), |length| Some(2 * length));
        for length in lengths.take_while(|length| *length <= most) {
            let last_games = case.with_only(place + 1 - length..=place);
            let again = judge(program, &last_games, program.limits)?;
            if again.verdict != Verdict::Accepted && again.place + 1 == length {
                return Ok((Some((last_games, again)), right));
            }
        }
        if !is_late {
            return Ok((Some((case.with_only(0..=place), judgement)), right));
        }
    }
    Ok((None, right))
}
