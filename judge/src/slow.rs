//! Where a program gets slow.

use std::collections::BTreeMap;
use std::slice;
use std::time::Duration;

use anyhow::Result;
use games::{Problem, Question, Value};

use crate::run::program::Program;

/// How long a program may take for each of the growing games, in every language.
pub const PROBE_TIME: Duration = Duration::from_secs(2);
/// Less than this says nothing, in seconds: it varies from run to run.
const NOISE: f64 = 0.02;
/// Times that grow faster than this power of the size grow exponentially.
const LARGEST_POWER: f64 = 6.0;

/// The largest of a row of growing games up to `largest` that is answered within the program's limit, and the first
/// that is not, in words; `None` if all are, or if the time does not grow towards it, as where one game never ends.
pub fn where_slow(
    problem: &Problem,
    program: &Program,
    largest: &Question,
) -> Result<Option<String>> {
    let mut times: BTreeMap<usize, f64> = BTreeMap::new();
    let (mut good, mut bad) = (0, largest.size() + 1);
    let mut too_slow = None;
    while bad - good > (good / 20).max(1) {
        let double = (2 * good).clamp(1, largest.size());
        let middle = usize::midpoint(good, bad);
        let next = if double < bad { double } else { middle };
        let game = of_size(problem, largest, next);
        if !problem.allows(&game) && too_slow.is_none() {
            good = next;
            continue;
        }
        let (run, _) = program.ask(problem, slice::from_ref(&game))?;
        if run.is_success() {
            times.insert(game.size(), run.time.as_secs_f64());
            good = next;
        } else {
            too_slow = Some(game.size());
            bad = next;
        }
    }
    let Some(((&size, &time), slow)) = times.last_key_value().zip(too_slow) else {
        return Ok(None);
    };
    let start = times.values().copied().fold(time, f64::min);
    let above = |time: f64| (time - start).max(NOISE);
    if above(time) < 4.0 * NOISE {
        return Ok(None);
    }
    let log = |size: usize| u32::try_from(size).map_or(0.0, f64::from).ln();
    let smaller = times.range(..=size * 3 / 4);
    let is_exponential = smaller.into_iter().any(|(&smaller, &less)| {
        (above(time) / above(less)).ln() > LARGEST_POWER * (log(size) - log(smaller))
    });
    let limit = program.limits.time.as_secs_f64();
    let mut told = format!("slow: n = {size} in {time:.2} s, n = {slow} not in {limit} s");
    if is_exponential {
        told += "; that is exponential: is a memory missing?";
    }
    Ok(Some(told))
}

/// The start of a question: its rows cut to this length, or if it has none, its number.
fn of_size(problem: &Problem, largest: &Question, size: usize) -> Question {
    let mut game = largest.clone();
    let is_alone = game.0.len() == 1;
    for value in &mut game.0 {
        match value {
            Value::Row(row) => row.truncate(size),
            Value::Number(number) if is_alone => *number = i32::try_from(size).unwrap_or(i32::MAX),
            Value::Number(_) => {}
        }
    }
    if let Some(promise) = &problem.promise {
        (promise.keep)(&mut game);
    }
    game
}
