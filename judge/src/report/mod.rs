//! What the user is shown.

pub mod failure;
pub mod record;

use std::io::{self, IsTerminal};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use games::counted;
use textwrap::{Options, WordSplitter, fill};

use crate::compare::judgement::{Judgement, Verdict, count};

/// How wide the bar of the progress is.
const BAR: usize = 40;
/// How many columns a line has at most, where words can be broken.
pub const COLUMNS: usize = 80;
/// How many cases that fail are shown; the others are counted.
const MOST_SHOWN: usize = 5;

/// Held by who writes on the terminal.
static TERMINAL: Mutex<()> = Mutex::new(());

/// The verdict on a case, and behind it a note; then what is wrong, if anything is.
pub fn of_case(judgement: &Judgement, case: &str, note: &str) -> String {
    let verdict = judgement.verdict;
    let style = verdict.style();
    let details = match verdict {
        Verdict::Accepted => String::new(),
        _ => wrapped("      ", &judgement.details),
    };
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

/// The text with an escape for each character that cannot be seen, or that a terminal takes for a command.
pub fn visible(text: &str) -> String {
    let shown = |letter: char| match letter {
        '\t' | '"' | '\'' | '\\' => letter.to_string(),
        _ => letter.escape_debug().to_string(),
    };
    let lines = text.lines().map(|line| line.chars().map(shown).collect());
    lines.collect::<Vec<String>>().join("\n")
}

/// What was shown of the cases of a submission.
#[derive(Default)]
pub struct Shown {
    cases: usize,
    /// By what each crash is known.
    crashes: Vec<String>,
    /// How many crashed as one that was shown.
    same_crashes: usize,
}

impl Shown {
    /// What is to be shown of a case: the same crash once, and one that does not count if all that count are accepted.
    pub fn of_case(&mut self, judgement: &Judgement) -> String {
        let name = &judgement.case.name;
        if judgement.verdict == Verdict::Accepted || self.cases > 0 && !name.counts() {
            return String::new();
        }
        if judgement.verdict == Verdict::RunTimeError {
            let crash = crash(&judgement.details).to_owned();
            if self.crashes.contains(&crash) {
                self.same_crashes += 1;
                return String::new();
            }
            self.crashes.push(crash);
        }
        self.cases += 1;
        let note = if name.counts() {
            ""
        } else {
            "   (beyond the judge's limits: does not count)"
        };
        match self.cases {
            ..=MOST_SHOWN => of_case(judgement, &name.case, note),
            _ => String::new(),
        }
    }

    /// How many of those that fail were not shown.
    pub fn of_others(&self) -> String {
        let line = |what, count| match count {
            0 => String::new(),
            _ => format!("  {what} {}\n", counted(count, "other case")),
        };
        let others = self.cases.saturating_sub(MOST_SHOWN);
        line("the same crash on", self.same_crashes) + &line("and", others)
    }
}

/// The line of the file, whatever the numbers are; else the reason, without how many were answered.
fn crash(details: &str) -> &str {
    let line = details.rfind("(line ").map(|start| &details[start..]);
    let crash = line.unwrap_or(details).split("; ").next();
    crash.unwrap_or_default()
}

/// The text in lines that fit where its words do, each behind `indent`.
pub fn wrapped(indent: &str, text: &str) -> String {
    let options = Options::new(COLUMNS).break_words(false);
    let options = options.initial_indent(indent).subsequent_indent(indent);
    let options = options.word_splitter(WordSplitter::NoHyphenation);
    let wrapped = |line| fill(line, &options) + "\n";
    text.lines().map(wrapped).collect()
}

/// How many cases are done.
pub fn bar(done: usize, all: usize, time: Duration) -> String {
    let full = BAR * done / all.max(1);
    let bar = format!("{}{}", "#".repeat(full), "-".repeat(BAR - full));
    format!("[{bar}] {done} of {all} cases, {} s", time.as_secs())
}

/// Works, and meanwhile shows at a terminal what goes on, anew after every moment: the text for the time that is over.
pub fn with_sign<Output>(
    text: impl Fn(Duration) -> String + Sync,
    work: impl FnOnce() -> Output,
) -> Output {
    const MOMENT: Duration = Duration::from_millis(200);
    if !io::stderr().is_terminal() {
        return work();
    }
    let (start, text) = (Instant::now(), &text);
    thread::scope(|scope| {
        let (done, end) = mpsc::channel::<()>();
        scope.spawn(move || {
            loop {
                undisturbed(|| eprint!("{}", text(start.elapsed())));
                if end.recv_timeout(MOMENT) != Err(RecvTimeoutError::Timeout) {
                    break undisturbed(|| ());
                }
            }
        });
        let output = work();
        drop(done);
        output
    })
}

/// Writes in place of the line that shows what goes on.
pub fn undisturbed<Output>(write: impl FnOnce() -> Output) -> Output {
    let _held = TERMINAL.lock().unwrap_or_else(PoisonError::into_inner);
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    write()
}
