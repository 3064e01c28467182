//! Reads cases in the forms in which people have them.

use std::fmt;
use std::io::{self, BufRead};
use std::ops::RangeInclusive;

use proconio::source::Source;

use crate::tokens::Tokens;

/// Every number that a judge's 32-bit integer holds.
const ANY: RangeInclusive<i32> = i32::MIN..=i32::MAX;

/// How many characters of a token a message repeats.
const SHOWN: usize = 40;

/// What is left of the input, at the start of a case.
///
/// A program asks for the values that its case has. Each may stand as `4`, as `n = 4`, a row as `3 1 5 2` (the number of
/// values, then the values), as `[1,5,2]` or as `nums = [1,5,2]`, with white space anywhere. Reading takes time linear in
/// the case's size; memory grows with the values read, not with those promised.
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

    /// The single number `name`.
    ///
    /// # Errors
    /// No integer, or none of `range`.
    pub fn number(&mut self, name: &str, range: RangeInclusive<i32>) -> Result<i32, BadCase> {
        self.skip_name(name, "an integer")?;
        self.integer(name, &range)
    }

    /// The row `name` of any integers of 32 bits.
    ///
    /// # Errors
    /// No row, no integer in it, or fewer values than promised.
    pub fn row(&mut self, name: &str) -> Result<Vec<i32>, BadCase> {
        self.row_within(name, ANY)
    }

    /// The row `name`, in which every value is one of `range`.
    ///
    /// # Errors
    /// Those of [`Case::row`], and a value outside `range`.
    pub fn row_within(&mut self, name: &str, range: RangeInclusive<i32>) -> Result<Vec<i32>, BadCase> {
        match self.count_or_bracket(name, 0)? {
            Some(count) => self.counted_values(name, count, &range),
            None => self.bracketed_values(name, &range),
        }
    }

    /// The hands of two players, equally many cards of the given ranks: `n`, the n cards of the first and the n cards of
    /// the second, or both hands in brackets.
    ///
    /// # Errors
    /// Those of [`Case::row_within`] for each hand, empty hands, and hands of different lengths.
    pub fn hands(&mut self, names: [&str; 2], ranks: RangeInclusive<u8>) -> Result<[Vec<u8>; 2], BadCase> {
        let (lowest, highest) = ranks.into_inner();
        let hands = self.equal_rows(names, &(lowest.into()..=highest.into()))?;
        Ok(hands.map(|hand| hand.into_iter().flat_map(u8::try_from).collect()))
    }

    fn equal_rows(&mut self, names: [&str; 2], range: &RangeInclusive<i32>) -> Result<[Vec<i32>; 2], BadCase> {
        let [first_name, second_name] = names;
        if let Some(count) = self.count_or_bracket(first_name, 1)? {
            let first = self.counted_values(first_name, count, range)?;
            return Ok([first, self.counted_values(second_name, count, range)?]);
        }
        let first = self.bracketed_values(first_name, range)?;
        self.skip_name(second_name, "\"[\"")?;
        if !self.tokens.take_mark(b'[') {
            return Err(BadCase::expected(second_name, "\"[\"", self.tokens.next_token()));
        }
        let second = self.bracketed_values(second_name, range)?;
        if first.is_empty() {
            return Err(BadCase(format!("{first_name}: expected at least 1 value, found 0")));
        }
        if first.len() != second.len() {
            return Err(BadCase::length(second_name, first.len(), second.len()));
        }
        Ok([first, second])
    }

    /// Skips the name that a statement prints before a value: `nums =`.
    fn skip_name(&mut self, place: &str, what: &str) -> Result<(), BadCase> {
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            return Ok(());
        }
        let name = self.tokens.next_token().map(str::to_owned);
        if self.tokens.take_mark(b'=') {
            return Ok(());
        }
        Err(BadCase::expected(place, what, name.as_deref()))
    }

    /// The number of values that a row starts with, `None` if it starts with a bracket.
    fn count_or_bracket(&mut self, name: &str, least: i32) -> Result<Option<usize>, BadCase> {
        const WHAT: &str = "n or \"[\"";
        self.skip_name(name, WHAT)?;
        if self.tokens.take_mark(b'[') {
            return Ok(None);
        }
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-')) {
            return Err(BadCase::expected(name, WHAT, self.tokens.next_token()));
        }
        let count = self.integer("n", &(least..=i32::MAX))?;
        Ok(usize::try_from(count).ok())
    }

    fn counted_values(&mut self, name: &str, count: usize, range: &RangeInclusive<i32>) -> Result<Vec<i32>, BadCase> {
        let mut values = Vec::new();
        while values.len() < count {
            match self.tokens.take_short_number(range) {
                Some(number) => values.push(number),
                None if self.tokens.is_empty() => return Err(BadCase::length(name, count, values.len())),
                None => values.push(self.integer(format_args!("{name}[{}]", values.len()), range)?),
            }
        }
        Ok(values)
    }

    /// The values behind a `[` that has been read.
    fn bracketed_values(&mut self, name: &str, range: &RangeInclusive<i32>) -> Result<Vec<i32>, BadCase> {
        let mut values = Vec::new();
        if self.tokens.take_mark(b']') {
            return Ok(values);
        }
        loop {
            values.push(self.integer(format_args!("{name}[{}]", values.len()), range)?);
            if self.tokens.take_mark(b']') {
                return Ok(values);
            }
            if !self.tokens.take_mark(b',') {
                return Err(BadCase::expected(name, "\",\" or \"]\"", self.tokens.next_token()));
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

    /// The first row of `input`, with its end after it.
    fn row(input: &str) -> Result<Vec<i32>, String> {
        Case::new(input.as_bytes()).row("nums").map_err(|bad_case| bad_case.to_string())
    }

    fn rank_row(input: &str) -> Result<Vec<i32>, String> {
        Case::new(input.as_bytes()).row_within("cards", 1..=9).map_err(|bad_case| bad_case.to_string())
    }

    fn number(input: &str) -> Result<i32, String> {
        Case::new(input.as_bytes()).number("n", 1..=i32::MAX).map_err(|bad_case| bad_case.to_string())
    }

    fn hands(input: &str) -> Result<[Vec<u8>; 2], String> {
        Case::new(input.as_bytes()).hands(["u1", "u2"], 1..=9).map_err(|bad_case| bad_case.to_string())
    }

    fn error<T>(message: &str) -> Result<T, String> {
        Err(message.to_owned())
    }

    #[test]
    fn numbers_in_every_form() {
        for input in ["4", "n = 4", "n=4", " \n 4\r\n", "+4", "0004", "n = 4 and more, far from the end"] {
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
        ] {
            assert_eq!(row(input), Ok(vec![1, -5, 233, 7]), "{input}");
        }
        for input in ["0", "[]", "[ ]", "nums = []", "n = 0"] {
            assert_eq!(row(input), Ok(vec![]), "{input}");
        }
        assert_eq!(row("[-2147483648,2147483647]"), Ok(vec![i32::MIN, i32::MAX]));
        assert_eq!(rank_row("2 1 9"), Ok(vec![1, 9]));
    }

    #[test]
    fn hands_in_every_form() {
        for input in ["2 1 2 3 9", "2\n1 2\n3 9\n", "[1,2]\n[3,9]", "[1,2][3,9]", "u1 = [1,2] u2 = [3,9]"] {
            assert_eq!(hands(input), Ok([vec![1, 2], vec![3, 9]]), "{input}");
        }
    }

    #[test]
    fn cases_follow_one_another() {
        let mut case = Case::new(&b"1 5 [6,7]\nnums = [8] 2\n9 10 \n"[..]);
        for expected in [vec![5], vec![6, 7], vec![8], vec![9, 10]] {
            assert!(!case.is_last());
            assert_eq!(case.row("nums"), Ok(expected));
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
        assert_eq!(row("[1 2]"), error("nums: expected \",\" or \"]\", found 2"));
        assert_eq!(row("[[1]]"), error("nums[0]: expected an integer, found \"[\""));
        assert_eq!(rank_row("3 1 2 10 or more"), error("cards[2]: expected 1 to 9, found 10"));
        assert_eq!(rank_row("[0]"), error("cards[0]: expected 1 to 9, found 0"));
    }

    #[test]
    fn hands_that_are_none() {
        assert_eq!(hands("0"), error("n: expected 1 to 2147483647, found 0"));
        assert_eq!(hands("[] []"), error("u1: expected at least 1 value, found 0"));
        assert_eq!(hands("[1] [1,2]"), error("u2: expected 1 value, found 2"));
        assert_eq!(hands("[1]"), error("u2: expected \"[\", found the end of the input"));
        assert_eq!(hands("[1] 1 1"), error("u2: expected \"[\", found 1"));
        assert_eq!(hands("[1] u2 [1]"), error("u2: expected \"[\", found \"u2\""));
        assert_eq!(hands("2 1 2 3"), error("u2: expected 2 values, found 1"));
        assert_eq!(hands("2 1"), error("u1: expected 2 values, found 1"));
        assert_eq!(hands("1 10 1"), error("u1[0]: expected 1 to 9, found 10"));
        assert_eq!(hands("[1] [0]"), error("u2[0]: expected 1 to 9, found 0"));
    }

    #[test]
    fn a_promised_length_takes_no_memory() {
        let mut case = Case::new(&b"2147483647 1 2 3"[..]);
        assert_eq!(case.row("nums"), Err(BadCase::new("nums: expected 2147483647 values, found 3")));
    }
}
