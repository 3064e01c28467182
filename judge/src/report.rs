//! What the user is shown of judgements, in colours where a terminal has them.

use anstyle::{AnsiColor, Style};
use games::{counted, cut_in_the_middle};

use crate::answers::side_by_side;
use crate::case::Case;
use crate::judge::{Judgement, Verdict};
use crate::play::played;

/// How many characters of a question, and of an answer, are shown where both stand in one line.
const SHOWN: usize = 60;
/// How many characters of an answer are shown on a line of its own.
const SHOWN_ALONE: usize = 200;
/// How many characters of a question are shown there.
const LONGEST_QUESTION: usize = 1000;
/// How many lines of what a program printed are shown below a line of the list.
const PRINTED_LINES: usize = 8;

/// The colour of a verdict.
pub fn style(verdict: Verdict) -> Style {
    let color = match verdict {
        Verdict::Accepted => AnsiColor::Green,
        Verdict::TimeLimitExceeded => AnsiColor::Yellow,
        Verdict::WrongAnswer | Verdict::RunTimeError | Verdict::CompileError => AnsiColor::Red,
    };
    color.on_default()
}

/// The verdict on all.
pub fn conclusion(verdict: Verdict, summary: &str) -> String {
    let style = style(verdict);
    format!("{style}{verdict}{style:#} {summary}\n")
}

/// The verdict on a case, and behind its name a note; then the question that is not answered rightly, and a crash's own
/// words.
pub fn in_list(name: &str, note: &str, case: &Case, judgement: &Judgement) -> String {
    let verdict = judgement.verdict;
    let style = style(verdict);
    let heading = format!("  {style}{verdict:<3}{style:#} {name}{note}\n");
    if verdict == Verdict::Accepted {
        return heading;
    }
    let details = question_in_line(case, judgement);
    let crash = match verdict {
        Verdict::RunTimeError => last_lines(&judgement.printed),
        _ => String::new(),
    };
    format!("{heading}      {details}\n{crash}")
}

/// A line if fewer than `all` cases were judged.
pub fn rest(judged: usize, all: usize) -> String {
    if judged == all {
        return String::new();
    }
    "  after a time-out the rest is not run\n".to_owned()
}

/// `question 2 of 3: 8  expected false, found true`
pub fn question_in_line(case: &Case, judgement: &Judgement) -> String {
    let (place, all) = (judgement.place, case.questions.len());
    let Some((question, expected)) = case.questions.get(place).zip(case.expected.get(place)) else {
        return judgement.found.clone();
    };
    let question = cut_in_the_middle(&question.to_string(), SHOWN);
    let found = match judgement.verdict {
        Verdict::Accepted | Verdict::WrongAnswer => {
            let [expected, found] = side_by_side(expected, &judgement.found, SHOWN);
            format!("expected {expected}, found {found}")
        }
        _ => judgement.found.clone(),
    };
    format!("question {} of {all}: {question}  {found}", place + 1)
}

/// The last lines of what a crash printed.
fn last_lines(printed: &str) -> String {
    let lines = printed.lines().filter(|line| !line.trim().is_empty());
    let skipped = lines.clone().count().saturating_sub(PRINTED_LINES);
    let lines = lines.skip(skipped);
    lines.map(|line| format!("      {line}\n")).collect()
}

/// Expected and found, and what was printed, of a case of one question; and the play, if there is an answer that it may
/// explain.
pub fn alone(case: &Case, judgement: &Judgement, shows_play: bool) -> String {
    let expected = case.expected.concat();
    let [expected, found] = side_by_side(&expected, &judgement.found, SHOWN_ALONE);
    let mut text = format!(
        "expected: {expected}\nfound: {found}\n{}",
        judgement.printed
    );
    if shows_play && judgement.verdict <= Verdict::WrongAnswer {
        let played = played(case.problem, &case.questions[0]);
        let played = played.unwrap_or_else(|error| format!("{error:#}\n"));
        text += &format!("\n{played}\n");
    }
    text
}

/// A question, with its length if it is cut.
pub fn question(case: &Case, place: usize) -> String {
    let question = &case.questions[place];
    let text = question.to_string();
    let shown = cut_in_the_middle(&text, LONGEST_QUESTION);
    let values = counted(question.values().count(), "value");
    if shown == text {
        text
    } else {
        format!("{shown} ({values})")
    }
}
