//! Formats judgements for the user, in colour at a terminal.

use std::ptr;

use anstyle::{AnsiColor, Style};
use games::{Input, counted, cut_in_the_middle, thousands};
use itertools::Itertools;

use crate::answers::side_by_side;
use crate::judge::{Judgement, Verdict, failing};
use crate::play::played;
use crate::stress::{Outcome, Reproduction};

/// Maximum length of an input or an answer where both are in one line, in characters.
const SHOWN: usize = 60;
/// Maximum length of an answer or of a crash's message on its own line, in characters.
const SHOWN_ALONE: usize = 200;
/// Maximum number of lines of a crash's message in a list.
const PRINTED_LINES: usize = 8;

/// Minimum number of passed inputs that is reported.
const LEAST_REPORTED: usize = 100;
/// Maximum length of a failing input and of the inputs before it, in characters.
const LONGEST_INPUTS: usize = 1000;
/// Maximum number of further failing cases that are named; the rest is counted.
const MOST_NAMES: usize = 3;

const STAYS: &str = "\
passes on its own: does state persist between calls, is something random,
or, in C and C++, is a variable uninitialized?\n";

/// Returns the colour of a verdict.
pub fn style(verdict: Verdict) -> Style {
    let color = match verdict {
        Verdict::Accepted => AnsiColor::Green,
        Verdict::TimeLimitExceeded => AnsiColor::Yellow,
        Verdict::WrongAnswer | Verdict::RunTimeError | Verdict::CompileError => AnsiColor::Red,
    };
    color.on_default()
}

/// Returns the last line: the verdict, and what follows it.
pub fn conclusion(verdict: Verdict, summary: &str) -> String {
    let style = style(verdict);
    format!("{style}{verdict}{style:#}{summary}\n")
}

/// Returns a case of a list: the verdict, its name and a note, then the failing input and a crash's message.
pub fn listed(name: &str, note: &str, judgement: &Judgement) -> String {
    let verdict = judgement.verdict;
    let style = style(verdict);
    let heading = format!("  {style}{verdict:<3}{style:#} {name}{note}\n");
    if verdict == Verdict::Accepted {
        return heading;
    }
    let is_crash = verdict == Verdict::RunTimeError;
    let printed = judgement.printed.lines().filter(|_| is_crash);
    let skipped = printed.clone().count().saturating_sub(PRINTED_LINES);
    let cut = |line| cut_in_the_middle(line, SHOWN_ALONE);
    let printed = printed.skip(skipped).map(cut);
    let lines = [failing_input(judgement)].into_iter().chain(printed);
    lines.fold(heading, |text, line| text + "      " + &line + "\n")
}

/// Returns the failing input in one line: `input 2 of 3: 8  expected: false, found: true`
pub fn failing_input(judgement: &Judgement) -> String {
    let (number, all) = (judgement.index + 1, judgement.case.pairs.len());
    let input = cut_in_the_middle(&judgement.pair().0.to_string(), SHOWN);
    let facts = facts(judgement, SHOWN).join(", ");
    format!("input {number} of {all}: {input}  {facts}")
}

/// Returns the expected and the found answer to the failing input.
fn facts(judgement: &Judgement, longest: usize) -> [String; 2] {
    let (_, expected) = judgement.pair();
    let [expected, found] = side_by_side(expected, &judgement.found, longest);
    [format!("expected: {expected}"), format!("found: {found}")]
}

/// Returns the expected and the found answer, the program's output and, after a wrong answer, optimal play.
pub fn explained(judgement: &Judgement) -> String {
    let facts = facts(judgement, SHOWN_ALONE).join("\n");
    let text = format!("{facts}\n{}", judgement.printed);
    if judgement.verdict > Verdict::WrongAnswer {
        return text;
    }
    let play = played(judgement.case.problem, &judgement.pair().0);
    let play = play.unwrap_or_else(|error| format!("{error:#}\n"));
    format!("{text}\n{play}\n")
}

/// Returns the failing input of a stress test, and the inputs it must follow; or the number of inputs that passed.
pub fn stress_report(outcome: &Outcome) -> String {
    let (reproduction, judgement) = match outcome {
        Outcome::Passed(..LEAST_REPORTED) => return String::new(),
        Outcome::Passed(passed) => {
            let passed = thousands(*passed);
            return format!("agrees with the reference answers on {passed} inputs\n");
        }
        Outcome::Failed(reproduction, judgement) => (reproduction, judgement),
    };
    let inputs = judgement.case.inputs().collect_vec();
    let (others, input) = inputs.split_at(judgement.index);
    let [others, input] = [others, input].map(shortened);
    let heading = match reproduction {
        Reproduction::Smallest => format!("smallest: {input}\n"),
        Reproduction::Alone => format!("fails: {input}\na smaller input may fail too\n"),
        Reproduction::AfterOthers if others.is_empty() => format!("fails: {input}\n{STAYS}"),
        Reproduction::AfterOthers => format!("fails: {input} after {others}\n{STAYS}"),
    };
    heading + &explained(judgement)
}

/// Returns the inputs, cut in the middle if they are long, with the number of their values.
fn shortened(inputs: &[&Input]) -> String {
    let text = inputs.iter().join("  ");
    let cut = cut_in_the_middle(&text, LONGEST_INPUTS);
    if cut == text {
        return text;
    }
    let values = inputs.iter().map(|input| input.size()).sum();
    format!("{cut} ({})", counted(values, "value"))
}

/// Returns the first failing case and the first that timed out in full, then the names of the others.
pub fn failures(judgements: &[Judgement]) -> String {
    let late = failing(judgements).find(|one| one.timed_out());
    let full = [failing(judgements).next(), late];
    let is_full = |one: &&Judgement| full.iter().flatten().any(|full| ptr::eq(*full, *one));
    let (full, others): (Vec<_>, Vec<_>) = failing(judgements).partition(is_full);
    let listed = full.iter().map(|one| listed(&one.case.name, "", one));
    let name = |one: &&Judgement| format!("{} {}", one.verdict, one.case.name);
    let names = others.iter().take(MOST_NAMES).map(name).join(", ");
    let others = match others.len() {
        0 => String::new(),
        1..=MOST_NAMES => format!("  also {names}\n"),
        all => format!(
            "  also {names} and {}\n",
            counted(all - MOST_NAMES, "other case")
        ),
    };
    listed.collect::<String>() + &others
}

/// Returns how many of `all` cases failed and the first of them; or that only the stress test found a failure.
pub fn summary(all: usize, judgements: &[Judgement], is_found: bool) -> String {
    let failed = failing(judgements);
    let Some(first) = failed.clone().next() else {
        let judged = judgements.iter();
        let in_part = judged.filter(|one| one.index + 1 < one.case.pairs.len());
        let part = match in_part.count() {
            0 => String::new(),
            part => format!(", {part} of them in part: one run per input takes too long"),
        };
        let but = ["", ", but the input above fails"][usize::from(is_found)];
        return format!("all {} passed{part}{but}", counted(all, "stored case"));
    };
    let count = failed.count();
    let passed = judgements.len() - count;
    let rest = match all - judgements.len() {
        0 => String::new(),
        rest => format!(", {rest} not run"),
    };
    let name = &first.case.name;
    format!("{count} failed, {passed} passed{rest}; first: {name}")
}
