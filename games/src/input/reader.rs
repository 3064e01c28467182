//! Parses inputs in all the forms that people write.

use std::fmt;
use std::io::{self, BufRead};
use std::ops::RangeInclusive;

use itertools::Itertools;

use crate::input::tokens::{MAX_SHOWN, Tokens, unexpected};
use crate::{Argument, Input, Problem, Shape, Value, cut_in_the_middle};

/// The words before an input in a statement.
const BEFORE_AN_INPUT: [&str; 2] = ["Input:", "输入:"];

/// The starts of the lines between two inputs in a statement, up to the next [`BEFORE_AN_INPUT`].
const BETWEEN_INPUTS: [&str; 4] = ["Output:", "输出:", "Example", "示例"];

/// Reads the inputs in a text line by line, and no more lines than it needs.
///
/// The values of an input follow one another. Rows are in brackets, as in `[1,5,2]`, or their length precedes all
/// values, as in `3 1 5 2`. The reader skips names before values, as in `nums = [1,5,2]`, commas between values,
/// whitespace, and the words of a statement around an input. Time and memory grow with the length of the text, not with
/// the length that it states for a row.
pub struct Reader<'a> {
    problem: &'a Problem,
    tokens: Tokens<'a>,
    /// Number of inputs that have been started.
    count: usize,
}

impl<'a> Reader<'a> {
    /// Creates a reader of the problem's inputs.
    pub fn new(problem: &'a Problem, source: impl BufRead + 'a) -> Self {
        Self { problem, tokens: Tokens::new(source), count: 0 }
    }

    /// Reads the next input. Returns `None` after the last one.
    ///
    /// # Errors
    /// If there is no input at all, if the source cannot be read, if a value is missing, malformed, or outside the
    /// local constraints, or if the input breaks a guarantee that the program needs. The error is one line that names
    /// the input and the value, and says what is wrong.
    pub fn next_input(&mut self) -> io::Result<Option<Input>> {
        self.skip_statement();
        let input = self.tokens.has_next().then(|| self.input());
        self.count += 1;
        let error = match (input.transpose(), self.tokens.failure.take()) {
            (_, Some(failure)) => format!("cannot read standard input: {failure}"),
            (Ok(None), None) if self.count == 1 => "no input was given".to_owned(),
            (Ok(input), None) => return Ok(input),
            (Err(reason), None) => format!("input {}: {reason}", self.count),
        };
        Err(io::Error::other(error))
    }

    fn input(&mut self) -> Result<Input, String> {
        let arguments = self.problem.arguments;
        let is_row = |argument: &Argument| matches!(argument.local, Shape::Row(..));
        let input = match arguments.iter().position(is_row) {
            Some(numbers) if !self.tokens.brackets_follow(numbers) => {
                let length = self.length(&arguments[numbers]);
                let input = length.and_then(|length| self.values(Some(length)));
                let advice = " (without brackets, the length of the row comes first)";
                input.map_err(|error| error + advice)?
            }
            _ => self.values(None)?,
        };
        if !self.problem.keeps_needed_guarantee(&input) {
            return Err(format!("expected {}", self.problem.guarantee.words));
        }
        Ok(input)
    }

    /// Reads the length of the rows, named `n` or unnamed.
    fn length(&mut self, argument: &Argument) -> Result<usize, String> {
        self.skip_name("n")?;
        self.tokens.number("n", lengths(&argument.local))
    }

    /// Reads the values of an input. Its rows have this length or, if there is none, are in brackets.
    fn values(&mut self, length: Option<usize>) -> Result<Input, String> {
        let mut values = Vec::new();
        for Argument { name, local, .. } in self.problem.arguments {
            if !values.is_empty() {
                self.tokens.take(b',');
            }
            self.skip_name(name)?;
            values.push(self.value(name, local, length)?);
        }
        // The length may also follow, as the last argument of a function.
        if let ([.., Value::Row(row)], [.., argument]) = (&values[..], self.problem.arguments)
            && length.is_none()
            && self.tokens.rest().trim_start().starts_with(',')
        {
            self.tokens.take(b',');
            let stated = self.length(argument)?;
            check_length(argument.name, &(stated..=stated), row.len())?;
        }
        Ok(Input { values })
    }

    /// Skips the name before a value, if any, which must be `expected`.
    fn skip_name(&mut self, expected: &str) -> Result<(), String> {
        let Some(name) = self.tokens.name() else {
            return Ok(());
        };
        if name != expected {
            let stated = format!("\"{expected} =\"");
            return Err(unexpected(expected, &stated, Some(name)));
        }
        self.tokens.next();
        self.tokens.next();
        Ok(())
    }

    /// Reads a value of this shape. Errors refer to it as `name`.
    fn value(&mut self, name: &str, shape: &Shape, length: Option<usize>) -> Result<Value, String> {
        let value = match shape {
            Shape::Number(numbers) => return Ok(Value::Number(self.tokens.number(name, numbers)?)),
            Shape::Row(_, numbers) => Value::Row(
                self.items(name, length, |reader, name| reader.tokens.number(name, numbers))?,
            ),
            Shape::List(_, item) => {
                Value::List(self.items(name, None, |reader, name| {
                    reader.value(&name.to_string(), item, None)
                })?)
            }
            Shape::Text(_, letters) => Value::Text(self.text(name, letters)?),
        };
        check_length(name, lengths(shape), value.length())?;
        Ok(value)
    }

    /// Reads `length` items, or the items in brackets if there is no length. `item` reads one item and takes the name
    /// that errors use for it.
    fn items<Item>(
        &mut self,
        name: &str,
        length: Option<usize>,
        item: impl Fn(&mut Self, fmt::Arguments) -> Result<Item, String>,
    ) -> Result<Vec<Item>, String> {
        let is_in_brackets = length.is_none();
        if is_in_brackets && !self.tokens.take(b'[') {
            return Err(unexpected(name, "\"[\"", self.tokens.next()));
        }
        // An item and its separator take two bytes or more, so an absurd length cannot exhaust the memory.
        let most = self.tokens.rest().len() / 2;
        let mut items = Vec::with_capacity(most.min(length.unwrap_or(0)));
        loop {
            let is_complete = match length {
                Some(length) => items.len() == length,
                None => self.tokens.take(b']'),
            };
            if is_complete {
                return Ok(items);
            }
            if is_in_brackets && !items.is_empty() && !self.tokens.take(b',') {
                return Err(unexpected(name, "\",\" or \"]\"", self.tokens.next()));
            }
            let index = items.len();
            items.push(item(self, format_args!("{name}[{index}]"))?);
        }
    }

    /// Reads a quoted string of these letters.
    fn text(&mut self, name: &str, letters: &str) -> Result<String, String> {
        let Some(text) = self.tokens.text() else {
            let found = self.tokens.next().unwrap_or("the end of the input");
            let found = cut_in_the_middle(found, MAX_SHOWN);
            let shown = found.escape_debug();
            return Err(format!("{name}: expected a quoted string, found {shown}"));
        };
        let is_other = |letter: &(_, char)| !letters.contains(letter.1);
        if let Some((index, letter)) = text.char_indices().find(is_other) {
            let item = format!("{name}[{index}]");
            let expected = format!("one of the characters \"{letters}\"");
            return Err(unexpected(item, &expected, Some(&letter.to_string())));
        }
        Ok(text.to_owned())
    }

    /// Skips the words of a statement before and between inputs.
    fn skip_statement(&mut self) {
        let mut is_between = false;
        while self.tokens.has_next() {
            let rest = self.tokens.rest();
            let text = rest.trim_start_matches('*');
            let starts = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
            if starts(&BEFORE_AN_INPUT) {
                let after = text.split_once(':').map_or("", |(_, after)| after);
                let input = after.trim_start_matches('*');
                self.tokens.skip(rest.len() - input.len());
                is_between = false;
            } else if is_between || starts(&BETWEEN_INPUTS) {
                self.tokens.skip(rest.len());
                is_between = true;
            } else {
                return;
            }
        }
    }
}

/// Returns the lengths that a shape allows; meaningless for a number.
fn lengths(shape: &Shape) -> &RangeInclusive<usize> {
    match shape {
        Shape::Number(_) => &(1..=1),
        Shape::Row(lengths, _) | Shape::Text(lengths, _) | Shape::List(lengths, _) => lengths,
    }
}

fn check_length(name: &str, allowed: &RangeInclusive<usize>, found: usize) -> Result<(), String> {
    let ends = [allowed.start(), allowed.end()].into_iter().dedup();
    let expected = format!("length {}", ends.format(" to "));
    let error = || unexpected(name, &expected, Some(&found.to_string()));
    allowed.contains(&found).then_some(()).ok_or_else(error)
}

/// Parses all inputs in `text`, which must contain at least one.
///
/// # Errors
/// See [`Reader::next_input`].
pub fn inputs(problem: &Problem, text: &str) -> io::Result<Vec<Input>> {
    let mut reader = Reader::new(problem, text.as_bytes());
    std::iter::from_fn(|| reader.next_input().transpose()).collect()
}
