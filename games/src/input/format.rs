//! The format in which a site writes an input on standard input.

use std::borrow::Cow;
use std::fmt::{self, Write};

use itertools::Itertools;

use crate::input::Input;
use crate::input::argument::Argument;
use crate::input::shape::Shape;
use crate::input::value::Value;

/// The names of the lengths that a statement gives, in order. A length takes the first name that is free.
const LENGTH_NAMES: [&str; 6] = ["n", "m", "q", "k", "l", "p"];

/// A word of a format, or several. The argument is given by its index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// The value as JSON, which may contain commas: `[1,5,2]`.
    Json(usize),
    /// A number, a text without quotes, or the numbers of a row. A row whose length the format does not have before it
    /// is as long as the row before it.
    Plain(usize),
    /// The number of items of a row, text or list.
    Length(usize),
    /// The number of items of a row, text or list, plus a constant: a tree has one vertex more than edges.
    LengthPlus(usize, usize),
    /// The number of items of each item of a list: the columns of a grid.
    Width(usize),
    /// The items of a list, each on its own line.
    Lines(usize),
    /// The items of a list, each on its own line and after its length.
    CountedLines(usize),
    /// The end of a line between two words.
    NewLine,
}

use Word::{CountedLines, Json, Length, LengthPlus, Lines, NewLine, Plain, Width};

/// Maximum number of arguments.
pub(super) const MAX_ARGUMENTS: usize = 4;

/// The format of LeetCode: each value on its own line. Other formats have one input per run or a count of cases.
const JSON: [Word; 2 * MAX_ARGUMENTS - 1] =
    [Json(0), NewLine, Json(1), NewLine, Json(2), NewLine, Json(3)];

/// The format in which a site writes an input on standard input: lines of words.
#[derive(Debug, Clone, Copy)]
pub struct Format {
    pub words: &'static [Word],
    /// The count of cases that stands before all, if the site has one.
    pub cases: Option<Cases>,
    /// The names of the lengths in the statement, in order, as far as they are not the usual ones.
    lengths: &'static [&'static str],
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
    pub(crate) const ONE_ROW: Self = Self::new(&[Length(0), NewLine, Plain(0)]);

    /// Creates the format of a site that gives each run of a program a single input.
    pub(crate) const fn new(words: &'static [Word]) -> Self {
        Self { words, cases: None, lengths: &[] }
    }

    /// Creates the format of LeetCode for this number of arguments.
    pub(crate) const fn json(arguments: usize) -> Self {
        Self::new(JSON.split_at(2 * arguments - 1).0)
    }

    /// Returns the format with the statement's names of the lengths.
    #[must_use]
    pub(crate) const fn with_lengths(self, lengths: &'static [&'static str]) -> Self {
        Self { lengths, ..self }
    }

    /// Returns the format with a count of cases, at most `most`, before all.
    #[must_use]
    pub const fn with_cases(self, most: usize) -> Self {
        Self { cases: Some(Cases { most, total_size: None }), ..self }
    }

    /// Returns the format with at most `most` cases, whose [sizes](Input::size) are at most `total_size` in all.
    #[must_use]
    pub const fn with_cases_of_size(self, most: usize, total_size: usize) -> Self {
        Self { cases: Some(Cases { most, total_size: Some(total_size) }), ..self }
    }

    /// Returns whether the site gives a run of a program as many inputs as it likes.
    pub fn is_json(&self) -> bool {
        matches!(self.words, [Json(_), ..])
    }

    /// Returns whether the site gives each run of a program a single input.
    pub fn has_one_input_per_run(&self) -> bool {
        self.cases.is_none() && !self.is_json()
    }

    /// Returns the number of inputs that one run may get, if it gets the first ones of these.
    pub fn longest_run<'a>(&self, inputs: impl Iterator<Item = &'a Input>) -> usize {
        let Some(Cases { most, total_size }) = self.cases else {
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
        self.cases.map_or(String::new(), |_| format!("{count}\n"))
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
    pub fn in_words(&self, arguments: &[Argument]) -> String {
        let case = described(&self.names(self.words, arguments), arguments);
        if self.cases.is_some() { format!("T, then per case {case}") } else { case }
    }
}

/// Describes words: `n and k, then the n numbers of a`.
pub(super) fn in_words(words: &[Word], arguments: &[Argument]) -> String {
    let names = names(words, &[], arguments);
    described(&words.iter().copied().zip(names).collect_vec(), arguments)
}

/// Describes words, each with its name: `n and k, then the n numbers of a`.
pub(super) fn described(words: &[(Word, Cow<str>)], arguments: &[Argument]) -> String {
    let lines = words.split(|(word, _)| *word == NewLine);
    let lines = lines.map(|line| {
        let words = line.iter().map(|(word, name)| {
            word.in_words(name, arguments, |argument| length_of(words, argument))
        });
        joined(&words.collect_vec())
    });
    lines.collect_vec().join(", then ")
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
            | Width(argument)
            | Lines(argument)
            | CountedLines(argument) => Some(argument),
        }
    }

    /// Returns whether the word gives the value of an argument before the one with this index.
    pub(super) const fn is_value_before(self, index: usize) -> bool {
        match self {
            Json(of) | Plain(of) | Lines(of) | CountedLines(of) => of < index,
            Length(_) | LengthPlus(..) | Width(_) | NewLine => false,
        }
    }

    /// Describes the word, given its name and the length of an argument, in words too.
    fn in_words(
        self,
        name: &str,
        arguments: &[Argument],
        length: impl Fn(usize) -> String,
    ) -> String {
        match self {
            Plain(index) if matches!(arguments[index].site, Shape::Row(..)) => {
                format!("the {} numbers of {name}", length(index))
            }
            Lines(index) => format!("{} lines of {name}", length(index)),
            CountedLines(index) => {
                format!("{} lines of {name}, each after its length", length(index))
            }
            _ => name.to_owned(),
        }
    }
}

/// Formats an input in these words, with a trailing newline.
pub(super) fn written(words: &[Word], input: &Input) -> String {
    let mut text = String::new();
    for (index, word) in words.iter().enumerate() {
        let starts_line = index == 0 || words[index - 1] == NewLine;
        if *word != NewLine && !starts_line {
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
        Lines(index) | CountedLines(index) => {
            for (number, item) in input.list(index).iter().enumerate() {
                if number > 0 {
                    text.push('\n');
                }
                if matches!(word, CountedLines(_)) {
                    write!(text, "{} ", item.length())?;
                }
                write_plain(text, item)?;
            }
            Ok(())
        }
        NewLine => {
            text.push('\n');
            Ok(())
        }
    }
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
        Shape::List(..) => Json(index),
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
        (_, None) => "".into(),
        (Length(_) | LengthPlus(..) | Width(_), Some(index)) => {
            let letter = letters.next().map(Cow::from);
            letter.unwrap_or_else(|| format!("#{}", arguments[index].name).into())
        }
        (_, Some(index)) => arguments[index].name.into(),
    };
    words.iter().map(name_of).collect()
}

/// Returns the length of an argument in words: `n`, `n - 1`. An argument without a length of its own has the last one.
fn length_of(words: &[(Word, Cow<str>)], argument: usize) -> String {
    let lengths = words.iter().filter_map(|(word, name)| match word {
        Length(of) => Some((*of, name.to_string())),
        LengthPlus(of, plus) => Some((*of, format!("{name} - {plus}"))),
        _ => None,
    });
    let lengths = lengths.collect_vec();
    let own = lengths.iter().find(|(of, _)| *of == argument);
    own.or(lengths.last()).map_or(String::new(), |(_, words)| words.clone())
}

/// Joins words as in `n, m and q`.
fn joined(words: &[String]) -> String {
    match words {
        [first @ .., before, last] => {
            let start = first.iter().map(|word| format!("{word}, ")).join("");
            format!("{start}{before} and {last}")
        }
        _ => words.join(""),
    }
}

#[cfg(test)]
mod tests {
    use std::slice;

    use super::*;
    use crate::input::reader::parse_file;
    use crate::input::shape::Shape::{List, Number, Row, Text};
    use crate::input::signature::Signature;

    const A: Argument = Argument::new("a", Row(1..=200_000, 0..=1_000_000_000));
    const EDGES: Argument = pairs("edges");
    const QUERIES: Argument = pairs("queries");
    const MOVES: Argument = Argument::new("moves", Row(1..=100, 1..=1_000_000));
    const N: Argument = number("n", 1_000_000);
    const PILES: Argument = Argument::new("piles", List(1..=100, &Row(1..=100, 1..=1000)));
    const GRID: Argument = Argument::new("rows", List(1..=100, &Text(1..=100, ".#")));
    const DIGITS: Argument = Argument::new("S", Text(1..=200_000, "0123456789"));
    const TURNS: Argument = Argument::new("X", Text(1..=200_000, "AT"));

    const fn number(name: &'static str, most: i64) -> Argument {
        Argument::new(name, Number(0..=most))
    }

    const fn pairs(name: &'static str) -> Argument {
        Argument::new(name, List(1..=500_000, &Row(2..=2, 1..=100_000)))
    }

    /// Reads a sample, compares its inputs with the expected ones, and writes them again.
    fn check(
        arguments: &'static [Argument],
        format: Format,
        sample: &str,
        expected: &str,
        words: &str,
    ) {
        let signature = Signature { format, ..Signature::new(arguments) };
        let inputs = parse_file(&signature, sample).expect(sample);
        assert_eq!(inputs.iter().join(" / "), expected);
        assert_eq!(signature.written(inputs.iter()), sample);
        assert_eq!(format.in_words(arguments), words);
        // Typed alone and with brackets, each input is read as well.
        for input in inputs {
            let typed = input.to_string();
            let named = signature.named(&input);
            for text in [typed, named] {
                let read = crate::parse_inputs(&signature, &text).expect(&text);
                assert_eq!(read, slice::from_ref(&input));
            }
        }
    }

    #[test]
    fn samples_with_a_count_of_cases_are_read_and_written() {
        check(
            &[A],
            Format::ONE_ROW.with_cases_of_size(200_000, 200_000),
            "3\n4\n5 7 2 5\n2\n4 1\n3\n3 5 6\n",
            "[5,7,2,5] / [4,1] / [3,5,6]",
            "T, then per case n, then the n numbers of a",
        );
        check(
            &[N],
            Format::new(&[Plain(0)]).with_cases(100_000),
            "3\n6\n7\n8\n",
            "6 / 7 / 8",
            "T, then per case n",
        );
        check(
            const { &[number("m", 2_147_483_647), number("n", 2_147_483_647)] },
            Format::new(&[Plain(0), Plain(1)]).with_cases(6),
            "2\n25 7\n24 15\n",
            "25 7 / 24 15",
            "T, then per case m and n",
        );
    }

    #[test]
    fn samples_of_numbers_and_rows_are_read_and_written() {
        check(&[A], Format::ONE_ROW, "3\n3 6 9\n", "[3,6,9]", "n, then the n numbers of a");
        check(
            const { &[number("n", 1_000_000_000_000_000)] },
            Format::new(&[Plain(0)]),
            "806515533049393\n",
            "806515533049393",
            "n",
        );
        check(
            const { &[number("a", 1_000_000_000), number("b", 1_000_000_000)] },
            Format::new(&[Plain(0), Plain(1)]),
            "8 4\n",
            "8 4",
            "a and b",
        );
        check(
            &[N, MOVES],
            Format::new(&[Plain(0), Length(1), NewLine, Plain(1)]),
            "10 3\n1 3 4\n",
            "10 [1,3,4]",
            "n and m, then the m numbers of moves",
        );
        check(
            &[PILES],
            Format::new(&[Length(0), NewLine, CountedLines(0)]),
            "2\n1 100\n2 1 10\n",
            "[[100],[1,10]]",
            "n, then n lines of piles, each after its length",
        );
    }

    #[test]
    fn samples_of_graphs_grids_and_texts_are_read_and_written() {
        check(
            &[EDGES],
            Format::new(&[LengthPlus(0, 1), NewLine, Lines(0)]),
            "5\n1 2\n2 3\n2 4\n4 5\n",
            "[[1,2],[2,3],[2,4],[4,5]]",
            "n, then n - 1 lines of edges",
        );
        check(
            &[N, EDGES, QUERIES],
            Format::new(&[Plain(0), Length(1), Length(2), NewLine, Lines(1), NewLine, Lines(2)]),
            "5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3\n",
            "5 [[1,2],[2,3],[3,1],[3,4],[4,5]] [[1,5],[4,3]]",
            "n, m and q, then m lines of edges, then q lines of queries",
        );
        check(
            &[GRID],
            Format::new(&[Length(0), Width(0), NewLine, Lines(0)]),
            "3 3\n.##\n...\n#.#\n",
            "[\".##\",\"...\",\"#.#\"]",
            "n and m, then n lines of rows",
        );
        check(
            &[DIGITS, TURNS],
            Format::new(&[Length(0), NewLine, Plain(0), NewLine, Plain(1)]),
            "5\n12345\nAAAAT\n",
            "\"12345\" \"AAAAT\"",
            "n, then S, then X",
        );
    }

    #[test]
    fn a_number_alone_on_a_line_is_the_count_of_cases() {
        let format = Format::new(&[Plain(0)]).with_cases(100_000);
        let signature = Signature { format, ..Signature::new(&[N]) };
        let read = |text| match parse_file(&signature, text) {
            Ok(inputs) => inputs.iter().join(" "),
            Err(error) => error.to_string(),
        };
        for (text, expected) in [
            ("n = 8", "8"),
            ("[8]", "8"),
            ("8 9", "8 9"),
            ("2\n8\n9\n1\n7\n", "8 9 7"),
            (
                "8",
                "input 1: n: expected an integer, found the end of the input (8 alone on a line is the count of \
                    cases; a case without it is n = 8 or [8])",
            ),
            (
                "2\n8\n",
                "input 2: n: expected an integer, found the end of the input (2 alone on a line is the count of \
                    cases; a case without it is n = 2 or [2])",
            ),
            ("2\nx\n3\n", "input 1: n: expected an integer, found \"x\""),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
        assert_eq!(crate::parse_inputs(&signature, "8\n9").expect("two inputs").len(), 2);
    }
}
