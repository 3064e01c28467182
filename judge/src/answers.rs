//! Compares a program's output with the right answers.

use games::Comparison::{self, Lines, Values, Words};
use games::cut_in_the_middle;
use itertools::EitherOrBoth::{Both, Left, Right};
use itertools::Itertools;

/// Number of characters shown before the first difference in a long answer.
const SHOWN_BEFORE_DIFFERENCE: usize = 20;

/// Splits an output into answers, each as long as the expected one; all of the output if one answer is expected. A right
/// answer is written as the expected one is. If answers have several lines or words, stops after a wrong one, since the
/// next answer could begin anywhere. What follows the last answer is an extra one.
pub fn answers(output: &str, expected: &[impl AsRef<str>], comparison: Comparison) -> Vec<String> {
    let output = if comparison == Values { output.to_owned() } else { trimmed(output) };
    let expected = expected.iter().map(AsRef::as_ref).collect_vec();
    let split = |text| units(text, comparison);
    let found = split(&output);
    let mut rest = &found[..];
    let mut answers = Vec::new();
    if let ([expected], false) = (&expected[..], rest.is_empty()) {
        let whole = output.strip_suffix('\n').unwrap_or(&output);
        let is_right = comparison == Words && found == split(expected);
        return vec![if is_right { *expected } else { whole }.to_owned()];
    }
    let gap = if comparison == Words { " " } else { "\n" };
    let each_has_one_unit = expected.iter().all(|answer| split(answer).len() <= 1);
    for expected in expected {
        if rest.is_empty() {
            return answers;
        }
        let own = split(expected);
        let (answer, after) = rest.split_at(own.len().max(1).min(rest.len()));
        let found = answer.join(gap);
        let is_right = found == own.join(gap);
        answers.push(if is_right { expected.to_owned() } else { found });
        rest = after;
        if !is_right && !each_has_one_unit {
            return answers;
        }
    }
    answers.extend(rest.first().map(|extra| (*extra).to_owned()));
    answers
}

/// Splits a text into what a site compares: lines or words.
fn units(text: &str, comparison: Comparison) -> Vec<&str> {
    match comparison {
        Values | Lines => text.split_terminator('\n').collect(),
        Words => text.split_whitespace().collect(),
    }
}

/// Returns whether a text has several answers on one line, the first ones of these.
pub fn has_several(text: &str, expected: &[&str]) -> bool {
    let words = text.split_whitespace().collect_vec();
    let own = expected.iter().flat_map(|answer| answer.split_whitespace());
    let first = expected.first().map_or(0, |answer| answer.split_whitespace().count());
    !text.contains('\n') && words.len() > first && own.take(words.len()).eq(words.iter().copied())
}

/// Removes trailing whitespace from each line of an output, and trailing empty lines.
fn trimmed(output: &str) -> String {
    output.trim_end().lines().map(str::trim_end).join("\n")
}

/// Returns the index of the first wrong answer, and what was found there. An extra answer makes the last one wrong.
pub fn first_wrong(expected: &[&str], found: &[String]) -> Option<(usize, String)> {
    let mut pairs = expected.iter().zip_longest(found).enumerate();
    pairs.find_map(|(index, pair)| match pair {
        Both(expected, found) => (expected != found).then(|| (index, found.clone())),
        Left(_) => Some((index, tell!("no answer", "没有答案"))),
        Right(extra) => Some((index - 1, format!("{}\n{extra}", expected[index - 1]))),
    })
}

/// Formats each answer on one line of at most `max_length` characters. Shortens a common beginning first.
pub fn side_by_side(expected: &str, found: &str, max_length: usize) -> [String; 2] {
    let answers = [expected, found].map(|answer| visible(answer).lines().join(" / "));
    let is_long = answers.iter().any(|text| text.chars().count() > max_length);
    let pairs = answers[0].chars().zip(answers[1].chars());
    let common = pairs.take_while(|(one, other)| one == other).count();
    let skipped = if is_long && expected != found {
        common.saturating_sub(SHOWN_BEFORE_DIFFERENCE)
    } else {
        0
    };
    answers.map(|answer| match (answer.as_str(), skipped) {
        ("", _) => tell!("an empty line", "空行"),
        (_, 0) => cut_in_the_middle(&answer, max_length),
        _ => {
            let rest: String = answer.chars().skip(skipped).collect();
            cut_in_the_middle(&format!("…{rest}"), max_length)
        }
    })
}

/// Escapes the characters of a text that are invisible or control a terminal.
pub fn visible(text: &str) -> String {
    let escape = |character: char| match character {
        '\t' | '"' | '\'' | '\\' => character.to_string(),
        _ => character.escape_debug().to_string(),
    };
    let mut lines = text.lines().map(|line| line.chars().map(escape).join(""));
    lines.join("\n")
}
