//! What a mistake may be, if what was found shows it.

use std::time::Duration;

use crate::judge::{Judgement, Verdict};

/// The words by which languages tell of an endless recursion.
const OVERFLOWS: &str = "StackOverflowError|RecursionError|call stack size|overflowed its stack|\
stack overflow";

/// How large an input is at the most of which a time-out tells something.
const SMALL: usize = 100;

/// What was ended by the clock, and used less, only waited.
const SLEEPING: Duration = Duration::from_millis(200);

/// What may be the matter, if the input comes to this.
pub fn hint(judgement: &Judgement) -> Option<&'static str> {
    let (input, expected) = judgement.pair();
    let (found, printed) = (&judgement.found, &judgement.printed);
    let is_small = input.first_size() <= SMALL;
    let is_asleep = judgement.cpu_time < SLEEPING && found.contains("wall");
    let is_deep = OVERFLOWS.split('|').any(|words| printed.contains(words));
    let numbers = judgement.case.problem.numbers(input).into_iter();
    let sum: i64 = numbers.map(|number| i64::from(number).abs()).sum();
    let is_large = i32::try_from(sum).is_err();
    match judgement.verdict {
        Verdict::Accepted | Verdict::CompileError => None,
        Verdict::TimeLimitExceeded if is_asleep => {
            Some("it hardly used the processor: does it sleep, or wait for input?")
        }
        Verdict::TimeLimitExceeded => {
            is_small.then_some("exponential, or endless? is a memory missing, or not used?")
        }
        Verdict::RunTimeError if found.contains("SIGSEGV") => {
            Some("an index out of bounds, an endless recursion, or no memory left?")
        }
        Verdict::RunTimeError => is_deep.then_some("is the recursion endless?"),
        Verdict::WrongAnswer => {
            hint_of_answer(expected, found).or(is_large.then_some("does a sum exceed 32 bits?"))
        }
    }
}

/// What a wrong answer tells.
fn hint_of_answer(expected: &str, found: &str) -> Option<&'static str> {
    let is_same = expected.eq_ignore_ascii_case(found);
    let is_boolean = matches!(expected, "true" | "false");
    Some(match found {
        "None" | "null" => "is a return missing?",
        "undefined" => "is a return missing, or an index behind the end of an array?",
        "NaN" => "is something undefined, as behind the end of an array?",
        _ if found.trim() == expected => "white space counts in what a function returns",
        _ if is_same => "small and capital letters differ",
        _ if is_boolean && found.parse::<f64>().is_ok() => "the answer is true or false",
        _ if found.strip_suffix(".0") == Some(expected) => "a division with / gives no integer",
        _ if found.trim_matches(['"', '\'']) == expected => "a text is no such value",
        _ if found.starts_with(&format!("{expected}\n")) => "is something else printed too?",
        _ if ends_with_word(found, expected) => "print the answer alone, no prompt",
        _ => return None,
    })
}

/// Whether the last word is the answer, behind words that are none.
fn ends_with_word(found: &str, answer: &str) -> bool {
    let before = found.strip_suffix(answer).unwrap_or_default();
    before.contains(char::is_alphabetic) && !before.ends_with(char::is_alphanumeric)
}
