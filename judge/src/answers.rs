//! Compares a program's output with the right answers.

use games::cut_in_the_middle;
use itertools::EitherOrBoth::{Both, Left, Right};
use itertools::Itertools;

/// Number of characters shown before the first difference in a long answer.
const SHOWN_BEFORE_DIFFERENCE: usize = 20;

/// Splits an output into answers, each with as many lines as the expected one. If some answers have several lines,
/// stops after a wrong one, since the next answer could begin anywhere. A line after the last one is an extra answer.
pub fn answers(output: &str, expected: &[impl AsRef<str>]) -> Vec<String> {
    let mut lines = output.split_terminator('\n').peekable();
    let expected = expected.iter().map(AsRef::as_ref);
    let has_one_line = |answer: &str| answer.lines().count() <= 1;
    let each_has_one_line = expected.clone().all(has_one_line);
    let mut answers = Vec::new();
    for expected in expected {
        if lines.peek().is_none() {
            return answers;
        }
        let count = expected.lines().count().max(1);
        let answer = lines.by_ref().take(count).join("\n");
        let is_right = answer == expected;
        answers.push(answer);
        if !is_right && !each_has_one_line {
            return answers;
        }
    }
    answers.extend(lines.next().map(str::to_owned));
    answers
}

/// Removes trailing whitespace from each line of an output, and trailing empty lines.
pub fn trimmed(output: &str) -> String {
    output.trim_end().lines().map(str::trim_end).join("\n")
}

/// Returns the index of the first wrong answer, and what was found there. An extra answer makes the last one wrong.
pub fn first_wrong(expected: &[&str], found: &[String]) -> Option<(usize, String)> {
    let mut pairs = expected.iter().zip_longest(found).enumerate();
    pairs.find_map(|(index, pair)| match pair {
        Both(expected, found) => (expected != found).then(|| (index, found.clone())),
        Left(_) => Some((index, "no answer".to_owned())),
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
        ("", _) => "an empty line".to_owned(),
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
