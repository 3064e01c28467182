//! Judges a program on a case: interprets its runs as a verdict.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use games::{Input, cut_in_the_middle};
use itertools::Itertools;

use crate::answers::{answers, first_wrong, trimmed, visible};
use crate::case::Case;
use crate::program::Program;
use crate::run::is_time_out;
use crate::run::limits::{LONGEST_OUTPUT, Limits};
use crate::run::parallel::in_parallel;
use crate::run::process::Run;

/// Maximum length of the shown part of a program's output, in characters.
const PRINTED: usize = 1000;

/// Time limit of the runs that determine how a program reads.
const READING_TIME: Duration = Duration::from_secs(2);

/// Time limit of the shorter runs that locate the input that times out.
const SHORT_TIME: Duration = Duration::from_secs(1);

/// Total CPU time after which a case that is judged in parts is left, if no part has failed.
const PARTS_TIME: Duration = Duration::from_secs(2);

/// The verdict on a submission or a case, from the best to the worst.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    Accepted,
    WrongAnswer,
    TimeLimitExceeded,
    RunTimeError,
    CompileError,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::TimeLimitExceeded => "TLE",
            Self::RunTimeError => "RE",
            Self::CompileError => "CE",
        })
    }
}

/// The verdict on a program for a case, with the details.
#[derive(Clone)]
pub struct Judgement {
    pub case: Arc<Case>,
    pub verdict: Verdict,
    /// The index of the failing input; if none fails, of the last one that was tried.
    pub index: usize,
    /// The number of answers that the program gave.
    pub answered: usize,
    /// The wrong answer, or how the run ended; if nothing fails, the right answers.
    pub found: String,
    /// The program's input and its other output, as shown to the user.
    pub printed: String,
    /// CPU time of the run; if the case was judged in parts, of the last run.
    pub cpu_time: Duration,
}

impl Judgement {
    pub fn timed_out(&self) -> bool {
        self.verdict == Verdict::TimeLimitExceeded
    }

    /// Returns the failing input and its right answer.
    pub fn pair(&self) -> &(Input, String) {
        &self.case.pairs[self.index]
    }
}

/// Returns the judgements that are not accepted.
pub fn failing(judgements: &[Judgement]) -> impl Iterator<Item = &Judgement> + Clone {
    let judgements = judgements.iter();
    judgements.filter(|judgement| judgement.verdict != Verdict::Accepted)
}

/// Judges the program on the cases, `jobs` in parallel, up to one that times out. Shows progress if `what` is not empty.
pub fn judge_all(
    program: &Program,
    cases: &[Arc<Case>],
    jobs: usize,
    what: &str,
) -> Result<Vec<Judgement>> {
    let work = |case| judge(program, case, program.limits);
    let is_enough = Judgement::timed_out;
    in_parallel(cases, jobs, what, |case| &case.name, work, is_enough)
}

/// Judges the program on a case: in one run, or in parts if one run does not show which input fails.
pub fn judge(program: &Program, case: &Arc<Case>, limits: Limits) -> Result<Judgement> {
    let together = judge_in_one_run(program, case, limits)?;
    let ends_badly = together.verdict > Verdict::WrongAnswer;
    let is_whole = together.answered == case.pairs.len();
    let is_doubtful = match program.function {
        // A driver writes each answer at once, so the first missing answer shows the failing input.
        Some(_) => ends_badly && is_whole,
        // A program that reads one input may take the next ones for part of it.
        None => ends_badly || !is_whole || together.index == 0,
    };
    if is_doubtful && case.pairs.len() > 1 {
        return judge_in_parts(program, case, together, limits);
    }
    Ok(together)
}

/// Finds the failing input of a case by bisection. If no input fails on its own, accepts a program that answers one
/// input per run; otherwise the judgement on all inputs `together` stands.
fn judge_in_parts(
    program: &Program,
    case: &Arc<Case>,
    mut together: Judgement,
    limits: Limits,
) -> Result<Judgement> {
    let timed_out = together.timed_out();
    let short = limits.with_cpu_time(limits.cpu_time.min(SHORT_TIME));
    let limits = if timed_out { short } else { limits };
    let ask = |range| judge_in_one_run(program, &case.part(range), limits);
    // The answers before a bad ending were right.
    let ends_badly = together.verdict > Verdict::WrongAnswer;
    let mut start = if ends_badly { together.index } else { 0 };
    let count = case.pairs.len();
    let answers_two = ask(start..count.min(start + 2))?.verdict == Verdict::Accepted;
    let mut size = if answers_two { count - start } else { 1 };
    let mut spent = Duration::ZERO;
    let mut part = loop {
        size = size.div_ceil(2);
        let end = count.min(start + size);
        let part = ask(start..end)?;
        let fails = part.verdict != Verdict::Accepted;
        if !fails {
            start = end;
            spent += part.cpu_time;
        }
        if start == count || spent > PARTS_TIME || fails && size == 1 {
            break part;
        }
    };
    let fails = part.verdict != Verdict::Accepted;
    part.index = if fails { start + part.index } else { start - 1 };
    if timed_out && part.timed_out() {
        together.index = part.index;
    } else if fails || !answers_two && !timed_out {
        part.case = case.clone();
        return Ok(part);
    } else {
        together.found += " (no input fails on its own)";
    }
    Ok(together)
}

/// Determines whether the program reads the length of a row before the row, by how it answers the first sample.
pub fn as_it_reads(mut program: Program, samples: &Arc<Case>) -> Result<Program> {
    if program.function.is_some() || program.problem.one_input_per_run() {
        return Ok(program);
    }
    let time = program.limits.cpu_time.min(READING_TIME);
    let (first, limits) = (samples.part(0..1), program.limits.with_cpu_time(time));
    let as_written = judge_in_one_run(&program, &first, limits)?.verdict;
    if ![Verdict::Accepted, Verdict::TimeLimitExceeded].contains(&as_written) {
        program.reads_lengths = true;
        let with_lengths = judge_in_one_run(&program, &first, limits)?.verdict;
        program.reads_lengths = with_lengths < as_written;
    }
    Ok(program)
}

/// Judges the program on a case in one run. A wrong answer takes precedence over a crash or time-out at a later input.
pub fn judge_in_one_run(program: &Program, case: &Arc<Case>, limits: Limits) -> Result<Judgement> {
    let (run, text) = program.ask(case, limits)?;
    let ending = ending(&run, limits);
    // If the run ended badly, its last line may be incomplete.
    let complete = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
    let lines = ending.as_ref().map_or(text.as_str(), |_| complete);
    let is_program = program.function.is_none();
    let lines = if is_program { &trimmed(lines) } else { lines };
    let answered = case.pairs.iter().map(|(_, answer)| answer.as_str());
    let expected = answered.collect_vec();
    let answers = answers(lines, &expected);
    let running = answers.len().min(expected.len() - 1);
    let wrong = first_wrong(&expected, &answers);
    let is_before = wrong.as_ref().is_some_and(|(index, _)| *index < running);
    let (verdict, index, found) = match (ending, wrong) {
        (None, None) => (Verdict::Accepted, running, expected.join("\n")),
        // All answers are right, so the failing input is unknown yet.
        (Some((verdict, how)), None) => (verdict, 0, how + "; the answers are right"),
        (Some((verdict, how)), Some(_)) if !is_before => (verdict, running, how),
        (_, Some((index, answer))) => (Verdict::WrongAnswer, index, answer),
    };
    let stdin = match verdict {
        Verdict::Accepted => String::new(),
        _ => program.stdin(case),
    };
    Ok(Judgement {
        case: case.clone(),
        verdict,
        index,
        answered: answers.len(),
        found,
        printed: printed(&run, &text, &stdin),
        cpu_time: run.cpu_time,
    })
}

/// Returns the verdict on how a run ended, with its description; `None` if it ended well.
fn ending(run: &Run, limits: Limits) -> Option<(Verdict, String)> {
    let [time, limit, wall_limit] =
        [run.cpu_time, limits.cpu_time, limits.wall_time].map(|time| time.as_secs_f64());
    let late = |found| Some((Verdict::TimeLimitExceeded, found));
    let crash = |found| Some((Verdict::RunTimeError, found));
    // The system counts more CPU time than it reports. Some run-time systems ignore its signal, and are killed later.
    let is_killed = time >= limit && run.status.code().is_none();
    match run.status {
        _ if run.length >= LONGEST_OUTPUT => crash("endless output".to_owned()),
        status if is_killed || is_time_out(status) && 2.0 * time >= limit => {
            late(format!("stopped after {limit} s"))
        }
        _ if time >= limit => late(format!("took {time:.3} s")),
        _ if !run.is_in_time => late(format!("stopped after {wall_limit} s of wall time")),
        status if status.success() => None,
        status => crash(status.to_string()),
    }
}

/// Returns the standard input of a run and its output other than `answers`, each block cut in the middle.
fn printed(run: &Run, answers: &str, stdin: &str) -> String {
    let names = ["stdin", "stdout", "stderr"].into_iter();
    let blocks = names.zip([stdin, &run.output, &run.messages]);
    let is_more = |(_, text): &(_, &str)| !text.trim().is_empty() && text.trim() != answers.trim();
    let block = |(name, text): (&str, &str)| {
        let text = cut_in_the_middle(&visible(text.trim_end()), PRINTED);
        format!("{name}:\n{text}\n")
    };
    blocks.filter(is_more).map(block).collect()
}
