//! The progress line at a terminal.

use std::io::{self, IsTerminal};
use std::time::Duration;

/// Replaces the progress line with `text`, if standard error is a terminal.
pub fn show_progress(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

/// Shows the number of finished items, and the name and the elapsed time of the item that has run longest.
pub fn show_count(done: usize, total: &str, longest: Option<(&str, Duration)>) {
    show_progress(&match longest.map(|(name, time)| (name, time.as_secs())) {
        None | Some((_, 0)) => format!("{done} of {total}"),
        Some((name, time)) => format!("{done} of {total}, {name} running for {time} s"),
    });
}
