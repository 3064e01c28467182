//! The verdict on a program for a case: what its runs come to is interpreted here.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::cut_in_the_middle;

use crate::answers::{answers, first_wrong, visible};
use crate::case::Case;
use crate::program::Program;
use crate::run::is_time_out;
use crate::run::limits::{LONGEST_OUTPUT, Limits};
use crate::run::process::Run;

/// How many characters are shown of what a program printed.
const PRINTED: usize = 1000;

/// How long the runs of a case may take together, where each input has its own.
const MOST_TIME: Duration = Duration::from_secs(2);

/// How long it may take to see how a program reads.
const READING_TIME: Duration = Duration::from_secs(2);

/// How long a run may take by which it is seen where a longer one is late; and after how long no such run is begun.
const SHORT_TIME: Duration = Duration::from_secs(1);
const SEARCH_TIME: Duration = Duration::from_secs(10);

/// What a judge says of a submission, or of one case; the worst comes last.
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

/// What a program made of a case.
#[derive(Clone)]
pub struct Judgement {
    pub verdict: Verdict,
    /// The place of the input that is not answered rightly; if all are, of the last that was asked.
    pub place: usize,
    /// How many answers there were.
    pub answered: usize,
    /// The answer to it, or how the run ended; if all are answered rightly, the answers.
    pub found: String,
    /// What the program printed besides its answers; of a crash, its own words.
    pub printed: String,
    /// Time on the processor; where each input has its own run, of the longest.
    pub time: Duration,
}

impl Judgement {
    pub fn is_late(&self) -> bool {
        self.verdict == Verdict::TimeLimitExceeded
    }
}

/// The cases that failed.
pub fn failing<'a>(
    cases: &'a [Case],
    judgements: &'a [Judgement],
) -> impl Iterator<Item = (&'a Case, &'a Judgement)> + Clone {
    let judged = cases.iter().zip(judgements);
    judged.filter(|(_, judgement)| judgement.verdict != Verdict::Accepted)
}

/// Judges the program on a case: in one run, or in one for each input if it answers only one a run.
pub fn judge(program: &Program, case: &Case, limits: Limits) -> Result<Judgement> {
    if program.answers_one {
        return judge_one_by_one(program, case, limits);
    }
    let judgement = judge_in_one_run(program, case, limits)?;
    let ends_badly = judgement.verdict > Verdict::WrongAnswer;
    let is_whole = judgement.answered == case.inputs.len();
    let is_doubtful = match program.function {
        // Its driver writes each answer at once.
        Some(_) => ends_badly && is_whole,
        None => ends_badly || !is_whole,
    };
    if is_doubtful {
        return locate_failure(program, case, judgement, limits);
    }
    Ok(judgement)
}

/// What fails where the answers do not tell at which input: the last one of the shortest start of the case that is not
/// answered rightly, or takes long.
fn locate_failure(
    program: &Program,
    case: &Case,
    mut judgement: Judgement,
    limits: Limits,
) -> Result<Judgement> {
    let time = match judgement.verdict {
        Verdict::TimeLimitExceeded => limits.time.min(SHORT_TIME),
        _ => limits.time,
    };
    let begin = Instant::now();
    // The lengths of the longest start that is right, and of the shortest that is not.
    let [mut right, mut bad] = [0, case.inputs.len()];
    // Most programs hold no answer back.
    let mut middle = (judgement.place + 1).min(bad - 1);
    while bad - right > 1 && begin.elapsed() < SEARCH_TIME {
        let start = case.with_only(0..middle);
        let found = judge_in_one_run(program, &start, limits.with_time(time))?;
        match found.verdict {
            Verdict::Accepted => right = middle,
            Verdict::TimeLimitExceeded => bad = middle,
            _ => (bad, judgement) = (middle, found),
        }
        middle = usize::midpoint(right, bad);
    }
    judgement.place = bad - 1;
    Ok(judgement)
}

/// The program as it reads and answers: a row with its length before it, if only so it answers the first input; and
/// one input a run, if it gives one answer to the first two.
pub fn as_it_reads(mut program: Program, samples: &Case) -> Result<Program> {
    if program.function.is_some() {
        return Ok(program);
    }
    let time = READING_TIME.min(program.limits.time);
    let limits = program.limits.with_time(time);
    let first = samples.with_only([0]);
    let judged = |program: &Program, case: &Case| judge_in_one_run(program, case, limits);
    let judgement = judged(&program, &first)?;
    if judgement.is_late() {
        return Ok(program);
    }
    if judgement.verdict != Verdict::Accepted && !program.problem.asks_once() {
        let reading_lengths = Program {
            reads_lengths: true,
            ..program.clone()
        };
        if judged(&reading_lengths, &first)?.verdict < judgement.verdict {
            program = reading_lengths;
        }
    }
    let second = samples.inputs.len().min(2) - 1;
    let both = judged(&program, &samples.with_only([0, second]))?;
    program.answers_one = !both.is_late() && both.answered <= 1;
    Ok(program)
}

fn judge_in_one_run(program: &Program, case: &Case, limits: Limits) -> Result<Judgement> {
    let (run, answers) = program.ask(&case.inputs, limits)?;
    Ok(judgement(case, &run, &answers, limits))
}

/// Asks each input in a run of its own, up to the first that is not answered rightly, or until the runs together have
/// taken very long.
fn judge_one_by_one(program: &Program, case: &Case, limits: Limits) -> Result<Judgement> {
    let [mut longest, mut together] = [Duration::ZERO; 2];
    let mut place = 0;
    loop {
        let judgement = judge_in_one_run(program, &case.with_only([place]), limits)?;
        longest = longest.max(judgement.time);
        together += judgement.time;
        let is_last = place + 1 == case.inputs.len();
        if judgement.verdict != Verdict::Accepted || is_last || together >= MOST_TIME {
            return Ok(Judgement {
                place,
                time: longest,
                ..judgement
            });
        }
        place += 1;
    }
}

/// What a run comes to that printed these answers. A wrong answer counts before what came at a later input.
fn judgement(case: &Case, run: &Run, text: &str, limits: Limits) -> Judgement {
    let stopped = |after: Duration| {
        let found = format!("stopped after {} s", after.as_secs_f64());
        Some((Verdict::TimeLimitExceeded, found))
    };
    let crash = |found| Some((Verdict::RunTimeError, found));
    let ending = match run.status {
        _ if run.length >= LONGEST_OUTPUT => crash("endless output".to_owned()),
        status if run.time >= limits.time || is_time_out(status) => stopped(limits.time),
        _ if !run.is_in_time => stopped(limits.clock),
        status if status.success() => None,
        status => crash(status.to_string()),
    };
    // A line that was only begun when it ended is no answer.
    let complete = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
    let lines = ending.as_ref().map_or(text, |_| complete);
    let answers = answers(lines, &case.expected);
    let running = answers.len().min(case.inputs.len() - 1);
    let wrong = first_wrong(&case.expected, &answers);
    let is_before = wrong.as_ref().is_some_and(|(place, _)| *place < running);
    let (verdict, place, found) = match (ending, wrong) {
        (None, None) => (Verdict::Accepted, running, case.expected.join("\n")),
        // Which of them it was is looked for later.
        (Some((verdict, how)), None) => (verdict, 0, how + "; the answers are right"),
        (Some((verdict, how)), Some(_)) if !is_before => (verdict, running, how),
        (_, Some((place, answer))) => (Verdict::WrongAnswer, place, answer),
    };
    Judgement {
        verdict,
        place,
        answered: answers.len(),
        found,
        printed: printed(run, text),
        time: run.time,
    }
}

/// What a run printed besides its `answers`, in blocks that are cut in the middle.
fn printed(run: &Run, answers: &str) -> String {
    let blocks = [("stdout", &run.output), ("stderr", &run.messages)];
    let is_more =
        |(_, text): &(_, &String)| !text.trim().is_empty() && text.trim() != answers.trim();
    let block = |(name, text): (&str, &String)| {
        let text = cut_in_the_middle(&visible(text.trim_end()), PRINTED);
        format!("{name}:\n{text}\n")
    };
    blocks.into_iter().filter(is_more).map(block).collect()
}
