//! Compares what a program prints with the right answers.

use games::{Question, cut_in_the_middle};
use itertools::Itertools;

use super::hints::hint;
use crate::report::visible;

/// How many characters of a question, and of an answer, are shown.
const SHOWN: usize = 60;
/// How many characters of a long answer are shown before the first that is wrong.
const SHOWN_BEFORE: usize = 20;

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

/// The first question, counted from 0, that is not answered as `expected`, and what is wrong in one line.
pub fn first_wrong(
    questions: &[Question],
    expected: &[String],
    found: &[String],
) -> Option<(usize, String)> {
    let all = questions.len();
    let longest = expected.len().max(found.len());
    let number = (0..longest).find(|&number| expected.get(number) != found.get(number))?;
    let asked = questions.get(number).zip(expected.get(number));
    let Some((question, expected)) = asked else {
        let answer = cut_in_the_middle(&visible(&found[number]), SHOWN);
        let details = format!("all answers are right, but then {answer} is printed too");
        return Some((number, details));
    };
    let question = cut_in_the_middle(&question.to_string(), SHOWN);
    let answered = match found.len() {
        count if count < all && number == count => format!("; {count} of {all} answered"),
        count if count > all => "; more answers follow, is something else printed too?".to_owned(),
        _ => String::new(),
    };
    let found = found.get(number).map_or("no answer", String::as_str);
    let [expected, found] = side_by_side(expected, found, SHOWN);
    let said = format!("{question}  expected {expected}, found {found}{answered}");
    Some((number, format!("question {} of {all}: {said}", number + 1)))
}

/// Both answers, each in one line of at most `longest` characters. If they are longer, they are cut where they are the
/// same. What the wrong one tells of the mistake is said.
pub fn side_by_side(expected: &str, found: &str, longest: usize) -> [String; 2] {
    let answers =
        [expected, found].map(|answer| visible(answer).replace('\t', "\\t").lines().join(" / "));
    let is_long = answers.iter().any(|text| text.chars().count() > longest);
    let mut skipped = 0;
    if is_long && expected != found {
        let pairs = answers[0].chars().zip(answers[1].chars());
        let same = pairs.take_while(|(one, other)| one == other).count();
        skipped = same.saturating_sub(SHOWN_BEFORE);
    }
    let mut shown = answers.map(|answer| match (answer.as_str(), skipped) {
        ("", _) => "an empty line".to_owned(),
        (_, 0) => cut_in_the_middle(&answer, longest),
        _ => {
            let rest: String = answer.chars().skip(skipped).collect();
            cut_in_the_middle(&format!("…{rest}"), longest)
        }
    });
    if let Some(hint) = hint(expected, found) {
        shown[1] = format!("{} (hint: {hint})", shown[1]);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong, if this is printed where these answers are expected; empty if nothing is.
    fn wrong(output: &str, expected: &[&str]) -> String {
        let questions = (1..).map(Question::number);
        let questions = questions.take(expected.len()).collect_vec();
        let expected = expected.iter().map(ToString::to_string).collect_vec();
        let wrong = first_wrong(&questions, &expected, &answers(output, &expected));
        wrong.map_or(String::new(), |(_, details)| details)
    }

    #[test]
    fn only_white_space_at_line_ends_and_empty_lines_at_the_end_do_not_count() {
        for right in ["1 2\n3\n", "1 2\n3", "1 2 \r\n3\r\n", "1 2\n3\n\n \n"] {
            assert_eq!(wrong(right, &["1 2", "3"]), "", "{right:?}");
        }
        let short = ["", "1 2\n", "1 2 3\n"];
        let spaced = ["1  2\n3\n", " 1 2\n3\n"];
        let long = ["1 2\n\n3\n", "1 2\n3\n4\n", "\n1 2\n3\n"];
        for output in short.iter().chain(&spaced).chain(&long) {
            assert_ne!(wrong(output, &["1 2", "3"]), "", "{output:?}");
        }
    }

    #[test]
    fn the_first_wrong_question_is_told() {
        let cases = "
        true,true,false => question 2 of 3: 2  expected false, found true
        true => question 2 of 3: 2  expected false, found no answer; 1 of 3 answered
        ,,true,x => question 1 of 3: 1  expected true, found an empty line; more answers follow, is something else printed too?
        true,false,true,true => all answers are right, but then true is printed too
        true,\u{1b}[31mfalse\u{1b}[0m,true => question 2 of 3: 2  expected false, found \\u{1b}[31mfalse\\u{1b}[0m
        True,false,true => question 1 of 3: 1  expected true, found True (hint: small and capital letters differ)
        ";
        for case in cases.trim().lines() {
            let (output, expected) = case.trim().split_once(" => ").expect("a case");
            let output = output.replace(',', "\n");
            assert_eq!(wrong(&output, &["true", "false", "true"]), expected);
        }
    }

    #[test]
    fn answers_of_several_lines_are_kept_together_and_cut_where_they_are_the_same() {
        let draw = "draw. the game never ends.";
        let end = "u1 win. the card in the u1's hand is:\n1 2\nthe card in the desktop is:\n3";
        let output = [draw, end, draw].join("\n");
        let check = |output: &str, expected: &[&str], message: &str| {
            assert_eq!(wrong(output, expected), message);
        };
        check(&output, &[draw, end, draw], "");
        let found = "found u1 win. the card in the u1's hand is:";
        let message = format!("question 2 of 3: 2  expected {draw}, {found}");
        check(&output, &[draw, draw, end], &message);
        let cut = "u1 win. the card in the u1's h…e card in the desktop is: / 3";
        let message = format!("question 1 of 2: 1  expected {cut}, found {draw}");
        check(draw, &[end, draw], &message);
        let shown = |hand| format!("…the u1's hand is: / {hand} / the card in the desktop is: / 3");
        let (expected, found) = (shown("1 2"), shown("2 1"));
        let message = format!("question 1 of 1: 1  expected {expected}, found {found}");
        check(&end.replace("1 2", "2 1"), &[end], &message);
        assert_eq!(side_by_side(end, end, SHOWN), [cut, cut]);
    }
}
