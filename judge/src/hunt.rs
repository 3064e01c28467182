//! Looks for the smallest game that a contestant gets wrong.

use std::slice;
use std::time::{Duration, Instant};

use anyhow::Result;
use itertools::Itertools;
use two_player_games::problems::Player;
use two_player_games::{Problem, Question};

use crate::contestant::Contestant;
use crate::games::{describe, random, smaller, thousands, tiny};
use crate::parallel::in_order;
use crate::process::Ending;
use crate::verdict::Verdict;

/// How many games are asked in one run at the most, and how many values they have together.
const MOST_AT_ONCE: usize = 4096;
const MOST_VALUES_AT_ONCE: usize = 50_000;

/// How long it may take to make a game smaller, and how many time-outs it may cost.
const SHRINKING_TIME: Duration = Duration::from_secs(20);
const SHRINKING_TIMEOUTS: usize = 10;

/// A game that is not answered rightly.
pub struct Failure {
    /// What was asked.
    pub game: Question,
    /// The right answer.
    pub expected: String,
    /// The answer, or how the run ended.
    pub found: String,
    /// WA, RE or TLE.
    pub verdict: Verdict,
    /// Whether it also fails in a run of its own; else it fails only after others.
    pub is_alone: bool,
}

/// What a hunt came to.
pub struct Hunted {
    /// The smallest game that is not answered rightly, if one was found.
    pub failure: Option<Failure>,
    /// Whether it was not made as small as it can be, because that took too long.
    pub is_cut_off: bool,
    /// What was compared, in words.
    pub compared: String,
}

/// How much may be played until a failure is found.
#[derive(Debug, Clone, Copy)]
pub struct Budget {
    /// Until when.
    pub until: Instant,
    /// How many games.
    pub games: usize,
    /// How many runs at the same time.
    pub at_once: usize,
}

impl Budget {
    fn is_spent(&self) -> bool {
        self.games == 0 || Instant::now() >= self.until
    }
}

struct Hunter<'a> {
    problem: &'a Problem,
    contestant: &'a Contestant,
    player: Player,
    answers_once: bool,
    at_once: usize,
    /// How many games are asked in the next run.
    batch: usize,
    timeouts: usize,
}

/// A game and its right answer.
pub type Answered = (Question, String);

/// Plays all tiny games, from the smallest on. If none fails, takes `known`, a game that is known to fail, or else the
/// first random game that fails, and makes it smaller.
///
/// # Errors
/// The contestant cannot be run.
pub fn hunt(problem: &Problem, contestant: &Contestant, known: Option<&Answered>, budget: Budget) -> Result<Hunted> {
    let tiny = tiny(problem);
    let two = tiny.iter().flatten().take(2).cloned().collect_vec();
    let (run, found) = contestant.ask(problem, &two)?;
    let answers_once = contestant.answers_once(&run, &found);
    let batch = if answers_once { budget.at_once } else { 16 };
    let at_once = budget.at_once;
    let mut hunter =
        Hunter { problem, contestant, player: problem.player(), answers_once, at_once, batch, timeouts: 0 };
    // Time is left for random games, also if the tiny ones take long.
    let now = Instant::now();
    let until = if known.is_some() { budget.until } else { now + budget.until.saturating_duration_since(now) * 7 / 10 };
    let mut left = Budget { until, ..budget };
    let mut complete = 0;
    for games in &tiny {
        let failure = hunter.first_failure(games.iter().cloned(), &mut left)?;
        if failure.is_some() {
            let compared = describe(problem, &tiny[..complete]);
            return Ok(Hunted { failure, is_cut_off: false, compared });
        }
        if left.is_spent() {
            break;
        }
        complete += 1;
    }
    let mut compared = describe(problem, &tiny[..complete]);
    left.until = budget.until;
    let failure = if let Some(known) = known {
        ask_alone(problem, contestant, known)?
    } else {
        let games = left.games;
        let failure = hunter.first_failure(random(problem), &mut left)?;
        compared.push_str(&[", and on ", &thousands(games - left.games), " random ones"].concat());
        failure
    };
    let Some(failure) = failure else {
        return Ok(Hunted { failure, is_cut_off: false, compared });
    };
    let (failure, is_cut_off) = hunter.shrink(failure)?;
    Ok(Hunted { failure: Some(failure), is_cut_off, compared })
}

impl Hunter<'_> {
    /// The first of the games that is not answered rightly, unless the budget is spent before. Some games are asked in
    /// any case: a program that never ends may have spent it already.
    fn first_failure(
        &mut self,
        mut games: impl Iterator<Item = Question>,
        budget: &mut Budget,
    ) -> Result<Option<Failure>> {
        let mut asked: Vec<Answered> = Vec::new();
        loop {
            let mut values: usize = asked.iter().map(|(game, _)| game.values().len()).sum();
            while asked.len() < self.batch.min(budget.games) && values < MOST_VALUES_AT_ONCE {
                let Some(game) = games.next() else { break };
                values += game.values().len();
                asked.extend((self.player)(&game).map(|expected| (game, expected)));
            }
            if asked.is_empty() {
                return Ok(None);
            }
            let batch = &asked[..asked.len().min(self.batch)];
            let (right, failure) = if self.answers_once { self.ask_each(batch)? } else { self.ask_together(batch)? };
            if failure.is_some() {
                return Ok(failure);
            }
            budget.games -= right.min(budget.games);
            asked.drain(..right);
            if budget.is_spent() {
                return Ok(None);
            }
        }
    }

    /// How many games are answered rightly before the first that is not, and that one. Each is asked in its own run.
    fn ask_each(&mut self, batch: &[Answered]) -> Result<(usize, Option<Failure>)> {
        let problem = self.problem;
        let contestant = self.contestant;
        let mut right = 0;
        let mut first = None;
        in_order(
            batch,
            self.at_once,
            |asked| ask_alone(problem, contestant, asked),
            |_, failure| {
                right += usize::from(first.is_none() && failure.is_none());
                first = first.take().or(failure);
                Ok(())
            },
        )?;
        self.timeouts += usize::from(first.as_ref().is_some_and(Failure::is_timeout));
        Ok((right, first))
    }

    /// The same, but all games are asked in one run.
    fn ask_together(&mut self, batch: &[Answered]) -> Result<(usize, Option<Failure>)> {
        let games = batch.iter().map(|(game, _)| game.clone()).collect_vec();
        let (run, found) = self.contestant.ask(self.problem, &games)?;
        let right = batch.iter().zip(&found).take_while(|((_, expected), found)| expected == *found).count();
        let ending = self.contestant.failure(&run);
        let Some(asked) = batch.get(right).filter(|_| ending.is_some() || right < batch.len()) else {
            self.batch = MOST_AT_ONCE.min(2 * self.batch);
            return Ok((batch.len(), None));
        };
        if let Some(failure) = ask_alone(self.problem, self.contestant, asked)? {
            self.timeouts += usize::from(failure.is_timeout());
            return Ok((right, Some(failure)));
        }
        match ending {
            // Too many for one run.
            Some(_) if batch.len() > 1 && matches!(run.ending, Ending::TimeOut | Ending::TooMuchOutput) => {
                self.batch = (self.batch / 4).max(1);
                self.timeouts += 1;
                Ok((right, None))
            }
            ending => {
                let answer = found.get(right).cloned().unwrap_or("no answer".to_owned());
                let (verdict, found) = ending.unwrap_or((Verdict::WrongAnswer, answer));
                let (game, expected) = asked.clone();
                Ok((right, Some(Failure { game, expected, found, verdict, is_alone: false })))
            }
        }
    }

    /// Takes steps to smaller games that fail too, until no step leads to one. Also says whether it stopped too early.
    fn shrink(&mut self, mut failure: Failure) -> Result<(Failure, bool)> {
        let mut budget = Budget { until: Instant::now() + SHRINKING_TIME, games: usize::MAX, at_once: self.at_once };
        let timeouts = self.timeouts;
        loop {
            let game = failure.game.clone();
            let problem = self.problem;
            match self.first_failure(smaller(problem, &game), &mut budget)? {
                Some(smaller) => failure = smaller,
                None => return Ok((failure, budget.is_spent())),
            }
            if budget.is_spent() || self.timeouts - timeouts >= SHRINKING_TIMEOUTS {
                return Ok((failure, true));
            }
        }
    }
}

impl Failure {
    fn is_timeout(&self) -> bool {
        self.verdict == Verdict::TimeLimitExceeded
    }
}

/// The failure of the game in a run of its own, if it fails there.
///
/// # Errors
/// The contestant cannot be run.
pub fn ask_alone(problem: &Problem, contestant: &Contestant, (game, expected): &Answered) -> Result<Option<Failure>> {
    let (run, found) = contestant.ask(problem, slice::from_ref(game))?;
    let failed = contestant.failure(&run).or_else(|| {
        let answer = found.join("\n");
        (found.len() != 1 || answer != *expected).then_some((Verdict::WrongAnswer, answer))
    });
    let failure = |(verdict, found)| {
        let game = game.clone();
        let expected = expected.clone();
        Failure { game, expected, found, verdict, is_alone: true }
    };
    Ok(failed.map(failure))
}
