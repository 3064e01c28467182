//! What the messages of a crash say, in any of the languages.

use itertools::Itertools;

/// What stands before the number of a line in a call: a reader's file, as the judge names it, or any in Java.
const PLACES: [&str; 3] = ["solution.go:", "solution.js:", ".java:"];

/// What stands in the calls that are not in the reader's file.
const OTHERS: [&str; 5] = ["java.base/", "Driver.java", "lib/python", "driver.py", "\"<"];

/// Why a program ended, and what stands from the number of the line on where it did.
type Told<'a> = (&'a str, Option<&'a str>);

/// Why a program ended, in one line, with the line of the reader's file if it is told.
#[must_use]
pub fn reason(messages: &str) -> Option<String> {
    let lines = messages.lines().filter(|line| !line.trim().is_empty()).collect_vec();
    let told = [of_rust, of_python, of_go, of_java_and_javascript, of_others].iter().find_map(|told| told(&lines));
    let (reason, place) = told?;
    let reason = reason.trim();
    // The C++ library names its own file first.
    let assertion = reason.find("Assertion '").filter(|_| reason.starts_with('/'));
    let reason = &reason[assertion.unwrap_or(0)..];
    let number = place.and_then(|place| place.split(|letter: char| !letter.is_ascii_digit()).next());
    Some(match number.filter(|number| !number.is_empty()) {
        Some(number) => format!("{reason} (line {number})"),
        None => reason.to_owned(),
    })
}

/// `thread 'main' panicked at mine.rs:3:5:`, and the reason on the next line. Other files have absolute paths.
fn of_rust<'a>(lines: &[&'a str]) -> Option<Told<'a>> {
    let panic = lines.iter().position(|line| line.contains(" panicked at "))?;
    let (_, place) = lines[panic].split_once(" panicked at ")?;
    let place = place.split_once(':').filter(|_| !place.starts_with('/'));
    Some((lines.get(panic + 1)?, place.map(|(_, number)| number)))
}

/// `File "solution.py", line 3, in lead` for each call, the innermost last, and the reason, which is not indented.
fn of_python<'a>(lines: &[&'a str]) -> Option<Told<'a>> {
    let is_call = |line: &str| line.trim_start().starts_with("File \"");
    let last = lines.iter().rposition(|line| is_call(line))?;
    let reason = lines[last..].iter().find(|line| !line.starts_with(char::is_whitespace))?;
    let place = lines.iter().rfind(|line| is_call(line) && is_own(line)).and_then(|line| line.split_once(", line "));
    Some((reason, place.map(|(_, number)| number)))
}

/// The reason, and then the calls of each goroutine.
fn of_go<'a>(lines: &[&'a str]) -> Option<Told<'a>> {
    let before_calls = lines.iter().take_while(|line| !line.starts_with("goroutine "));
    let is_reason =
        |line: &&&str| ["panic: ", "fatal error: "].iter().any(|start| line.trim_start().starts_with(start));
    Some((before_calls.filter(is_reason).last()?, place_in(lines)))
}

/// The reason, and then its calls, each starting with `at`. An exception that was caught may have been shown before.
fn of_java_and_javascript<'a>(lines: &[&'a str]) -> Option<Told<'a>> {
    let is_call = |line: &str| line.starts_with("\tat ") || line.starts_with("    at ");
    let is_cause = |line: &str| line.starts_with("Caused by: ");
    let is_first = |&place: &usize| is_call(lines[place]) && !is_call(lines[place - 1]) && !is_cause(lines[place - 1]);
    let calls = (1..lines.len()).rev().find(is_first)?;
    let (before, calls) = lines.split_at(calls);
    // The text of an exception may have several lines.
    let is_reason = |line: &&&str| line.contains("Error") || line.contains("Exception");
    let reason = before.iter().rfind(is_reason).or(before.last())?;
    Some((reason, place_in(calls).or_else(|| place_in(before))))
}

fn of_others<'a>(lines: &[&'a str]) -> Option<Told<'a>> {
    let is_reason = |line: &&&str| line.starts_with("Error: ") || line.contains("what():");
    Some((lines.iter().find(is_reason).or(lines.last())?, None))
}

/// What stands from the number of the line on in the first call that is in the reader's file.
fn place_in<'a>(lines: &[&'a str]) -> Option<&'a str> {
    let place = |line: &'a str| PLACES.iter().find_map(|place| Some(line.split_once(place)?.1));
    lines.iter().filter(|line| is_own(line)).find_map(|line| place(line))
}

fn is_own(line: &str) -> bool {
    !OTHERS.iter().any(|other| line.contains(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_and_the_line_are_found() {
        for (messages, expected) in [
            ("first\n last word \n\n", Some("last word")),
            ("", None),
            (
                "Traceback (most recent call last):\n  File \"/a/driver.py\", line 50, in answer_all\n    \
                 answers.write()\n  \
                 File \"solution.py\", line 3, in canWinNim\n    heappop(row)\n  File \
                 \"/usr/lib/python3.11/heapq.py\", line 9, \
                 in heappop\nIndexError: index out of range",
                Some("IndexError: index out of range (line 3)"),
            ),
            (
                "  File \"/a/driver.py\", line 50, in answer_all\nTypeError: takes 1 positional argument",
                Some("TypeError: takes 1 positional argument"),
            ),
            (
                "\nthread 'main' (7) panicked at mine.rs:15:34:\nattempt to divide by zero\n\
                 note: run with `RUST_BACKTRACE=1`",
                Some("attempt to divide by zero (line 15)"),
            ),
            (
                "TypeError: x is not a function\n    at Array.map (<anonymous>)\n    at solve \
                 (solution.js:4:18)\n    at (solution.js:9:2)",
                Some("TypeError: x is not a function (line 4)"),
            ),
            (
                "/a/solution.js:5\n;f\n^\n\nSyntaxError: Unexpected token\n    at new Script (node:vm:100:7)",
                Some("SyntaxError: Unexpected token (line 5)"),
            ),
            (
                "java.lang.ArithmeticException: / by zero\n\tat java.base/java.util.List.of(List.java:5)\n\tat \
                 Solution.f(Solution.java:8)\n\tat Driver.main(Driver.java:29)",
                Some("java.lang.ArithmeticException: / by zero (line 8)"),
            ),
            (
                "thread 'main' panicked at mine.rs:3:9:\n\
                 assertion `left == right` failed: seven\n  left: 0\n right: 7\nnote: run",
                Some("assertion `left == right` failed: seven (line 3)"),
            ),
            (
                "thread 'main' panicked at /home/a/.cargo/registry/src/proconio-0.5.0/src/lib.rs:86:9:\nno more input",
                Some("no more input"),
            ),
            (
                "Traceback (most recent call last):\n  File \"/a/solution.py\", line 4, in lead\n    at = \
                 row[9]\n         ~~~^^^\n\
                 ValueError: wrong:\n[0, 1]",
                Some("ValueError: wrong: (line 4)"),
            ),
            ("at index 3\nsegmentation fault", Some("segmentation fault")),
            (
                "at the start\njava.lang.Exception: caught\n\tat Main.main(Main.java:3)\nException in thread \"main\" \
                 java.lang.IllegalStateException: two\nlines\n\tat Main.main(Main.java:5)\n\
                 Caused by: java.lang.Exception\n\tat Main.main(Main.java:4)\n\t... 1 more",
                Some("Exception in thread \"main\" java.lang.IllegalStateException: two (line 5)"),
            ),
            (
                "Error: Main method not found in class Row\nor a JavaFX application class must extend",
                Some("Error: Main method not found in class Row"),
            ),
            (
                "panic: nil map [recovered]\n\tpanic: again\n\n\
                 goroutine 1 [running]:\nmain.f()\n\t./solution.go:6 +0x1",
                Some("panic: again (line 6)"),
            ),
            (
                "terminate called after throwing an instance of 'std::runtime_error'\n  what():  bad\nrow",
                Some("what():  bad"),
            ),
            (
                "panic: no\n\ngoroutine 1 [running]:\nmain.lead(...)\n\t./solution.go:12\n\
                 main.main()\n\t./driver.go:47 +0x2a5",
                Some("panic: no (line 12)"),
            ),
            (
                "/usr/c++/12/bits/stl_vector.h:1123: reference operator[](n): Assertion '__n < this->size()' failed.",
                Some("Assertion '__n < this->size()' failed."),
            ),
        ] {
            assert_eq!(reason(messages).as_deref(), expected, "{messages}");
        }
    }
}
