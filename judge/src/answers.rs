//! Compares what a program prints with the right answers.

use games::cut_in_the_middle;
use itertools::Itertools;

/// How many characters of a long answer are shown before the first that is wrong.
const SHOWN_BEFORE: usize = 20;

/// What is found where an answer is missing.
pub const NO_ANSWER: &str = "no answer";

/// The answers in what a program printed, cut by the expected ones' numbers of lines; if not every one is 1, only up to
/// the first that differs; and one more, if there is one. White space at the ends of lines and empty lines at the end do
/// not count.
pub fn answers(output: &str, expected: &[String]) -> Vec<String> {
    let lines = output.trim_end().lines();
    let mut lines = lines.map(str::trim_end).peekable();
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
        None => Some((place, NO_ANSWER.to_owned())),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The place of what is wrong and what is found there, if this is printed where these answers are expected.
    fn wrong(output: &str, expected: &[&str]) -> Option<(usize, String)> {
        let expected = expected.iter().map(ToString::to_string).collect_vec();
        first_wrong(&expected, &answers(output, &expected))
    }

    #[test]
    fn only_white_space_at_line_ends_and_empty_lines_at_the_end_do_not_count() {
        for right in ["1 2\n3\n", "1 2\n3", "1 2 \r\n3\r\n", "1 2\n3\n\n \n"] {
            assert_eq!(wrong(right, &["1 2", "3"]), None, "{right:?}");
        }
        for output in [
            "",
            "1 2\n",
            "1 2 3\n",
            "1  2\n3\n",
            " 1 2\n3\n",
            "1 2\n\n3\n",
            "\n1 2\n3\n",
        ] {
            assert_ne!(wrong(output, &["1 2", "3"]), None, "{output:?}");
        }
    }

    #[test]
    fn the_first_wrong_answer_is_found() {
        let cases = "
            true,true,false => 1 true
            true => 1 no answer
            ,,true,x => 0 
            true,false,true,x => 2 true/x
        ";
        for case in cases.trim().lines() {
            let (output, expected) = case.trim_start().split_once(" => ").expect("a case");
            let found = wrong(&output.replace(',', "\n"), &["true", "false", "true"]);
            let found =
                found.map(|(place, answer)| format!("{place} {}", answer.replace('\n', "/")));
            assert_eq!(found.as_deref(), Some(expected));
        }
    }

    #[test]
    fn answers_of_several_lines_are_kept_together_and_cut_where_they_are_the_same() {
        let draw = "draw. the game never ends.";
        let end = "u1 win. the card in the u1's hand is:\n1 2\nthe card in the desktop is:\n3";
        let output = [draw, end, draw].join("\n");
        assert_eq!(wrong(&output, &[draw, end, draw]), None);
        let first_line = "u1 win. the card in the u1's hand is:".to_owned();
        assert_eq!(wrong(&output, &[draw, draw, end]), Some((1, first_line)));
        let other = end.replace("1 2", "2 1");
        let shown = |hand| format!("…the u1's hand is: / {hand} / the card in the desktop is: / 3");
        assert_eq!(side_by_side(end, &other, 60), ["1 2", "2 1"].map(shown));
        let cut = "u1 win. the card in the u1's h…e card in the desktop is: / 3";
        assert_eq!(side_by_side(end, draw, 60), [cut, draw]);
        let escape = "\u{1b}[31mfalse";
        assert_eq!(
            side_by_side("", escape, 60),
            ["an empty line", "\\u{1b}[31mfalse"]
        );
    }
}
