//! Reads cases in the forms in which people write them.

use std::io::{self, BufRead};
use std::ops::RangeInclusive;

use itertools::Itertools;

use crate::tokens::{Tokens, is_integer, wrong};
use crate::{Argument, Input, Kind, Problem};

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

impl<'a> Reader<'a> {
    /// Reads cases of `problem`.
    pub fn new(problem: &'a Problem, source: impl BufRead + 'a) -> Self {
        Self {
            problem,
            tokens: Tokens::new(source),
            count: 0,
        }
    }

    /// The next input, `None` after the last; at least one must be there.
    ///
    /// # Errors
    /// A value is missing, is no integer, or is not answered: one line names the case, the value and what is wrong with it.
    /// Or the input cannot be read.
    pub fn input(&mut self) -> io::Result<Option<Input>> {
        self.skip_statement();
        let input = self.tokens.has_next().then(|| self.case());
        self.count += 1;
        let error = match (input.transpose(), self.tokens.failure.take()) {
            (_, Some(failure)) => format!("cannot read standard input: {failure}"),
            (Ok(None), None) if self.count == 1 => "no case was given".to_owned(),
            (Ok(input), None) => return Ok(input),
            (Err(reason), None) => format!("input {}: {reason}", self.count),
        };
        Err(io::Error::other(error))
    }

    fn case(&mut self) -> Result<Input, String> {
        let rows = self.problem.rows();
        if rows.is_empty() || self.is_in_brackets() {
            return self.values(None);
        }
        let length = self.length(&rows[0]);
        let input = length.and_then(|length| self.values(Some(length)));
        input.map_err(|error| error + " (without brackets the length comes first)")
    }

    /// Whether the rows stand in brackets: there is one on this line, behind as many numbers as are asked for.
    fn is_in_brackets(&mut self) -> bool {
        let before = self.tokens.rest().split_once('[');
        before.is_some_and(|(before, _)| {
            let words = before.split([' ', '\t', ',', '=']);
            let numbers = words.filter(|word| is_integer(word)).count();
            numbers + self.problem.rows().len() == self.problem.arguments.len()
        })
    }

    /// The length of the rows, which stands apart from them.
    fn length(&mut self, row: &Argument) -> Result<usize, String> {
        self.skip_name("n")?;
        self.tokens.number("n", &row.local.lengths)
    }

    /// The values of a case, whose rows have this length or stand in brackets.
    fn values(&mut self, length: Option<usize>) -> Result<Input, String> {
        let mut input = Input::default();
        for (place, argument) in self.problem.arguments.iter().enumerate() {
            if place > 0 {
                self.tokens.take(b',');
            }
            let Argument { name, local, .. } = argument;
            self.skip_name(name)?;
            match argument.kind {
                Kind::Number => input.numbers.push(self.tokens.number(name, &local.values)?),
                Kind::Row => {
                    let row = self.row(argument, length)?;
                    let first = input.rows.first().map(Vec::len);
                    let lengths = first.map_or(local.lengths.clone(), |length| length..=length);
                    check_length(name, lengths, row.len())?;
                    input.rows.push(row);
                }
            }
        }
        // The length comes last where a function takes it as its last argument.
        if let Some(row) = self.problem.rows().first()
            && length.is_none()
            && self.tokens.rest().trim_start().starts_with(',')
        {
            self.tokens.take(b',');
            let stated = self.length(row)?;
            check_length(row.name, stated..=stated, input.first_row().len())?;
        }
        Ok(input)
    }

    /// Skips a name before a value, which must be the `expected` one.
    fn skip_name(&mut self, expected: &str) -> Result<(), String> {
        match self.tokens.name() {
            None => return Ok(()),
            Some(name) if name == expected => {}
            Some(name) => return Err(wrong(expected, &format!("{expected} ="), Some(name))),
        }
        self.tokens.next();
        self.tokens.next();
        Ok(())
    }

    /// So many values, or those in brackets.
    fn row(&mut self, argument: &Argument, length: Option<usize>) -> Result<Vec<i32>, String> {
        let name = argument.name;
        let is_in_brackets = length.is_none();
        if is_in_brackets && !self.tokens.take(b'[') {
            return Err(wrong(name, "\"[\"", self.tokens.next()));
        }
        // A value takes two bytes of the line at least.
        let most = self.tokens.rest().len() / 2;
        let mut row = Vec::with_capacity(most.min(length.unwrap_or(0)));
        loop {
            let is_complete = match length {
                Some(length) => row.len() == length,
                None => self.tokens.take(b']'),
            };
            if is_complete {
                return Ok(row);
            }
            if is_in_brackets && !row.is_empty() && !self.tokens.take(b',') {
                return Err(wrong(name, "\",\" or \"]\"", self.tokens.next()));
            }
            let place = format_args!("{name}[{}]", row.len());
            row.push(self.tokens.number(place, &argument.local.values)?);
        }
    }

    /// Skips what a statement prints before a case, and what it prints between two.
    fn skip_statement(&mut self) {
        let mut is_between = false;
        while self.tokens.has_next() {
            let rest = self.tokens.rest();
            let text = rest.trim_start_matches('*');
            let starts = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
            if starts(&BEFORE_A_CASE) {
                let after = text.split_once(':').map_or("", |(_, after)| after);
                let case = after.trim_start_matches('*');
                self.tokens.skip(rest.len() - case.len());
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

fn check_length(name: &str, allowed: RangeInclusive<usize>, found: usize) -> Result<(), String> {
    let ends = [allowed.start(), allowed.end()].into_iter().dedup();
    let expected = format!("length {}", ends.format(" to "));
    let error = || wrong(name, &expected, Some(&found.to_string()));
    allowed.contains(&found).then_some(()).ok_or_else(error)
}

/// All inputs in `text`, which must hold at least one.
///
/// # Errors
/// A value is missing, is no integer, or is not answered.
pub fn inputs(problem: &Problem, text: &str) -> io::Result<Vec<Input>> {
    let mut reader = Reader::new(problem, text.as_bytes());
    std::iter::from_fn(|| reader.input().transpose()).collect()
}
