//! Compares what a program prints with the right answers.

use itertools::{EitherOrBoth, Itertools};
use two_player_games::problems::Answer;
use two_player_games::{Question, cut_in_the_middle};

/// How many characters of a question, and of an answer, are shown.
const SHOWN: usize = 60;

/// How many characters of a long answer are shown before the first that is wrong.
const SHOWN_BEFORE: usize = 20;

/// The answers in what a program printed. White space at the ends of lines and empty lines at the end do not count.
#[must_use]
pub fn answers(output: &str, answer: Answer) -> Vec<String> {
    let mut lines = output.trim_end().lines().map(str::trim_end).peekable();
    let mut answers = Vec::new();
    while let Some(first_line) = lines.peek() {
        let count = answer.lines(first_line);
        answers.push(lines.by_ref().take(count).join("\n"));
    }
    answers
}

/// The first question that is not answered as `expected`, counted from 0, and what is wrong in one line; `None` if all
/// are.
#[must_use]
pub fn first_wrong(questions: &[Question], expected: &[String], found: &[String]) -> Option<(usize, String)> {
    let all = questions.len();
    let is_wrong = |pair: EitherOrBoth<_>| !matches!(pair, EitherOrBoth::Both(expected, found) if expected == found);
    let number = expected.iter().zip_longest(found).position(is_wrong)?;
    let (Some(question), Some(expected)) = (questions.get(number), expected.get(number)) else {
        return Some((number, format!("{} answers to {all} questions", found.len())));
    };
    let question = cut_in_the_middle(&question.to_string(), SHOWN);
    let answered = match found.len() {
        count if count < all => format!("; {count} of {all} answered"),
        count if count > all => format!("; {count} answers, is something else printed too?"),
        _ => String::new(),
    };
    let found = found.get(number).map_or("no answer", String::as_str);
    let hint = hint(expected, found);
    let [expected, found] = side_by_side(expected, found, SHOWN);
    let told = format!("{question}  expected {expected}, found {found}{hint}{answered}");
    Some((number, format!("question {} of {all}: {told}", number + 1)))
}

/// A hint, if an answer is wrong only in small and capital letters; else empty.
#[must_use]
pub fn hint(expected: &str, found: &str) -> &'static str {
    if expected != found && expected.eq_ignore_ascii_case(found) {
        " (hint: small and capital letters differ)"
    } else {
        ""
    }
}

/// Both answers, each in one line of at most `longest` characters. If they are longer, they are cut where they are the
/// same.
#[must_use]
pub fn side_by_side(expected: &str, found: &str, longest: usize) -> [String; 2] {
    let answers = [expected, found].map(|answer| answer.lines().join(" / "));
    let same = answers[0].chars().zip(answers[1].chars()).take_while(|(expected, found)| expected == found).count();
    let are_short = answers.iter().all(|answer| answer.chars().count() <= longest);
    let skipped = if are_short || expected == found { 0 } else { same.saturating_sub(SHOWN_BEFORE) };
    answers.map(|answer| match (answer.as_str(), skipped) {
        ("", _) => "an empty line".to_owned(),
        (_, 0) => cut_in_the_middle(&answer, longest),
        _ => cut_in_the_middle(&format!("…{}", answer.chars().skip(skipped).format("")), longest),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(output: &str, expected: &[&str]) -> Option<String> {
        let questions = (1..).map(Question::Number).take(expected.len()).collect_vec();
        let expected = expected.iter().map(ToString::to_string).collect_vec();
        first_wrong(&questions, &expected, &answers(output, Answer::Boolean)).map(|(_, details)| details)
    }

    #[test]
    fn white_space_at_line_ends_and_empty_lines_at_the_end_do_not_count() {
        for output in ["1 2\n3\n", "1 2\n3", "1 2 \r\n3\r\n", "1 2\n3\n\n \n"] {
            assert_eq!(wrong(output, &["1 2", "3"]), None, "{output:?}");
        }
    }

    #[test]
    fn everything_else_counts() {
        for output in ["", "1 2\n", "1 2 3\n", "1  2\n3\n", " 1 2\n3\n", "1 2\n\n3\n", "1 2\n3\n4\n", "\n1 2\n3\n"] {
            assert!(wrong(output, &["1 2", "3"]).is_some(), "{output:?}");
        }
    }

    #[test]
    fn the_first_wrong_question_is_told() {
        let told = |output: &str| wrong(output, &["true", "false", "true"]).expect("a difference");
        assert_eq!(told("true\ntrue\nfalse\n"), "question 2 of 3: 2  expected false, found true");
        assert_eq!(told("true\n"), "question 2 of 3: 2  expected false, found no answer; 1 of 3 answered");
        let printed = "found an empty line; 4 answers, is something else printed too?";
        assert_eq!(told("\n\ntrue\nx"), format!("question 1 of 3: 1  expected true, {printed}"));
        assert_eq!(told("true\nfalse\ntrue\ntrue\n"), "4 answers to 3 questions");
        let hint = "found True (hint: small and capital letters differ)";
        assert_eq!(told("True\nfalse\ntrue\n"), format!("question 1 of 3: 1  expected true, {hint}"));
    }

    #[test]
    fn answers_of_several_lines_are_kept_together() {
        let finish = "u1 win. the card in the u1's hand is:\n1 2\nthe card in the desktop is:\n3";
        let output = format!("draw. the game never ends.\n{finish}\ndraw. the game never ends.\n");
        let found = answers(&output, Answer::Finish);
        assert_eq!(found, ["draw. the game never ends.", finish, "draw. the game never ends."]);
        let deal = Question::Deal([vec![1], vec![2]]);
        let (_, told) = first_wrong(&[deal], &found[..1], &[finish.to_owned()]).expect("a difference");
        let shown = "u1 win. the card in the u1's h…e card in the desktop is: / 3";
        let expected = "draw. the game never ends.";
        assert_eq!(told, format!("question 1 of 1: [1] [2]  expected {expected}, found {shown}"));
    }

    #[test]
    fn long_answers_are_cut_where_they_are_the_same() {
        let finish =
            |hand: &str| format!("u1 win. the card in the u1's hand is:\n{hand}\nthe card in the desktop is:\n3");
        let told = |expected: &str, found: &str| side_by_side(expected, found, 60);
        let shown = |hand: &str| format!("…the u1's hand is: / {hand}/ the card in the desktop is: / 3");
        assert_eq!(told(&finish("1 2"), &finish("2 1")), ["1 2 ", "2 1 "].map(shown));
        let cut = "u1 win. the card in the u1's h…e card in the desktop is: / 3";
        assert_eq!(told("draw. the game never ends.", &finish("1 2")), ["draw. the game never ends.", cut]);
        assert_eq!(told(&finish("1 2"), &finish("1 2")), [cut, cut]);
        let hand = |last: &str| "1 2 ".repeat(100) + last + &" 2 1".repeat(100);
        let shown = |last: &str| format!("…1 2 1 2 1 2 1 2 1 2 {last} 2 1 2 1…1 2 1 2 1 2 1 2 1 2 1 2 1 2 1");
        assert_eq!(told(&hand("3"), &hand("4")), ["3", "4"].map(shown));
    }
}
