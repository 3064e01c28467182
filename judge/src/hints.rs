//! Guesses the mistake behind a failure.

use crate::judgement::{Found, Judgement};
use crate::run::accessed_invalid_memory;
use crate::run::ending::Ending;

/// Phrases with which languages report a stack overflow, separated by `|`.
const OVERFLOWS: &str = "StackOverflowError|RecursionError|call stack size|overflowed its stack|\
stack overflow";

/// The ends of Python's messages about what only Python 2 has, separated by `|`.
const PYTHON_2_MESSAGES: &str = "name 'xrange' is not defined|name 'raw_input' is not defined|\
name 'unicode' is not defined|name 'long' is not defined|no attribute 'iteritems'|\
no attribute 'itervalues'|no attribute 'has_key'|no attribute 'maxint'";

pub const IGNORES_COUNT: &str =
    "it gives one answer to two inputs: does it read how many there are, and answer each?";

pub const IS_PYTHON_2: &str = "is this Python 2? the judge runs Python 3";

/// Maximum size of an input on which a timeout suggests an endless loop or exponential time.
const MAX_SMALL_SIZE: usize = 100;

/// Returns a question about the likely mistake, if the failure suggests one.
pub fn hint(judgement: &Judgement) -> Option<&'static str> {
    let (input, expected) = judgement.input_and_answer();
    match &judgement.found {
        Found::RightAnswers(_) => None,
        Found::WrongAnswer(_) if judgement.printed_nothing => Some(
            "it exited with status 0 and printed nothing: does it call exit, keep its output in a \
buffer, or use freopen?",
        ),
        Found::WrongAnswer(found) => hint_of_answer(expected, found).or_else(|| {
            let numbers = judgement.case.problem.signature.numbers(input).into_iter();
            let sum = numbers.map(i64::saturating_abs).fold(0, i64::saturating_add);
            i32::try_from(sum).is_err().then_some("does a sum exceed 32 bits?")
        }),
        Found::Failure(ending) => {
            hint_of_failure(*ending, &judgement.streams, input.first_size() <= MAX_SMALL_SIZE)
        }
    }
}

/// Returns a question about the likely mistake behind a crash or a timeout, given what the program printed.
fn hint_of_failure(ending: Ending, printed: &str, input_is_small: bool) -> Option<&'static str> {
    let has = |messages: &str| messages.split('|').any(|words| printed.contains(words));
    match ending {
        Ending::StoppedAtCpuTime(_) | Ending::UsedCpuTime(_) => input_is_small.then_some(
            "does it loop forever or take exponential time? is memoization missing or unused?",
        ),
        Ending::StoppedAtWallTime { .. } => ending
            .was_idle()
            .then_some("it used hardly any CPU time: does it sleep, or wait for input?"),
        Ending::DidNotExit => {
            Some("is a timer not cleared, or does a thread still run, after the last answer?")
        }
        Ending::Exited(status) if accessed_invalid_memory(status) => {
            Some("is an index out of bounds, is the recursion infinite, or is memory exhausted?")
        }
        Ending::Exited(_) if has(PYTHON_2_MESSAGES) => Some(IS_PYTHON_2),
        Ending::Exited(_) | Ending::TooMuchOutput => {
            has(OVERFLOWS).then_some("is the recursion infinite or too deep?")
        }
    }
}

/// Returns a question about the likely mistake behind a wrong answer.
fn hint_of_answer(expected: &str, found: &str) -> Option<&'static str> {
    Some(match found {
        "None" | "null" => "is a return missing?",
        "a Promise" => "a Promise was returned: should `async` be removed?",
        "undefined" => "is a return missing, or is an index past the end of an array?",
        "NaN" => "is a value undefined, such as one past the end of an array?",
        _ if found.trim() == expected => "is there whitespace around the answer?",
        _ if found.split_whitespace().eq(expected.split_whitespace()) => {
            "the words are right: are the blanks and line breaks those of the statement?"
        }
        _ if found.eq_ignore_ascii_case(expected) => "is the capitalization wrong?",
        _ if matches!(expected, "true" | "false") && found.parse::<f64>().is_ok() => {
            "should the answer be true or false instead of a number?"
        }
        _ if found.strip_suffix(".0") == Some(expected) => "should `/` be integer division?",
        _ if found.trim_matches(['"', '\'']) == expected => "is the answer quoted by mistake?",
        _ if found.starts_with(&format!("{expected}\n")) => "is something else printed too?",
        _ if follows_other_words(expected, found) => "does it print a prompt before the answer?",
        _ => return None,
    })
}

/// Returns whether the text consists of other words and then the answer.
fn follows_other_words(answer: &str, text: &str) -> bool {
    let before = text.strip_suffix(answer).unwrap_or_default();
    before.contains(char::is_alphabetic) && !before.ends_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_process_that_waits_is_told_from_one_on_a_busy_machine() {
        let stopped = |milliseconds| {
            let cpu_time = Duration::from_millis(milliseconds);
            let ending = Ending::StoppedAtWallTime { limit: Duration::from_secs(350), cpu_time };
            (ending.to_string(), hint_of_failure(ending, "", true))
        };
        let (found, hint) = stopped(1120);
        assert_eq!(found, "stopped after 350 s of wall time, 1.1 s of CPU time");
        assert_eq!(hint, None);
        let (_, hint) = stopped(10);
        assert_eq!(hint, Some("it used hardly any CPU time: does it sleep, or wait for input?"));
    }
}
