//! What the user is shown of judgements, in colours where a terminal has them.

use anstyle::{AnsiColor, Style};
use games::cut_in_the_middle;

use crate::answers::side_by_side;
use crate::case::Case;
use crate::judge::{Judgement, Verdict};
use crate::play::played;

/// How many characters of a question, and of an answer, are shown where both stand in one line.
const SHOWN: usize = 60;
/// How many characters of an answer are shown on a line of its own.
const SHOWN_ALONE: usize = 200;
/// How many lines of what a crash printed are shown in a list.
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

/// The verdict on a case in a list, and behind its name a note; then the question that is not answered rightly, and a
/// crash's own words.
pub fn listed(name: &str, note: &str, case: &Case, judgement: &Judgement) -> String {
    let verdict = judgement.verdict;
    let style = style(verdict);
    let heading = format!("  {style}{verdict:<3}{style:#} {name}{note}\n");
    if verdict == Verdict::Accepted {
        return heading;
    }
    let question = failing_question(case, judgement);
    let is_crash = verdict == Verdict::RunTimeError;
    let printed = judgement.printed.lines().filter(|_| is_crash);
    let skipped = printed.clone().count().saturating_sub(PRINTED_LINES);
    let lines = [question.as_str()].into_iter().chain(printed.skip(skipped));
    heading
        + &lines
            .map(|line| format!("      {line}\n"))
            .collect::<String>()
}

/// `question 2 of 3: 8  expected: false, found: true`
pub fn failing_question(case: &Case, judgement: &Judgement) -> String {
    let (place, all) = (judgement.place, case.questions.len());
    let question = cut_in_the_middle(&case.questions[place].to_string(), SHOWN);
    let facts = facts(&case.expected[place], judgement, SHOWN).join(", ");
    format!("question {} of {all}: {question}  {facts}", place + 1)
}

/// What is told of a question that fails, wherever it is shown.
fn facts(expected: &str, judgement: &Judgement, longest: usize) -> Vec<String> {
    let [expected, found] = side_by_side(expected, &judgement.found, longest);
    vec![format!("expected: {expected}"), format!("found: {found}")]
}

/// Expected and found, and what was printed, of a case of one question; and the play, if there is an answer that it may
/// explain.
pub fn explained(case: &Case, judgement: &Judgement) -> String {
    let facts = facts(&case.expected[0], judgement, SHOWN_ALONE).join("\n");
    let text = format!("{facts}\n{}", judgement.printed);
    if judgement.verdict > Verdict::WrongAnswer {
        return text;
    }
    let play =
        played(case.problem, &case.questions[0]).unwrap_or_else(|error| format!("{error:#}\n"));
    format!("{text}\n{play}\n")
}
