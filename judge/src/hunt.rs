//! Looks for the smallest game that a program gets wrong.

use std::time::{Duration, Instant};

use anyhow::Result;
use games::questions::{describe, random, smaller, tiny};
use games::{Question, thousands};

use crate::case::Case;
use crate::judge::{Judgement, Verdict, judge};
use crate::program::Program;

/// How many games are asked in the first run, and at the most; and how many values at once.
const FIRST_BATCH: usize = 16;
const LARGEST_BATCH: usize = 4096;
const MOST_VALUES: usize = 50_000;

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

struct Hunter<'a> {
    program: &'a Program,
    until: Instant,
    /// How many games are asked in the next run, and how many at the most.
    batch: usize,
    largest_batch: usize,
    /// How many games were answered rightly.
    right: usize,
}

/// Plays all tiny games; if none fails, the games of `failing`, of which the last was judged so, or random ones; and
/// makes what fails smaller. Returns what fails, or what was compared, in words.
pub fn hunt(
    program: &Program,
    failing: Option<(&Case, &Judgement)>,
    time: Duration,
) -> Result<Result<Failure, String>> {
    let problem = program.problem;
    let start = Instant::now();
    let mut hunter = Hunter::new(program, start + time);
    // Time is left for the others, also if the tiny ones take long, and to make one smaller.
    let [end_of_tiny, end] = [time / 2, time * 4 / 5].map(|part| start + part);
    let tiny = tiny(problem);
    let mut complete = 0;
    for games in &tiny {
        if let Some(mut failure) = hunter.first_failure(games.iter().cloned(), end_of_tiny)? {
            failure.is_smallest = failure.case.questions.len() == 1;
            return Ok(Ok(failure));
        }
        if Instant::now() >= end_of_tiny {
            break;
        }
        complete += 1;
    }
    let tiny_games = hunter.right;
    let failure = match failing {
        Some((case, judgement)) => hunter.failure(case, judgement)?,
        None => hunter.first_failure(random(problem), end)?,
    };
    if let Some(failure) = failure {
        return Ok(Ok(hunter.made_smaller(failure)?));
    }
    if hunter.right < WORTH_TELLING {
        return Ok(Err(String::new()));
    }
    let tiny = match complete {
        0 => format!("the first {} tiny games", thousands(tiny_games)),
        _ => describe(problem, &tiny[..complete]),
    };
    let random = match failing {
        Some(_) => String::new(),
        None => format!(
            ", and on {} random ones",
            thousands(hunter.right - tiny_games)
        ),
    };
    Ok(Err(format!("agrees with the rules on {tiny}{random}\n")))
}

impl<'a> Hunter<'a> {
    fn new(program: &'a Program, until: Instant) -> Self {
        let largest_batch = if program.answers_one {
            FIRST_BATCH
        } else {
            LARGEST_BATCH
        };
        Self {
            program,
            until,
            batch: FIRST_BATCH,
            largest_batch,
            right: 0,
        }
    }

    /// The first of the games that is not answered rightly, unless the time is over before. Some games are asked in any
    /// case.
    fn first_failure(
        &mut self,
        mut games: impl Iterator<Item = Question>,
        until: Instant,
    ) -> Result<Option<Failure>> {
        let mut rest: Option<Case> = None;
        loop {
            let batch = match rest.take() {
                Some(rest) => rest,
                None => self.next_batch(&mut games, until),
            };
            let count = batch.questions.len();
            if count == 0 {
                return Ok(None);
            }
            let Some(judgement) = self.judge(&batch)? else {
                return Ok(None);
            };
            if judgement.verdict == Verdict::Accepted {
                self.right += count;
                self.batch = self.largest_batch.min(2 * self.batch);
            } else {
                let failing = batch.with_only(0..=judgement.place);
                let failure = self.failure(&failing, &judgement)?;
                if failure.is_some() {
                    return Ok(failure);
                }
                // They were too many for one run.
                self.right += judgement.place;
                self.largest_batch = (self.batch / 4).max(1);
                self.batch = self.largest_batch;
                rest = Some(batch.with_only(failing.questions.len()..count));
            }
            if Instant::now() >= until {
                return Ok(None);
            }
        }
    }

    /// The next games, as many as are asked in a run, and can be answered by the rules until then; but one at least.
    fn next_batch(&self, games: &mut impl Iterator<Item = Question>, until: Instant) -> Case {
        let problem = self.program.problem;
        let mut values = 0;
        let is_allowed = |game: &Question| self.program.allows(game);
        let mut answered = games.filter(is_allowed).filter_map(|game| {
            let answer = problem.answer(&game)?;
            Some((game, answer))
        });
        let mut questions = Vec::new();
        let mut expected = Vec::new();
        while questions.len() < self.batch && values < MOST_VALUES {
            if !questions.is_empty() && Instant::now() >= until {
                break;
            }
            let Some((question, answer)) = answered.next() else {
                break;
            };
            values += question.values().count();
            questions.push(question);
            expected.push(answer);
        }
        let name = "hunt".to_owned();
        Case {
            problem,
            name,
            questions,
            expected,
        }
    }

    /// Judges in what is left of the time; `None` if that was less than the judge's, and too little.
    fn judge(&self, case: &Case) -> Result<Option<Judgement>> {
        let limits = self.program.limits;
        let left = self.until.saturating_duration_since(Instant::now());
        let time = limits.time.min(left.max(LEAST_TIME));
        let judgement = judge(self.program, case, limits.with_time(time))?;
        let is_cut = judgement.verdict == Verdict::TimeLimitExceeded && time < limits.time;
        Ok((!is_cut).then_some(judgement))
    }

    /// The last of the games if it is not answered rightly: alone, or after one of the others, or after all, as
    /// `together` tells.
    fn failure(&self, case: &Case, together: &Judgement) -> Result<Option<Failure>> {
        let last = case.questions.len() - 1;
        let as_failure = |case: Case, judgement: Judgement| Failure {
            case,
            judgement,
            is_smallest: false,
        };
        let is_wrong = |one: &Judgement| one.verdict != Verdict::Accepted;
        let alone = case.with_only([last]);
        if let Some(judgement) = self.judge(&alone)?.filter(is_wrong) {
            return Ok(Some(as_failure(alone, judgement)));
        }
        // Together they may only take too long.
        if last == 0 || together.verdict == Verdict::TimeLimitExceeded {
            return Ok(None);
        }
        for other in (0..last).rev() {
            let pair = case.with_only([other, last]);
            let is_last = |one: &Judgement| is_wrong(one) && one.place == 1;
            if let Some(judgement) = self.judge(&pair)?.filter(is_last) {
                return Ok(Some(as_failure(pair, judgement)));
            }
            if Instant::now() >= self.until {
                break;
            }
        }
        let again = self.judge(case)?;
        let again = again.filter(|one| is_wrong(one) && one.place == last);
        Ok(again.map(|judgement| as_failure(case.clone(), judgement)))
    }

    /// Takes steps to smaller games that fail too, until no step leads to one or the time is over.
    fn made_smaller(&mut self, mut failure: Failure) -> Result<Failure> {
        while failure.case.questions.len() == 1 && Instant::now() < self.until {
            let games = smaller(self.program.problem, &failure.case.questions[0]);
            let Some(smaller) = self.first_failure(games, self.until)? else {
                break;
            };
            if smaller.case.questions.len() > 1 {
                break;
            }
            failure = smaller;
        }
        Ok(failure)
    }
}
