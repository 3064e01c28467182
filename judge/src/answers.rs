//! Compares what a program prints with the right answers.

use games::cut_in_the_middle;
use itertools::Itertools;

/// How many characters of a long answer are shown before the first that is wrong.
const SHOWN_BEFORE: usize = 20;

/// The answers in what a program printed: each has as many lines as the expected one. If some have several, what stands
/// behind a wrong one is left out, since nobody knows where the next begins. A line behind the last is one answer more.
/// White space at the ends of lines and empty lines at the end do not count.
pub fn answers(output: &str, expected: &[String]) -> Vec<String> {
    let mut lines = output.trim_end().lines().map(str::trim_end).peekable();
    let has_one_line_each = expected.iter().all(|answer| answer.lines().count() <= 1);
    let mut answers = Vec::new();
    for expected in expected {
        if lines.peek().is_none() {
            return answers;
        }
        let count = expected.lines().count().max(1);
        answers.push(lines.by_ref().take(count).join("\n"));
        if answers.last() != Some(expected) && !has_one_line_each {
            return answers;
        }
    }
    answers.extend(lines.next().map(str::to_owned));
    answers
}

/// The place of the first answer that is not as expected, and what was found there. More answers than expected are the
/// last one's fault.
pub fn first_wrong(expected: &[String], found: &[String]) -> Option<(usize, String)> {
    let longest = expected.len().max(found.len());
    let place = (0..longest).find(|&place| expected.get(place) != found.get(place))?;
    match found.get(place) {
        Some(more) if place == expected.len() => {
            let last = &expected[place.checked_sub(1)?];
            Some((place - 1, format!("{last}\n{more}")))
        }
        Some(answer) => Some((place, answer.clone())),
        None => Some((place, "no answer".to_owned())),
    }
}

/// Both answers, each in one line of at most `longest` characters. If they are longer, they are cut where they are the
/// same.
pub fn side_by_side(expected: &str, found: &str, longest: usize) -> [String; 2] {
    let answers = [expected, found].map(|answer| visible(answer).lines().join(" / "));
    let is_long = answers.iter().any(|text| text.chars().count() > longest);
    let pairs = answers[0].chars().zip(answers[1].chars());
    let same = pairs.take_while(|(one, other)| one == other).count();
    let skipped = if is_long && expected != found {
        same.saturating_sub(SHOWN_BEFORE)
    } else {
        0
    };
    answers.map(|answer| match (answer.as_str(), skipped) {
        ("", _) => "an empty line".to_owned(),
        (_, 0) => cut_in_the_middle(&answer, longest),
        _ => {
            let rest: String = answer.chars().skip(skipped).collect();
            cut_in_the_middle(&format!("…{rest}"), longest)
        }
    })
}

/// The text with an escape for each character that cannot be seen, or that a terminal takes for a command.
pub fn visible(text: &str) -> String {
    let shown = |letter: char| match letter {
        '\t' | '"' | '\'' | '\\' => letter.to_string(),
        _ => letter.escape_debug().to_string(),
    };
    text.lines()
        .map(|line| line.chars().map(shown).collect::<String>())
        .join("\n")
}
