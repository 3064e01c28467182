//! The line at a terminal that shows what goes on.

use std::io::{self, IsTerminal};

/// Shows at a terminal what goes on, in place of what was shown before.
pub fn show_progress(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}
