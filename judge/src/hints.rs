//! Guesses the mistake behind a failure.

use std::time::Duration;

use crate::judge::{Judgement, Verdict};

/// Phrases with which languages report a stack overflow, separated by `|`.
const OVERFLOWS: &str = "StackOverflowError|RecursionError|call stack size|overflowed its stack|\
stack overflow";

/// The ends of Python's messages about what only Python 2 has, separated by `|`.
const PYTHON_2_MESSAGES: &str = "name 'xrange' is not defined|name 'raw_input' is not defined|\
name 'unicode' is not defined|name 'long' is not defined|no attribute 'iteritems'|\
no attribute 'itervalues'|no attribute 'has_key'|no attribute 'maxint'";

pub const IS_PYTHON_2: &str = "is this Python 2? the judge runs Python 3";

/// Maximum size of an input on which a timeout suggests an endless loop or exponential time.
const MAX_SMALL_SIZE: usize = 100;

/// Maximum CPU time of a process that only waited until its wall time limit.
const MAX_IDLE_CPU_TIME: Duration = Duration::from_millis(200);

/// Returns a question about the likely mistake, if the failure suggests one.
pub fn hint(judgement: &Judgement) -> Option<&'static str> {
    let (input, expected) = judgement.input_and_answer();
    let (found, streams) = (&judgement.found, &judgement.streams);
    let is_small = input.first_size() <= MAX_SMALL_SIZE;
    let was_idle = judgement.cpu_time < MAX_IDLE_CPU_TIME && found.contains("wall");
    let has = |messages: &str| messages.split('|').any(|words| streams.contains(words));
    let overflowed = has(OVERFLOWS);
    let numbers = judgement.case.problem.signature.numbers(input).into_iter();
    let sum = numbers.map(i64::saturating_abs).fold(0, i64::saturating_add);
    let exceeds_i32 = i32::try_from(sum).is_err();
    let hint_of_sum = exceeds_i32.then_some("does a sum exceed 32 bits?");
    match judgement.verdict {
        Verdict::Accepted | Verdict::CompileError => None,
        Verdict::TimeLimitExceeded if was_idle => {
            Some("it used hardly any CPU time: does it sleep, or wait for input?")
        }
        Verdict::TimeLimitExceeded => is_small.then_some(
            "does it loop forever or take exponential time? is memoization missing or unused?",
        ),
        Verdict::RuntimeError if found.contains("SIGSEGV") => {
            Some("is an index out of bounds, is the recursion infinite, or is memory exhausted?")
        }
        Verdict::RuntimeError if has(PYTHON_2_MESSAGES) => Some(IS_PYTHON_2),
        Verdict::RuntimeError => overflowed.then_some("is the recursion infinite or too deep?"),
        Verdict::WrongAnswer => hint_of_answer(expected, found).or(hint_of_sum),
    }
}

/// Returns a question about the likely mistake behind a wrong answer.
fn hint_of_answer(expected: &str, found: &str) -> Option<&'static str> {
    Some(match found {
        "None" | "null" => "is a return missing?",
        "undefined" => "is a return missing, or is an index past the end of an array?",
        "NaN" => "is a value undefined, such as one past the end of an array?",
        _ if found.trim() == expected => "is there whitespace around the returned string?",
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
