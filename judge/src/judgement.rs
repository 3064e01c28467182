//! Judges a program on a case: runs it, and turns the result into a verdict.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use games::words::{Words, same, words};
use games::{Input, cut_in_the_middle};
use itertools::Itertools;

use crate::answers::{answers, first_wrong, has_several, visible};
use crate::case::Case;
use crate::language::language;
use crate::program::Program;
use crate::run::ending::Ending;
use crate::run::limits::Limits;
use crate::run::parallel::in_parallel;
use crate::run::process::Run;

/// The word for a case in the line of progress.
pub const CASE: Words = words("case", "个用例");

/// The remark on several answers that stand on one line, where the site compares lines.
pub const ON_ONE_LINE: Words = words(
    " (several answers on one line: print each on its own line)",
    "（几个答案写在了同一行：每个答案各占一行）",
);

/// Maximum length of a shown stream (standard input, output or error), in characters.
const MAX_STREAM_LENGTH: usize = 1000;

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

impl Verdict {
    /// Says after its letters what a verdict means, in Chinese.
    pub const fn in_chinese(self) -> &'static str {
        match self {
            Self::Accepted => " 通过",
            Self::WrongAnswer => " 答案错误",
            Self::TimeLimitExceeded => " 运行超时",
            Self::RuntimeError => " 运行时错误",
            Self::CompileError => " 编译错误",
        }
    }
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

/// What the program answered, or how it failed.
#[derive(Clone)]
pub enum Found {
    RightAnswers(String),
    WrongAnswer(String),
    /// A crash or a timeout. A wrong answer to an earlier input takes precedence.
    Failure(Ending),
}

impl fmt::Display for Found {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RightAnswers(answers) => write!(formatter, "{answers}"),
            Self::WrongAnswer(answer) => write!(formatter, "{answer}"),
            Self::Failure(ending) => write!(formatter, "{ending}"),
        }
    }
}

/// The result of judging a program on a case.
#[derive(Clone)]
pub struct Judgement {
    pub case: Arc<Case>,
    pub found: Found,
    /// A remark to show after `found`.
    pub remark: String,
    /// The index of the failing input, or of the last input tried if none fails or the failing one is unknown.
    pub input_index: usize,
    /// The number of answers that the program gave.
    pub answer_count: usize,
    /// The run's standard input, unless the verdict is `Accepted`, and its output except the answers, formatted.
    pub streams: String,
    /// Whether the run ended well, although it neither gave an answer nor printed anything else.
    pub printed_nothing: bool,
    /// CPU time of the run that determined the verdict.
    pub cpu_time: Duration,
}

impl Judgement {
    pub fn verdict(&self) -> Verdict {
        match self.found {
            Found::RightAnswers(_) => Verdict::Accepted,
            Found::WrongAnswer(_) => Verdict::WrongAnswer,
            Found::Failure(ending) if ending.timed_out() => Verdict::TimeLimitExceeded,
            Found::Failure(_) => Verdict::RuntimeError,
        }
    }

    pub fn is_accepted(&self) -> bool {
        self.verdict() == Verdict::Accepted
    }

    pub fn timed_out(&self) -> bool {
        self.verdict() == Verdict::TimeLimitExceeded
    }

    /// Returns whether the program was stopped while it waited.
    pub fn was_idle(&self) -> bool {
        matches!(self.found, Found::Failure(ending) if ending.was_idle())
    }

    /// Returns the input at `input_index` and its right answer.
    pub fn input_and_answer(&self) -> &(Input, String) {
        &self.case.pairs[self.input_index]
    }
}

/// Returns the judgements whose verdict is not `Accepted`.
pub fn failing(judgements: &[Judgement]) -> impl Iterator<Item = &Judgement> + Clone {
    judgements.iter().filter(|judgement| !judgement.is_accepted())
}

/// Judges the program on the cases, `jobs` in parallel, until one times out or settles what is asked. Shows progress if
/// `noun`, the word for a case, is given.
pub fn judge_all(
    program: &Program,
    cases: &[Arc<Case>],
    jobs: usize,
    noun: Option<Words>,
    is_settled: impl Fn(&Judgement) -> bool + Sync,
) -> Result<Vec<Judgement>> {
    let work = |case| judge(program, case, program.limits);
    let should_stop = |judgement: &Judgement| judgement.timed_out() || is_settled(judgement);
    in_parallel(cases, jobs, noun, |case| &case.name, work, should_stop)
}

/// Judges the program on a case: in one run, then in parts if one run does not show which input fails. If the program
/// answers one input per run, judges the inputs in turn.
pub fn judge(program: &Program, case: &Arc<Case>, limits: Limits) -> Result<Judgement> {
    if program.one_input_per_run && case.pairs.len() > 1 {
        return judge_one_by_one(program, case, limits);
    }
    let whole = judge_in_one_run(program, case, limits)?;
    let has_all_answers = whole.answer_count == case.pairs.len();
    let is_doubtful = match (&whole.found, program.function) {
        (Found::Failure(Ending::DidNotExit), _) => false,
        // A driver writes each answer immediately, so the first missing answer shows the failing input.
        (Found::Failure(_), Some(_)) => has_all_answers,
        (Found::Failure(_), None) => true,
        // A program may leave out any answer, or print something else, too.
        _ => program.function.is_none() && !has_all_answers,
    };
    if is_doubtful && case.pairs.len() > 1 {
        return judge_in_parts(program, case, whole, limits);
    }
    Ok(whole)
}

/// Judges the program on each input of the case until one fails or [`MAX_PARTS_CPU_TIME`] is spent. Returns the last
/// judgement.
fn judge_one_by_one(program: &Program, case: &Arc<Case>, limits: Limits) -> Result<Judgement> {
    let (mut index, mut spent) = (0, Duration::ZERO);
    loop {
        let judgement = judge_in_one_run(program, &case.part(index..index + 1), limits)?;
        spent += judgement.cpu_time;
        let is_last = index + 1 == case.pairs.len() || spent > MAX_PARTS_CPU_TIME;
        if is_last || !judgement.is_accepted() {
            return Ok(Judgement { case: case.clone(), input_index: index, ..judgement });
        }
        index += 1;
    }
}

/// Finds the failing input of a case by bisection, after `whole`, the judgement in one run. Skips the inputs that are
/// known to pass, and stops after [`MAX_PARTS_CPU_TIME`]. Returns the judgement on the failing input. If this input and
/// the `whole` case timed out, returns `whole` with the input's index; if no failing input is found, returns `whole`.
fn judge_in_parts(
    program: &Program,
    case: &Arc<Case>,
    mut whole: Judgement,
    limits: Limits,
) -> Result<Judgement> {
    let timed_out = whole.timed_out();
    let short = limits.with_cpu_time(limits.cpu_time.min(BISECTION_TIME_LIMIT));
    let limits = if timed_out { short } else { limits };
    let count = case.pairs.len();
    // After a crash or a timeout, all answers before `whole.input_index` were right.
    let stopped_early = whole.verdict() > Verdict::WrongAnswer && whole.answer_count < count;
    let mut start = if stopped_early { whole.input_index } else { 0 };
    let (mut size, mut spent) = (count - start, Duration::ZERO);
    while start < count && spent <= MAX_PARTS_CPU_TIME {
        size = size.div_ceil(2);
        let end = count.min(start + size);
        let part = judge_in_one_run(program, &case.part(start..end), limits)?;
        if part.is_accepted() {
            start = end;
            spent += part.cpu_time;
        } else if size == 1 {
            whole.input_index = start;
            let both_timed_out = timed_out && part.timed_out();
            let found = Judgement { case: case.clone(), input_index: start, ..part };
            return Ok(if both_timed_out { whole } else { found });
        }
    }
    if start == count {
        whole.remark += &tell!(" (no input fails on its own)", "（每组数据单独测都没有出错）");
    }
    Ok(whole)
}

/// Judges the program on a case in one run. A wrong answer takes precedence over a crash or timeout on a later input.
pub fn judge_in_one_run(program: &Program, case: &Arc<Case>, limits: Limits) -> Result<Judgement> {
    let (run, text) = program.run(case, limits)?;
    let failure = Some(run.ending).filter(|ending| !ending.is_success());
    // If the program crashed or timed out, its last line may be incomplete.
    let complete = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
    let lines = failure.map_or(text.as_str(), |_| complete);
    let expected = case.pairs.iter().map(|(_, answer)| answer.as_str());
    let expected = expected.collect_vec();
    let answers = answers(lines, &expected, program.comparison());
    let last_index = answers.len().min(expected.len() - 1);
    let wrong = first_wrong(&expected, &answers);
    let precedes_failure = wrong.as_ref().is_some_and(|(index, _)| *index < last_index);
    let (found, index, remark) = match (failure, wrong) {
        (None, None) => (Found::RightAnswers(expected.join("\n")), last_index, same("")),
        // The output may go on.
        (Some(Ending::TooMuchOutput), None) => {
            (Found::Failure(Ending::TooMuchOutput), last_index, same(""))
        }
        // All answers are right, so the failing input is not known yet.
        (Some(ending), None) => {
            (Found::Failure(ending), last_index, words("; the answers are right", "；答案都对"))
        }
        (Some(ending), Some(_)) if !precedes_failure => {
            (Found::Failure(ending), last_index, same(""))
        }
        (_, Some((index, answer))) => {
            let is_on_one_line = has_several(&answer, &expected[index..]);
            let remark = if is_on_one_line { ON_ONE_LINE } else { same("") };
            (Found::WrongAnswer(answer), index, remark)
        }
    };
    let stdin = match found {
        Found::RightAnswers(_) => String::new(),
        _ => program.stdin(case),
    };
    Ok(Judgement {
        case: case.clone(),
        found,
        remark: remark.get(language()).to_owned(),
        input_index: index,
        answer_count: answers.len(),
        printed_nothing: failure.is_none()
            && text.is_empty()
            && run.messages.is_empty()
            && run.output.is_empty(),
        streams: format_streams(&run, &stdin),
        cpu_time: run.cpu_time,
    })
}

/// Starts of the lines in which runtimes say why they end a program, before they print where it was, separated by `|`.
const CAUSES: &str =
    "panic: |fatal error: |FATAL ERROR: |Fatal Python error: |Exception in thread ";

/// Returns the index of the last line that says why a runtime ended a program.
pub fn cause_index<'a>(lines: impl Iterator<Item = &'a str>) -> Option<usize> {
    let is_cause = |line: &str| CAUSES.split('|').any(|start| line.starts_with(start));
    lines.enumerate().filter(|(_, line)| is_cause(line)).map(|(index, _)| index).last()
}

/// Cuts a long stream in the middle, after the lines before the cause of a crash.
fn cut_stream(text: &str) -> String {
    let text = visible(text.trim_end());
    let is_long = text.chars().count() > MAX_STREAM_LENGTH;
    let before_cause = if is_long { cause_index(text.lines()).unwrap_or(0) } else { 0 };
    cut_in_the_middle(&text.lines().skip(before_cause).join("\n"), MAX_STREAM_LENGTH)
}

/// Formats the standard input of a run, and its output except the answers, as labeled blocks. Cuts long blocks.
fn format_streams(run: &Run, stdin: &str) -> String {
    let names =
        [words("stdin", "标准输入"), words("stdout", "标准输出"), words("stderr", "标准错误")];
    let blocks = names.into_iter().zip([stdin, &run.output, &run.messages]);
    let blocks = blocks.filter(|(_, text)| !text.trim().is_empty());
    let block = |(name, text): (Words, &str)| {
        let (name, text) = (name.get(language()), cut_stream(text));
        tell!("{name}:\n{text}\n", "{name}：\n{text}\n")
    };
    blocks.map(block).collect()
}
