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
/// makes what fails smaller. Returns what fails; or what was compared, in words. With no time it does nothing.
pub fn hunt(
    program: &Program,
    failing: Option<(Case, Judgement)>,
    time: Duration,
) -> Result<(Option<Failure>, String)> {
    if time.is_zero() {
        return Ok((None, String::new()));
    }
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
            return Ok((Some(failure), String::new()));
        }
        if Instant::now() >= end_of_tiny {
            break;
        }
        complete += 1;
    }
    let tiny_games = hunter.right;
    let failure = match failing {
        Some((case, judgement)) => hunter.repeated(&case, judgement)?,
        None => hunter.first_failure(random(problem), end)?,
    };
    Ok(match failure {
        Some(failure) => (Some(hunter.made_smaller(failure)?), String::new()),
        None => (None, hunter.compared(&tiny[..complete], tiny_games)),
    })
}

impl Hunter<'_> {
    /// What agrees, where all games of `tiny` do, and so many tiny ones in all.
    fn compared(&self, tiny: &[Vec<Question>], tiny_games: usize) -> String {
        if self.right < WORTH_TELLING {
            return String::new();
        }
        let tiny = match tiny {
            [] => format!("the first {} tiny games", thousands(tiny_games)),
            _ => describe(tiny),
        };
        let random = match self.right - tiny_games {
            0 => String::new(),
            random => format!(", and on {} random ones", thousands(random)),
        };
        format!("agrees with the rules on {tiny}{random}\n")
    }

    /// The first of the games that is not answered rightly, unless the time is over before. One run is made in any case.
    fn first_failure(
        &mut self,
        games: impl Iterator<Item = Question>,
        until: Instant,
    ) -> Result<Option<Failure>> {
        let allowed = games.filter(|game| self.program.allows(game));
        let answered = allowed.map(|game| (self.program.problem.answer(&game), game));
        let answered = answered.filter_map(|(answer, game)| Some((game, answer?)));
        let mut games = put_back_n(answered);
        loop {
            let start = Instant::now();
            let batch = self.next_batch(&mut games, until);
            if batch.questions.is_empty() {
                return Ok(None);
            }
            let Some(judgement) = self.judge(&batch)? else {
                return Ok(None);
            };
            let asked = judgement.place + 1;
            let is_right = judgement.verdict == Verdict::Accepted;
            if !is_right {
                let failure = self.repeated(&batch.with_only(0..asked), judgement)?;
                if failure.is_some() {
                    return Ok(failure);
                }
            }
            self.right += asked;
            let rest = batch.questions.into_iter().zip(batch.expected).skip(asked);
            rest.rev().for_each(|game| games.put_back(game));
            let is_short = is_right && start.elapsed() < SHORT;
            self.batch = if is_short {
                2 * self.batch
            } else {
                self.batch.div_ceil(2)
            };
            if Instant::now() >= until {
                return Ok(None);
            }
        }
    }

    /// The next of the games that are asked in a run. The rules that answer them may take longer than the program.
    fn next_batch(
        &self,
        games: &mut impl Iterator<Item = (Question, String)>,
        until: Instant,
    ) -> Case {
        let is_in_time = |count: &usize| *count == 0 || Instant::now() < until;
        let count = (0..self.batch).take_while(is_in_time);
        let answered = count.map_while(|_| games.next());
        Case::answered(self.program.problem, "hunt", answered)
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

    /// The games, of which the last was judged so: that one alone if it fails, or after one of the others; else all. `None`
    /// if together they only took too long.
    fn repeated(&self, games: &Case, judgement: Judgement) -> Result<Option<Failure>> {
        let failure = |case, judgement| Failure {
            case,
            judgement,
            is_smallest: false,
        };
        let last = games.questions.len() - 1;
        let is_in_time = |_: &usize| Instant::now() < self.until;
        let pairs = (0..last).rev().take_while(is_in_time);
        let pairs = pairs.map(|other| vec![other, last]);
        for places in once(vec![last]).chain(pairs) {
            let case = games.with_only(places);
            let last = case.questions.len() - 1;
            let fails = |one: &Judgement| one.verdict != Verdict::Accepted && one.place == last;
            if let Some(judgement) = self.judge(&case)?.filter(fails) {
                return Ok(Some(failure(case, judgement)));
            }
            if judgement.verdict == Verdict::TimeLimitExceeded {
                return Ok(None);
            }
        }
        Ok(Some(failure(games.clone(), judgement)))
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
