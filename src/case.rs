//! Reads cases in the forms in which people have them.

use std::fmt;
use std::io::{self, BufRead};
use std::ops::RangeInclusive;

use proconio::source::Source;

use crate::problems::{Form, Limits, Problem};
use crate::question::Question;
use crate::tokens::Tokens;

/// How many characters of a token a message repeats.
const SHOWN: usize = 40;

/// What a statement prints before a value.
const STATEMENT_WORDS: [&str; 4] = ["\u{feff}", "Input:", "输入：", "输入:"];

/// What is left of the input, at the start of a case.
///
/// A number may stand as `4` or `n = 4`, a row as `3 1 5 2` (the number of values, then the values), as `[1,5,2]` or as
/// `nums = [1,5,2]`, a deal as `2 1 1 2 3` or `[1,1] [2,3]`, with white space anywhere. `Input:` and a byte order mark
/// before it are skipped. Reading takes time linear in the case's size; memory grows with the values read, not with those
/// promised.
pub struct Case<R> {
    tokens: Tokens<R>,
}

/// Why a case has no answer: one line that names the value and what is wrong with it.
#[derive(Debug, PartialEq, Eq)]
pub struct BadCase(String);

impl BadCase {
    /// `reason` as it is to be shown to the user: one line, such as `piles[2]: expected 0 to 9, found 12`.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    fn length(name: &str, expected: usize, found: usize) -> Self {
        let values = if expected == 1 { "value" } else { "values" };
        Self(format!("{name}: expected {expected} {values}, found {found}"))
    }

    fn expected(place: impl fmt::Display, what: impl fmt::Display, found: Option<&str>) -> Self {
        match found {
            None => Self(format!("{place}: expected {what}, found the end of the input")),
            Some(token) => Self(format!("{place}: expected {what}, found {}", shown(token))),
        }
    }

    /// A row that is written neither in the one way nor in the other.
    fn punctuation(name: &str, found: &str) -> Self {
        let found = shown(found);
        Self(format!("{name}: found {found} in a row; it is written [1,5,2], or 3 1 5 2 with its length first"))
    }
}

impl fmt::Display for BadCase {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl<R: BufRead> Case<R> {
    /// The first case of `input`.
    pub fn new(input: R) -> Self {
        Self { tokens: Tokens::new(input) }
    }

    /// Whether nothing follows the cases read so far.
    pub fn is_last(&mut self) -> bool {
        self.tokens.is_empty()
    }

    /// The error that made the input end early, if there was one; given once.
    pub fn take_failure(&mut self) -> Option<io::Error> {
        self.tokens.take_failure()
    }

    /// The next question, in the form of `problem` and within what its program accepts.
    ///
    /// # Errors
    /// Another form, a value that is no integer or not accepted, fewer values than promised, hands of different lengths.
    pub fn question(&mut self, problem: &Problem) -> Result<Question, BadCase> {
        self.skip_statement_words();
        match problem.form {
            Form::Number(name) => self.number(name, &problem.home).map(Question::Number),
            Form::Row(name) => self.row(name, &problem.home).map(Question::Row),
            Form::Deal(names) => self.deal(names, &problem.home).map(Question::Deal),
        }
    }

    fn skip_statement_words(&mut self) {
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_digit() || byte == b'[') {
            for word in STATEMENT_WORDS {
                self.tokens.take_word(word);
            }
        }
    }

    fn number(&mut self, name: &str, limits: &Limits) -> Result<i32, BadCase> {
        self.take_name(name, "an integer")?;
        self.integer(name, &limits.values)
    }

    fn row(&mut self, name: &str, limits: &Limits) -> Result<Vec<i32>, BadCase> {
        const WHAT: &str = "n or \"[\"";
        let written = self.take_name(name, WHAT)?;
        if self.tokens.take_mark(b'[') {
            if written.as_deref() == Some("n") {
                return Err(BadCase::expected(name, "one number after \"n =\"", Some("[")));
            }
            return self.bracketed_values(name, limits);
        }
        let count = self.count(name, WHAT, limits)?;
        self.counted_values(name, count, limits)
    }

    /// Equally many cards of each player: `n`, the n cards of the first and the n cards of the second, or both hands in
    /// brackets.
    fn deal(&mut self, names: [&str; 2], limits: &Limits) -> Result<[Vec<u8>; 2], BadCase> {
        let hands = self.equal_rows(names, limits)?;
        Ok(hands.map(|hand| hand.into_iter().flat_map(u8::try_from).collect()))
    }

    fn equal_rows(&mut self, names: [&str; 2], limits: &Limits) -> Result<[Vec<i32>; 2], BadCase> {
        const WHAT: &str = "n or \"[\"";
        let [first_name, second_name] = names;
        let written = self.take_name(first_name, WHAT)?;
        if !self.tokens.take_mark(b'[') {
            check_name("n", written.as_deref())?;
            let count = self.count(first_name, WHAT, limits)?;
            let first = self.counted_values(first_name, count, limits)?;
            return Ok([first, self.counted_values(second_name, count, limits)?]);
        }
        check_name(first_name, written.as_deref())?;
        let first = self.bracketed_values(first_name, limits)?;
        check_name(second_name, self.take_name(second_name, "\"[\"")?.as_deref())?;
        if !self.tokens.take_mark(b'[') {
            return Err(BadCase::expected(second_name, "\"[\"", self.tokens.next_token()));
        }
        let second = self.bracketed_values(second_name, limits)?;
        if first.is_empty() {
            return Err(BadCase(format!("{first_name}: expected at least 1 value, found 0")));
        }
        if first.len() != second.len() {
            return Err(BadCase::length(second_name, first.len(), second.len()));
        }
        Ok([first, second])
    }

    /// Takes the name that a statement prints before a value: `nums =`.
    fn take_name(&mut self, place: &str, what: &str) -> Result<Option<String>, BadCase> {
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            return Ok(None);
        }
        let name = self.tokens.next_token().map(str::to_owned);
        if self.tokens.take_mark(b'=') {
            return Ok(name);
        }
        Err(BadCase::expected(place, what, name.as_deref()))
    }

    /// The number of values that a row starts with.
    fn count(&mut self, name: &str, what: &str, limits: &Limits) -> Result<usize, BadCase> {
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-')) {
            return Err(BadCase::expected(name, what, self.tokens.next_token()));
        }
        let [least, most] = [limits.lengths.start(), limits.lengths.end()];
        let [least, most] = [least, most].map(|&length| i32::try_from(length).unwrap_or(i32::MAX));
        let count = self.integer("n", &(least..=most))?;
        if self.tokens.is_next_to(b',') {
            return Err(BadCase::punctuation(name, ","));
        }
        Ok(usize::try_from(count).unwrap_or(0))
    }

    fn counted_values(&mut self, name: &str, count: usize, limits: &Limits) -> Result<Vec<i32>, BadCase> {
        let mut values = Vec::new();
        while values.len() < count {
            match self.tokens.take_short_number(&limits.values) {
                Some(number) => values.push(number),
                None if self.tokens.is_empty() => return Err(BadCase::length(name, count, values.len())),
                None if self.tokens.take_mark(b',') => return Err(BadCase::punctuation(name, ",")),
                None => values.push(self.integer(format_args!("{name}[{}]", values.len()), &limits.values)?),
            }
        }
        Ok(values)
    }

    /// The values behind a `[` that has been read.
    fn bracketed_values(&mut self, name: &str, limits: &Limits) -> Result<Vec<i32>, BadCase> {
        let mut values = Vec::new();
        if self.tokens.take_mark(b']') {
            return Ok(values);
        }
        loop {
            if values.len() == *limits.lengths.end() {
                return Err(BadCase(format!("{name}: expected at most {} values, found more", values.len())));
            }
            values.push(self.integer(format_args!("{name}[{}]", values.len()), &limits.values)?);
            if self.tokens.take_mark(b']') {
                return Ok(values);
            }
            if !self.tokens.take_mark(b',') {
                return Err(match self.tokens.next_token() {
                    Some(token) if is_integer(token) => BadCase::punctuation(name, token),
                    other => BadCase::expected(name, "\",\" or \"]\"", other),
                });
            }
        }
    }

    fn integer(&mut self, place: impl fmt::Display, range: &RangeInclusive<i32>) -> Result<i32, BadCase> {
        if let Some(number) = self.tokens.take_short_number(range) {
            return Ok(number);
        }
        let token = self.tokens.next_token();
        match token.map(str::parse) {
            Some(Ok(number)) if range.contains(&number) => Ok(number),
            _ if token.is_some_and(is_integer) => {
                let (least, most) = (range.start(), range.end());
                Err(BadCase::expected(place, format_args!("{least} to {most}"), token))
            }
            _ => Err(BadCase::expected(place, "an integer", token)),
        }
    }
}

/// Whether the name that is written before a value is the one `expected` there; none is needed.
fn check_name(expected: &str, written: Option<&str>) -> Result<(), BadCase> {
    match written {
        Some(name) if name != expected => Err(BadCase::expected(expected, format_args!("{expected} ="), written)),
        _ => Ok(()),
    }
}

/// Whether `token` is an integer, of any size.
fn is_integer(token: &str) -> bool {
    let digits = token.strip_prefix(['+', '-']).unwrap_or(token);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `token` on one line of bearable length: a number as it is, anything else in quotes.
fn shown(token: &str) -> String {
    let mut start: String = token.chars().take(SHOWN).collect();
    if start.len() < token.len() {
        start.push('…');
    }
    if is_integer(token) { start } else { format!("{start:?}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problems::problem;

    /// The first question of `input` to `program`.
    fn question<Asked: TryFrom<Question, Error: fmt::Debug>>(program: &str, input: &str) -> Result<Asked, String> {
        let question = Case::new(input.as_bytes()).question(problem(program).expect("a problem"));
        question.map(|question| Asked::try_from(question).expect("the form")).map_err(|bad_case| bad_case.to_string())
    }

    fn row(input: &str) -> Result<Vec<i32>, String> {
        question("leetcode_0486_predict_the_winner", input)
    }

    fn piles(input: &str) -> Result<Vec<i32>, String> {
        question("leetcode_1140_stone_game_ii", input)
    }

    fn number(input: &str) -> Result<i32, String> {
        question("leetcode_0292_nim_game", input)
    }

    fn hands(input: &str) -> Result<[Vec<u8>; 2], String> {
        question("kitten_fishing", input)
    }

    fn error<T>(message: &str) -> Result<T, String> {
        Err(message.to_owned())
    }

    #[test]
    fn numbers_in_every_form() {
        for input in [
            "4",
            "n = 4",
            "n=4",
            " \n 4\r\n",
            "+4",
            "0004",
            "n = 4 and more, far from the end",
            "\u{feff}4",
            "Input: n = 4\nOutput: false",
            "输入：n = 4",
            "输入: 4",
            "\u{feff} Input:4",
        ] {
            assert_eq!(number(input), Ok(4), "{input}");
        }
        assert_eq!(number("2147483647"), Ok(i32::MAX));
    }

    #[test]
    fn rows_in_every_form() {
        for input in [
            "4 1 -5 233 7",
            "+4 1 -5 233 7",
            "4\n1 -5\n\n233\r\n7\n",
            "n = 4\n1 -5 233 7",
            "[1,-5,233,7]",
            " [ 1 , -5,\n233 ,7 ] ",
            "nums = [1,-5,233,7]",
            "nums=[1,-5,233,7]",
            "stoneValue2 =\n[1,-5,233,7] and more",
            "Input: nums = [1,-5,233,7]",
            "输入：[1,-5,233,7]",
        ] {
            assert_eq!(row(input), Ok(vec![1, -5, 233, 7]), "{input}");
        }
        for input in ["0", "[]", "[ ]", "nums = []", "n = 0"] {
            assert_eq!(row(input), Ok(vec![]), "{input}");
        }
        assert_eq!(row("[-2147483648,2147483647]"), Ok(vec![i32::MIN, i32::MAX]));
        assert_eq!(piles("2 1 9"), Ok(vec![1, 9]));
        assert_eq!(piles(&format!("30000{}", " 1".repeat(30_000))).map(|piles| piles.len()), Ok(30_000));
    }

    #[test]
    fn hands_in_every_form() {
        for input in
            ["2 1 2 3 9", "2\n1 2\n3 9\n", "[1,2]\n[3,9]", "[1,2][3,9]", "u1 = [1,2] u2 = [3,9]", "n = 2 1 2 3 9"]
        {
            assert_eq!(hands(input), Ok([vec![1, 2], vec![3, 9]]), "{input}");
        }
    }

    #[test]
    fn cases_follow_one_another() {
        let mut case = Case::new(&b"1 5 [6,7]\nnums = [8] 2\n9 10 \n"[..]);
        let problem = problem("leetcode_0486_predict_the_winner").expect("a problem");
        for expected in [vec![5], vec![6, 7], vec![8], vec![9, 10]] {
            assert!(!case.is_last());
            assert_eq!(case.question(problem), Ok(Question::Row(expected)));
        }
        assert!(case.is_last());
    }

    #[test]
    fn numbers_that_are_none() {
        assert_eq!(number(""), error("n: expected an integer, found the end of the input"));
        assert_eq!(number("n ="), error("n: expected an integer, found the end of the input"));
        assert_eq!(number("x"), error("n: expected an integer, found \"x\""));
        assert_eq!(number("n 4"), error("n: expected an integer, found \"n\""));
        assert_eq!(number("[4]"), error("n: expected an integer, found \"[\""));
        assert_eq!(number("4.0"), error("n: expected an integer, found \"4.0\""));
        assert_eq!(number("-"), error("n: expected an integer, found \"-\""));
        assert_eq!(number("--4"), error("n: expected an integer, found \"--4\""));
        assert_eq!(number("4\0"), error("n: expected an integer, found \"4\\0\""));
        assert_eq!(number("0"), error("n: expected 1 to 2147483647, found 0"));
        assert_eq!(number("-1 and more, far from the end"), error("n: expected 1 to 2147483647, found -1"));
        assert_eq!(number("2147483648"), error("n: expected 1 to 2147483647, found 2147483648"));
        assert_eq!(number("-99999999999"), error("n: expected 1 to 2147483647, found -99999999999"));
    }

    #[test]
    fn long_tokens_are_cut() {
        let digits = "1".repeat(1000);
        assert_eq!(number(&digits), error(&format!("n: expected 1 to 2147483647, found {}…", &digits[..40])));
        let letters = "好".repeat(41);
        assert_eq!(
            number(&format!("1{letters}")),
            error(&format!("n: expected an integer, found \"1{}…\"", "好".repeat(39)))
        );
        let exactly = "1".repeat(40);
        assert_eq!(number(&exactly), error(&format!("n: expected 1 to 2147483647, found {exactly}")));
    }

    #[test]
    fn rows_that_are_none() {
        assert_eq!(row(""), error("nums: expected n or \"[\", found the end of the input"));
        assert_eq!(row("x"), error("nums: expected n or \"[\", found \"x\""));
        assert_eq!(row("]"), error("nums: expected n or \"[\", found \"]\""));
        assert_eq!(row("-1"), error("n: expected 0 to 2147483647, found -1"));
        assert_eq!(row("5 1 2 3"), error("nums: expected 5 values, found 3"));
        assert_eq!(row("2147483647"), error("nums: expected 2147483647 values, found 0"));
        assert_eq!(row("4 1 2 3 x"), error("nums[3]: expected an integer, found \"x\""));
        assert_eq!(row("4 1 [2]"), error("nums[1]: expected an integer, found \"[\""));
        assert_eq!(row("1 2147483648"), error("nums[0]: expected -2147483648 to 2147483647, found 2147483648"));
        assert_eq!(row("["), error("nums[0]: expected an integer, found the end of the input"));
        assert_eq!(row("[1"), error("nums: expected \",\" or \"]\", found the end of the input"));
        assert_eq!(row("[1,"), error("nums[1]: expected an integer, found the end of the input"));
        assert_eq!(row("[1,]"), error("nums[1]: expected an integer, found \"]\""));
        assert_eq!(row("[1,,2]"), error("nums[1]: expected an integer, found \",\""));
        assert_eq!(row("[1 x"), error("nums: expected \",\" or \"]\", found \"x\""));
        assert_eq!(row("[[1]]"), error("nums[0]: expected an integer, found \"[\""));
        assert_eq!(row("n = [1,2,3]"), error("nums: expected one number after \"n =\", found \"[\""));
        assert_eq!(piles("3 1 2 -1 or more"), error("piles[2]: expected 0 to 2147483647, found -1"));
        assert_eq!(piles("[-1]"), error("piles[0]: expected 0 to 2147483647, found -1"));
    }

    #[test]
    fn rows_that_are_too_long() {
        assert_eq!(piles("1000000 1"), error("n: expected 0 to 30000, found 1000000"));
        let row = format!("[1{}]", ",1".repeat(30_000));
        assert_eq!(piles(&row), error("piles: expected at most 30000 values, found more"));
    }

    #[test]
    fn rows_between_the_two_ways_to_write_them() {
        for (input, found) in
            [("1,5,2", "\",\""), ("3 1,5,2", "\",\""), ("0,1", "\",\""), ("1 , 5", "\",\""), ("[1 5 2]", "5")]
        {
            let message =
                format!("nums: found {found} in a row; it is written [1,5,2], or 3 1 5 2 with its length first");
            assert_eq!(row(input), Err(message), "{input}");
        }
    }

    #[test]
    fn hands_that_are_none() {
        assert_eq!(hands("0"), error("n: expected 1 to 2147483647, found 0"));
        assert_eq!(hands("[] []"), error("u1: expected at least 1 value, found 0"));
        assert_eq!(hands("[1] [1,2]"), error("u2: expected 1 value, found 2"));
        assert_eq!(hands("[1]"), error("u2: expected \"[\", found the end of the input"));
        assert_eq!(hands("[1] 1 1"), error("u2: expected \"[\", found 1"));
        assert_eq!(hands("[1] u2 [1]"), error("u2: expected \"[\", found \"u2\""));
        assert_eq!(hands("u2 = [1] u1 = [2]"), error("u1: expected u1 =, found \"u2\""));
        assert_eq!(hands("u1 = [1] u1 = [2]"), error("u2: expected u2 =, found \"u1\""));
        assert_eq!(hands("u1 = 1 1 2"), error("n: expected n =, found \"u1\""));
        assert_eq!(hands("2 1 2 3"), error("u2: expected 2 values, found 1"));
        assert_eq!(hands("2 1"), error("u1: expected 2 values, found 1"));
        assert_eq!(hands("1 10 1"), error("u1[0]: expected 1 to 9, found 10"));
        assert_eq!(hands("[1] [0]"), error("u2[0]: expected 1 to 9, found 0"));
    }

    #[test]
    fn a_promised_length_takes_no_memory() {
        assert_eq!(row("2147483647 1 2 3"), error("nums: expected 2147483647 values, found 3"));
    }
}
