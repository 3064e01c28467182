//! What the user is shown.

pub mod record;

use std::io::{self, IsTerminal};

use games::counted;

use crate::compare::judgement::{Judgement, Verdict, count};

/// How many columns a line has at most, if it can be helped.
const COLUMNS: usize = 80;
/// How wide the bar of the progress is.
const BAR: usize = 40;

/// The verdict on a case, and behind it a note; then what is wrong, if anything is.
pub fn of_case(judgement: &Judgement, case: &str, note: &str) -> String {
    let verdict = judgement.verdict;
    let style = verdict.style();
    let mut details = match verdict {
        Verdict::Accepted => String::new(),
        _ => format!("      {}\n", judgement.details),
    };
    if details.chars().count() > COLUMNS {
        details = details.replace("  expected ", "\n      expected ");
        details = details.replace(", found ", ",\n      found ");
    }
    format!("  {style}{verdict:<3}{style:#} {case}{note}\n{details}")
}

/// A line if fewer than `all` cases were judged.
pub fn of_rest(judged: &[Judgement], all: usize) -> String {
    if judged.len() == all {
        return String::new();
    }
    let timeouts = counted(count(judged, Verdict::TimeLimitExceeded), "time-out");
    format!("  after {timeouts} the rest is not run\n")
}

/// The verdict on all.
pub fn of_all(verdict: Verdict, summary: &str) -> String {
    let style = verdict.style();
    format!("{style}{verdict}{style:#} {summary}\n")
}

/// At a terminal, shows how many cases are done, in place of what was shown before.
pub fn show_bar(done: usize, all: usize) {
    let full = BAR * done / all.max(1);
    let bar = format!("{}{}", "#".repeat(full), "-".repeat(BAR - full));
    show(&format!("[{bar}] {done} of {all} cases"));
}

/// At a terminal, shows what goes on, in place of what was shown before; nothing, if the text is empty.
pub fn show(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}
