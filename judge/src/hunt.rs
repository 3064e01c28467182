//! Looks for the smallest game that a program gets wrong.

use std::slice;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::questions::{describe, random, smaller, tiny};
use games::{Problem, Question, thousands};
use itertools::Itertools;

use crate::compare::answers::answers;
use crate::compare::cases::Answered;
use crate::compare::judgement::{Fault, Verdict, answers_once, fault_of};
use crate::run::parallel::in_order;
use crate::run::process::Ending;
use crate::run::program::Program;

/// How many games are asked in one run at the most, and how many values are asked at once.
const MOST_AT_ONCE: usize = 4096;
const MOST_VALUES_AT_ONCE: usize = 50_000;

/// How long it may take to make a game smaller.
const SHRINKING_TIME: Duration = Duration::from_secs(20);

const CUT_OFF: &str = "there may be a smaller one; looking for it took too long";
const AFTER_OTHERS: &str =
    "it fails only after other games in the same run: does something stay from call to call?";

/// What a hunt came to.
pub enum Hunted {
    /// The smallest game that is not answered rightly.
    Failure(Failure),
    /// All agrees; what was compared, in words.
    Agreement(String),
}

/// A game that is not answered rightly.
pub struct Failure {
    /// The game, and the right answer.
    pub asked: Answered,
    /// The verdict, and the answer or how the run ended.
    pub fault: Fault,
    /// What else is to be said of it.
    pub notes: Vec<&'static str>,
}

struct Hunter<'a> {
    problem: &'a Problem,
    program: &'a Program,
    jobs: usize,
    /// How many games are asked in the next run, and how many at the most.
    batch: usize,
    most_at_once: usize,
    /// How many games were answered rightly.
    right: usize,
}

/// Plays all tiny games; if none fails, `known`, which failed elsewhere, or random ones, and makes what fails smaller.
pub fn hunt(
    problem: &Problem,
    program: &Program,
    known: Option<&Answered>,
    until: Instant,
    jobs: usize,
) -> Result<Hunted> {
    let tiny = tiny(problem);
    let mut hunter = Hunter {
        problem,
        program,
        jobs,
        batch: 16,
        most_at_once: MOST_AT_ONCE,
        right: 0,
    };
    // Time is left for random games, also if the tiny ones take long.
    let now = Instant::now();
    let part = until.saturating_duration_since(now) * 7 / 10;
    let end = if known.is_some() { until } else { now + part };
    let mut complete = 0;
    for games in &tiny {
        if let Some(failure) = hunter.first_failure(games.iter().cloned(), end)? {
            return Ok(Hunted::Failure(failure));
        }
        if Instant::now() >= end {
            break;
        }
        complete += 1;
    }
    let tiny_games = hunter.right;
    let failure = match known {
        Some(known) => hunter.ask(slice::from_ref(known))?.1,
        None => hunter.first_failure(random(problem), until)?,
    };
    if let Some(failure) = failure {
        return Ok(Hunted::Failure(hunter.shrink(failure)?));
    }
    let mut compared = match complete {
        0 => format!("the first {} tiny games", thousands(tiny_games)),
        _ => describe(problem, &tiny[..complete]),
    };
    if known.is_none() {
        let random = thousands(hunter.right - tiny_games);
        compared = format!("{compared}, and on {random} random ones");
    }
    Ok(Hunted::Agreement(compared))
}

impl Hunter<'_> {
    /// The first of the games that is not answered rightly, unless the time is over before. Some games are asked in any
    /// case: a program that never ends may have spent it already.
    fn first_failure(
        &mut self,
        mut games: impl Iterator<Item = Question>,
        until: Instant,
    ) -> Result<Option<Failure>> {
        let mut asked: Vec<Answered> = Vec::new();
        loop {
            let mut values: usize = asked.iter().map(|(game, _)| game.values().count()).sum();
            while asked.len() < self.jobs * self.batch && values < MOST_VALUES_AT_ONCE {
                let Some(game) = games.next() else { break };
                values += game.values().count();
                let expected = self.problem.answer(&game);
                asked.extend(expected.map(|expected| (game, expected)));
            }
            if asked.is_empty() {
                return Ok(None);
            }
            let batches = asked.chunks(self.batch).take(self.jobs).collect_vec();
            let mut right = 0;
            let mut is_complete = true;
            let mut failure = None;
            let ask = |batch: &&[Answered]| self.ask(batch);
            in_order(&batches, self.jobs, ask, |batch, (count, found)| {
                if is_complete {
                    right += count;
                    is_complete = count == batch.len();
                    failure = found;
                }
                Ok(())
            })?;
            self.right += right;
            asked.drain(..right);
            if failure.is_some() {
                return Ok(failure);
            }
            if !is_complete {
                // Too many for one run.
                self.most_at_once = (self.batch / 4).max(1);
            }
            self.batch = self.most_at_once.min(2 * self.batch);
            if Instant::now() >= until {
                return Ok(None);
            }
        }
    }

    /// Asks the games in one run. How many are answered rightly before the first that is not, and that one; none, if
    /// they only were too many for one run.
    fn ask(&self, batch: &[Answered]) -> Result<(usize, Option<Failure>)> {
        let is_one = batch.len() == 1;
        let mut right = 0;
        let mut after_others = None;
        if !is_one {
            let (games, expected): (Vec<_>, Vec<_>) = batch.iter().cloned().unzip();
            let (run, text) = self.program.ask(self.problem, &games)?;
            let found = answers(&text, &expected);
            let pairs = expected.iter().zip(&found);
            right = pairs.take_while(|(one, other)| one == other).count();
            let is_endless = matches!(run.ending, Ending::TimeOut | Ending::TooMuchOutput);
            if !is_endless && !answers_once(self.program, self.problem, &run, &found, &expected) {
                let answer = found.get(right).map_or("no answer", String::as_str);
                let wrong = (Verdict::WrongAnswer, answer.to_owned());
                after_others = fault_of(self.program, &run).or(Some(wrong));
            }
        }
        let Some(asked) = batch.get(right) else {
            return Ok((right, None));
        };
        let alone = ask_alone(self.problem, self.program, asked)?;
        let is_right = alone.is_none();
        let failure = alone.or(after_others).map(|fault| Failure {
            asked: asked.clone(),
            fault,
            notes: if is_right { vec![AFTER_OTHERS] } else { vec![] },
        });
        Ok((right + usize::from(is_one && is_right), failure))
    }

    /// Takes steps to smaller games that fail too, until no step leads to one.
    fn shrink(&mut self, mut failure: Failure) -> Result<Failure> {
        let until = Instant::now() + SHRINKING_TIME;
        loop {
            let game = failure.asked.0.clone();
            let found = self.first_failure(smaller(self.problem, &game), until)?;
            let is_smallest = found.is_none();
            failure = found.unwrap_or(failure);
            if Instant::now() >= until {
                failure.notes.insert(0, CUT_OFF);
                return Ok(failure);
            }
            if is_smallest {
                return Ok(failure);
            }
        }
    }
}

/// What is wrong, if the game is not answered rightly in a run of its own: the answer, or how the run ended.
pub fn ask_alone(problem: &Problem, program: &Program, asked: &Answered) -> Result<Option<Fault>> {
    let (run, text) = program.ask(problem, slice::from_ref(&asked.0))?;
    let found = text.trim_end().lines().map(str::trim_end).join("\n");
    let wrong = (found != asked.1).then_some((Verdict::WrongAnswer, found));
    Ok(fault_of(program, &run).or(wrong))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::run::process::Limits;
    use crate::run::shell;

    /// The smallest number that a shell program gets wrong, and how, or what agrees; in at most so many seconds.
    fn hunted(script: &str, seconds: u64, known: Option<&Answered>) -> String {
        let limits = Limits {
            time: Duration::from_millis(500),
            memory: None,
        };
        let program = Program::new(script.to_owned(), shell(script), limits);
        let problem = games::problem("leetcode_0292_nim_game").expect("a problem");
        let until = Instant::now() + Duration::from_secs(seconds);
        match hunt(problem, &program, known, until, 2).expect("a hunt") {
            Hunted::Agreement(compared) => compared,
            Hunted::Failure(failure) => {
                let notes = failure.notes.concat();
                format!("{} {}{notes}", failure.asked.0, failure.fault.0)
            }
        }
    }

    #[test]
    fn the_smallest_game_is_found() {
        let check = |condition: &str, expected: &str| {
            let answer = format!("if {condition}; then echo true; else echo false; fi");
            let script = format!("while read n; do {answer}; done");
            assert_eq!(hunted(&script, 600, None), expected);
        };
        check("[ $((n % 3)) != 0 ]", "3 WA");
        check("[ $n = 8 ] && kill -9 $$; [ $((n % 4)) != 0 ]", "8 RE");
        check("[ $n = 12 ] && sleep 60; [ $((n % 4)) != 0 ]", "12 TLE");
        check("[ $((n % 4)) != 0 ] && [ $n -lt 5000 ]", "5001 WA");
        let one_call = "calls=x$calls; [ $calls != x ] || [ $((n % 4)) != 0 ]";
        check(one_call, &format!("4 WA{AFTER_OTHERS}"));
        let once = "read n; [ $((n % 3)) = 0 ] && echo false || echo true";
        assert_eq!(hunted(once, 600, None), "3 WA");
        // The first games are asked also if no time is left, for a program may hang.
        let always = "while read n; do echo false; done";
        assert_eq!(hunted(always, 0, None), "1 WA");
        let lost = "[ $n -gt 50000 ] || [ $((n % 4)) = 0 ]";
        let late = format!("while read n; do {lost} && echo false || echo true; done");
        let known = (Question::number(51_001), "true".to_owned());
        assert_eq!(hunted(&late, 600, Some(&known)), "50001 WA");
    }

    #[test]
    fn what_agrees_is_told_with_its_count() {
        let script = "while read n; do [ $((n % 4)) = 0 ] && echo false || echo true; done";
        let compared = hunted(script, 5, None);
        let start = "all 2,000 numbers from 1, and on ";
        assert!(compared.starts_with(start), "{compared}");
    }
}
