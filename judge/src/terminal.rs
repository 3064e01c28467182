//! The progress line at a terminal.

use std::io::{self, IsTerminal};
use std::time::Duration;

use terminal_size::{Width, terminal_size_of};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Returns the line, cut to the width of the terminal if standard output is one.
pub fn fitting(line: &str) -> String {
    match terminal_size_of(io::stdout()) {
        Some((Width(width), _)) => cut_to_width(line, width.into()),
        None => line.to_owned(),
    }
}

/// Cuts a line to this many columns. A Chinese character takes two.
fn cut_to_width(line: &str, width: usize) -> String {
    if line.width() <= width {
        return line.to_owned();
    }
    let mut used = 1;
    let fits = |character: &char| {
        used += character.width().unwrap_or(0);
        used <= width
    };
    line.chars().take_while(fits).chain(['…']).collect()
}

/// Fills a text with blanks to this many columns.
pub fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(missing))
}

#[test]
fn a_chinese_character_takes_two_columns() {
    assert_eq!(cut_to_width("必胜 1", 6), "必胜 1");
    assert_eq!(cut_to_width("必胜：留下 1", 7), "必胜：…");
    assert_eq!(cut_to_width("必胜：留下 1", 6), "必胜…");
    assert_eq!(padded("中等", 6), "中等  ");
}

/// Replaces the progress line with `text`, if standard error is a terminal.
pub fn show_progress(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

/// Shows the number of finished items, and the name and the elapsed time of the item that has run longest.
pub fn show_count(done: usize, total: &str, longest: Option<(&str, Duration)>) {
    show_progress(&match longest.map(|(name, time)| (name, time.as_secs())) {
        None | Some((_, 0)) => tell!("{done} of {total}", "{done} / {total}"),
        Some((name, time)) => tell!(
            "{done} of {total}, {name} running for {time} s",
            "{done} / {total}，{name} 已运行 {time} 秒"
        ),
    });
}
