//! The line at a terminal that shows what goes on.

use std::io::{self, IsTerminal};
use std::time::Duration;

/// Shows at a terminal what goes on, in place of what was shown before.
pub fn show_progress(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

/// Shows how many are done, and what has run longest.
pub fn show_count(done: usize, all: &str, longest: Option<(&str, Duration)>) {
    show_progress(&match longest.map(|(name, time)| (name, time.as_secs())) {
        None | Some((_, 0)) => format!("{done} of {all}"),
        Some((name, time)) => format!("{done} of {all}, {name} for {time} s"),
    });
}
