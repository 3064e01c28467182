//! Looks for the smallest game that a program gets wrong.

use std::iter::successors;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::questions::{describe, random, smaller, tiny};
use games::{Question, thousands};

use crate::case::Case;
use crate::judge::{Judgement, Verdict, judge};
use crate::program::Program;

/// How many games are asked in the first run.
const FIRST_BATCH: usize = 16;

/// How long a run may take at least, also at the end of the hunt.
const LEAST_TIME: Duration = Duration::from_secs(1);

/// From so many games on it is worth telling that all are right.
const WORTH_TELLING: usize = 100;

/// A game that is not answered rightly.
pub struct Failure {
    /// The game; and before it those that must be asked in the same run, if alone it is answered rightly.
    pub case: Case,
    pub judgement: Judgement,
    /// Whether all smaller games are answered rightly. Else only those that are one step smaller may be.
    pub is_smallest: bool,
}

/// Plays all tiny games; if none fails, that which fails in a stored case, or random ones; and makes what fails smaller.
/// Returns what agrees with the rules, in words; or what fails. With no time it does nothing.
pub fn hunt(
    program: &Program,
    stored: Option<(&Case, &Judgement)>,
    time: Duration,
) -> Result<Result<String, Failure>> {
    if time.is_zero() {
        return Ok(Ok(String::new()));
    }
    let (problem, start) = (program.problem, Instant::now());
    // Time is left for the others, also if the tiny ones take long, and to make one smaller.
    let [end_of_tiny, end_of_random, end] = [time / 2, time * 4 / 5, time].map(|time| start + time);
    let tiny = tiny(problem);
    let games = tiny.iter().flatten().cloned();
    let cases = batches(program, games, end_of_tiny);
    let (found, tiny_games) = first_failure(program, cases, end)?;
    if let Some(mut failure) = found {
        failure.is_smallest = failure.case.questions.len() == 1;
        return Ok(Err(failure));
    }
    let (found, random_games) = match stored {
        Some((case, judgement)) => first_failure(program, ends(case, judgement.place), end)?,
        None => first_failure(
            program,
            batches(program, random(problem), end_of_random),
            end,
        )?,
    };
    let Some(mut failure) = found else {
        return Ok(Ok(agreement(&tiny, tiny_games, random_games)));
    };
    while failure.case.questions.len() == 1 {
        let games = smaller(problem, &failure.case.questions[0]);
        match first_failure(program, batches(program, games, end), end)? {
            (Some(smaller), _) if smaller.case.questions.len() == 1 => failure = smaller,
            _ => break,
        }
    }
    Ok(Err(failure))
}

/// These games with the answers by the rules, in ever larger cases, until the time is over: the rules may take longer than
/// the program.
fn batches<'a>(
    program: &'a Program,
    games: impl Iterator<Item = Question> + 'a,
    until: Instant,
) -> impl Iterator<Item = Case> + 'a {
    let problem = program.problem;
    let mut answered = games
        .filter(|game| program.allows(game))
        .map(|game| (problem.answer(&game), game))
        .filter_map(|(answer, game)| Some((game, answer?)))
        .take_while(move |_| Instant::now() < until);
    let (first, growth) = if program.answers_one {
        (1, 1)
    } else {
        (FIRST_BATCH, 2)
    };
    let sizes = successors(Some(first), move |size| Some(growth * size));
    let cases = sizes.map(move |size| {
        let games = answered.by_ref().take(size);
        Case::answered(problem, "hunt", games)
    });
    cases.take_while(|case| !case.questions.is_empty())
}

/// The game at this place of a case: alone, after the one before it, and after all of them.
fn ends(case: &Case, place: usize) -> impl Iterator<Item = Case> {
    let starts = [place, place.saturating_sub(1), 0].into_iter();
    starts.map(move |start| case.with_only(start..=place))
}

/// The first of the cases that fails, cut to its shortest end that fails too; and how many games were right before. If
/// games only take too long together, that is no failure, and no more are asked.
fn first_failure(
    program: &Program,
    cases: impl Iterator<Item = Case>,
    until: Instant,
) -> Result<(Option<Failure>, usize)> {
    let limits = program.limits;
    let failure = |case, judgement| Failure {
        case,
        judgement,
        is_smallest: false,
    };
    let mut right = 0;
    for case in cases {
        let left = until.saturating_duration_since(Instant::now());
        let time = limits.time.min(left.max(LEAST_TIME));
        let judgement = judge(program, &case, limits.with_time(time))?;
        if judgement.verdict == Verdict::Accepted {
            right += case.questions.len();
            continue;
        }
        right += judgement.place;
        for end in ends(&case, judgement.place) {
            let again = judge(program, &end, limits)?;
            let is_last = again.place + 1 == end.questions.len();
            if again.verdict != Verdict::Accepted && is_last {
                return Ok((Some(failure(end, again)), right));
            }
            if judgement.verdict == Verdict::TimeLimitExceeded {
                return Ok((None, right));
            }
        }
        let asked = case.with_only(0..=judgement.place);
        return Ok((Some(failure(asked, judgement)), right));
    }
    Ok((None, right))
}

/// What agrees with the rules, if that is worth telling: so many of the tiny games, and so many random ones.
fn agreement(tiny: &[Vec<Question>], tiny_games: usize, random_games: usize) -> String {
    if tiny_games + random_games < WORTH_TELLING {
        return String::new();
    }
    let mut games = 0;
    let complete = tiny.iter().take_while(|list| {
        games += list.len();
        games <= tiny_games
    });
    let tiny = match complete.count() {
        0 => format!("the first {} tiny games", thousands(tiny_games)),
        complete => describe(&tiny[..complete]),
    };
    let random = match random_games {
        0 => String::new(),
        random => format!(", and on {} random ones", thousands(random)),
    };
    format!("agrees with the rules on {tiny}{random}\n")
}
