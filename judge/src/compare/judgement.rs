//! The verdict on a program, on each case.

use std::fmt;
use std::slice;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use games::cut_in_the_middle;

use super::answers::{answers, first_wrong};
use super::cases::StoredCase;
use super::crash::reason;
use crate::report::visible;
use crate::run::parallel::in_order;
use crate::run::process::{Ending, Run};
use crate::run::program::{Asked, Program};
use crate::run::{signal, was_killed};

/// How many characters of a crash's message are shown.
const SHOWN: usize = 160;
/// How many characters of what a program printed are shown.
const PRINTED: usize = 1000;

/// What is said of a program that did nothing for too long.
const SLEEPS: &str = "waits for something: is input read that is not there?";
/// What is said of one that has called too often.
const DEEP: &str = "; is the recursion endless?";
/// The words by which languages tell that.
const OVERFLOWS: &str = "StackOverflowError|RecursionError|call stack size|overflowed its stack";
/// What is said of one that was not ended by the judge.
const KILLED: &str = ", killed from outside: is the machine out of memory?";

/// What a judge says of a submission, or of one case; the worst comes last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    Accepted,
    WrongAnswer,
    TimeLimitExceeded,
    RunTimeError,
    CompileError,
}

impl Verdict {
    /// Its colour at a terminal.
    pub fn style(self) -> Style {
        let color = match self {
            Self::Accepted => AnsiColor::Green,
            Self::TimeLimitExceeded => AnsiColor::Yellow,
            Self::WrongAnswer | Self::RunTimeError | Self::CompileError => AnsiColor::Red,
        };
        color.on_default()
    }
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

/// What a program made of a case.
pub struct Judgement<'a> {
    pub case: &'a StoredCase,
    pub verdict: Verdict,
    /// What is wrong, in one line; empty if nothing is.
    pub details: String,
    /// Where the question stands that is not answered rightly.
    pub failed: Option<usize>,
    /// What else the last run printed.
    pub printed: String,
    /// Time on the processor, of the longest run.
    pub time: Duration,
}

/// A verdict but AC, and why, in one line.
pub type Fault = (Verdict, String);

/// Judges the program on the cases, `jobs` at once, and reports in order. After as many time-outs as it may have, or
/// one beyond the judge's limits, it is not run on the rest.
pub fn judge_all<'a>(
    program: &Program,
    cases: &'a [StoredCase],
    jobs: usize,
    mut report: impl FnMut(&Judgement) -> Result<()>,
) -> Result<Vec<Judgement<'a>>> {
    let mut judged = Vec::new();
    let timeouts = AtomicUsize::new(0);
    let most = program.most_timeouts;
    let may_go_on = || timeouts.load(Ordering::Relaxed) < most;
    let judge = |case| may_go_on().then(|| judge(program, case)).transpose();
    in_order(cases, jobs, judge, |case, judgement| {
        // It may have been run on some more meanwhile.
        let Some(judgement) = judgement.filter(|_| may_go_on()) else {
            return Ok(());
        };
        if judgement.verdict == Verdict::TimeLimitExceeded {
            let count = if case.name.counts() { 1 } else { most };
            timeouts.fetch_add(count, Ordering::Relaxed);
        }
        report(&judgement)?;
        judged.push(judgement);
        Ok(())
    })?;
    Ok(judged)
}

/// How many cases have this verdict.
pub fn count(judged: &[Judgement], verdict: Verdict) -> usize {
    judged.iter().filter(|one| one.verdict == verdict).count()
}

/// Judges the program on a case: in one run, or in one for each question if it answers only one a run.
pub fn judge<'a>(program: &Program, case: &'a StoredCase) -> Result<Judgement<'a>> {
    let (questions, expected) = (&case.questions, &case.expected);
    let (mut run, mut text) = program.ask(questions)?;
    let mut found = answers(&text, expected);
    if questions.len() > 1 && answers_once(program, &run, &found, expected) {
        found.clear();
        let mut longest = Duration::ZERO;
        for (question, expected) in questions.iter().zip(expected) {
            (run, text) = program.ask(slice::from_ref(question))?;
            longest = longest.max(run.time);
            let answer = answers(&text, slice::from_ref(expected));
            if !run.is_success() || answer.is_empty() {
                break;
            }
            let is_right = answer == slice::from_ref(expected);
            found.push(answer.join("\n"));
            if !is_right {
                break;
            }
        }
        run.time = longest;
    }
    let all = questions.len();
    let (verdict, details, place) = if let Some((verdict, details)) = fault_of(program, &run) {
        let answered = found.len().min(all);
        let count = match all {
            _ if found == *expected => "; the answers are right".to_owned(),
            1 => String::new(),
            _ => format!("; {answered} of {all} answered"),
        };
        (verdict, details + &count, answered)
    } else if let Some((place, details)) = first_wrong(questions, expected, &found) {
        (Verdict::WrongAnswer, details, place)
    } else {
        (Verdict::Accepted, String::new(), all)
    };
    Ok(Judgement {
        case,
        verdict,
        details,
        failed: (place < all).then_some(place),
        printed: printed(&run, &text),
        time: run.time,
    })
}

/// What a run printed besides its `answers`, in blocks that are cut in the middle; of a crash not its messages, which
/// are told by its reason.
pub fn printed(run: &Run, answers: &str) -> String {
    let is_crash = !run.is_success() && run.ending != Ending::TimeOut;
    let messages = if is_crash { "" } else { &run.messages };
    let blocks = [("stdout", run.output.as_str()), ("stderr", messages)];
    let is_more = |(_, text): &(_, &str)| !text.trim().is_empty() && text.trim() != answers.trim();
    let blocks = blocks.into_iter().filter(is_more);
    let block = |(name, text): (&str, &str)| {
        let text = cut_in_the_middle(text.trim_end(), PRINTED);
        format!("{name}:\n{text}\n")
    };
    blocks.map(block).collect()
}

/// Whether a run that was asked more than one question shows that the program may answer only one. Where the judge asks
/// one, what goes wrong after it does not count.
pub fn answers_once(program: &Program, run: &Run, found: &[String], expected: &[String]) -> bool {
    let is_asked_too_much = found.len() <= 1 || program.problem.asks_once() && found != expected;
    program.asked == Asked::ByStandardInput && !run.is_late() && is_asked_too_much
}

/// What is wrong, if the run did not end well.
pub fn fault_of(program: &Program, run: &Run) -> Option<Fault> {
    let limit = program.limits.time.as_secs_f64();
    Some(match run.ending {
        Ending::Exit(status) if status.success() => return None,
        Ending::Exit(status) => {
            let reason = reason(&run.messages, &program.name);
            let reason = reason.map(|reason| cut_in_the_middle(&visible(&reason), SHOWN));
            let reason = reason.map_or(String::new(), |reason| format!(": {reason}"));
            let status = signal(status).unwrap_or(status);
            let killed = if was_killed(status) { KILLED } else { "" };
            let is_deep = OVERFLOWS.split('|').any(|word| run.messages.contains(word));
            let deep = if is_deep { DEEP } else { "" };
            let details = format!("{status}{killed}{reason}{deep}");
            (Verdict::RunTimeError, details)
        }
        Ending::TimeOut => {
            let details = format!("stopped after {limit} s");
            (Verdict::TimeLimitExceeded, details)
        }
        Ending::Sleep => (Verdict::TimeLimitExceeded, SLEEPS.to_owned()),
        Ending::TooMuchOutput => (Verdict::RunTimeError, "endless output".to_owned()),
        Ending::TooMuchMemory => (Verdict::RunTimeError, "too much memory".to_owned()),
    })
}
