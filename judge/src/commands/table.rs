//! `cargo judge table`: varies the numbers of an input, and shows the results.

use std::io::Write;
use std::ops::{Range, RangeInclusive};

use anyhow::{Context, Result, bail, ensure};
use games::turn::{Facts, Scoring};
use games::{Budget, Input, NoGrundy, Player, Problem, parse_inputs};
use itertools::Itertools;

use crate::naming::named_problem;
use crate::optimal_play::signed;
use crate::options::Options;
use crate::table::{Aligned, table as formatted};
use crate::terminal::fitting;

pub const HELP: &str = "\
Usage: cargo judge table PROBLEM INPUT

Varies the numbers of INPUT, and shows for each input whether the player who
begins wins (W), loses (L) or draws (D), or the final lead or total.
A range such as 1..100 includes both ends and may stand wherever a number may;
in a quoted string, +{0..20} repeats a letter. One range gives a list, two give
a grid.

Examples: cargo judge table 1510 1..100
          cargo judge table 1908 '[0..10,0..10]'
          cargo judge table 294 '\"+{0..20}\"'

  --csv     separate the cells by commas
  --grundy  show Grundy numbers instead of results";

const MAX_INPUTS: usize = 10_000;
const MAX_REPETITIONS: u32 = 10_000;

/// The budget of all searches together.
const BUDGET: Budget = Budget::new(400_000_000, 300_000_000);

/// A range in the text of an input.
struct Varied {
    /// The bytes that the values replace.
    place: Range<usize>,
    values: RangeInclusive<u32>,
    /// The letter that is repeated; `None` if the numbers themselves are written.
    letter: Option<char>,
}

impl Varied {
    fn written(&self, value: u32) -> String {
        match self.letter {
            None => value.to_string(),
            Some(letter) => letter.to_string().repeat(value.try_into().unwrap_or(usize::MAX)),
        }
    }

    fn count(&self) -> usize {
        let steps = self.values.end() - self.values.start();
        usize::try_from(steps).map_or(usize::MAX, |steps| steps.saturating_add(1))
    }
}

/// Shows the results of all inputs in which the ranges are replaced by their values.
pub fn table(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let missing = "missing PROBLEM; `cargo judge list` lists all problems";
    let (name, input) = options.operands.split_first().context(missing)?;
    let problem = named_problem(name)?;
    let text = input.join(" ");
    let ranges = ranges(&text)?;
    let count = ranges.iter().map(Varied::count).try_fold(1, usize::checked_mul);
    ensure!(count.is_some_and(|count| count <= MAX_INPUTS), "more than {MAX_INPUTS} inputs");
    let mut cells = Cells { problem, options, budget: BUDGET, first_error: None, is_filled: false };
    let (headings, rows) = match &ranges[..] {
        [] => bail!("INPUT has no range such as 1..100"),
        [one] => list(&text, one, &mut cells)?,
        [rows, columns] => grid(&text, rows, columns, &mut cells)?,
        _ => bail!("INPUT has {} ranges; a table shows at most two", ranges.len()),
    };
    if let (false, Some(error)) = (cells.is_filled, cells.first_error) {
        bail!("no input of these ranges can be read; the first one: {error}");
    }
    write_table(&headings, &rows, options.as_csv, output)?;
    if ranges.len() == 1 && !options.as_csv {
        write_losing(&rows, output)?;
    }
    Ok(true)
}

/// Finds the ranges in a text: `1..100` outside quotes, and `+{0..20}` within.
fn ranges(text: &str) -> Result<Vec<Varied>> {
    let mut ranges = Vec::new();
    let mut is_quoted = false;
    let mut position = 0;
    while let Some(character) = text[position..].chars().next() {
        is_quoted ^= character == '"';
        let rest = &text[position..];
        let (start, body) = match rest.strip_prefix('{') {
            Some(body) if is_quoted => (position - letter_before(text, position)?.len_utf8(), body),
            _ => (position, rest),
        };
        let is_repetition = body.len() < rest.len();
        match leading_range(body).filter(|_| is_repetition || !is_quoted) {
            Some((values, length)) => {
                ensure!(
                    !values.is_empty(),
                    "the range {}..{} is empty",
                    values.start(),
                    values.end()
                );
                let letter = is_repetition.then(|| letter_before(text, position)).transpose()?;
                let is_long = is_repetition && *values.end() > MAX_REPETITIONS;
                ensure!(!is_long, "a letter is repeated at most {MAX_REPETITIONS} times");
                let end = position + length + 2 * usize::from(is_repetition);
                let has_end = !is_repetition || text[..end.min(text.len())].ends_with('}');
                ensure!(has_end, "a repetition is written as in \"+{{0..20}}\"");
                ranges.push(Varied { place: start..end, values, letter });
                position = end;
            }
            None => position += word_length(rest),
        }
    }
    Ok(ranges)
}

fn letter_before(text: &str, position: usize) -> Result<char> {
    let before = text[..position].chars().next_back().filter(|letter| *letter != '"');
    before.context("a repetition needs a letter before it, as in \"+{0..20}\"")
}

/// Returns the length of a number, or of a single other character.
fn word_length(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 { digits } else { text.chars().next().map_or(0, char::len_utf8) }
}

/// Parses a range at the beginning of a text. Returns it and its length.
fn leading_range(text: &str) -> Option<(RangeInclusive<u32>, usize)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let first = digits(text);
    let rest = text[first..].strip_prefix("..")?;
    let last = digits(rest);
    let values = text[..first].parse().ok()?..=rest[..last].parse().ok()?;
    Some((values, first + 2 + last))
}

/// What the cells are computed with.
struct Cells<'a> {
    problem: &'static Problem,
    options: &'a Options,
    budget: Budget,
    first_error: Option<String>,
    /// Whether some input could be read.
    is_filled: bool,
}

impl Cells<'_> {
    /// Returns the result of an input; empty if it cannot be read or breaks a guarantee, `?` if it takes too long.
    fn cell(&mut self, text: &str) -> Result<String> {
        let input = match parse_inputs(&self.problem.signature, text) {
            Ok(inputs) => inputs.into_iter().exactly_one().ok(),
            Err(error) => {
                self.first_error.get_or_insert(error.to_string());
                None
            }
        };
        let Some(input) = input.filter(|input| self.problem.keeps_guarantee(input)) else {
            return Ok(String::new());
        };
        self.is_filled = true;
        self.result(&input)
    }

    fn result(&mut self, input: &Input) -> Result<String> {
        let count = self.problem.game_count(input);
        ensure!(count == 1, "an input of {} has several games", self.problem.program);
        let game = self.problem.game(input, 0);
        if self.options.shows_grundy {
            return match game.grundy(&mut self.budget) {
                Ok(number) => Ok(number.to_string()),
                Err(NoGrundy::Unsolved(_)) => Ok("?".to_owned()),
                Err(reason) => bail!("{} has no Grundy numbers: {reason}", self.problem.program),
            };
        }
        let Facts { scoring, .. } = game.facts();
        Ok(match game.lead(&mut self.budget) {
            None => "?".to_owned(),
            Some(lead) if scoring == Scoring::Win => {
                ["L", "D", "W"][usize::try_from(lead.signum() + 1)?].to_owned()
            }
            Some(lead) => signed(scoring, Player::First, lead),
        })
    }
}

type Table = (Vec<String>, Vec<Vec<String>>);

/// Returns a row for each value of the range.
fn list(text: &str, varied: &Varied, cells: &mut Cells) -> Result<Table> {
    let rows = varied.values.clone().map(|value| {
        let (start, end) = (varied.place.start, varied.place.end);
        let input = [&text[..start], &varied.written(value), &text[end..]].concat();
        anyhow::Ok(vec![value.to_string(), cells.cell(&input)?])
    });
    let rows = rows.try_collect()?;
    let heading = if cells.options.shows_grundy { "Grundy number" } else { "result" };
    Ok((vec![String::new(), heading.to_owned()], rows))
}

/// Returns a row for each value of the first range, with a cell for each value of the second.
fn grid(text: &str, rows: &Varied, columns: &Varied, cells: &mut Cells) -> Result<Table> {
    let headings =
        [String::new()].into_iter().chain(columns.values.clone().map(|value| value.to_string()));
    let table = rows.values.clone().map(|row| {
        let results = columns.values.clone().map(|column| {
            let [before, between, after] = [
                &text[..rows.place.start],
                &text[rows.place.end..columns.place.start],
                &text[columns.place.end..],
            ];
            cells.cell(
                &[before, &rows.written(row), between, &columns.written(column), after].concat(),
            )
        });
        let results: Vec<_> = results.try_collect()?;
        anyhow::Ok([vec![row.to_string()], results].concat())
    });
    Ok((headings.collect(), table.try_collect()?))
}

fn write_table(
    headings: &[String],
    rows: &[Vec<String>],
    as_csv: bool,
    output: &mut dyn Write,
) -> Result<()> {
    if as_csv {
        for row in [headings].into_iter().chain(rows.iter().map(Vec::as_slice)) {
            writeln!(output, "{}", row.join(","))?;
        }
        return Ok(());
    }
    let aligned = |row: &Vec<String>| row.iter().map(Aligned::right).collect();
    let rows = rows.iter().map(aligned).collect_vec();
    for line in formatted(headings.to_vec(), &rows).lines() {
        writeln!(output, "{}", fitting(line))?;
    }
    Ok(())
}

/// Writes the values at which the player who begins loses, if there are any.
fn write_losing(rows: &[Vec<String>], output: &mut dyn Write) -> Result<()> {
    let losing = rows.iter().filter(|row| row[1] == "L").map(|row| &row[0]).collect_vec();
    if !losing.is_empty() {
        writeln!(output, "\nlosing: {}", losing.into_iter().join(" "))?;
    }
    Ok(())
}
