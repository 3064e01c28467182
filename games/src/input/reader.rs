//! Parses inputs in all the forms that people write.

use std::borrow::Cow;
use std::fmt;
use std::io::{self, BufRead};
use std::iter::from_fn;
use std::ops::RangeInclusive;

use itertools::Itertools;

use crate::input::Input;
use crate::input::argument::Argument;
use crate::input::error::InputError;
use crate::input::format::{MAX_ARGUMENTS, Word, described, without_brackets};
use crate::input::shape::Shape;
use crate::input::signature::Signature;
use crate::input::tokens::{Alphabet, Tokens, unexpected};
use crate::input::value::{Pair, Value};
use crate::text;
use crate::words::{Text, Words, same, words};

/// The words before an input in a statement.
const BEFORE_AN_INPUT: [&str; 2] = ["Input:", "输入:"];

/// The starts of the lines between two inputs in a statement, up to the next [`BEFORE_AN_INPUT`].
const BETWEEN_INPUTS: [&str; 4] = ["Output:", "输出:", "Example", "示例"];

/// Reads the inputs in a text, and waits for no more lines than it needs.
///
/// An input is written in one of two forms. With brackets: the values in the order of the arguments, as JSON; quotes may
/// be missing. Without brackets: in the site's format or, if the site writes brackets, with the length of its rows
/// first, as in `3 1 5 2`. The reader skips names before values, as in `nums = [1,5,2]`, commas between values,
/// whitespace, and the words of a statement around an input. Time and memory grow with the length of the text, not with
/// the length that it states for a row.
pub struct Reader<'a> {
    signature: &'a Signature,
    /// The words of the format without brackets.
    words: Vec<Named>,
    /// Whether an input without brackets has rows or lists.
    has_rows: bool,
    /// The alphabet of each argument; empty if it has no letters.
    alphabets: Vec<Alphabet>,
    tokens: Tokens<'a>,
    /// Number of inputs that have been started.
    count: usize,
    /// The count of cases that was read last; `None` if a count of cases cannot come.
    cases: Option<Count>,
}

impl<'a> Reader<'a> {
    /// Creates a reader of inputs without a count.
    pub fn new(signature: &'a Signature, source: impl BufRead + 'a) -> Self {
        let words = if signature.format.has_brackets() {
            without_brackets(signature.arguments)
        } else {
            signature.format.words.to_vec()
        };
        let words = signature.format.names(&words, signature.arguments);
        let alphabet = |argument: &Argument| Alphabet::new(argument.local.letters());
        let is_row = |word: &Word| match word {
            Word::Plain(index) => {
                !matches!(signature.arguments[*index].local, Shape::Number(_) | Shape::Text(..))
            }
            Word::Json(_) | Word::NewLine => false,
            _ => true,
        };
        Self {
            has_rows: words.iter().any(|(word, _)| is_row(word)),
            signature,
            words: named(words),
            alphabets: signature.arguments.iter().map(alphabet).collect(),
            tokens: Tokens::new(source),
            count: 0,
            cases: None,
        }
    }

    /// Creates a reader of files. If the site's files begin with the count of cases, a number that stands alone on its
    /// line before a case is such a count, and a case without a count begins with two words on a line, a bracket or a
    /// name.
    pub fn of_files(signature: &'a Signature, source: impl BufRead + 'a) -> Self {
        let cases = signature.format.cases().map(|_| Count::default());
        Self { cases, ..Self::new(signature, source) }
    }

    /// Reads the next input. Returns `None` after the last one.
    ///
    /// # Errors
    /// See [`Reader::read_into`].
    pub fn next_input(&mut self) -> io::Result<Option<Input>> {
        let mut input = Input::default();
        Ok(self.read_into(&mut input)?.then_some(input))
    }

    /// Reads the next input into this one, so that many tiny inputs need no new memory. Returns whether there was one.
    ///
    /// # Errors
    /// If there is no input at all, if the source cannot be read, if a value is missing, malformed, or outside the
    /// local constraints, or if the input breaks a guarantee that the program needs. The error is one line that names
    /// the input and the value, and says what is wrong.
    pub fn read_into(&mut self, input: &mut Input) -> io::Result<bool> {
        input.values.clear();
        self.skip_statement();
        let is_read = self.input_of_file(input);
        self.count += 1;
        let error = match (is_read, self.tokens.failure.take()) {
            (_, Some(failure)) => {
                text!("cannot read standard input: {failure}", "无法读取标准输入：{failure}")
            }
            (Ok(false), None) if self.count == 1 => {
                words("no input was given", "没有给出数据").into()
            }
            (Ok(is_read), None) => return Ok(is_read),
            (Err(reason), None) => {
                let (count, Text { en, zh }) = (self.count, reason.into_text());
                Text {
                    en: format!("input {count}: {en}"), zh: format!("第 {count} 组数据：{zh}")
                }
            }
        };
        Err(io::Error::other(InputError::from(error)))
    }

    /// Reads the count of cases, if one is due and stands there, and an input. Returns whether there was one.
    fn input_of_file(&mut self, input: &mut Input) -> Result<bool, InputError> {
        if let Some(Count { left: 0, .. }) = self.cases
            && self.tokens.stands_alone()
        {
            let count = usize::try_from(self.tokens.number("T", &(1..=i64::from(i32::MAX)))?);
            self.cases = count.ok().map(|stated| Count { stated, left: stated });
        }
        let cases = self.cases.unwrap_or_default();
        if cases.left == 0 && self.tokens.peek().is_none() {
            return Ok(false);
        }
        if let Some(count) = &mut self.cases {
            count.left = count.left.saturating_sub(1);
        }
        match self.input(input) {
            Err(error) if cases.left > 0 && self.tokens.peek().is_none() => {
                Err(error.with(&self.advice_about_count(cases.stated)))
            }
            result => result.map(|()| true),
        }
    }

    /// Explains the number that was taken for the count of cases.
    fn advice_about_count(&self, count: usize) -> Text {
        let names = self.signature.arguments.iter().map(|argument| argument.name);
        let case = match self.signature.arguments {
            [Argument { name, local: Shape::Number(_), .. }] => {
                text!("{name} = {count} or [{count}]", "{name} = {count} 或 [{count}]")
            }
            _ => Text::plain(names.map(|name| format!("{name} = …")).join(", ")),
        };
        Text {
            en: format!(
                " ({count} alone on a line is the count of cases; a case without it is {})",
                case.en
            ),
            zh: format!("（单独占一行的 {count} 是组数；不写组数时，一组数据写成 {}）", case.zh),
        }
    }

    fn input(&mut self, input: &mut Input) -> Result<(), InputError> {
        if self.has_brackets() {
            self.input_with_brackets(&mut input.values)?;
        } else {
            let words = std::mem::take(&mut self.words);
            let result = self.input_without_brackets(&words, &mut input.values);
            self.words = words;
            result.map_err(|error| error.with(&self.advice_about_brackets()))?;
        }
        if let Some(Words { en, zh }) = self.signature.broken_guarantee(input) {
            return Err(text!("expected {en}", "应满足：{zh}").into());
        }
        Ok(())
    }

    /// Returns whether the next input is written with brackets, quotes or names, or needs none.
    fn has_brackets(&mut self) -> bool {
        let arguments = self.signature.arguments;
        if !self.has_rows {
            return true;
        }
        let is_long = |argument: &Argument| !matches!(argument.local, Shape::Number(_));
        let numbers = arguments.iter().position(is_long).unwrap_or(arguments.len());
        let long = &arguments[numbers..];
        self.tokens.brackets_follow(numbers, |name| {
            long.iter().any(|argument| argument.name.as_bytes() == name)
        })
    }

    /// Says how to write an input.
    fn advice_about_brackets(&self) -> Text {
        let value = |Argument { name, local, .. }: &Argument| match local {
            Shape::Number(_) => format!("{name} = …"),
            Shape::Text(..) => format!("{name} = \"…\""),
            Shape::Row(..) | Shape::Pairs(..) | Shape::List(..) => format!("{name} = […]"),
        };
        let named = self.signature.arguments.iter().map(value).join(", ");
        let words = self.words.iter().map(|Named { word, name, .. }| (*word, name.clone()));
        let words = words.collect_vec();
        let plain = Text::said(|language| described(&words, self.signature.arguments, language));
        let Text { en, zh } = plain;
        Text {
            en: format!(" (an input is {named} or, without brackets, {en})"),
            zh: format!("（一组数据写成 {named}；不带括号时依次为 {zh}）"),
        }
    }

    /// Reads the values in the order of the arguments.
    fn input_with_brackets(&mut self, values: &mut Vec<Value>) -> Result<(), InputError> {
        let arguments = self.signature.arguments;
        let is_number = |argument: &Argument| matches!(argument.local, Shape::Number(_));
        let is_one_row = arguments.iter().all(is_number) && self.tokens.take(b'[');
        for (argument, alphabet) in arguments.iter().zip(&self.alphabets) {
            if !values.is_empty() {
                self.tokens.take(b',');
            }
            skip_name(&mut self.tokens, argument.name)?;
            let name = Name::Argument(argument.name);
            let mut reader = ValueReader { tokens: &mut self.tokens, alphabet };
            values.push(reader.value(name, &argument.local)?);
        }
        if is_one_row && !self.tokens.take(b']') {
            let last = arguments.last().map_or("", |argument| argument.name);
            return Err(unexpected(last, &same("\"]\"").into(), self.tokens.next()));
        }
        // The length may also follow, as the last argument of a function.
        if let ([.., Value::Row(row)], [.., argument]) = (&values[..], arguments)
            && self.tokens.is_next_on_line(b',')
        {
            self.tokens.take(b',');
            skip_name(&mut self.tokens, "n")?;
            let stated = length(&mut self.tokens, "n", lengths(&argument.local), 0)?;
            check_length(argument.name, &(stated..=stated), row.len())?;
        }
        Ok(())
    }

    /// Reads an input in these words of a format.
    fn input_without_brackets(
        &mut self,
        words: &[Named],
        values: &mut Vec<Value>,
    ) -> Result<(), InputError> {
        let arguments = self.signature.arguments;
        let mut lengths_read = Lengths::default();
        for &Named { word, ref name, place } in words {
            let Some(index) = word.argument() else { continue };
            if let Word::SharedLength(_, plus) = word {
                lengths_read.share(index, plus);
                continue;
            }
            if !values.is_empty() {
                self.tokens.take(b',');
            }
            skip_name(&mut self.tokens, name)?;
            let shape = &arguments[index].local;
            let own_name = Name::Argument(name);
            let mut reader =
                ValueReader { tokens: &mut self.tokens, alphabet: &self.alphabets[index] };
            match word {
                Word::Length(_) => {
                    lengths_read.add(index, length(reader.tokens, name, lengths(shape), 0)?, 0);
                }
                Word::LengthPlus(_, plus) => {
                    lengths_read.add(
                        index,
                        length(reader.tokens, name, lengths(shape), plus)?,
                        plus,
                    );
                }
                Word::Width(_) => {
                    let widths = lengths(shape.item().unwrap_or(shape));
                    lengths_read.width = Some(length(reader.tokens, name, widths, 0)?);
                }
                Word::Json(_) => values.insert(place, reader.value(own_name, shape)?),
                Word::Plain(_) => {
                    let length = lengths_read.of(index, shape);
                    values.insert(place, reader.plain_value(own_name, shape, length)?);
                }
                Word::Lines(_) | Word::CountedLines(_) => {
                    let is_counted = matches!(word, Word::CountedLines(_));
                    let count = lengths_read.of(index, shape).unwrap_or(0);
                    let width = lengths_read.width.filter(|_| !is_counted);
                    let lines = reader.lines(own_name, shape, count, width, is_counted)?;
                    values.insert(place, lines);
                }
                Word::SharedLength(..) | Word::NewLine => {}
            }
        }
        Ok(())
    }

    /// Skips the words of a statement before and between inputs.
    fn skip_statement(&mut self) {
        let mut is_between = false;
        while let Some(first) = self.tokens.peek() {
            if !is_between && (first.is_ascii_digit() || matches!(first, b'[' | b'"')) {
                return;
            }
            let rest = self.tokens.rest();
            let stars = rest.iter().take_while(|byte| **byte == b'*').count();
            let text = &rest[stars..];
            let heading = |headings: &[&str]| {
                let heading = headings.iter().find(|words| text.starts_with(words.as_bytes()));
                heading.map(|words| words.len())
            };
            if let Some(length) = heading(&BEFORE_AN_INPUT) {
                let after = text[length..].iter().take_while(|byte| **byte == b'*');
                let skipped = stars + length + after.count();
                self.tokens.skip(skipped);
                is_between = false;
            } else if is_between || heading(&BETWEEN_INPUTS).is_some() {
                self.tokens.skip_line();
                is_between = true;
            } else {
                return;
            }
        }
    }
}

/// A count of cases.
#[derive(Clone, Copy, Default)]
struct Count {
    stated: usize,
    /// The number of its cases that have not been started.
    left: usize,
}

/// A word of a format.
struct Named {
    word: Word,
    name: Cow<'static, str>,
    /// The number of values that stand before it and belong to earlier arguments.
    place: usize,
}

/// Adds the place of each word.
fn named(words: Vec<(Word, Cow<'static, str>)>) -> Vec<Named> {
    let places = words.iter().enumerate().map(|(position, (word, _))| {
        let index = word.argument().unwrap_or(0);
        words[..position].iter().filter(|(word, _)| word.is_value_before(index)).count()
    });
    let places = places.collect_vec();
    let words = words.into_iter().zip(places);
    words.map(|((word, name), place)| Named { word, name, place }).collect()
}

/// The lengths that have been read for the values of an input.
#[derive(Default)]
struct Lengths {
    /// The lengths of the arguments with one of their own.
    own: [Option<usize>; MAX_ARGUMENTS],
    last: Option<usize>,
    /// The last length as it is stated.
    stated: usize,
    /// The length of each item of a list.
    width: Option<usize>,
}

impl Lengths {
    /// Adds a length, to which the format adds a constant.
    fn add(&mut self, argument: usize, length: usize, plus: usize) {
        self.own[argument] = Some(length);
        self.last = Some(length);
        self.stated = length + plus;
    }

    /// Adds another argument with the stated length, to which the format adds a constant.
    fn share(&mut self, argument: usize, plus: usize) {
        self.own[argument] = Some(self.stated.saturating_sub(plus));
    }

    /// Returns the length of an argument. An argument without a length of its own has the only possible one, or else the
    /// last one.
    fn of(&self, argument: usize, shape: &Shape) -> Option<usize> {
        self.own[argument].or_else(|| shape.fixed_length()).or(self.last)
    }
}

/// The name of a value in an error: `nums`, `nums[3]`.
#[derive(Clone, Copy)]
enum Name<'a> {
    Argument(&'a str),
    Item(&'a Name<'a>, usize),
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument(name) => formatter.write_str(name),
            Self::Item(list, index) => write!(formatter, "{list}[{index}]"),
        }
    }
}

/// Reads the values of an argument with this alphabet.
struct ValueReader<'a, 'b> {
    tokens: &'a mut Tokens<'b>,
    alphabet: &'a Alphabet,
}

impl ValueReader<'_, '_> {
    /// Reads a value of this shape, in brackets unless it is a number or a text.
    fn value(&mut self, name: Name, shape: &Shape) -> Result<Value, InputError> {
        let value = match shape {
            Shape::Number(_) | Shape::Text(..) => return self.plain_value(name, shape, None),
            Shape::Row(_, numbers) => {
                let mut row = Vec::new();
                self.row(name, numbers, &mut row)?;
                Value::Row(row)
            }
            Shape::Pairs(_, numbers) => Value::Pairs(self.pairs(name, numbers)?),
            Shape::List(_, item) => {
                let mut list = Vec::new();
                self.items(name, |reader| {
                    list.push(reader.value(Name::Item(&name, list.len()), item)?);
                    Ok(())
                })?;
                Value::List(list)
            }
        };
        check_length(name, lengths(shape), value.length())?;
        Ok(value)
    }

    /// Appends the numbers in brackets to a row.
    fn row(
        &mut self,
        name: Name,
        numbers: &RangeInclusive<i32>,
        row: &mut Vec<i32>,
    ) -> Result<(), InputError> {
        self.items(name, |reader| {
            reader.tokens.take_numbers(row, usize::MAX, numbers, true);
            row.push(reader.number(Name::Item(&name, row.len()), numbers)?);
            Ok(())
        })
    }

    /// Reads pairs in brackets, each in brackets of its own.
    fn pairs(
        &mut self,
        name: Name,
        numbers: &RangeInclusive<i32>,
    ) -> Result<Vec<Pair>, InputError> {
        let mut pairs = Vec::new();
        let mut row = Vec::new();
        self.items(name, |reader| {
            let name = Name::Item(&name, pairs.len());
            row.clear();
            reader.row(name, numbers, &mut row)?;
            check_length(name, &(2..=2), row.len())?;
            pairs.extend_from_slice(row.as_chunks().0);
            Ok(())
        })?;
        Ok(pairs)
    }

    /// Reads a value of this shape without brackets. A row has the given length, and an empty text has no word.
    fn plain_value(
        &mut self,
        name: Name,
        shape: &Shape,
        length: Option<usize>,
    ) -> Result<Value, InputError> {
        let value = match shape {
            Shape::Number(numbers) => {
                return Ok(Value::Number(self.tokens.number(name, numbers)?));
            }
            Shape::Text(..) if length == Some(0) => Value::Text(String::new()),
            Shape::Text(..) => Value::Text(self.tokens.text(name, self.alphabet)?),
            Shape::Row(_, numbers) => {
                Value::Row(self.numbers(name, length.unwrap_or(0), numbers)?)
            }
            Shape::Pairs(..) | Shape::List(..) => return self.value(name, shape),
        };
        check_length(name, lengths(shape), value.length())?;
        if let (Value::Text(text), Some(length)) = (&value, length) {
            check_length(name, &(length..=length), text.len())?;
        }
        Ok(value)
    }

    /// Reads pairs or the items of a list without brackets, each of this width, if there is one, or after its length.
    fn lines(
        &mut self,
        name: Name,
        shape: &Shape,
        count: usize,
        width: Option<usize>,
        is_counted: bool,
    ) -> Result<Value, InputError> {
        let item = match shape {
            Shape::Pairs(_, numbers) => return self.lines_of_pairs(name, count, numbers),
            _ => shape.item().unwrap_or(shape),
        };
        let fixed = lengths(item);
        let width = width.or_else(|| item.fixed_length());
        let mut lines = Vec::with_capacity(self.most_items(count));
        for index in 0..count {
            let name = Name::Item(&name, index);
            let own = is_counted.then(|| length(self.tokens, name, fixed, 0)).transpose()?;
            lines.push(self.plain_value(name, item, own.or(width))?);
        }
        Ok(Value::List(lines))
    }

    /// Reads this many pairs without brackets.
    fn lines_of_pairs(
        &mut self,
        name: Name,
        count: usize,
        numbers: &RangeInclusive<i32>,
    ) -> Result<Value, InputError> {
        let mut pairs = Vec::with_capacity(self.most_items(count));
        for index in 0..count {
            let name = Name::Item(&name, index);
            let mut end = |index| self.number(Name::Item(&name, index), numbers);
            pairs.push([end(0)?, end(1)?]);
        }
        Ok(Value::Pairs(pairs))
    }

    /// Reads this many numbers without brackets.
    fn numbers(
        &mut self,
        name: Name,
        count: usize,
        allowed: &RangeInclusive<i32>,
    ) -> Result<Vec<i32>, InputError> {
        let mut numbers = Vec::with_capacity(self.most_items(count));
        while numbers.len() < count {
            self.tokens.take_numbers(&mut numbers, count - 1, allowed, false);
            numbers.push(self.number(Name::Item(&name, numbers.len()), allowed)?);
        }
        Ok(numbers)
    }

    fn number(&mut self, name: Name, allowed: &RangeInclusive<i32>) -> Result<i32, InputError> {
        let range = i64::from(*allowed.start())..=i64::from(*allowed.end());
        let number = self.tokens.number(name, &range)?;
        Ok(number.try_into().unwrap_or_default())
    }

    /// Returns an upper bound of the number of items on this line, at most `count`. An item and its separator take two
    /// bytes or more, so an absurd count cannot exhaust the memory.
    fn most_items(&self, count: usize) -> usize {
        count.min(self.tokens.rest().len() / 2 + 1)
    }

    /// Reads the items in brackets. `add` reads one or more of them.
    fn items(
        &mut self,
        name: Name,
        mut add: impl FnMut(&mut Self) -> Result<(), InputError>,
    ) -> Result<(), InputError> {
        if !self.tokens.take(b'[') {
            return Err(unexpected(name, &same("\"[\"").into(), self.tokens.next()));
        }
        let mut is_complete = self.tokens.take(b']');
        while !is_complete {
            add(self)?;
            is_complete = self.tokens.take(b']');
            if !is_complete && !self.tokens.take(b',') {
                let expected = words("\",\" or \"]\"", "\",\" 或 \"]\"");
                return Err(unexpected(name, &expected.into(), self.tokens.next()));
            }
        }
        Ok(())
    }
}

/// Skips the name before a value, if any, which must be `expected`.
#[inline]
fn skip_name(tokens: &mut Tokens, expected: &str) -> Result<(), InputError> {
    let Some(name) = tokens.name() else {
        return Ok(());
    };
    if name != expected {
        let stated = Text::plain(format!("\"{expected} =\""));
        return Err(unexpected(expected, &stated, Some(name)));
    }
    tokens.next();
    tokens.take(b'=');
    Ok(())
}

/// Reads a length, to which the format adds a constant.
fn length(
    tokens: &mut Tokens,
    name: impl fmt::Display,
    allowed: &RangeInclusive<usize>,
    plus: usize,
) -> Result<usize, InputError> {
    let stated_as = |length: &usize| i64::try_from(length + plus).unwrap_or(i64::MAX);
    let range = stated_as(allowed.start())..=stated_as(allowed.end());
    let stated = tokens.number(name, &range)?;
    Ok(usize::try_from(stated).map_or(0, |stated| stated - plus))
}

fn lengths(shape: &Shape) -> &RangeInclusive<usize> {
    match shape {
        Shape::Number(_) => &(1..=1),
        Shape::Row(lengths, _)
        | Shape::Text(lengths, _)
        | Shape::Pairs(lengths, _)
        | Shape::List(lengths, _) => lengths,
    }
}

fn check_length(
    name: impl fmt::Display,
    allowed: &RangeInclusive<usize>,
    found: usize,
) -> Result<(), InputError> {
    if allowed.contains(&found) {
        return Ok(());
    }
    let ends = [allowed.start(), allowed.end()].into_iter().dedup();
    let [en, zh] = [" to ", " 到 "].map(|to| ends.clone().join(to));
    let text = Text {
        en: format!("{name}: expected length {en}, found {found}"),
        zh: format!("{name}：长度应为 {zh}，实际为 {found}"),
    };
    Err(text.into())
}

/// Parses all inputs in `text`, which must contain at least one. A count of cases is not expected.
///
/// # Errors
/// See [`Reader::next_input`].
pub fn parse_inputs(signature: &Signature, text: &str) -> io::Result<Vec<Input>> {
    all(Reader::new(signature, text.as_bytes()))
}

/// Parses all inputs in the text of a file, which must contain at least one, and may begin with the count of cases.
///
/// # Errors
/// See [`Reader::next_input`].
pub fn parse_file(signature: &Signature, text: &str) -> io::Result<Vec<Input>> {
    all(Reader::of_files(signature, text.as_bytes()))
}

/// Parses the inputs that a person gives in a text: one input, or a file of the site, which may begin with the count of
/// cases. A text that is neither may hold several inputs without a count.
///
/// # Errors
/// See [`Reader::next_input`].
pub fn parse_given(signature: &Signature, text: &str) -> io::Result<Vec<Input>> {
    let without_count = parse_inputs(signature, text);
    if signature.format.cases().is_none() || matches!(without_count.as_deref(), Ok([_])) {
        return without_count;
    }
    parse_file(signature, text).or(without_count)
}

fn all(mut reader: Reader) -> io::Result<Vec<Input>> {
    from_fn(|| reader.next_input().transpose()).collect()
}
