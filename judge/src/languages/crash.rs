//! What the messages of a crash say, in any of the languages.

use itertools::Itertools;

/// What stands before the number of a line in a stack: a reader's file, as the judge names it, or any in Java.
const PLACES: [&str; 3] = ["solution.go:", "solution.js:", ".java:"];

/// What stands in the lines of a stack that tell of no file of the reader's.
const OTHERS: [&str; 6] = ["java.base/", "Driver.java", "lib/python", "driver.py", "\"<", "/rustc/"];

/// Why a program ended, in one line, with the line of the reader's file if it is told.
#[must_use]
pub fn reason(messages: &str) -> Option<String> {
    let lines = messages.lines().map(str::trim).filter(|line| !line.is_empty()).collect_vec();
    // Go's stacks stand behind its reason without a mark of their own, those of Java and JavaScript have one.
    let of_go = lines.iter().find(|line| line.starts_with("panic: ") || line.starts_with("fatal error: "));
    let without_stack = lines.iter().take_while(|line| !line.starts_with("at "));
    // Rust ends each panic with this note.
    let is_telling = |line: &&&str| !line.starts_with("note: run with `RUST_BACKTRACE");
    let reason = of_go.or_else(|| without_stack.filter(is_telling).last())?;
    // The C++ library names its own file first.
    let assertion = reason.find("Assertion '").filter(|_| reason.starts_with('/'));
    let reason = &reason[assertion.unwrap_or(0)..];
    Some(match line_number(&lines) {
        Some(number) => format!("{reason} (line {number})"),
        None => reason.to_owned(),
    })
}

/// The line of the reader's file where the program crashed.
fn line_number(lines: &[&str]) -> Option<u32> {
    let own = || lines.iter().filter(|line| !OTHERS.iter().any(|other| line.contains(other)));
    // Python's innermost call comes last, as in `File "solution.py", line 3, in lead`.
    let of_python = own().rfind(|line| line.starts_with("File \""));
    let of_rust = || own().find_map(|line| Some(line.split_once(" panicked at ")?.1.split_once(':')?.1));
    let in_stack = || own().find_map(|line| PLACES.iter().find_map(|place| Some(line.split_once(place)?.1)));
    let place = of_python.and_then(|line| Some(line.split_once(", line ")?.1));
    let place = place.or_else(of_rust).or_else(in_stack)?;
    place.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
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
                "Traceback (most recent call last):\n  File \"/a/driver.py\", line 50, in answer_all\n    answers.write()\n  \
                 File \"solution.py\", line 3, in canWinNim\n    heappop(row)\n  File \"/usr/lib/python3.11/heapq.py\", line 9, \
                 in heappop\nIndexError: index out of range",
                Some("IndexError: index out of range (line 3)"),
            ),
            (
                "  File \"/a/driver.py\", line 50, in answer_all\nTypeError: takes 1 positional argument",
                Some("TypeError: takes 1 positional argument"),
            ),
            (
                "\nthread 'main' (7) panicked at mine.rs:15:34:\nattempt to divide by zero\nnote: run with `RUST_BACKTRACE=1`",
                Some("attempt to divide by zero (line 15)"),
            ),
            (
                "TypeError: x is not a function\n    at Array.map (<anonymous>)\n    at solve (solution.js:4:18)\n    at (solution.js:9:2)",
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
                "panic: no\n\ngoroutine 1 [running]:\nmain.lead(...)\n\t./solution.go:12\nmain.main()\n\t./driver.go:47 +0x2a5",
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
