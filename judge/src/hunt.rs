//! Looks for the smallest game that a program gets wrong.

use std::iter::{repeat_with, successors};
use std::time::{Duration, Instant};

use anyhow::Result;
use games::questions::{random, smaller, tiny};
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
    let games = tiny(problem).into_iter();
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
        return Ok(Ok(agreement(tiny_games, random_games)));
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

/// The first game that fails in one of the cases, after as few as needed of those before it; and how many were right
/// before. If they only take too long together, that is no failure, and no more are asked.
fn first_failure(
    program: &Program,
    cases: impl IntoIterator<Item = Case>,
    until: Instant,
) -> Result<(Option<Failure>, usize)> {
    let mut right = 0;
    for case in cases {
        let left = until.saturating_duration_since(Instant::now());
        let time = left.max(LEAST_TIME).min(program.limits.time);
        let judgement = judge(program, &case, program.limits.with_time(time))?;
        let place = judgement.place;
        if judgement.verdict == Verdict::Accepted {
            right += place + 1;
            continue;
        }
        right += place;
        let is_late = judgement.verdict == Verdict::TimeLimitExceeded;
        let longest = if is_late { 2 } else { place.max(1) };
        let lengths = successors(Some(1), |length| Some(2 * length));
        for length in lengths.take_while(|length| *length <= longest.min(place + 1)) {
            let end = case.with_only(place + 1 - length..=place);
            let again = judge(program, &end, program.limits)?;
            if again.verdict != Verdict::Accepted && again.place + 1 == length {
                let failure = Failure {
                    case: end,
                    judgement: again,
                    is_smallest: length == 1,
                };
                return Ok((Some(failure), right));
            }
        }
        let failure = (!is_late).then(|| Failure {
            case: case.with_only(0..=place),
            judgement,
            is_smallest: false,
        });
        return Ok((failure, right));
    }
    Ok((None, right))
}

/// What agrees with the rules, if that is worth telling.
fn agreement(tiny_games: usize, random_games: usize) -> String {
    if tiny_games + random_games < WORTH_TELLING {
        return String::new();
    }
    let [tiny, random] = [tiny_games, random_games].map(thousands);
    format!("agrees with the rules on {tiny} tiny games and {random} random ones\n")
}
