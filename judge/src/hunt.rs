//! Looks for the smallest game that a program gets wrong.

use std::iter::repeat_with;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::questions::{describe, random, smaller, tiny};
use games::{Question, thousands};

use crate::case::Case;
use crate::judge::{Judgement, Verdict, judge};
use crate::program::Program;

/// How many games are asked in a run: starts take most of the time; but C and C++ often give no memory back.
const BATCH: usize = 500;

/// How long a run may take at least, also at the end of the hunt.
const LEAST_TIME: Duration = Duration::from_secs(1);

/// From so many games on it is worth telling that all are right.
const WORTH_TELLING: usize = 100;

/// A game that is not answered rightly.
pub struct Failure {
    /// The game; and before it those that must be asked in the same run, if alone it is answered rightly.
    pub case: Case,
    pub judgement: Judgement,
    /// Whether it fails alone, and all smaller games are answered rightly. Else only those that are one step smaller may be.
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
    let (found, tiny_games) = first_failure(program, batches(program, games, end_of_tiny), end)?;
    if let Some(failure) = found {
        return Ok(Err(failure));
    }
    let (found, random_games) = if let Some((case, judgement)) = stored {
        let alone = case.with_only([judgement.place]);
        let all = case.with_only(0..=judgement.place);
        first_failure(program, [alone, all], end)?
    } else {
        let games = random(problem);
        first_failure(program, batches(program, games, end_of_random), end)?
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
    failure.is_smallest = false;
    Ok(Err(failure))
}

/// These games with the answers by the rules, some in each run, until the time is over: the rules may take longer than the
/// program.
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
    let size = if program.answers_one { 1 } else { BATCH };
    let cases = repeat_with(move || {
        let games = answered.by_ref().take(size);
        Case::answered(problem, "hunt", games)
    });
    cases.take_while(|case| !case.questions.is_empty())
}

/// The first game that fails in one of the cases: alone; after the one before it, if only so it fails again; else after
/// all. And how many games were right before it. If they only take too long together, no more are asked.
fn first_failure(
    program: &Program,
    cases: impl IntoIterator<Item = Case>,
    until: Instant,
) -> Result<(Option<Failure>, usize)> {
    let mut right = 0;
    for case in cases {
        let left = until.saturating_duration_since(Instant::now());
        let limits = program.limits.with_time(left.max(LEAST_TIME));
        let judgement = judge(program, &case, limits)?;
        let place = judgement.place;
        if judgement.verdict == Verdict::Accepted {
            right += place + 1;
            continue;
        }
        right += place;
        for start in [place, place.saturating_sub(1)] {
            let case = case.with_only(start..=place);
            let again = judge(program, &case, program.limits)?;
            if again.verdict != Verdict::Accepted && start + again.place == place {
                let failure = Failure {
                    case,
                    judgement: again,
                    is_smallest: start == place,
                };
                return Ok((Some(failure), right));
            }
            if judgement.verdict == Verdict::TimeLimitExceeded {
                return Ok((None, right));
            }
        }
        let failure = Failure {
            case: case.with_only(0..=place),
            judgement,
            is_smallest: false,
        };
        return Ok((Some(failure), right));
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
