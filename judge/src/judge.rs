//! Judges a program on a case: runs it, and turns the result into a verdict.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use games::{Input, cut_in_the_middle};
use itertools::Itertools;

use crate::answers::{answers, first_wrong, trimmed, visible};
use crate::case::Case;
use crate::program::Program;
use crate::run::exceeded_cpu_time;
use crate::run::limits::{Limits, MAX_OUTPUT};
use crate::run::parallel::in_parallel;
use crate::run::process::Run;

/// Maximum length of a shown stream (standard input, output or error), in characters.
const MAX_STREAM_LENGTH: usize = 1000;

/// Time limit of a run that detects the input format of a program.
const DETECTION_TIME_LIMIT: Duration = Duration::from_secs(2);

/// Time limit of a run that searches for the input on which a program times out.
const BISECTION_TIME_LIMIT: Duration = Duration::from_secs(1);

/// Maximum total CPU time of the passing parts of a case. Beyond it, we skip the rest of the case.
const MAX_PARTS_CPU_TIME: Duration = Duration::from_secs(2);

/// The verdict on a submission or a case. The variants are ordered from best to worst.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    Accepted,
    WrongAnswer,
    TimeLimitExceeded,
    RuntimeError,
    CompileError,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::TimeLimitExceeded => "TLE",
            Self::RuntimeError => "RE",
            Self::CompileError => "CE",
        })
    }
}

/// The result of judging a program on a case.
#[derive(Clone)]
pub struct Judgement {
    pub case: Arc<Case>,
    pub verdict: Verdict,
    /// The index of the failing input, or of the last input tried if none fails or the failing one is unknown.
    pub input_index: usize,
    /// The number of answers that the program gave.
    pub answer_count: usize,
    /// The wrong answer, or a description of the crash or timeout; if no input fails, the right answers.
    pub found: String,
    /// The run's standard input, unless the verdict is `Accepted`, and its output except the answers, formatted.
    pub streams: String,
    /// CPU time of the run that determined the verdict.
    pub cpu_time: Duration,
}

impl Judgement {
    pub fn timed_out(&self) -> bool {
        self.verdict == Verdict::TimeLimitExceeded
    }

    /// Returns the input at `input_index` and its right answer.
    pub fn input_and_answer(&self) -> &(Input, String) {
        &self.case.pairs[self.input_index]
    }
}

/// Returns the judgements whose verdict is not `Accepted`.
pub fn failing(judgements: &[Judgement]) -> impl Iterator<Item = &Judgement> + Clone {
    let judgements = judgements.iter();
    judgements.filter(|judgement| judgement.verdict != Verdict::Accepted)
}

/// Judges the program on the cases, `jobs` in parallel, until one times out. Shows progress unless `noun`, the word for
/// a case, is empty.
pub fn judge_all(
    program: &Program,
    cases: &[Arc<Case>],
    jobs: usize,
    noun: &str,
) -> Result<Vec<Judgement>> {
    let work = |case| judge(program, case, program.limits);
    let should_stop = Judgement::timed_out;
    in_parallel(cases, jobs, noun, |case| &case.name, work, should_stop)
}

/// Judges the program on a case: in one run, or in parts if one run does not show which input fails.
pub fn judge(program: &Program, case: &Arc<Case>, limits: Limits) -> Result<Judgement> {
    let whole = judge_in_one_run(program, case, limits)?;
    let ends_badly = whole.verdict > Verdict::WrongAnswer;
    let has_all_answers = whole.answer_count == case.pairs.len();
    let is_doubtful = match program.function {
        // A driver writes each answer immediately, so the first missing answer shows the failing input.
        Some(_) => ends_badly && has_all_answers,
        // A program that reads a single input may ignore the rest (then answers are missing), or treat it as part of
        // that input (then the first answer is wrong).
        None => ends_badly || !has_all_answers || whole.input_index == 0,
    };
    if is_doubtful && case.pairs.len() > 1 {
        return judge_in_parts(program, case, whole, limits);
    }
    Ok(whole)
}

/// Finds the failing input of a case by bisection or, if the program cannot answer two inputs in one run, by trying the
/// inputs in turn. Skips the inputs that are known to pass, and stops after [`MAX_PARTS_CPU_TIME`]. Returns the
/// judgement on the failing input. If this input and the `whole` case timed out, returns `whole` with the input's
/// index. If no failing input is found, accepts a program that reads one input per run, unless `whole` timed out;
/// otherwise returns `whole`.
fn judge_in_parts(
    program: &Program,
    case: &Arc<Case>,
    mut whole: Judgement,
    limits: Limits,
) -> Result<Judgement> {
    let timed_out = whole.timed_out();
    let short = limits.with_cpu_time(limits.cpu_time.min(BISECTION_TIME_LIMIT));
    let limits = if timed_out { short } else { limits };
    let judge_part = |range| judge_in_one_run(program, &case.part(range), limits);
    let count = case.pairs.len();
    // After a crash or a timeout, all answers before `whole.input_index` were right.
    let stopped_early = whole.verdict > Verdict::WrongAnswer && whole.answer_count < count;
    let mut start = if stopped_early { whole.input_index } else { 0 };
    let first = start.min(count - 2);
    let answers_two_per_run = judge_part(first..first + 2)?.verdict == Verdict::Accepted;
    let mut size = if answers_two_per_run { count - start } else { 1 };
    let mut spent = Duration::ZERO;
    let mut part = loop {
        size = size.div_ceil(2);
        let end = count.min(start + size);
        let part = judge_part(start..end)?;
        let fails = part.verdict != Verdict::Accepted;
        if !fails {
            start = end;
            spent += part.cpu_time;
        }
        if start == count || spent > MAX_PARTS_CPU_TIME || fails && size == 1 {
            break part;
        }
    };
    let fails = part.verdict != Verdict::Accepted;
    part.input_index = if fails { start + part.input_index } else { start - 1 };
    if timed_out && part.timed_out() {
        whole.input_index = part.input_index;
    } else if fails || !answers_two_per_run && !timed_out && program.function.is_none() {
        part.case = case.clone();
        return Ok(part);
    } else if start == count {
        whole.found += " (no input fails on its own)";
    }
    Ok(whole)
}

/// Detects from the answer to the first sample whether the program reads the length of a row before the row. Returns
/// the program with `reads_lengths` set accordingly.
pub fn detect_input_format(mut program: Program, samples: &Arc<Case>) -> Result<Program> {
    if program.function.is_some() || !program.problem.signature.format.is_json() {
        return Ok(program);
    }
    let time = program.limits.cpu_time.min(DETECTION_TIME_LIMIT);
    let (first, limits) = (samples.part(0..1), program.limits.with_cpu_time(time));
    let verdict_as_written = judge_in_one_run(&program, &first, limits)?.verdict;
    if ![Verdict::Accepted, Verdict::TimeLimitExceeded].contains(&verdict_as_written) {
        program.reads_lengths = true;
        let verdict_with_lengths = judge_in_one_run(&program, &first, limits)?.verdict;
        program.reads_lengths = verdict_with_lengths < verdict_as_written;
    }
    Ok(program)
}

/// Judges the program on a case in one run. A wrong answer takes precedence over a crash or timeout on a later input.
pub fn judge_in_one_run(program: &Program, case: &Arc<Case>, limits: Limits) -> Result<Judgement> {
    let (run, text) = program.run(case, limits)?;
    let ending = ending(&run, limits);
    // If the program crashed or timed out, its last line may be incomplete.
    let complete = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
    let lines = ending.as_ref().map_or(text.as_str(), |_| complete);
    let reads_input = program.function.is_none();
    let lines = if reads_input { &trimmed(lines) } else { lines };
    let expected = case.pairs.iter().map(|(_, answer)| answer.as_str());
    let expected = expected.collect_vec();
    let answers = answers(lines, &expected);
    let last_index = answers.len().min(expected.len() - 1);
    let wrong = first_wrong(&expected, &answers);
    let precedes_ending = wrong.as_ref().is_some_and(|(index, _)| *index < last_index);
    let (verdict, index, found) = match (ending, wrong) {
        (None, None) => (Verdict::Accepted, last_index, expected.join("\n")),
        // All answers are right, so the failing input is not known yet.
        (Some((verdict, how)), None) => (verdict, last_index, how + "; the answers are right"),
        (Some((verdict, how)), Some(_)) if !precedes_ending => (verdict, last_index, how),
        (_, Some((index, answer))) => (Verdict::WrongAnswer, index, answer),
    };
    let stdin = match verdict {
        Verdict::Accepted => String::new(),
        _ => program.stdin(case),
    };
    Ok(Judgement {
        case: case.clone(),
        verdict,
        input_index: index,
        answer_count: answers.len(),
        found,
        streams: format_streams(&run, &stdin),
        cpu_time: run.cpu_time,
    })
}

/// Returns the verdict on a run that crashed or timed out, with a description; `None` if it succeeded.
fn ending(run: &Run, limits: Limits) -> Option<(Verdict, String)> {
    let [time, limit, wall_limit] =
        [run.cpu_time, limits.cpu_time, limits.wall_time].map(|time| time.as_secs_f64());
    let timeout = |found| Some((Verdict::TimeLimitExceeded, found));
    let crash = |found| Some((Verdict::RuntimeError, found));
    // The system may send `SIGXCPU` before the reported CPU time reaches the limit, so after that signal we
    // assume a timeout if at least half of the limit was used. Some language runtimes ignore `SIGXCPU`; the system
    // kills them later.
    let is_killed = time >= limit && run.status.code().is_none();
    match run.status {
        _ if run.output_length >= MAX_OUTPUT => crash("more than 64 MiB of output".to_owned()),
        status if is_killed || exceeded_cpu_time(status) && 2.0 * time >= limit => {
            timeout(format!("stopped after {limit} s of CPU time"))
        }
        _ if time >= limit => timeout(format!("took {time:.3} s of CPU time")),
        _ if !run.ended_in_time => timeout(format!("stopped after {wall_limit} s of wall time")),
        status if status.success() => None,
        status => crash(status.to_string()),
    }
}

/// Formats the standard input of a run, and its output except the answers, as labeled blocks. Cuts long blocks.
fn format_streams(run: &Run, stdin: &str) -> String {
    let names = ["stdin", "stdout", "stderr"].into_iter();
    let blocks = names.zip([stdin, &run.output, &run.messages]);
    let blocks = blocks.filter(|(_, text)| !text.trim().is_empty());
    let block = |(name, text): (&str, &str)| {
        let text = cut_in_the_middle(&visible(text.trim_end()), MAX_STREAM_LENGTH);
        format!("{name}:\n{text}\n")
    };
    blocks.map(block).collect()
}
