//! What the messages of a crash say.

use itertools::Itertools;

/// Why a program ended, in one line, with the line of the reader's file `name` if it is told. The drivers tell it in
/// their last line; Rust, Go and uncaught exceptions of C++ in ways of their own.
pub fn reason(messages: &str, name: &str) -> Option<String> {
    let lines = messages.lines().map(str::trim);
    let is_hint = |line: &&str| line.starts_with("note: run with `RUST_BACKTRACE");
    let lines = lines
        .filter(|line| !line.is_empty() && !is_hint(line))
        .collect_vec();
    of_rust(&lines, name)
        .or_else(|| of_go(&lines, name))
        .or_else(|| of_others(&lines))
}

/// `thread 'main' panicked at mine.rs:3:5:`, and the reason on the next line.
fn of_rust(lines: &[&str], name: &str) -> Option<String> {
    let is_panic = |line: &&str| line.contains(" panicked at ");
    let panic = lines.iter().position(is_panic)?;
    let place = lines[panic].split_once(&format!(" panicked at {name}:"));
    Some(with_line(lines.get(panic + 1)?, place))
}

/// The reason, and then the calls of each goroutine: `./mine.go:3`.
fn of_go(lines: &[&str], name: &str) -> Option<String> {
    let is_reason = |line: &&&str| line.starts_with("panic: ") || line.starts_with("fatal error: ");
    let mut before_calls = lines.split(|line| line.starts_with("goroutine "));
    let reason = before_calls.next()?.iter().rfind(is_reason)?;
    let place = format!("{name}:");
    let mut places = lines.iter().filter_map(|line| line.split_once(&place));
    Some(with_line(reason, places.next()))
}

/// What an uncaught exception of C++ says, or else the last line. The C++ library names its own file first.
fn of_others(lines: &[&str]) -> Option<String> {
    let exception = lines.iter().find(|line| line.contains("what():"));
    let reason = exception.or(lines.last())?;
    let assertion = reason.find("Assertion '");
    let start = assertion.filter(|_| reason.starts_with('/'));
    Some(reason[start.unwrap_or(0)..].to_owned())
}

/// The reason, with the number that comes first behind the place.
fn with_line(reason: &str, place: Option<(&str, &str)>) -> String {
    let is_end = |letter: char| !letter.is_ascii_digit();
    let number = place.and_then(|(_, rest)| rest.split(is_end).next());
    match number {
        Some(number) => format!("{reason} (line {number})"),
        None => reason.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In the messages, | stands for the end of a line.
    #[test]
    fn the_reason_and_the_line_are_found() {
        let cases = "
            first| last word || => last word
            memory allocation of 8 bytes failed|note: run with `RUST_BACKTRACE=1` => memory allocation of 8 bytes failed
            |thread 'main' (7) panicked at mine:15:34:|divided by zero|note: run with x => divided by zero (line 15)
            thread 'main' panicked at /home/a/proconio-0.5.0/src/lib.rs:86:9:|no more input => no more input
            panic: nil [recovered]|  panic: again||goroutine 1:|main.f()|  ./mine:6 +0x1 => panic: again (line 6)
            panic: no||goroutine 1:|main.lead()|  ./mine:12|main.main()|  ./driver.go:47 => panic: no (line 12)
            terminate called after throwing 'std::runtime_error'|  what():  bad|row => what():  bad
            /c++/12/stl_vector.h:1123: operator[](n): Assertion '__n < size' failed. => Assertion '__n < size' failed.
        ";
        for case in cases.trim().lines() {
            let (messages, expected) = case.trim().split_once(" => ").expect("a case");
            let messages = messages.replace('|', "\n");
            assert_eq!(reason(&messages, "mine").as_deref(), Some(expected));
        }
        assert_eq!(reason("", "mine"), None);
    }
}
