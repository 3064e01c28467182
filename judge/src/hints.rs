//! Guesses the mistake behind a failure.

use games::words::{Words, words};

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

pub const IGNORES_COUNT: Words = words(
    "it gives one answer to two inputs: does it read how many there are, and answer each?",
    "给了两组数据，只输出了一个答案：有没有读组数，并逐组输出？",
);

pub const IS_PYTHON_2: Words = words(
    "is this Python 2? the judge runs Python 3",
    "这是 Python 2 的代码吧？评测器用的是 Python 3",
);

/// Maximum size of an input on which a timeout suggests an endless loop or exponential time.
const MAX_SMALL_SIZE: usize = 100;

/// Returns a question about the likely mistake, if the failure suggests one.
pub fn hint(judgement: &Judgement) -> Option<Words> {
    let (input, expected) = judgement.input_and_answer();
    match &judgement.found {
        Found::RightAnswers(_) => None,
        Found::WrongAnswer(_) if judgement.printed_nothing => Some(words(
            "it exited with status 0 and printed nothing: does it call exit, keep its output in a \
buffer, or use freopen?",
            "正常退出，却什么也没有输出：是不是提前调用了 exit、没有刷新缓冲区，或者用了 freopen？",
        )),
        Found::WrongAnswer(found) => hint_of_answer(expected, found).or_else(|| {
            let numbers = judgement.case.problem.signature.numbers(input).into_iter();
            let sum = numbers.map(i64::saturating_abs).fold(0, i64::saturating_add);
            i32::try_from(sum)
                .is_err()
                .then_some(words("does a sum exceed 32 bits?", "总和是不是超出了 32 位整数？"))
        }),
        Found::Failure(ending) => {
            hint_of_failure(*ending, &judgement.streams, input.first_size() <= MAX_SMALL_SIZE)
        }
    }
}

/// Returns a question about the likely mistake behind a crash or a timeout, given what the program printed.
fn hint_of_failure(ending: Ending, printed: &str, input_is_small: bool) -> Option<Words> {
    let has = |messages: &str| messages.split('|').any(|words| printed.contains(words));
    match ending {
        Ending::StoppedAtCpuTime(_) | Ending::UsedCpuTime(_) => input_is_small.then_some(words(
            "does it loop forever or take exponential time? is memoization missing or unused?",
            "是死循环，还是指数时间？是不是没有记忆化，或者记了没有用上？",
        )),
        Ending::StoppedAtWallTime { .. } => ending.was_idle().then_some(words(
            "it used hardly any CPU time: does it sleep, or wait for input?",
            "几乎没有用 CPU：是在 sleep，还是在等更多的输入？",
        )),
        Ending::DidNotExit => Some(words(
            "is a timer not cleared, or does a thread still run, after the last answer?",
            "给出最后一个答案之后，是不是还有定时器没有清除，或者还有线程没有结束？",
        )),
        Ending::Exited(status) if accessed_invalid_memory(status) => Some(words(
            "is an index out of bounds, is the recursion infinite, or is memory exhausted?",
            "是数组越界、递归没有出口，还是内存用完了？",
        )),
        Ending::Exited(_) if has(PYTHON_2_MESSAGES) => Some(IS_PYTHON_2),
        Ending::Exited(_) | Ending::TooMuchOutput => has(OVERFLOWS).then_some(words(
            "is the recursion infinite or too deep?",
            "递归是不是没有出口，或者太深？",
        )),
    }
}

/// Returns a question about the likely mistake behind a wrong answer.
fn hint_of_answer(expected: &str, found: &str) -> Option<Words> {
    Some(match found {
        "None" | "null" => words("is a return missing?", "是不是漏写了 return？"),
        "a Promise" => words(
            "a Promise was returned: should `async` be removed?",
            "返回的是 Promise：是不是该去掉 `async`？",
        ),
        "undefined" => words(
            "is a return missing, or is an index past the end of an array?",
            "是不是漏写了 return，或者下标越界？",
        ),
        "NaN" => words(
            "is a value undefined, such as one past the end of an array?",
            "是不是用了 undefined，例如越界读出来的值？",
        ),
        _ if found.trim() == expected => {
            words("is there whitespace around the answer?", "答案前后是不是多了空白？")
        }
        _ if found.split_whitespace().eq(expected.split_whitespace()) => words(
            "the words are right: are the blanks and line breaks those of the statement?",
            "内容对了，空格和换行是不是和题面要求的不一样？",
        ),
        _ if found.eq_ignore_ascii_case(expected) => {
            words("is the capitalization wrong?", "是不是大小写不对？")
        }
        _ if matches!(expected, "true" | "false") && found.parse::<f64>().is_ok() => words(
            "should the answer be true or false instead of a number?",
            "答案是不是该写 true 或 false，而不是数字？",
        ),
        _ if found.strip_suffix(".0") == Some(expected) => {
            words("should `/` be integer division?", "`/` 是不是该用整除？")
        }
        _ if found.trim_matches(['"', '\'']) == expected => {
            words("is the answer quoted by mistake?", "答案是不是多了引号？")
        }
        _ if found.starts_with(&format!("{expected}\n")) => {
            words("is something else printed too?", "是不是还输出了别的东西，例如调试信息？")
        }
        _ if follows_other_words(expected, found) => {
            words("does it print a prompt before the answer?", "是不是在答案前输出了提示语？")
        }
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
        assert_eq!(hint.map(|hint| hint.en), None);
        let (_, hint) = stopped(10);
        assert_eq!(
            hint.map(|hint| hint.en),
            Some("it used hardly any CPU time: does it sleep, or wait for input?")
        );
    }
}
