//! Looks for the smallest game that a program gets wrong.

use std::iter::successors;
use std::slice;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::questions::{describe, random, smaller, tiny};
use games::{Question, thousands};
use itertools::Itertools;

use crate::compare::answers::answers;
use crate::compare::cases::Answered;
use crate::compare::judgement::{Verdict, answers_once, fault_of, printed};
use crate::run::process::Ending;
use crate::run::program::Program;

/// How many games are asked in one run at the most, and how many values are asked at once.
const MOST_AT_ONCE: usize = 4096;
const MOST_VALUES_AT_ONCE: usize = 50_000;

/// How long a run may take at least, also at the end of the hunt.
const LEAST_TIME: Duration = Duration::from_secs(1);

/// In sequences of fewer games than this, the games are made smaller too.
const LONG_SEQUENCE: usize = 4;

/// What a hunt came to.
pub enum Hunted {
    /// A game that is not answered rightly.
    Failure(Failure),
    /// All agrees; what was compared, in words.
    Agreement(String),
}

/// A game that is not answered rightly.
pub struct Failure {
    /// The games that must be asked before it in the same run: alone it is answered rightly.
    pub before: Vec<Answered>,
    /// The game, and the right answer.
    pub asked: Answered,
    pub outcome: Outcome,
    /// Whether all smaller games are answered rightly. Else only those that are one step smaller may be.
    pub is_smallest: bool,
}

/// What became of a game.
pub struct Outcome {
    pub verdict: Verdict,
    /// The answer, or how the run ended.
    pub found: String,
    /// What else the program printed.
    pub printed: String,
}

struct Hunter<'a> {
    program: &'a mut Program,
    /// When it ends.
    until: Instant,
    /// The time limit of a run, unless less is left for the hunt.
    limit: Duration,
    /// How many games are asked in the next run, and how many at the most.
    batch: usize,
    most_at_once: usize,
    /// How many games were answered rightly.
    right: usize,
}

/// Plays all tiny games; if none fails, those of `failing`, of which the last failed before, or random ones, and makes
/// what fails smaller.
pub fn hunt(program: &mut Program, failing: &[Answered], time: Duration) -> Result<Hunted> {
    let problem = program.problem;
    let tiny = tiny(problem);
    let limit = program.limits.time;
    let start = Instant::now();
    let mut hunter = Hunter {
        program,
        until: start + time,
        limit,
        batch: 16,
        most_at_once: MOST_AT_ONCE,
        right: 0,
    };
    // Time is left for the others, also if the tiny ones take long, and to make one smaller.
    let [end_of_tiny, end] = [time * 5 / 10, time * 8 / 10].map(|part| start + part);
    let mut complete = 0;
    for games in &tiny {
        let failure = hunter.first_failure(games.iter().cloned(), end_of_tiny)?;
        if let Some(mut failure) = failure {
            failure.is_smallest = failure.before.is_empty();
            return Ok(Hunted::Failure(hunter.shrink(failure)?));
        }
        if Instant::now() >= end_of_tiny {
            break;
        }
        complete += 1;
    }
    let tiny_games = hunter.right;
    let failure = if failing.is_empty() {
        hunter.first_failure(random(problem), end)?
    } else {
        hunter.ask(failing)?.1
    };
    if let Some(failure) = failure {
        return Ok(Hunted::Failure(hunter.shrink(failure)?));
    }
    let mut compared = match complete {
        0 => format!("the first {} tiny games", thousands(tiny_games)),
        _ => describe(problem, &tiny[..complete]),
    };
    if failing.is_empty() {
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
            while asked.len() < self.batch && values < MOST_VALUES_AT_ONCE {
                let Some(game) = games.next() else { break };
                values += game.values().count();
                let expected = self.program.problem.answer(&game);
                asked.extend(expected.map(|expected| (game, expected)));
            }
            if asked.is_empty() {
                return Ok(None);
            }
            let count = asked.len().min(self.batch);
            let (right, failure) = self.ask(&asked[..count])?;
            self.right += right;
            asked.drain(..right);
            if failure.is_some() {
                return Ok(failure);
            }
            if right < count {
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
    /// they only were too many for one run, or if the hunt had no time for it.
    fn ask(&mut self, batch: &[Answered]) -> Result<(usize, Option<Failure>)> {
        // No run may take longer than the hunt.
        let left = self.until.saturating_duration_since(Instant::now());
        self.program.limits.time = self.limit.min(left.max(LEAST_TIME));
        let is_one = batch.len() == 1;
        let mut right = 0;
        let mut after_others = None;
        if !is_one {
            let (games, expected): (Vec<_>, Vec<_>) = batch.iter().cloned().unzip();
            let (run, text) = self.program.ask(&games)?;
            let found = answers(&text, &expected);
            let pairs = expected.iter().zip(&found);
            right = pairs.take_while(|(one, other)| one == other).count();
            let is_endless = run.is_late() || run.ending == Ending::TooMuchOutput;
            if !is_endless && !answers_once(self.program, &run, &found, &expected) {
                let answer = found.get(right).map_or("no answer", String::as_str);
                let wrong = (Verdict::WrongAnswer, answer.to_owned());
                let (verdict, found) = fault_of(self.program, &run).unwrap_or(wrong);
                after_others = Some(Outcome {
                    verdict,
                    found,
                    printed: printed(&run, &text),
                });
            }
        }
        let Some(asked) = batch.get(right) else {
            return Ok((right, None));
        };
        let mut outcome = ask_alone(self.program, asked)?;
        if outcome.verdict == Verdict::TimeLimitExceeded && self.program.limits.time < self.limit {
            return Ok((right, None));
        }
        let mut before = vec![];
        if outcome.verdict == Verdict::Accepted {
            let Some(after_others) = after_others else {
                return Ok((right + usize::from(is_one), None));
            };
            before = batch[..right].to_vec();
            outcome = after_others;
        }
        let failure = Failure {
            before,
            asked: asked.clone(),
            outcome,
            is_smallest: false,
        };
        Ok((right, Some(failure)))
    }

    /// Takes steps to smaller games that fail too, until no step leads to one or the time is over.
    fn shrink(&mut self, mut failure: Failure) -> Result<Failure> {
        while !failure.is_smallest && Instant::now() < self.until {
            let game = failure.asked.0.clone();
            let smaller = if failure.before.is_empty() {
                self.first_failure(smaller(self.program.problem, &game), self.until)?
            } else {
                self.first_failing_sequence(&failure)?
            };
            let Some(smaller) = smaller else { break };
            failure = smaller;
        }
        Ok(failure)
    }

    /// The first that fails of the sequences which are one step smaller: games left out, many at first, or one of few
    /// games made smaller.
    fn first_failing_sequence(&mut self, failure: &Failure) -> Result<Option<Failure>> {
        let all = [&failure.before[..], slice::from_ref(&failure.asked)].concat();
        let count = failure.before.len();
        let sizes = successors(Some(count / 2), |size| Some(size / 2));
        let sizes = sizes.take_while(|size| *size > 0);
        let parts = sizes.flat_map(|size| (0..count).step_by(size).map(move |start| (start, size)));
        let shorter = parts.map(|(start, size)| {
            let rest = &all[count.min(start + size)..];
            [&all[..start], rest].concat()
        });
        let problem = self.program.problem;
        let few = (0..=count).filter(|_| count < LONG_SEQUENCE);
        let lowered = few.flat_map(|place| {
            let games = smaller(problem, &all[place].0);
            let answered = games.filter_map(|game| Some((problem.answer(&game)?, game)));
            let all = &all;
            answered.map(move |(answer, game)| {
                let mut sequence = all.clone();
                sequence[place] = (game, answer);
                sequence
            })
        });
        for sequence in shorter.chain(lowered) {
            let failing = self.ask(&sequence)?.1;
            if failing.is_some() || Instant::now() >= self.until {
                return Ok(failing);
            }
        }
        Ok(None)
    }
}

/// What becomes of the game in a run of its own.
pub fn ask_alone(program: &Program, asked: &Answered) -> Result<Outcome> {
    let (run, text) = program.ask(slice::from_ref(&asked.0))?;
    let found = text.trim_end().lines().map(str::trim_end).join("\n");
    let verdict = if found == asked.1 {
        Verdict::Accepted
    } else {
        Verdict::WrongAnswer
    };
    let (verdict, found) = fault_of(program, &run).unwrap_or((verdict, found));
    let is_answered = verdict < Verdict::TimeLimitExceeded;
    let answer = if is_answered { text.as_str() } else { "" };
    Ok(Outcome {
        verdict,
        found,
        printed: printed(&run, answer),
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::run::process::Limits;
    use crate::run::shell;

    /// The smallest number that a shell program gets wrong, and how, or what agrees; in at most so many seconds.
    fn hunted(script: &str, seconds: u64, failing: &[Answered]) -> String {
        let limits = Limits::new(Duration::from_millis(500), 1 << 30);
        let problem = games::problem("leetcode_0292_nim_game").expect("a problem");
        let mut program = Program::new(problem, script.to_owned(), shell(script), limits);
        let time = Duration::from_secs(seconds);
        match hunt(&mut program, failing, time).expect("a hunt") {
            Hunted::Agreement(compared) => compared,
            Hunted::Failure(failure) => {
                let before = failure.before.iter().map(|(game, _)| game.to_string());
                let games = before.chain([failure.asked.0.to_string()]).join(" ");
                let smallest = if failure.is_smallest { "smallest " } else { "" };
                format!("{smallest}{games} {}", failure.outcome.verdict)
            }
        }
    }

    #[test]
    fn the_smallest_game_is_found() {
        let check = |condition: &str, expected: &str| {
            let answer = format!("if {condition}; then echo true; else echo false; fi");
            let script = format!("while read n; do {answer}; done");
            assert_eq!(hunted(&script, 600, &[]), expected);
        };
        check("[ $((n % 3)) != 0 ]", "smallest 3 WA");
        let killed = "[ $n = 8 ] && kill -9 $$; [ $((n % 4)) != 0 ]";
        check(killed, "smallest 8 RE");
        let asleep = "[ $n = 12 ] && sleep 60; [ $((n % 4)) != 0 ]";
        check(asleep, "smallest 12 TLE");
        check("[ $((n % 4)) != 0 ] && [ $n -lt 5000 ]", "5001 WA");
        let one_call = "calls=x$calls; [ $calls != x ] || [ $((n % 4)) != 0 ]";
        check(one_call, "1 4 WA");
        let once = "read n; [ $((n % 3)) = 0 ] && echo false || echo true";
        assert_eq!(hunted(once, 600, &[]), "smallest 3 WA");
        // The first games are asked also if no time is left, for a program may hang.
        let always = "while read n; do echo false; done";
        assert_eq!(hunted(always, 0, &[]), "smallest 1 WA");
        let lost = "[ $n -gt 50000 ] || [ $((n % 4)) = 0 ]";
        let late = format!("while read n; do {lost} && echo false || echo true; done");
        let failing = (Question::number(51_001), "true".to_owned());
        assert_eq!(hunted(&late, 600, &[failing]), "50001 WA");
    }

    #[test]
    fn what_agrees_is_told_with_its_count() {
        let script = "while read n; do [ $((n % 4)) = 0 ] && echo false || echo true; done";
        let compared = hunted(script, 5, &[]);
        let start = "all 2,000 numbers from 1, and on ";
        assert!(compared.starts_with(start), "{compared}");
    }
}
