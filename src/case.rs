//! Reads cases in the forms in which people write them.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Read};
use std::ops::RangeInclusive;

use crate::problems::{Form, Limits, Problem};
use crate::question::{Question, counted};
use crate::tokens::Tokens;

/// How many characters of a token a message repeats.
const SHOWN: usize = 40;

/// What a statement prints before a value.
const STATEMENT_WORDS: [&str; 4] = ["\u{feff}", "Input:", "输入：", "输入:"];

/// What a row or a deal starts with.
const ROW_START: &str = "n or \"[\"";

/// What is left of the input, at the start of a case.
///
/// A number may stand as `4` or `n = 4`, a row as `3 1 5 2` (the number of values, then the values), as `[1,5,2]` or as
/// `nums = [1,5,2]`, a deal as `2 1 1 2 3` or `[1,1] [2,3]`, with white space anywhere. `Input:` and a byte order mark
/// before it are skipped. Reading takes time linear in the case's size; memory grows with the values read, not with the
/// length that the input states.
pub struct Case<'a> {
    tokens: Tokens<'a>,
}

/// Why a case has no answer: one line that names the value and what is wrong with it.
#[derive(Debug, PartialEq, Eq)]
pub struct BadCase(String);

impl BadCase {
    /// `reason` as it is to be shown to the user: one line, such as `piles[2]: expected 0 to 9, found 12`.
    pub fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    /// The same, with the number of the case.
    pub(crate) fn of_case(self, number: usize) -> Self {
        Self(format!("case {number}: {self}"))
    }

    fn expected(place: impl fmt::Display, what: impl fmt::Display, found: impl fmt::Display) -> Self {
        Self(format!("{place}: expected {what}, found {found}"))
    }

    /// A row that is written neither in brackets nor with its length first.
    fn punctuation(name: &str, found: &str) -> Self {
        let found = shown(Some(found));
        Self(format!("{name}: found {found} in a row; it is written [1,5,2], or 3 1 5 2 with its length first"))
    }
}

impl fmt::Display for BadCase {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for BadCase {}

impl<'a> Case<'a> {
    /// The first case of `input`.
    pub fn new(input: impl Read + 'a) -> Self {
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
    /// Another form, a value that is no integer or not accepted, fewer values than stated, hands of different lengths.
    pub fn question(&mut self, problem: &Problem) -> Result<Question, BadCase> {
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_digit() || byte == b'[') {
            for word in STATEMENT_WORDS {
                self.tokens.take(word);
            }
        }
        match problem.form {
            Form::Number(name) => self.number(name, &problem.home).map(Question::Number),
            Form::Row(name) => self.row(name, &problem.home).map(Question::Row),
            Form::Deal(names) => self.deal(names, &problem.home).map(|hands| Question::Deal(hands.map(ranks))),
        }
    }

    fn number(&mut self, name: &str, limits: &Limits) -> Result<i32, BadCase> {
        self.take_name(name, "an integer")?;
        self.integer(name, &limits.values)
    }

    fn row(&mut self, name: &str, limits: &Limits) -> Result<Vec<i32>, BadCase> {
        let written = self.take_name(name, ROW_START)?;
        if !self.tokens.take("[") {
            let count = self.count(name, limits)?;
            return self.counted_values(name, count, limits);
        }
        if written.as_deref() == Some("n") {
            return Err(BadCase::expected(name, "one number after \"n =\"", "\"[\""));
        }
        self.bracketed_values(name, limits)
    }

    /// Equally many cards of each player: `n`, the n cards of the first and the n cards of the second, or both hands in
    /// brackets.
    fn deal(&mut self, names: [&str; 2], limits: &Limits) -> Result<[Vec<i32>; 2], BadCase> {
        let [first_name, second_name] = names;
        let written = self.take_name(first_name, ROW_START)?;
        if !self.tokens.take("[") {
            check_name("n", written)?;
            let count = self.count(first_name, limits)?;
            let first = self.counted_values(first_name, count, limits)?;
            return Ok([first, self.counted_values(second_name, count, limits)?]);
        }
        check_name(first_name, written)?;
        let first = self.bracketed_values(first_name, limits)?;
        check_name(second_name, self.take_name(second_name, "\"[\"")?)?;
        if !self.tokens.take("[") {
            return Err(BadCase::expected(second_name, "\"[\"", shown(self.tokens.next_token().as_deref())));
        }
        let second = self.bracketed_values(second_name, limits)?;
        if first.is_empty() {
            return Err(BadCase::expected(first_name, "at least 1 value", 0));
        }
        if first.len() != second.len() {
            return Err(BadCase::expected(second_name, counted(first.len(), "value"), second.len()));
        }
        Ok([first, second])
    }

    /// Takes the name that a statement prints before a value: `nums =`.
    fn take_name(&mut self, place: &str, what: &str) -> Result<Option<String>, BadCase> {
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            return Ok(None);
        }
        let name = self.tokens.next_token().map(Cow::into_owned);
        if self.tokens.take("=") {
            return Ok(name);
        }
        Err(BadCase::expected(place, what, shown(name.as_deref())))
    }

    /// The number of values that a row starts with.
    fn count(&mut self, name: &str, limits: &Limits) -> Result<usize, BadCase> {
        if !self.tokens.peek().is_some_and(|byte| byte.is_ascii_digit() || matches!(byte, b'+' | b'-')) {
            return Err(BadCase::expected(name, ROW_START, shown(self.tokens.next_token().as_deref())));
        }
        let bound = |length: &usize| i32::try_from(*length).unwrap_or(i32::MAX);
        let least = bound(limits.lengths.start());
        let most = bound(limits.lengths.end());
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
                None if self.tokens.is_empty() => {
                    return Err(BadCase::expected(name, counted(count, "value"), values.len()));
                }
                None if self.tokens.take(",") => return Err(BadCase::punctuation(name, ",")),
                None => values.push(self.integer(format_args!("{name}[{}]", values.len()), &limits.values)?),
            }
        }
        Ok(values)
    }

    /// The values behind a `[` that has been read.
    fn bracketed_values(&mut self, name: &str, limits: &Limits) -> Result<Vec<i32>, BadCase> {
        let mut values = Vec::new();
        if self.tokens.take("]") {
            return Ok(values);
        }
        loop {
            if values.len() == *limits.lengths.end() {
                return Err(BadCase::expected(name, format_args!("at most {} values", values.len()), "more"));
            }
            values.push(self.integer(format_args!("{name}[{}]", values.len()), &limits.values)?);
            if self.tokens.take("]") {
                return Ok(values);
            }
            if !self.tokens.take(",") {
                return Err(match self.tokens.next_token().as_deref() {
                    Some(token) if is_integer(token) => BadCase::punctuation(name, token),
                    other => BadCase::expected(name, "\",\" or \"]\"", shown(other)),
                });
            }
        }
    }

    fn integer(&mut self, place: impl fmt::Display, range: &RangeInclusive<i32>) -> Result<i32, BadCase> {
        if let Some(number) = self.tokens.take_short_number(range) {
            return Ok(number);
        }
        let token = self.tokens.next_token();
        let token = token.as_deref();
        match token.map(str::parse) {
            Some(Ok(number)) if range.contains(&number) => Ok(number),
            _ if token.is_some_and(is_integer) => {
                let least = range.start();
                let most = range.end();
                Err(BadCase::expected(place, format_args!("{least} to {most}"), shown(token)))
            }
            _ => Err(BadCase::expected(place, "an integer", shown(token))),
        }
    }
}

/// All questions in `text`, which must hold at least one.
///
/// # Errors
/// As those of [`Case::question`], with the number of the case.
pub fn questions(problem: &Problem, text: &str) -> Result<Vec<Question>, BadCase> {
    let mut case = Case::new(text.as_bytes());
    let mut questions = Vec::new();
    loop {
        let question = case.question(problem);
        questions.push(question.map_err(|bad_case| bad_case.of_case(questions.len() + 1))?);
        if case.is_last() {
            return Ok(questions);
        }
    }
}

/// Refuses a name before a value that is not the `expected` one. A value without a name is accepted.
fn check_name(expected: &str, written: Option<String>) -> Result<(), BadCase> {
    let Some(name) = written.filter(|name| name != expected) else { return Ok(()) };
    Err(BadCase::expected(expected, format_args!("{expected} ="), shown(Some(&name))))
}

fn ranks(hand: Vec<i32>) -> Vec<u8> {
    hand.into_iter().flat_map(u8::try_from).collect()
}

/// Whether `token` is an integer, of any size.
fn is_integer(token: &str) -> bool {
    let digits = token.strip_prefix(['+', '-']).unwrap_or(token);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `token` on one line of bearable length: a number as it is, anything else in quotes.
fn shown(token: Option<&str>) -> String {
    let Some(token) = token else { return "the end of the input".to_owned() };
    let mut start: String = token.chars().take(SHOWN).collect();
    if start.len() < token.len() {
        start.push('…');
    }
    if is_integer(token) { start } else { format!("{start:?}") }
}

#[cfg(test)]
mod tests {
    use std::iter;

    use fastrand::Rng;
    use itertools::Itertools;

    use super::*;
    use crate::problems::{PROBLEMS, problem};

    const NUMBER: &str = "leetcode_0292_nim_game";
    const ROW: &str = "leetcode_0486_predict_the_winner";
    const PILES: &str = "leetcode_1140_stone_game_ii";
    const HANDS: &str = "kitten_fishing";

    /// The first question of `input` to `program`, or what is wrong with it.
    fn read(program: &str, input: &str) -> String {
        let question = Case::new(input.as_bytes()).question(problem(program).expect("a problem"));
        question.map_or_else(|bad_case| bad_case.to_string(), |question| question.to_string())
    }

    #[test]
    fn numbers_in_every_form() {
        let plain = "4|n = 4|n=4| \n 4\r\n|+4|0004|n = 4 and more, far from the end";
        let from_statements = "\u{feff}4|Input: n = 4\nOutput: false|输入：n = 4|输入: 4|\u{feff} Input:4";
        for input in plain.split('|').chain(from_statements.split('|')) {
            assert_eq!(read(NUMBER, input), "4", "{input}");
        }
    }

    #[test]
    fn rows_in_every_form() {
        for input in ["+2 1 -5", "2\n1\n\n-5 and more", "n = 2\n1 -5", "stoneValue2=\n[1,-5]3", " [ 1 , -5 ] "] {
            assert_eq!(read(ROW, input), "[1,-5]", "{input}");
        }
        for input in ["0", "[]", "[ ]", "nums = []", "n = 0"] {
            assert_eq!(read(ROW, input), "[]", "{input}");
        }
        assert_eq!(read(ROW, "[-2147483648,2147483647]"), "[-2147483648,2147483647]");
        assert_eq!(read(HANDS, "n = 1 2 3"), "[2] [3]");
    }

    #[test]
    fn all_questions_of_a_text_are_read() {
        let predict = problem("leetcode_0486_predict_the_winner").expect("a problem");
        let row = Question::Row(vec![1, 5, 2]);
        assert_eq!(questions(predict, "[1,5,2]\nInput: 3 1 5 2\n"), Ok(vec![row.clone(), row]));
        let error = questions(predict, "[1] x").expect_err("a bad case");
        assert_eq!(error.to_string(), "case 2: nums: expected n or \"[\", found \"x\"");
    }

    /// A question of up to four values, which have up to nine digits.
    fn random_question(random: &mut Rng, problem: &Problem) -> Question {
        let Limits { lengths, values } = &problem.home;
        let length = random.usize(*lengths.start()..=4);
        let limit = 10_i32.pow(random.u32(1..=9));
        let range = *values.start().max(&-limit)..=*values.end().min(&limit);
        let mut row = || iter::repeat_with(|| random.i32(range.clone())).take(length).collect_vec();
        match problem.form {
            Form::Number(_) => Question::Number(row()[0]),
            Form::Row(_) => Question::Row(row()),
            Form::Deal(_) => Question::Deal([ranks(row()), ranks(row())]),
        }
    }

    /// So many questions that the end of a read also cuts each form at least once.
    #[test]
    fn questions_are_read_as_they_are_written() {
        for problem in PROBLEMS {
            let mut random = Rng::with_seed(1);
            let questions = iter::repeat_with(|| random_question(&mut random, problem)).take(20_000).collect_vec();
            let mut written = questions.iter().map(|question| match random.u8(..4) {
                0 => question.counted(),
                1 => question.to_string(),
                2 => problem.named(question),
                _ => format!("Input: {question}").replace(',', "\t,\r\n"),
            });
            let input = written.join("\n");
            let mut case = Case::new(input.as_bytes());
            for question in questions {
                assert_eq!(case.question(problem), Ok(question), "{}", problem.program);
            }
            assert!(case.is_last());
        }
    }

    #[test]
    fn numbers_that_are_none() {
        for input in ["x", "[", "4.0", "-", "--4", "4\0"] {
            assert_eq!(read(NUMBER, input), format!("n: expected an integer, found {input:?}"));
        }
        for input in ["0", "-1", "2147483648", "-99999999999"] {
            assert_eq!(read(NUMBER, input), format!("n: expected 1 to 2147483647, found {input}"));
        }
        assert_eq!(read(NUMBER, "0 and more, far from the end"), "n: expected 1 to 2147483647, found 0");
        assert_eq!(read(NUMBER, "n 4"), "n: expected an integer, found \"n\"");
        assert_eq!(read(NUMBER, "n ="), "n: expected an integer, found the end of the input");
    }

    #[test]
    fn long_tokens_are_cut() {
        let forty = "1".repeat(40);
        assert_eq!(read(NUMBER, &forty), format!("n: expected 1 to 2147483647, found {forty}"));
        assert_eq!(read(NUMBER, &forty.repeat(25)), format!("n: expected 1 to 2147483647, found {forty}…"));
        let letters = "好".repeat(39);
        assert_eq!(read(NUMBER, &format!("1{letters}好好")), format!("n: expected an integer, found \"1{letters}…\""));
    }

    #[test]
    fn rows_that_are_none() {
        assert_eq!(read(ROW, ""), "nums: expected n or \"[\", found the end of the input");
        assert_eq!(read(ROW, "x"), "nums: expected n or \"[\", found \"x\"");
        assert_eq!(read(ROW, "]"), "nums: expected n or \"[\", found \"]\"");
        assert_eq!(read(ROW, "-1"), "n: expected 0 to 2147483647, found -1");
        assert_eq!(read(ROW, "2147483647 1 2 3"), "nums: expected 2147483647 values, found 3");
        assert_eq!(read(ROW, "4 1 2 3 x"), "nums[3]: expected an integer, found \"x\"");
        assert_eq!(read(ROW, "1 2147483648"), "nums[0]: expected -2147483648 to 2147483647, found 2147483648");
        assert_eq!(read(ROW, "["), "nums[0]: expected an integer, found the end of the input");
        assert_eq!(read(ROW, "[1"), "nums: expected \",\" or \"]\", found the end of the input");
        assert_eq!(read(ROW, "[1 x"), "nums: expected \",\" or \"]\", found \"x\"");
        assert_eq!(read(ROW, "[1,]"), "nums[1]: expected an integer, found \"]\"");
        assert_eq!(read(ROW, "n = [1,2,3]"), "nums: expected one number after \"n =\", found \"[\"");
        assert_eq!(read(PILES, "3 1 2 -1 or more"), "piles[2]: expected 0 to 2147483647, found -1");
    }

    #[test]
    fn rows_that_are_too_long() {
        let longest = format!("[1{}]", ",1".repeat(29_999));
        assert_eq!(read(PILES, &longest), longest);
        assert_eq!(read(PILES, &longest.replace(']', ",1]")), "piles: expected at most 30000 values, found more");
        assert_eq!(read(PILES, "30001 1"), "n: expected 0 to 30000, found 30001");
    }

    #[test]
    fn rows_between_the_two_ways_to_write_them() {
        for (input, found) in [("0,1", "\",\""), ("3 1,5,2", "\",\""), ("1 , 5", "\",\""), ("[1 5 2]", "5")] {
            let message = "in a row; it is written [1,5,2], or 3 1 5 2 with its length first";
            assert_eq!(read(ROW, input), format!("nums: found {found} {message}"), "{input}");
        }
    }

    #[test]
    fn hands_that_are_none() {
        assert_eq!(read(HANDS, "[] []"), "u1: expected at least 1 value, found 0");
        assert_eq!(read(HANDS, "[1] [1,2]"), "u2: expected 1 value, found 2");
        assert_eq!(read(HANDS, "[1]"), "u2: expected \"[\", found the end of the input");
        assert_eq!(read(HANDS, "u2 = [1] u1 = [2]"), "u1: expected u1 =, found \"u2\"");
        assert_eq!(read(HANDS, "u1 = [1] u1 = [2]"), "u2: expected u2 =, found \"u1\"");
        assert_eq!(read(HANDS, "u1 = 1 1 2"), "n: expected n =, found \"u1\"");
        assert_eq!(read(HANDS, "2 1 2 3"), "u2: expected 2 values, found 1");
        assert_eq!(read(HANDS, "2 1"), "u1: expected 2 values, found 1");
        assert_eq!(read(HANDS, "1 10 1"), "u1[0]: expected 1 to 9, found 10");
        assert_eq!(read(HANDS, "[1] [0]"), "u2[0]: expected 1 to 9, found 0");
    }
}
