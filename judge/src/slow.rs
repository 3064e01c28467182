//! Where a program gets slow.

use std::slice;
use std::time::Duration;

use anyhow::Result;
use games::{Problem, Question, Value};

use crate::run::program::Program;

/// How long a program may take for each of the growing games, in every language.
pub const PROBE_TIME: Duration = Duration::from_secs(2);
/// Less than this says nothing, in seconds: it varies from run to run.
const NOISE: f64 = 0.02;
/// Times that grow by more than this where the size grows by a third grow exponentially: any n⁵ grows by less.
const LARGEST_STEP: f64 = 4.5;

/// The largest of a row of growing games up to `largest` that is answered within the program's limit, and the first
/// that is not, in words; `None` if all are, or if the time does not grow towards it, as where one game never ends.
pub fn where_slow(program: &Program, largest: &Question) -> Result<Option<String>> {
    let problem = program.problem;
    let seconds = |size| {
        let game = of_size(problem, largest, size);
        let (run, _) = program.ask(slice::from_ref(&game))?;
        anyhow::Ok(run.is_success().then_some(run.time.as_secs_f64()))
    };
    let mut least = f64::MAX;
    let mut answered = None;
    let mut good = problem.arguments[0].judge.lengths.start() - 1;
    let mut bad = largest.first_size() + 1;
    while bad - good > (good / 8).max(1) {
        let double = (2 * good).clamp(1, largest.first_size());
        let middle = usize::midpoint(good, bad);
        let next = if double < bad { double } else { middle };
        match seconds(next)? {
            Some(time) => {
                least = least.min(time);
                answered = Some(time);
                good = next;
            }
            None => bad = next,
        }
    }
    let above_least = |time: f64| (time - least).max(NOISE);
    let time = answered.filter(|time| above_least(*time) >= 4.0 * NOISE);
    let Some(time) = time.filter(|_| bad <= largest.first_size()) else {
        return Ok(None);
    };
    let limit = program.limits.time.as_secs_f64();
    let mut said = format!("slow: n = {good} in {time:.2} s, n = {bad} not in {limit} s");
    if let Some(less) = seconds(good * 3 / 4)?
        && above_least(time) > LARGEST_STEP * above_least(less)
    {
        said += "; exponential: is a memory missing, or is a known value taken for an unknown one?";
    }
    Ok(Some(said))
}

/// The question with another size: its first value is this number, or all its rows are cut to this length.
fn of_size(problem: &Problem, largest: &Question, size: usize) -> Question {
    let mut game = largest.clone();
    if let Some(Value::Number(number)) = game.0.first_mut() {
        *number = i32::try_from(size).unwrap_or(i32::MAX);
    } else {
        for value in &mut game.0 {
            if let Value::Row(row) = value {
                row.truncate(size);
            }
        }
    }
    problem.keep_promise(&mut game);
    game
}
