//! Looks for the smallest game that a program gets wrong.

use std::iter::once;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::questions::{describe, random, smaller, tiny};
use games::{Question, thousands};
use itertools::put_back_n;

use crate::case::Case;
use crate::judge::{Judgement, Verdict, judge};
use crate::program::Program;

/// How many games are asked in the first run.
const FIRST_BATCH: usize = 16;

/// If a run takes less, the next is asked twice as many games; else half as many.
const SHORT: Duration = Duration::from_millis(300);

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
    /// How many games are asked in the next run.
    batch: usize,
    /// How many games were answered rightly.
    right: usize,
}

/// Plays all tiny games; if none fails, the games of `failing`, of which the last was judged so, or random ones; and
/// makes what fails smaller. Returns what fails, or what was compared, in words.
pub fn hunt(
    program: &Program,
    failing: Option<(Case, Verdict)>,
    time: Duration,
) -> Result<Result<Failure, String>> {
    let problem = program.problem;
    let start = Instant::now();
    let mut hunter = Hunter {
        program,
        until: start + time,
        batch: FIRST_BATCH,
        right: 0,
    };
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
        Some((case, verdict)) => hunter.failure(&case, verdict)?,
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
        _ => describe(&tiny[..complete]),
    };
    let random = match hunter.right - tiny_games {
        0 => String::new(),
        random => format!(", and on {} random ones", thousands(random)),
    };
    Ok(Err(format!("agrees with the rules on {tiny}{random}\n")))
}

impl Hunter<'_> {
    /// The first of the games that is not answered rightly, unless the time is over before. One run is made in any case.
    fn first_failure(
        &mut self,
        games: impl Iterator<Item = Question>,
        until: Instant,
    ) -> Result<Option<Failure>> {
        let problem = self.program.problem;
        let allowed = games.filter(|game| self.program.allows(game));
        let answered = allowed.map(|game| (problem.answer(&game), game));
        let answered = answered.filter_map(|(answer, game)| Some((game, answer?)));
        let mut games = put_back_n(answered);
        loop {
            let start = Instant::now();
            // The rules may take longer than the program.
            let is_in_time = |count: &usize| *count == 0 || Instant::now() < until;
            let count = (0..self.batch).take_while(is_in_time);
            let batch = Case::answered(problem, "hunt", count.map_while(|_| games.next()));
            if batch.questions.is_empty() {
                return Ok(None);
            }
            let Some(judgement) = self.judge(&batch)? else {
                return Ok(None);
            };
            if judgement.verdict == Verdict::Accepted {
                self.right += batch.questions.len();
                let is_short = start.elapsed() < SHORT;
                self.batch = if is_short {
                    2 * self.batch
                } else {
                    self.batch.div_ceil(2)
                };
            } else {
                let count = judgement.place + 1;
                let failure = self.failure(&batch.with_only(0..count), judgement.verdict)?;
                if failure.is_some() {
                    return Ok(failure);
                }
                // They were too many for one run.
                self.right += count;
                self.batch = (self.batch / 4).max(1);
                let rest = batch.questions.into_iter().zip(batch.expected).skip(count);
                rest.rev().for_each(|game| games.put_back(game));
            }
            if Instant::now() >= until {
                return Ok(None);
            }
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

    /// The last of the games if it is not answered rightly: alone, or after one of the others, or after all of them, as
    /// it was when this was the verdict.
    fn failure(&self, case: &Case, verdict: Verdict) -> Result<Option<Failure>> {
        let last = case.questions.len() - 1;
        let is_in_time = |_: &usize| Instant::now() < self.until;
        let alone = vec![last];
        let pairs = (0..last).rev().take_while(is_in_time);
        let pairs = pairs.map(|other| vec![other, last]);
        let all = (0..=last).collect();
        // Together they may only take too long.
        let is_enough = last == 0 || verdict == Verdict::TimeLimitExceeded;
        let most = if is_enough { 1 } else { usize::MAX };
        let tries = once(alone).chain(pairs).chain(once(all));
        for places in tries.take(most) {
            let case = case.with_only(places);
            let last = case.questions.len() - 1;
            let fails = |one: &Judgement| one.verdict != Verdict::Accepted && one.place == last;
            if let Some(judgement) = self.judge(&case)?.filter(fails) {
                let is_smallest = false;
                return Ok(Some(Failure {
                    case,
                    judgement,
                    is_smallest,
                }));
            }
        }
        Ok(None)
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
