//! Formats judgements for the user, in color on a terminal.

use std::ptr;

use anstyle::{AnsiColor, Style};
use games::words::{Language, Words, same, words};
use games::{Input, Problem, Shape, cut_in_the_middle, thousands};
use itertools::Itertools;

use crate::answers::side_by_side;
use crate::judgement::{Judgement, ON_ONE_LINE, Verdict, cause_index, failing};
use crate::language::{counted, language, told};
use crate::optimal_play::played;
use crate::stress::{Outcome, Reproduction};

/// Maximum length of an input or an answer if they share a line, in characters.
const MAX_INLINE_LENGTH: usize = 60;
/// Maximum length of an answer on its own line, or of a line of a crashed program's streams, in characters.
const MAX_LINE_LENGTH: usize = 200;
/// Maximum number of lines of a crashed program's streams in a list entry.
const MAX_STREAM_LINES: usize = 8;

/// Minimum number of passed inputs that a report mentions.
const MIN_REPORTED_INPUTS: usize = 100;
/// Maximum length of a failing input, and of all inputs before it together, in characters.
const MAX_INPUTS_LENGTH: usize = 1000;
/// Maximum number of failing cases that are named without details; the rest are only counted.
const MAX_NAMES: usize = 3;

const STATE_HINT: Words = words(
    "it passes on its own: does state persist between inputs, is something random,\n\
or, in C and C++, is a variable uninitialized?\n",
    "单独测这一组是对的：是不是多测不清空，用了随机数，\n\
或者（C 和 C++）变量没有初始化？\n",
);
const RERUN_HINT: Words = words(
    "it passed when rerun: is something random or, in C and C++, is a variable uninitialized?\n",
    "重测时却对了：是不是用了随机数，或者（C 和 C++）变量没有初始化？\n",
);

/// Returns the color of a verdict.
pub fn style(verdict: Verdict) -> Style {
    let color = match verdict {
        Verdict::Accepted => AnsiColor::Green,
        Verdict::TimeLimitExceeded => AnsiColor::Yellow,
        Verdict::WrongAnswer | Verdict::RuntimeError | Verdict::CompileError => AnsiColor::Red,
    };
    color.on_default()
}

/// Returns the last line of a report: the verdict and a summary.
pub fn conclusion(verdict: Verdict, summary: &str) -> String {
    let style = style(verdict);
    let meaning = match language() {
        Language::English => "",
        Language::Chinese => verdict.in_chinese(),
    };
    format!("{style}{verdict}{meaning}{style:#}{summary}\n")
}

/// Formats a case as a list entry: the verdict, the case's name and a note, then the failing input and, after a crash,
/// the last lines of the streams, or those from the cause on.
pub fn list_entry(name: &str, note: &str, judgement: &Judgement) -> String {
    let verdict = judgement.verdict();
    let style = style(verdict);
    let heading = format!("  {style}{verdict:<3}{style:#} {name}{note}\n");
    if verdict == Verdict::Accepted {
        return heading;
    }
    let is_crash = verdict == Verdict::RuntimeError;
    let streams = judgement.streams.lines().filter(|_| is_crash);
    let before_last = streams.clone().count().saturating_sub(MAX_STREAM_LINES);
    let before_cause = cause_index(streams.clone()).unwrap_or(before_last);
    let cut = |line| cut_in_the_middle(line, MAX_LINE_LENGTH);
    let streams = streams.skip(before_last.min(before_cause)).take(MAX_STREAM_LINES).map(cut);
    let lines = [failing_input(judgement)].into_iter().chain(streams);
    lines.fold(heading, |text, line| text + "      " + &line + "\n")
}

/// Returns the failing input on one line: `input 2 of 3: 8  expected: false, found: true`
pub fn failing_input(judgement: &Judgement) -> String {
    let (number, total) = (judgement.input_index + 1, judgement.case.pairs.len());
    let input = cut_in_the_middle(&judgement.input_and_answer().0.to_string(), MAX_INLINE_LENGTH);
    let [expected, found] = expected_and_found(judgement, MAX_INLINE_LENGTH);
    tell!(
        "input {number} of {total}: {input}  {expected}, {found}",
        "第 {number} 组（共 {total} 组）：{input}  {expected}，{found}"
    )
}

/// Returns the expected and the actual answer to the failing input.
fn expected_and_found(judgement: &Judgement, max_length: usize) -> [String; 2] {
    let (_, expected) = judgement.input_and_answer();
    let found = format!("{}{}", judgement.found, judgement.remark);
    let [expected, found] = side_by_side(expected, &found, max_length);
    [tell!("expected: {expected}", "期望：{expected}"), tell!("found: {found}", "实际：{found}")]
}

/// Formats the expected and the actual answer, the program's input and output and, unless it crashed or timed out,
/// optimal play and the command that finds the input on the board page.
pub fn explanation(judgement: &Judgement) -> String {
    let answers = expected_and_found(judgement, MAX_LINE_LENGTH).join("\n");
    let text = format!("{answers}\n{}", judgement.streams);
    if judgement.verdict() > Verdict::WrongAnswer {
        return text;
    }
    let (problem, input) = (judgement.case.problem, &judgement.input_and_answer().0);
    let play = played(problem, input).unwrap_or_else(|error| told(&error) + "\n");
    format!("{text}\n{play}\n{}", page_command(problem, input))
}

/// Returns the command that prints the address of an input on the board page, if the input is short and can be played
/// there.
fn page_command(problem: &Problem, input: &Input) -> String {
    let input_text = input.to_string();
    if input_text.len() > MAX_LINE_LENGTH || !page::can_play(problem, input) {
        return String::new();
    }
    let name = problem.short_name();
    let name = if name.contains(' ') { problem.program.to_owned() } else { name };
    let is_plain = input_text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let quote = if is_plain { "" } else { "'" };
    let command = format!("cargo judge page {name} {quote}{input_text}{quote}");
    tell!("on the board page: {command}\n\n", "在网页上看这组数据：{command}\n\n")
}

/// Formats the failing input of a stress test, the inputs that preceded it and an explanation. If no input failed,
/// formats how many inputs passed and how large they were, or nothing if they are fewer than [`MIN_REPORTED_INPUTS`].
pub fn stress_report(problem: &Problem, outcome: &Outcome) -> String {
    let (reproduction, judgement) = match outcome {
        Outcome::Passed(tested) if tested.count < MIN_REPORTED_INPUTS => return String::new(),
        Outcome::Passed(tested) => {
            let [count, largest] = [tested.count, tested.largest].map(thousands);
            let first = &problem.signature.arguments[0];
            let measure = match first.site {
                Shape::Number(_) => first.name.to_owned(),
                _ => tell!("length of {}", "{} 的长度", first.name),
            };
            return tell!(
                "agrees with the reference answers on {count} inputs ({measure} up to {largest})\n",
                "对拍 {count} 组，答案全部一致（{measure}最大 {largest}）\n"
            );
        }
        Outcome::Failed(reproduction, judgement) => (reproduction, judgement),
    };
    let inputs = judgement.case.inputs().collect_vec();
    let (others, input) = inputs.split_at(judgement.input_index);
    let [others, input] = [others, input].map(shorten);
    let heading = match reproduction {
        Reproduction::Smallest => {
            tell!("smallest failing input: {input}\n", "最小反例：{input}\n")
        }
        Reproduction::Alone => tell!(
            "fails: {input}\na smaller input may fail too\n",
            "反例：{input}\n也许还有更小的反例\n"
        ),
        Reproduction::AfterOthers if others.is_empty() => {
            let is_clear = judgement.remark.starts_with(ON_ONE_LINE.get(language()));
            let hint = if is_clear { same("") } else { RERUN_HINT };
            tell!("failed: {input}\n{}", "出过错：{input}\n{}", hint.get(language()))
        }
        Reproduction::AfterOthers => {
            let hint = STATE_HINT.get(language());
            tell!(
                "fails: {input}, when run after {others}\n{hint}",
                "反例：{input}，接在 {others} 之后才出错\n{hint}"
            )
        }
    };
    heading + &explanation(judgement)
}

/// Formats the inputs on one line. If it is long, cuts it in the middle and adds the number of values.
fn shorten(inputs: &[&Input]) -> String {
    let text = inputs.iter().join("  ");
    let cut = cut_in_the_middle(&text, MAX_INPUTS_LENGTH);
    if cut == text {
        return text;
    }
    let values = inputs.iter().map(|input| input.size()).sum();
    let count = counted(values, words("value", "个值"));
    tell!("{cut} ({count})", "{cut}（{count}）")
}

/// Formats the first failing case and the first one that timed out as list entries, then names or counts the others.
pub fn failures(judgements: &[Judgement]) -> String {
    let timed_out = failing(judgements).find(|one| one.timed_out());
    let first = [failing(judgements).next(), timed_out];
    let is_listed = |one: &&Judgement| first.iter().flatten().any(|first| ptr::eq(*first, *one));
    let (listed, others): (Vec<_>, Vec<_>) = failing(judgements).partition(is_listed);
    let entries = listed.iter().map(|one| list_entry(&one.case.name, "", one));
    let name = |one: &&Judgement| format!("{} {}", one.verdict(), one.case.name);
    let names = others.iter().take(MAX_NAMES).map(name).join(&tell!(", ", "、"));
    let more = others.len().saturating_sub(MAX_NAMES);
    let others = match others.len() {
        0 => String::new(),
        1..=MAX_NAMES => tell!("  also {names}\n", "  还有 {names}\n"),
        _ => {
            let more = counted(more, words("other case", "个用例"));
            tell!("  also {names} and {more}\n", "  还有 {names} 等，另有 {more}没有列出\n")
        }
    };
    entries.collect::<String>() + &others
}

/// Summarizes the judgements on the `total` stored cases, and mentions a failure that only the stress test found.
pub fn summary(total: usize, judgements: &[Judgement], stress_test_failed: bool) -> String {
    let failed = failing(judgements);
    let Some(first) = failed.clone().next() else {
        let judged = judgements.iter();
        let in_part = judged.filter(|one| one.input_index + 1 < one.case.pairs.len());
        let part = match in_part.count() {
            0 => String::new(),
            part => tell!(
                " ({part} tested only in part, since one run per input would take too long)",
                "（程序每次只读一组，太费时，有 {part} 个用例只测了前面几组）"
            ),
        };
        let caveat = if stress_test_failed {
            words(", but the input above fails", "，但上面的反例出错")
        } else {
            same("")
        };
        let (caveat, cases) =
            (caveat.get(language()), counted(total, words("stored case", "个用例")));
        return tell!("all {cases} passed{part}{caveat}", "{cases}全部通过{part}{caveat}");
    };
    let count = failed.count();
    let passed = judgements.len() - count;
    let rest = match total - judgements.len() {
        0 => String::new(),
        rest => tell!(", {rest} not run", "，{rest} 个没有测"),
    };
    let name = &first.case.name;
    tell!(
        "{count} failed, {passed} passed{rest}; first failure: {name}",
        "{count} 个没有通过，{passed} 个通过{rest}；第一个没有通过的是 {name}"
    )
}

#[cfg(test)]
mod tests {
    use games::problem;

    use super::*;
    use crate::stress::Tested;

    #[test]
    fn a_report_says_how_large_the_passing_inputs_were() {
        let check = |program, count, expected| {
            let passed = Outcome::Passed(Tested { count, largest: 500 });
            let report = stress_report(problem(program).expect("a problem"), &passed);
            assert_eq!(report, expected);
        };
        let long =
            "agrees with the reference answers on 171,190 inputs (length of nums up to 500)\n";
        check("leetcode_0486_predict_the_winner", 171_190, long);
        let number = "agrees with the reference answers on 100 inputs (n up to 500)\n";
        check("leetcode_0292_nim_game", 100, number);
        check("leetcode_0292_nim_game", 99, "");
    }
}
