//! Reads cases in the forms in which people write them.

use std::fmt;
use std::io::BufRead;

use crate::tokens::{Tokens, is_integer, wrong};
use crate::{Argument, Problem, Question};

/// What a statement prints before a case.
const BEFORE_A_CASE: [&str; 2] = ["Input:", "输入:"];

/// What a statement prints between two cases, up to the next [`BEFORE_A_CASE`].
const BETWEEN_CASES: [&str; 4] = ["Output:", "输出:", "Example", "示例"];

/// Reads the cases of an input, line by line, and of those no more than it needs.
///
/// The values stand one after another; before the first of them the length of the rows, `3 1 5 2`, unless rows stand in
/// brackets, `[1,5,2]`. Names before them, `nums = [1,5,2]`, are skipped, commas between them too. White space may stand
/// anywhere, and what a statement prints around a case is skipped. Time and memory grow with what is read, not with the
/// length that the input states.
pub struct Reader<'a> {
    problem: &'a Problem,
    tokens: Tokens<'a>,
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

impl<'a> Reader<'a> {
    /// Reads cases of `problem`.
    pub fn new(problem: &'a Problem, input: impl BufRead + 'a) -> Self {
        let tokens = Tokens::new(input);
        Self {
            problem,
            tokens,
            count: 0,
        }
    }

    /// The next question, `None` after the last; at least one must be there.
    ///
    /// # Errors
    /// A value is missing, is no integer, or is not answered; or the input cannot be read.
    pub fn question(&mut self) -> Result<Option<Question>, InputError> {
        self.skip_statement();
        if self.tokens.peek().is_none() && self.tokens.failure.is_none() {
            let nothing = || InputError("no case was given".to_owned());
            return (self.count > 0).then_some(None).ok_or_else(nothing);
        }
        self.count += 1;
        let question = self.values();
        if let Some(failure) = self.tokens.failure.take() {
            return Err(InputError(format!("cannot read standard input: {failure}")));
        }
        let with_count = |reason| InputError(format!("case {}: {reason}", self.count));
        question.map(Some).map_err(with_count)
    }

    fn values(&mut self) -> Result<Question, String> {
        let arguments = self.problem.arguments;
        let mut name = self.tokens.name();
        let row = arguments.iter().find(|argument| argument.is_row());
        let length = match row {
            Some(row) if !self.is_in_brackets(name.as_deref()) => {
                self.check_name("n", name.take())?;
                Some(self.length(row)?)
            }
            _ => None,
        };
        let mut question = Question(Vec::new());
        for (place, argument) in arguments.iter().enumerate() {
            if length.is_none() && place > 0 {
                self.tokens.take(",");
                name = self.tokens.name();
            }
            self.check_name(argument.name, name.take())?;
            question.0.push(argument.read(&mut self.tokens, length)?);
            let count = question.0[place].values().len();
            if argument.is_row() {
                check_length(argument, question.first_row().len(), count)?;
            }
        }
        // The length comes last where a function takes it as its last argument.
        let is_more = self.tokens.rest().trim_start().starts_with(',');
        if let Some(row) = row.filter(|_| length.is_none() && is_more) {
            self.tokens.take(",");
            check_length(row, self.length(row)?, question.first_row().len())?;
        }
        Ok(question)
    }

    /// Whether the row stands in brackets, and not its length before it: before the bracket stand on this line as many
    /// numbers as arguments. The name of the first argument was there already.
    fn is_in_brackets(&mut self, name: Option<&str>) -> bool {
        let arguments = self.problem.arguments;
        self.tokens.peek();
        let numbers = |text: &str| {
            let words = text.split([' ', '\t', ',']);
            words.filter(|word| is_integer(word)).count()
        };
        let before = self.tokens.rest().split_once('[');
        let before = before.map(|(before, _)| numbers(before));
        let is_number = |argument: &&Argument| !argument.is_row();
        let count = arguments.iter().take_while(is_number).count();
        before == Some(count) || name == Some(arguments[0].name)
    }

    /// The length of the rows, which stands apart from them.
    fn length(&mut self, row: &Argument) -> Result<usize, String> {
        let next = self.tokens.peek().unwrap_or(b' ');
        if !next.is_ascii_digit() && !b"+-".contains(&next) {
            return Err(wrong(row.name, "n or \"[\"", self.tokens.next()));
        }
        let bound = |length: &usize| i32::try_from(*length).unwrap_or(i32::MAX);
        let lengths = bound(row.home.lengths.start())..=bound(row.home.lengths.end());
        let length = self.tokens.integer("n", &lengths)?;
        Ok(usize::try_from(length).unwrap_or(0))
    }

    /// Refuses a name before a value that is not the `expected` one. A value without a name is accepted, and with any
    /// if it is the only one.
    fn check_name(&self, expected: &str, name: Option<String>) -> Result<(), String> {
        let is_only = self.problem.arguments.len() == 1;
        match name {
            Some(name) if !is_only && name != expected => {
                Err(wrong(expected, &format!("{expected} ="), Some(&name)))
            }
            _ => Ok(()),
        }
    }

    /// Skips what a statement prints before a case, and what it prints between two.
    fn skip_statement(&mut self) {
        let mut is_between = false;
        while self.tokens.peek().is_some() {
            let rest = self.tokens.rest();
            let starts = |words: &[&str]| words.iter().any(|word| rest.starts_with(word));
            if starts(&BEFORE_A_CASE) {
                self.tokens
                    .skip(rest.find(':').map_or(0, |colon| colon + 1));
                is_between = false;
            } else if is_between || starts(&BETWEEN_CASES) {
                self.tokens.skip(rest.len());
                is_between = true;
            } else {
                return;
            }
        }
    }
}

fn check_length(row: &Argument, expected: usize, found: usize) -> Result<(), String> {
    let values = crate::counted(expected, "value");
    let error = || wrong(row.name, &values, Some(&found.to_string()));
    (found == expected).then_some(()).ok_or_else(error)
}

/// All questions in `text`, which must hold at least one.
///
/// # Errors
/// A value is missing, is no integer, or is not answered.
pub fn questions(problem: &Problem, text: &str) -> Result<Vec<Question>, InputError> {
    let mut reader = Reader::new(problem, text.as_bytes());
    std::iter::from_fn(|| reader.question().transpose()).collect()
}
