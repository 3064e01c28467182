//! Reads cases in the forms in which people write them.

use std::fmt;
use std::io::{self, BufRead};
use std::ops::RangeInclusive;

use games::{Argument, Kind, Problem, Question, Value, counted};

/// How many characters of a token a message repeats.
const SHOWN: usize = 40;

/// What a statement prints before a case.
const BEFORE_A_CASE: [&str; 2] = ["Input:", "输入:"];

/// What a statement prints between two cases, up to the next [`BEFORE_A_CASE`].
const BETWEEN_CASES: [&str; 4] = ["Output:", "输出:", "Example", "示例"];

/// Reads the cases of an input, line by line, and of those no more than it needs.
///
/// The values may stand in brackets, `[1,5,2]`, also with their names, `nums = [1,5,2]`; or as the problem's layout
/// has them, their lengths apart: `3 1 5 2`. White space may stand anywhere, full-width signs are taken as the plain
/// ones, and what a statement prints around a case is skipped. Time and memory grow with what is read, not with the
/// length that the input states.
pub struct Reader<'a> {
    problem: &'a Problem,
    input: Box<dyn BufRead + 'a>,
    /// The line that is being read, with plain signs.
    line: String,
    /// How many bytes of the line are read.
    place: usize,
    has_ended: bool,
    failure: Option<io::Error>,
    /// How many cases were begun.
    count: usize,
}

/// Why a case has no answer: one line that names the case, the value and what is wrong with it.
#[derive(Debug, PartialEq, Eq)]
pub struct InputError(String);

impl fmt::Display for InputError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for InputError {}

/// What is wrong with a value.
fn wrong(name: impl fmt::Display, expected: &str, found: &str) -> String {
    format!("{name}: expected {expected}, found {found}")
}

/// What is wrong with a row that is written neither in brackets nor with its length first.
fn wrong_row(name: &str, found: &str) -> String {
    let found = shown(Some(found));
    let written = "it is written [1,5,2], or 3 1 5 2 with its length first";
    format!("{name}: found {found} in a row; {written}")
}

impl<'a> Reader<'a> {
    /// Reads cases of `problem`.
    pub fn new(problem: &'a Problem, input: impl BufRead + 'a) -> Self {
        let input = Box::new(input);
        let line = String::new();
        Self {
            problem,
            input,
            line,
            place: 0,
            has_ended: false,
            failure: None,
            count: 0,
        }
    }

    /// The next question, `None` after the last; at least one must be there.
    ///
    /// # Errors
    /// A value is missing, is no integer, or is not answered; or the input cannot be read.
    pub fn question(&mut self) -> Result<Option<Question>, InputError> {
        self.skip_statement();
        if self.peek().is_none() && self.count > 0 && self.failure.is_none() {
            return Ok(None);
        }
        self.count += 1;
        let question = self.values();
        if let Some(failure) = self.failure.take() {
            return Err(InputError(format!("cannot read standard input: {failure}")));
        }
        let with_count = |reason| InputError(format!("case {}: {reason}", self.count));
        question.map(Some).map_err(with_count)
    }

    fn values(&mut self) -> Result<Question, String> {
        let arguments = self.problem.arguments;
        let first = &arguments[0];
        let name = self.take_name(first)?;
        let is_laid_out = match first.kind {
            Kind::Number => {
                name.is_none() && arguments.iter().any(is_row) && !self.rest().contains('[')
            }
            _ => self.peek() != Some(b'['),
        };
        if is_laid_out {
            self.check_name("n", name)?;
            return self.laid_out();
        }
        self.check_name(first.name, name)?;
        let mut question = Question(vec![self.value(first)?]);
        for argument in &arguments[1..] {
            self.take(",");
            let name = self.take_name(argument)?;
            self.check_name(argument.name, name)?;
            let value = self.value(argument)?;
            let length = value.values().len();
            let before = question.0.last().map_or(0, |value| value.values().len());
            if argument.kind == Kind::RowAsLong && length != before {
                let expected = counted(before, "value");
                return Err(wrong(argument.name, &expected, &length.to_string()));
            }
            question.0.push(value);
        }
        Ok(question)
    }

    /// The values as the problem's layout has them.
    fn laid_out(&mut self) -> Result<Question, String> {
        let arguments = self.problem.arguments;
        let mut values: Vec<Option<Value>> = vec![None; arguments.len()];
        let mut length = 0;
        for word in self.problem.layout.split_whitespace() {
            let index = arguments.iter().position(|argument| argument.name == word);
            match index.map(|index| (index, &arguments[index])) {
                None => length = self.length(word)?,
                Some((index, argument)) if is_row(argument) => {
                    let row = self.counted_values(argument, length)?;
                    values[index] = Some(Value::Row(row));
                }
                Some((index, argument)) => values[index] = Some(self.value(argument)?),
            }
        }
        Ok(Question(values.into_iter().flatten().collect()))
    }

    /// The length of the rows, which stands apart from them.
    fn length(&mut self, word: &str) -> Result<usize, String> {
        let Some(row) = self
            .problem
            .arguments
            .iter()
            .find(|argument| is_row(argument))
        else {
            return Ok(0);
        };
        let next = self.peek().unwrap_or(b' ');
        if !next.is_ascii_digit() && !b"+-".contains(&next) {
            return Err(wrong(row.name, "n or \"[\"", &shown(self.next_token())));
        }
        let bound = |length: &usize| i32::try_from(*length).unwrap_or(i32::MAX);
        let lengths = bound(row.home.lengths.start())..=bound(row.home.lengths.end());
        let length = integer(self.next_token(), word, &lengths)?;
        if self.rest().starts_with(',') {
            return Err(wrong_row(row.name, ","));
        }
        Ok(usize::try_from(length).unwrap_or(0))
    }

    fn counted_values(&mut self, row: &Argument, count: usize) -> Result<Vec<i32>, String> {
        // A value takes two bytes of the line at least.
        let mut values = Vec::with_capacity(count.min(self.rest().len() / 2 + 1));
        while values.len() < count {
            match self.next_token() {
                Some(",") => return Err(wrong_row(row.name, ",")),
                None => {
                    let hint = "without brackets the length comes first";
                    let found = format!("{} ({hint})", values.len());
                    return Err(wrong(row.name, &counted(count, "value"), &found));
                }
                token => {
                    let name = format_args!("{}[{}]", row.name, values.len());
                    let value = integer(token, name, &row.home.values)?;
                    values.push(value);
                }
            }
        }
        Ok(values)
    }

    /// A number, or a row in brackets.
    fn value(&mut self, argument: &Argument) -> Result<Value, String> {
        let name = argument.name;
        if !is_row(argument) {
            let number = integer(self.next_token(), name, &argument.home.values);
            return number.map(Value::Number);
        }
        if !self.take("[") {
            return Err(wrong(name, "\"[\"", &shown(self.next_token())));
        }
        let lengths = &argument.home.lengths;
        let mut values = Vec::new();
        let mut is_open = !self.take("]");
        while is_open {
            if values.len() == *lengths.end() {
                return Err(wrong(
                    name,
                    &format!("at most {} values", values.len()),
                    "more",
                ));
            }
            let part = format_args!("{name}[{}]", values.len());
            let value = integer(self.next_token(), part, &argument.home.values)?;
            values.push(value);
            is_open = !self.take("]");
            if is_open && !self.take(",") {
                return match self.next_token() {
                    Some(token) if is_integer(token) => Err(wrong_row(name, token)),
                    other => Err(wrong(name, "\",\" or \"]\"", &shown(other))),
                };
            }
        }
        if values.len() < *lengths.start() {
            let least = format!("at least {}", counted(*lengths.start(), "value"));
            return Err(wrong(name, &least, &values.len().to_string()));
        }
        Ok(Value::Row(values))
    }

    /// Takes the name that a statement prints before a value: `nums =`.
    fn take_name(&mut self, argument: &Argument) -> Result<Option<String>, String> {
        if !self.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            return Ok(None);
        }
        let name = self.next_token().unwrap_or_default().to_owned();
        // On the same line: a person who wrote another word should not have to write more.
        if self.rest().trim_start().starts_with('=') {
            self.take("=");
            return Ok(Some(name));
        }
        let number_or_row = ["an integer", "n or \"[\""];
        let expected = number_or_row[usize::from(is_row(argument))];
        Err(wrong(argument.name, expected, &shown(Some(&name))))
    }

    /// Refuses a name before a value that is not the `expected` one. A value without a name is accepted, and with any
    /// if it is the only one.
    fn check_name(&self, expected: &str, name: Option<String>) -> Result<(), String> {
        let is_only = self.problem.arguments.len() == 1;
        match name {
            Some(name) if !is_only && name != expected => Err(wrong(
                expected,
                &format!("{expected} ="),
                &shown(Some(&name)),
            )),
            _ => Ok(()),
        }
    }

    /// Skips what a statement prints before a case, and what it prints between two.
    fn skip_statement(&mut self) {
        let mut is_between = false;
        while self.peek().is_some() {
            let rest = self.rest();
            let starts = |words: &[&str]| words.iter().any(|word| rest.starts_with(word));
            if starts(&BEFORE_A_CASE) {
                self.place += rest.find(':').map_or(0, |colon| colon + 1);
                is_between = false;
            } else if is_between || starts(&BETWEEN_CASES) {
                self.place = self.line.len();
                is_between = true;
            } else {
                return;
            }
        }
    }

    /// The first byte of the next token, `None` at the end of the input.
    fn peek(&mut self) -> Option<u8> {
        loop {
            match self.line.as_bytes().get(self.place) {
                Some(byte) if is_white_space(*byte) => self.place += 1,
                Some(byte) => return Some(*byte),
                None => self.read_line()?,
            }
        }
    }

    /// What is left of the line.
    fn rest(&self) -> &str {
        &self.line[self.place..]
    }

    /// Takes `text` if the line goes on with it, and says whether it did.
    fn take(&mut self, text: &str) -> bool {
        let is_next = self.peek().is_some() && self.rest().starts_with(text);
        self.place += if is_next { text.len() } else { 0 };
        is_next
    }

    /// The next token: a bracket, a comma, an equals sign, or what stands before the next of these or a white space.
    fn next_token(&mut self) -> Option<&str> {
        self.peek()?;
        let rest = self.rest().as_bytes();
        let end = rest.iter().position(|byte| ends_word(*byte));
        let start = self.place;
        self.place += end.unwrap_or(rest.len()).max(1);
        Some(&self.line[start..self.place])
    }

    /// Reads the next line. After the last, nothing more is read: a terminal would go on.
    fn read_line(&mut self) -> Option<()> {
        if self.has_ended {
            return None;
        }
        let mut bytes = std::mem::take(&mut self.line).into_bytes();
        bytes.clear();
        self.failure = self.input.read_until(b'\n', &mut bytes).err();
        self.has_ended = !bytes.ends_with(b"\n");
        let is_empty = bytes.is_empty();
        self.place = 0;
        self.line = String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        if !self.line.is_ascii() {
            self.line = self.line.chars().map(plain).collect();
        }
        (!is_empty).then_some(())
    }
}

/// All questions in `text`, which must hold at least one.
///
/// # Errors
/// A value is missing, is no integer, or is not answered.
pub fn questions(problem: &Problem, text: &str) -> Result<Vec<Question>, InputError> {
    let mut reader = Reader::new(problem, text.as_bytes());
    std::iter::from_fn(|| reader.question().transpose()).collect()
}

fn is_row(argument: &Argument) -> bool {
    argument.kind != Kind::Number
}

/// The token as an integer, which is the value `name`.
fn integer(
    token: Option<&str>,
    name: impl fmt::Display,
    range: &RangeInclusive<i32>,
) -> Result<i32, String> {
    match token.and_then(|token| token.parse().ok()) {
        Some(number) if range.contains(&number) => Ok(number),
        _ if token.is_some_and(is_integer) => {
            let expected = format!("{} to {}", range.start(), range.end());
            Err(wrong(name, &expected, &shown(token)))
        }
        _ => Err(wrong(name, "an integer", &shown(token))),
    }
}

/// The plain sign that a full-width one stands for.
fn plain(sign: char) -> char {
    match sign {
        '０'..='９' => ('0'..='9')
            .zip('０'..)
            .find(|(_, full)| *full == sign)
            .map_or(sign, |(digit, _)| digit),
        '［' | '【' => '[',
        '］' | '】' => ']',
        '，' | '、' => ',',
        '：' => ':',
        '＝' => '=',
        '－' | '−' => '-',
        '\u{feff}' => ' ',
        _ if sign.is_whitespace() => ' ',
        _ => sign,
    }
}

fn is_white_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

fn ends_word(byte: u8) -> bool {
    !byte.is_ascii_digit() && matches!(byte, b'\t'..=b'\r' | b' ' | b'[' | b']' | b',' | b'=')
}

/// Whether `token` is an integer, of any size.
fn is_integer(token: &str) -> bool {
    let digits = token.strip_prefix(['+', '-']).unwrap_or(token);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `token` on one line of bearable length: a number as it is, anything else in quotes.
fn shown(token: Option<&str>) -> String {
    match token.map(|token| games::cut_in_the_middle(token, SHOWN)) {
        Some(token) if is_integer(&token) => token,
        Some(token) => format!("{token:?}"),
        None => "the end of the input".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use itertools::Itertools;

    use super::*;

    /// The questions of the only program with this part in its name, or the error.
    fn read(program: &str, text: &str) -> String {
        let is_meant = |problem: &&Problem| problem.program.contains(program);
        let problem = games::PROBLEMS.iter().find(is_meant).expect("a problem");
        match questions(problem, text) {
            Ok(questions) => questions.iter().join(";"),
            Err(error) => error.to_string(),
        }
    }

    /// Each line of the table has the program, the text and what is read; `|` stands for a line end.
    fn check(table: &str) {
        for line in table.lines().skip(1) {
            let (input, expected) = line.split_once(" => ").expect("an arrow");
            let (program, text) = input.split_once(' ').expect("a program");
            assert_eq!(read(program, &text.replace('|', "\n")), expected, "{line}");
        }
    }

    #[test]
    fn cases_are_read_in_every_form() {
        check(
            "
292 4 => 4
292 \u{feff}n = 4\r|7 +8 => 4;7;8
292 输入：n ＝ ４|输出：false| => 4
292 Example 1:|Input: n = 4|Output: false|Explanation: 1 to 3||Example 2:||  Input: n = 1|Output: true| => 4;1
486 [1,5,2] => [1,5,2]
486 []|3 1 5 2 [5] nums = [1,| -5\t,2] 0 => [];[1,5,2];[5];[1,-5,2];[]
486 nums＝［１，－５，2］|【7、8】 => [1,-5,2];[7,8]
486 n = 2 1 5 => [1,5]
486 2\u{a0}1\u{3000}5 => [1,5]
dp_k 2 4|2 3|4 [2,3]|k = 5, a = [1] => 4 [2,3];4 [2,3];5 [1]
464 10 11|10|0|maxChoosableInteger = 10, desiredTotal = 1 => 10 11;10 0;10 1
kitten 2|1 1|2 3|[4] [5] => [1,1] [2,3];[4] [5]
kitten u1 = [1,1], u2 = [2,3]|u1 = [1] u2 = [2] => [1,1] [2,3];[1] [2]",
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        check(
            "
292  | => case 1: n: expected an integer, found the end of the input
292 4 x => case 2: n: expected an integer, found \"x\"
292 4.5 => case 1: n: expected an integer, found \"4.5\"
292 0 => case 1: n: expected 1 to 2147483647, found 0
292 99999999999 => case 1: n: expected 1 to 2147483647, found 99999999999
292 n 4 => case 1: n: expected an integer, found \"n\"
486 [1,x] => case 1: nums[1]: expected an integer, found \"x\"
486 [1 2] => case 1: nums: found 2 in a row; it is written [1,5,2], or 3 1 5 2 with its length first
486 1,5 => case 1: nums: found \",\" in a row; it is written [1,5,2], or 3 1 5 2 with its length first
486 2 1 ,5 => case 1: nums: found \",\" in a row; it is written [1,5,2], or 3 1 5 2 with its length first
486 [1,5 => case 1: nums: expected \",\" or \"]\", found the end of the input
486 x => case 1: nums: expected n or \"[\", found \"x\"
486 ] => case 1: nums: expected n or \"[\", found \"]\"
486 -1 => case 1: n: expected 0 to 2147483647, found -1
486 1 5 233 7 => case 2: nums: expected 233 values, found 1 (without brackets the length comes first)
kitten [1] [2,3] => case 1: u2: expected 1 value, found 2
kitten [1] 2 => case 1: u2: expected \"[\", found 2
kitten [] [] => case 1: u1: expected at least 1 value, found 0
kitten u2 = [1] u1 = [2] => case 1: u1: expected u1 =, found \"u2\"
kitten m = 1 1 2 => case 1: n: expected n =, found \"m\"
kitten 1 10 1 => case 1: u1[0]: expected 1 to 9, found 10
1140 [1,400001] => case 1: piles[1]: expected 0 to 400000, found 400001
1140 5001 => case 1: n: expected 0 to 5000, found 5001",
        );
        assert!(read("292", &"x".repeat(1000)).chars().count() < 100);
    }

    #[test]
    fn the_longest_row_is_as_long_as_it_may_be() {
        let read = |length| read("1140", &format!("[{}]", vec!["1"; length].join(",")));
        assert!(read(5000).ends_with(']'));
        let expected = "case 1: piles: expected at most 5000 values, found more";
        assert_eq!(read(5001), expected);
    }

    /// Gives its parts one at a time, and after the end more, as a terminal does.
    struct Terminal(Vec<&'static str>);

    impl io::Read for Terminal {
        fn read(&mut self, mut buffer: &mut [u8]) -> io::Result<usize> {
            io::Write::write(&mut buffer, self.0.remove(0).as_bytes())
        }
    }

    /// What is read of the parts, up to the end or an error; the last part is not read any more.
    #[test]
    fn no_more_is_read_than_it_takes() {
        let problem = games::problem("leetcode_0486_predict_the_winner").expect("a problem");
        for (parts, expected) in [
            (&["2 1 ", "5\n[3", "]", "", "more"][..], "[1,5] [3]"),
            (&["[1]\n", "", "more"], "[1]"),
            (&["x\n", "more"], ""),
            (&["[1]\n2 1 x\n", "more"], "[1]"),
            (&["[1 2\n", "more"], ""),
        ] {
            let mut terminal = Terminal(parts.to_vec());
            let mut reader = Reader::new(problem, io::BufReader::new(&mut terminal));
            let read = std::iter::from_fn(|| reader.question().ok().flatten()).join(" ");
            assert_eq!(read, expected);
            drop(reader);
            assert_eq!(terminal.0, ["more"]);
        }
    }
}
