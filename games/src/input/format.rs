//! The format in which a site writes an input on standard input.

use std::borrow::Cow;
use std::fmt::{self, Write};

use itertools::Itertools;

use crate::input::Input;
use crate::input::argument::Argument;
use crate::input::shape::Shape;
use crate::input::value::Value;
use crate::say;
use crate::words::{Language, Text, words};

/// The names of the lengths that a statement gives, in order. A length takes the first name that is free.
const LENGTH_NAMES: [&str; 6] = ["n", "m", "q", "k", "l", "p"];

/// A word of a format, or several. The argument is given by its index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// The value as JSON, which may contain commas: `[1,5,2]`.
    Json(usize),
    /// A number, a text without quotes, or the numbers of a row. A row of one possible length needs no length before it;
    /// another one without a length is as long as the row before it.
    Plain(usize),
    /// The number of items of a row, text or list.
    Length(usize),
    /// The number of items of a row, text or list, plus a constant: a tree has one vertex more than edges.
    LengthPlus(usize, usize),
    /// The number of items of each item of a list: the columns of a grid.
    Width(usize),
    /// The pairs, or the items of a list, each on its own line.
    Lines(usize),
    /// The items of a list, each on its own line and after its length.
    CountedLines(usize),
    /// No word: the length before it is also the number of items of this argument, plus a constant. So one n stands for n
    /// numbers and n - 1 edges.
    SharedLength(usize, usize),
    /// The end of a line between two words.
    NewLine,
}

use Word::{CountedLines, Json, Length, LengthPlus, Lines, NewLine, Plain, SharedLength, Width};

/// Maximum number of arguments.
pub(super) const MAX_ARGUMENTS: usize = 6;

/// The format of LeetCode: each value on its own line. Other formats have one input per run or a count of cases.
const JSON: [Word; 2 * MAX_ARGUMENTS - 1] = {
    let mut words = [NewLine; 2 * MAX_ARGUMENTS - 1];
    let mut argument = 0;
    while argument < MAX_ARGUMENTS {
        words[2 * argument] = Json(argument);
        argument += 1;
    }
    words
};

/// The format in which a site writes an input on standard input: lines of words.
#[derive(Debug, Clone, Copy)]
pub struct Format {
    pub words: &'static [Word],
    pub runs: Runs,
    /// The names of the lengths in the statement, in order, as far as they are not the usual ones.
    lengths: &'static [&'static str],
}

/// How many inputs a site gives a program in one run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Runs {
    /// As many as it likes, one after another: LeetCode calls the function for each.
    AnyNumber,
    /// A single one.
    One,
    /// Several, after their count.
    Counted(Cases),
}

/// The constraints of a file with several cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cases {
    /// Maximum number of cases.
    pub most: usize,
    /// Maximum [size](Input::size) of all cases together, if the site has one.
    pub total_size: Option<usize>,
}

impl Format {
    /// The format of a single row: its length, and its numbers on a second line.
    pub const ONE_ROW: Self = Self::new(&[Length(0), NewLine, Plain(0)]);

    /// Creates the format of a site that gives each run of a program a single input.
    pub const fn new(words: &'static [Word]) -> Self {
        Self { words, runs: Runs::One, lengths: &[] }
    }

    /// Creates the format of LeetCode for this number of arguments.
    pub(crate) const fn json(arguments: usize) -> Self {
        let words = JSON.split_at(2 * arguments - 1).0;
        Self { runs: Runs::AnyNumber, ..Self::new(words) }
    }

    /// Returns the format with the statement's names of the lengths.
    #[must_use]
    pub(crate) const fn with_lengths(self, lengths: &'static [&'static str]) -> Self {
        Self { lengths, ..self }
    }

    /// Returns the format with a count of cases, at most `most`, before all.
    #[must_use]
    pub const fn with_cases(self, most: usize) -> Self {
        Self { runs: Runs::Counted(Cases { most, total_size: None }), ..self }
    }

    /// Returns the format with at most `most` cases, whose [sizes](Input::size) are at most `total_size` in all.
    #[must_use]
    pub const fn with_cases_of_size(self, most: usize, total_size: usize) -> Self {
        let cases = Cases { most, total_size: Some(total_size) };
        Self { runs: Runs::Counted(cases), ..self }
    }

    /// Returns whether the site writes rows and lists in brackets.
    pub fn has_brackets(&self) -> bool {
        matches!(self.words, [Json(_), ..])
    }

    /// Returns the constraints of the count of cases, if the site's files begin with one.
    pub fn cases(&self) -> Option<Cases> {
        match self.runs {
            Runs::Counted(cases) => Some(cases),
            Runs::AnyNumber | Runs::One => None,
        }
    }

    /// Returns the number of inputs that one run may get, if it gets the first ones of these.
    pub fn longest_run<'a>(&self, inputs: impl Iterator<Item = &'a Input>) -> usize {
        let Some(Cases { most, total_size }) = self.cases() else {
            return inputs.count();
        };
        let mut left = total_size.unwrap_or(usize::MAX);
        let fits = |input: &&Input| {
            let after = left.checked_sub(input.size());
            left = after.unwrap_or(0);
            after.is_some()
        };
        inputs.take(most).take_while(fits).count()
    }

    /// Formats the line before this number of inputs: their count, or nothing.
    pub fn first_line(&self, count: usize) -> String {
        self.cases().map_or(String::new(), |_| format!("{count}\n"))
    }

    /// Formats an input as the site writes it, with a trailing newline.
    pub fn written(&self, input: &Input) -> String {
        written(self.words, input)
    }

    /// Pairs each of these words with its name: that of the argument or, for a length, a letter.
    pub(super) fn names(
        &self,
        words: &[Word],
        arguments: &[Argument],
    ) -> Vec<(Word, Cow<'static, str>)> {
        words.iter().copied().zip(names(words, self.lengths, arguments)).collect()
    }

    /// Describes what a program reads: `n and k, then the n numbers of a`.
    pub fn in_words(&self, arguments: &[Argument]) -> Text {
        let names = self.names(self.words, arguments);
        Text::said(|language| {
            let case = described(&names, arguments, language);
            match self.cases() {
                None => case,
                Some(_) => say!(language, "T, then per case {case}", "组数 T，换行，每组为 {case}"),
            }
        })
    }
}

/// Describes words: `n and k, then the n numbers of a`.
pub(super) fn in_words(words: &[Word], arguments: &[Argument]) -> Text {
    let names = names(words, &[], arguments);
    let pairs = words.iter().copied().zip(names).collect_vec();
    Text::said(|language| described(&pairs, arguments, language))
}

/// Describes words, each with its name: `n and k, then the n numbers of a`.
pub(super) fn described(
    named: &[(Word, Cow<str>)],
    arguments: &[Argument],
    language: Language,
) -> String {
    let lines = named.split(|(word, _)| *word == NewLine);
    let lines = lines.map(|line| {
        let words = line.iter().filter(|(word, _)| !matches!(word, SharedLength(..)));
        let words = words.map(|(word, name)| {
            word.in_words(
                name,
                arguments,
                |argument| length_of(named, argument, arguments),
                language,
            )
        });
        joined(&words.collect_vec(), language)
    });
    lines.collect_vec().join(words(", then ", "，换行，").get(language))
}

impl Word {
    /// Returns the index of the argument; `None` at the end of a line.
    #[inline]
    pub(super) const fn argument(self) -> Option<usize> {
        match self {
            NewLine => None,
            Json(argument)
            | Plain(argument)
            | Length(argument)
            | LengthPlus(argument, _)
            | SharedLength(argument, _)
            | Width(argument)
            | Lines(argument)
            | CountedLines(argument) => Some(argument),
        }
    }

    /// Returns whether the word gives the value of an argument before the one with this index.
    pub(super) const fn is_value_before(self, index: usize) -> bool {
        match self {
            Json(of) | Plain(of) | Lines(of) | CountedLines(of) => of < index,
            Length(_) | LengthPlus(..) | SharedLength(..) | Width(_) | NewLine => false,
        }
    }

    /// Describes the word, given its name and the length of an argument, in words too.
    fn in_words(
        self,
        name: &str,
        arguments: &[Argument],
        length: impl Fn(usize) -> String,
        language: Language,
    ) -> String {
        let count = self.argument().map_or(String::new(), length);
        match self {
            Plain(index) if matches!(arguments[index].site, Shape::Row(..)) => {
                say!(language, "the {count} numbers of {name}", "{name} 的 {count} 个数")
            }
            Lines(_) => say!(language, "{count} lines of {name}", "{name} 的 {count} 行"),
            CountedLines(_) => say!(
                language,
                "{count} lines of {name}, each after its length",
                "{name} 的 {count} 行（每行先给长度）"
            ),
            _ => name.to_owned(),
        }
    }
}

/// Formats an input in these words, with a trailing newline.
pub(super) fn written(words: &[Word], input: &Input) -> String {
    let mut text = String::new();
    for (index, word) in words.iter().enumerate() {
        let starts_line = index == 0 || words[index - 1] == NewLine;
        if !matches!(word, NewLine | SharedLength(..)) && !starts_line {
            text.push(' ');
        }
        // Writing to a string cannot fail.
        let _ = write_word(&mut text, *word, input);
    }
    text + "\n"
}

fn write_word(text: &mut String, word: Word, input: &Input) -> fmt::Result {
    match word {
        Json(index) => write!(text, "{}", input.values[index]),
        Plain(index) => write_plain(text, &input.values[index]),
        Length(index) => write!(text, "{}", input.values[index].length()),
        LengthPlus(index, plus) => write!(text, "{}", input.values[index].length() + plus),
        Width(index) => {
            let first = input.list(index).first();
            write!(text, "{}", first.map_or(0, Value::length))
        }
        Lines(index) => match &input.values[index] {
            Value::Pairs(pairs) => {
                let lines = pairs.iter().map(|[one, other]| format!("{one} {other}"));
                write!(text, "{}", lines.format("\n"))
            }
            _ => write_lines(text, input.list(index), false),
        },
        CountedLines(index) => write_lines(text, input.list(index), true),
        SharedLength(..) => Ok(()),
        NewLine => {
            text.push('\n');
            Ok(())
        }
    }
}

/// Writes each item of a list on its own line, after its length if they are counted.
fn write_lines(text: &mut String, items: &[Value], are_counted: bool) -> fmt::Result {
    for (number, item) in items.iter().enumerate() {
        if number > 0 {
            text.push('\n');
        }
        if are_counted {
            write!(text, "{} ", item.length())?;
        }
        write_plain(text, item)?;
    }
    Ok(())
}

/// Writes a value without brackets and quotes.
fn write_plain(text: &mut String, value: &Value) -> fmt::Result {
    match value {
        Value::Row(row) => write!(text, "{}", row.iter().format(" ")),
        Value::Text(letters) => text.write_str(letters),
        _ => write!(text, "{value}"),
    }
}

/// Returns the format for a program that expects no brackets, although the site writes them: the length of the rows, if
/// there are any, and the values other than rows come first.
pub(super) fn without_brackets(arguments: &[Argument]) -> Vec<Word> {
    let is_row = |index: &usize| matches!(arguments[*index].site, Shape::Row(..));
    let (rows, others): (Vec<_>, Vec<_>) = (0..arguments.len()).partition(is_row);
    let length = rows.first().map(|row| Length(*row));
    let others = others.into_iter().map(|index| match arguments[index].site {
        Shape::Pairs(..) | Shape::List(..) => Json(index),
        _ => Plain(index),
    });
    let first = length.into_iter().chain(others);
    let lines = rows.into_iter().flat_map(|row| [NewLine, Plain(row)]);
    first.chain(lines).collect()
}

/// Returns the name of each word: that of the argument or, for a length, one of these names or else a letter.
fn names(
    words: &[Word],
    lengths: &[&'static str],
    arguments: &[Argument],
) -> Vec<Cow<'static, str>> {
    let is_free = |name: &&str| arguments.iter().all(|argument| argument.name != *name);
    let mut letters = lengths.iter().copied().chain(LENGTH_NAMES.into_iter().filter(is_free));
    let name_of = |word: &Word| match (word, word.argument()) {
        (SharedLength(..), _) | (_, None) => "".into(),
        (Length(_) | LengthPlus(..) | Width(_), Some(index)) => {
            let letter = letters.next().map(Cow::from);
            letter.unwrap_or_else(|| format!("#{}", arguments[index].name).into())
        }
        (_, Some(index)) => arguments[index].name.into(),
    };
    words.iter().map(name_of).collect()
}

/// Returns the length of an argument in words: `n`, `n - 1`, `9`. An argument without a length of its own has the only
/// possible one, or else the last one that the format gives.
fn length_of(words: &[(Word, Cow<str>)], argument: usize, arguments: &[Argument]) -> String {
    let less = |name: &str, plus| match plus {
        0 => name.to_owned(),
        _ => format!("{name} - {plus}"),
    };
    let mut stated = "";
    let mut lengths = Vec::new();
    for (word, name) in words {
        let (of, plus) = match word {
            Length(of) => (*of, 0),
            LengthPlus(of, plus) | SharedLength(of, plus) => (*of, *plus),
            _ => continue,
        };
        if !name.is_empty() {
            stated = name;
        }
        lengths.push((of, less(stated, plus)));
    }
    let own = lengths.iter().find(|(of, _)| *of == argument).map(|(_, words)| words.clone());
    let fixed = || arguments[argument].local.fixed_length().map(|length| length.to_string());
    let last = || lengths.last().map(|(_, words)| words.clone());
    own.or_else(fixed).or_else(last).unwrap_or_default()
}

/// Joins items as in `n, m and q`.
fn joined(items: &[String], language: Language) -> String {
    match items {
        [first @ .., before, last] => {
            let comma = words(", ", "、").get(language);
            let start = first.iter().map(|item| format!("{item}{comma}")).join("");
            say!(language, "{start}{before} and {last}", "{start}{before} 和 {last}")
        }
        _ => items.join(""),
    }
}
