//! `cargo judge table`: varies the numbers of an input, and shows the results.

use std::io::Write;
use std::ops::{Range, RangeInclusive};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use games::told::Teller;
use games::turn::Scoring;
use games::words::{Language, words};
use games::{Budget, Input, InputError, NoGrundy, Player, Problem, parse_inputs};
use itertools::Itertools;

use crate::language::{counted, language};
use crate::naming::{missing_problem, named_problem};
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
const MAX_REPETITIONS: i64 = 10_000;

/// The budget of the search for a cell, which takes at most about a second.
const BUDGET: Budget = Budget::new(40_000_000, 300_000_000);

/// Time after which no further cell is begun.
const TIME: Duration = Duration::from_secs(2);

/// What stands around a range, besides blanks.
const SEPARATORS: &str = "[](){},;=\"";

/// A range in the text of an input.
struct Varied {
    /// The bytes that the values replace.
    place: Range<usize>,
    values: RangeInclusive<i64>,
    /// The letter that is repeated; `None` if the numbers themselves are written.
    letter: Option<char>,
}

impl Varied {
    fn written(&self, value: i64) -> String {
        match self.letter {
            None => value.to_string(),
            Some(letter) => letter.to_string().repeat(value.try_into().unwrap_or(usize::MAX)),
        }
    }

    fn count(&self) -> usize {
        let steps = self.values.end().saturating_sub(*self.values.start());
        usize::try_from(steps).map_or(usize::MAX, |steps| steps.saturating_add(1))
    }
}

/// Shows the results of all inputs in which the ranges are replaced by their values.
pub fn table(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let (name, input) = options.operands.split_first().with_context(missing_problem)?;
    let problem = named_problem(name)?;
    let text = input.join(" ");
    let ranges = ranges(&text)?;
    let count = ranges.iter().map(Varied::count).try_fold(1, usize::checked_mul);
    let is_small = count.is_some_and(|count| count <= MAX_INPUTS);
    ensure!(is_small, tell!("more than {MAX_INPUTS} inputs", "超过 {MAX_INPUTS} 组数据"));
    let mut cells = Cells {
        problem,
        options,
        end: Instant::now() + TIME,
        blank: None,
        count: 0,
        lost: None,
        language: if options.as_csv { Language::English } else { language() },
    };
    let (headings, rows) = match &ranges[..] {
        [] => bail!(tell!("INPUT has no range such as 1..100", "数据里没有 1..100 这样的范围")),
        [one] => list(&text, one, &mut cells)?,
        [rows, columns] => grid(&text, rows, columns, &mut cells)?,
        _ => bail!(tell!(
            "INPUT has {} ranges; a table shows at most two",
            "数据里有 {} 个范围；表格最多画两个",
            ranges.len()
        )),
    };
    let blank = cells.blank.take().unwrap_or_default();
    ensure!(
        cells.count > 0,
        tell!(
            "no input of these ranges has a result; {blank}",
            "这些范围里的数据都没有结果；{blank}"
        )
    );
    write_table(&headings, &rows, options.as_csv, output)?;
    if ranges.len() == 1 && !options.as_csv {
        write_losing(&rows, cells.lost.as_deref(), output)?;
    }
    let is_unknown = |cell: &String| cell == "?";
    let has_unknown = rows.iter().flatten().any(is_unknown);
    let unknown = has_unknown.then(|| tell!("?: takes too long to find", "?：太费时，没有算出"));
    let last = rows.last().map_or("", |row| &row[0]);
    let is_late = last != ranges[0].values.end().to_string();
    let late = is_late.then(|| {
        tell!(
            "stopped after {last}, since the rest would take too long",
            "其余的太费时，算到 {last} 为止"
        )
    });
    let blank = (!blank.is_empty()).then(|| tell!("blank: {blank}", "空白处：{blank}"));
    for note in unknown.into_iter().chain(late).chain(blank) {
        // A program that reads the cells expects no notes.
        if options.as_csv { eprintln!("{note}") } else { writeln!(output, "\n{note}")? }
    }
    Ok(true)
}

/// Finds the ranges in a text: `1..100` and `-3..3` outside quotes, and `+{0..20}` within. What looks like a range and is
/// none is an error.
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
                    tell!(
                        "the range {}..{} is empty",
                        "范围 {}..{} 是空的",
                        values.start(),
                        values.end()
                    )
                );
                let letter = is_repetition.then(|| letter_before(text, position)).transpose()?;
                let is_long = is_repetition && *values.end() > MAX_REPETITIONS;
                let too_long = tell!(
                    "a letter is repeated at most {MAX_REPETITIONS} times",
                    "一个字母最多重复 {MAX_REPETITIONS} 次"
                );
                ensure!(!is_long, too_long);
                let end = position + length + 2 * usize::from(is_repetition);
                let first = position + usize::from(is_repetition);
                check_separated(text, first..first + length)?;
                let is_negative = is_repetition && *values.start() < 0;
                let negative =
                    tell!("a letter is repeated 0 times or more", "一个字母的重复次数不能是负数");
                ensure!(!is_negative, negative);
                let has_end = !is_repetition || text[..end.min(text.len())].ends_with('}');
                let unclear = tell!(
                    "a repetition is written as in \"+{{0..20}}\"",
                    "重复字母的写法如 \"+{{0..20}}\""
                );
                ensure!(has_end, unclear);
                ranges.push(Varied { place: start..end, values, letter });
                position = end;
            }
            None => position += word_length(rest),
        }
    }
    ensure!(
        !ranges.is_empty() || !looks_like_range(text),
        tell!(
            "write a range as 1..100, not as in {text}",
            "范围要写成 1..100 这样，不能写成 {text}"
        )
    );
    Ok(ranges)
}

fn letter_before(text: &str, position: usize) -> Result<char> {
    let before = text[..position].chars().next_back().filter(|letter| *letter != '"');
    before.with_context(|| {
        tell!(
            "a repetition needs a letter before it, as in \"+{{0..20}}\"",
            "要重复的字母写在前面，如 \"+{{0..20}}\""
        )
    })
}

/// Returns the length of a number, or of a single other character.
fn word_length(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 { digits } else { text.chars().next().map_or(0, char::len_utf8) }
}

/// Parses a range at the beginning of a text. Returns it and its length.
fn leading_range(text: &str) -> Option<(RangeInclusive<i64>, usize)> {
    let first = number_length(text);
    let rest = text[first..].strip_prefix("..")?;
    let last = number_length(rest);
    let values = text[..first].parse().ok()?..=rest[..last].parse().ok()?;
    Some((values, first + 2 + last))
}

/// Returns the length of the integer at the beginning of a text.
fn number_length(text: &str) -> usize {
    let sign = usize::from(text.starts_with('-'));
    sign + text[sign..].bytes().take_while(u8::is_ascii_digit).count()
}

/// Checks that a range does not go on, as in `1..10^18` and `1..5..9`, and that no other word stands before it.
fn check_separated(text: &str, range: Range<usize>) -> Result<()> {
    let is_part = |letter: &char| !letter.is_whitespace() && !SEPARATORS.contains(*letter);
    let before = text[..range.start].chars().rev().take_while(is_part).map(char::len_utf8);
    let after = text[range.end..].chars().take_while(is_part).map(char::len_utf8);
    let (before, after) = (before.sum::<usize>(), after.sum::<usize>());
    let is_alone = before + after == 0;
    let word = &text[range.start - before..range.end + after];
    ensure!(
        is_alone,
        tell!(
            "\"{word}\" is not a range; a range is two integers, such as 1..100",
            "\"{word}\" 不是范围；范围是两个整数，如 1..100"
        )
    );
    Ok(())
}

/// Returns whether a text has two numbers with another sign of a range between them: `1-5`, `1…5`, `1~5`, or numbers
/// beyond 64 bits.
fn looks_like_range(text: &str) -> bool {
    let signs = ["-", "…", "~", "–", "—", "..", "至", "到"];
    signs.iter().any(|sign| {
        let mut places = text.match_indices(sign);
        places.any(|(place, sign)| {
            text[..place].ends_with(|letter: char| letter.is_ascii_digit())
                && text[place + sign.len()..].starts_with(|letter: char| !letter.is_whitespace())
        })
    })
}

/// What the cells are computed with.
struct Cells<'a> {
    problem: &'static Problem,
    options: &'a Options,
    /// When no further cell is begun.
    end: Instant,
    /// Why the first blank cell is blank.
    blank: Option<String>,
    /// The number of cells that are not blank.
    count: usize,
    /// The cell that means that the player who begins loses, if there are no points.
    lost: Option<String>,
    /// English if a program reads the cells.
    language: Language,
}

impl Cells<'_> {
    fn is_late(&self) -> bool {
        Instant::now() > self.end
    }

    /// Returns the result of an input; empty if it cannot be read or breaks a guarantee, `?` if it takes too long.
    fn cell(&mut self, text: &str) -> Result<String> {
        let read = parse_inputs(&self.problem.signature, text);
        let read = read.map_err(|error| InputError::text_of(&error).get(language()).to_owned());
        let one = read.and_then(|inputs| {
            let count = counted(inputs.len(), words("input", "组"));
            let one = inputs.into_iter().exactly_one();
            one.map_err(|_| {
                tell!("expected one input, found {count}", "应为一组数据，读到了 {count}")
            })
        });
        let kept = one.and_then(|input| match self.problem.signature.guarantee {
            Some(guarantee) if !guarantee.is_kept(&input) => {
                let guarantee = guarantee.words.get(language());
                Err(tell!("expected {guarantee}", "应满足：{guarantee}"))
            }
            _ => Ok(input),
        });
        match kept {
            Ok(input) => {
                self.count += 1;
                self.result(&input)
            }
            Err(reason) => {
                self.blank.get_or_insert_with(|| tell!("{text}: {reason}", "{text}：{reason}"));
                Ok(String::new())
            }
        }
    }

    fn result(&mut self, input: &Input) -> Result<String> {
        let count = self.problem.game_count(input);
        let program = self.problem.program;
        ensure!(
            count == 1,
            tell!("an input of {program} has several games", "{program} 的一组数据有好几局")
        );
        if self.is_late() {
            return Ok("?".to_owned());
        }
        let game = self.problem.game(input, 0);
        let mut budget = BUDGET;
        if self.options.shows_grundy {
            return match game.grundy(&mut budget) {
                Ok(number) => Ok(number.to_string()),
                Err(NoGrundy::Unsolved(_)) => Ok("?".to_owned()),
                Err(reason) => {
                    let reason = why_no_grundy(&reason);
                    bail!(tell!(
                        "{program} has no Grundy numbers: {reason}",
                        "{program} 没有 SG 值：{reason}"
                    ))
                }
            };
        }
        let facts = game.facts();
        let (players, reader) = (self.problem.players, None);
        let language = self.language;
        let teller = Teller { facts: &facts, players, reader, language };
        let has_points = facts.scoring != Scoring::Win;
        self.lost = (!has_points).then(|| teller.cell(-1));
        Ok(match game.lead(&mut budget) {
            None => "?".to_owned(),
            Some(lead) if has_points => teller.number(Player::First, lead),
            Some(lead) => teller.cell(lead),
        })
    }
}

/// Says why a game has no Grundy numbers.
fn why_no_grundy(reason: &NoGrundy) -> String {
    let in_chinese = match reason {
        NoGrundy::Partizan => "双方的走法不同",
        NoGrundy::Repeats => "局面会重复",
        NoGrundy::Points => "双方计分",
        NoGrundy::MovesAgain => "有人连走两步",
        NoGrundy::NotNormalPlay => "无法行动的一方不一定输",
        _ => "局面太多",
    };
    tell!("{reason}", "{in_chinese}")
}

type Table = (Vec<String>, Vec<Vec<String>>);

/// Returns a row for each value of the range, as far as there is time.
fn list(text: &str, varied: &Varied, cells: &mut Cells) -> Result<Table> {
    let mut rows = Vec::new();
    for value in varied.values.clone() {
        if cells.is_late() {
            break;
        }
        let (start, end) = (varied.place.start, varied.place.end);
        let input = [&text[..start], &varied.written(value), &text[end..]].concat();
        rows.push(vec![value.to_string(), cells.cell(&input)?]);
    }
    let heading = if cells.options.shows_grundy {
        words("Grundy number", "SG 值")
    } else {
        words("result", "结果")
    };
    Ok((vec![String::new(), heading.get(cells.language).to_owned()], rows))
}

/// Returns a row for each value of the first range, with a cell for each value of the second, as far as there is time.
fn grid(text: &str, rows: &Varied, columns: &Varied, cells: &mut Cells) -> Result<Table> {
    let headings =
        [String::new()].into_iter().chain(columns.values.clone().map(|value| value.to_string()));
    let [before, between, after] = [
        &text[..rows.place.start],
        &text[rows.place.end..columns.place.start],
        &text[columns.place.end..],
    ];
    let mut table = Vec::new();
    for row in rows.values.clone() {
        if cells.is_late() {
            break;
        }
        let results = columns.values.clone().map(|column| {
            let [row, column] = [rows.written(row), columns.written(column)];
            cells.cell(&[before, &row, between, &column, after].concat())
        });
        let results: Vec<_> = results.try_collect()?;
        table.push([vec![row.to_string()], results].concat());
    }
    Ok((headings.collect(), table))
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
fn write_losing(rows: &[Vec<String>], lost: Option<&str>, output: &mut dyn Write) -> Result<()> {
    let is_losing = |row: &&Vec<String>| lost == Some(row[1].as_str());
    let losing = rows.iter().filter(is_losing).map(|row| &row[0]).join(" ");
    if !losing.is_empty() {
        writeln!(output, "{}", tell!("\nlosing: {losing}", "\n必败：{losing}"))?;
    }
    Ok(())
}
