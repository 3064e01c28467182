//! Draws how the best players play a game.

use std::fmt::Display;
use std::ops::Range;

use anyhow::{Context, Result};
use games::record::{Cell, Record};
use games::{Problem, Question, counted, cut_in_the_middle};
use itertools::Itertools;

/// How many moves of a long game are shown at its start, and at its end.
const ENDS: usize = 12;
/// How many columns a row has at most, and words and an answer.
const ROW: usize = 20;
const WORDS: usize = 44;
const ANSWER: usize = 72;
/// How many leads of a move are shown at most.
const MOST_LEADS: usize = 3;

/// How the best players play, and the answer.
pub fn played(problem: &Problem, question: &Question) -> Result<String> {
    let name = problem.named(question);
    let too_long = || {
        let name = cut_in_the_middle(&name, 50);
        format!("{name}: this game is too long to be played here")
    };
    let record = problem.game.play(problem, question);
    let lines = lines(record.with_context(too_long)?);
    let answer = problem.answer(question);
    let answer = answer.with_context(too_long)?;
    let gap = if answer.contains('\n') { '\n' } else { ' ' };
    let answer = answer.lines().map(|line| cut(line.split(' '), ANSWER));
    let title = cut_in_the_middle(&format!("{}  {name}", problem.program), 80);
    let (lines, answer) = (lines.join("\n"), answer.format("\n"));
    Ok(format!("{title}\n\n{lines}\n\nanswer:{gap}{answer}\n"))
}

/// The lines of a record.
fn lines(record: Record) -> Vec<String> {
    let mut moves = record.moves;
    let start = moves.by_ref().take(ENDS).collect_vec();
    let mut rest = 0;
    let end = moves.inspect(|_| rest += 1).tail(ENDS).collect_vec();
    let mut rows = start
        .iter()
        .chain(&end)
        .map(|cells| row(cells))
        .collect_vec();
    let skipped = rest - end.len();
    if skipped > 0 {
        rows.insert(
            start.len(),
            vec![format!("… {} …", counted(skipped, "move"))],
        );
    }
    let before = record.before.map(|before| cut(before.split(' '), 80));
    let mut lines = before.into_iter().collect_vec();
    if let Some(first) = start.first() {
        lines.extend((!lines.is_empty()).then(String::new));
        let heading = |(heading, cell): (&String, &Cell)| match cell {
            Cell::Row { .. } => format!(" {heading}"),
            _ => heading.clone(),
        };
        rows.insert(0, record.headings.iter().zip(first).map(heading).collect());
        let is_number = |cell: &Cell| matches!(cell, Cell::Number(_));
        lines.extend(table(&rows, &first.iter().map(is_number).collect_vec()));
    }
    lines.extend(
        record
            .after
            .into_iter()
            .flat_map(|after| [String::new(), after]),
    );
    lines
}

/// The cells of a move.
fn row(cells: &[Cell]) -> Vec<String> {
    let shown = |cell: &Cell| match cell {
        Cell::Number(number) => number.to_string(),
        Cell::Text(text) => cut(text.split(' '), WORDS),
        Cell::Row { row, left, taken } => in_place(row, left, taken),
        Cell::Cards { cards, captured } => marked(cards, &(0..cards.len()), captured, ROW),
        Cell::Leads { leads, chosen } => shown_leads(leads, *chosen),
    };
    cells.iter().map(shown).collect()
}

/// The row with what is taken in brackets. What is gone leaves its place empty, where the whole row fits.
fn in_place(row: &[i32], left: &Range<usize>, taken: &Range<usize>) -> String {
    let cell = |(place, number): (usize, &i32)| {
        let before = if place == taken.start { '[' } else { ' ' };
        let after = if place + 1 == taken.end { ']' } else { ' ' };
        let cell = format!("{before}{number}{after}");
        if left.contains(&place) {
            cell
        } else {
            " ".repeat(cell.len())
        }
    };
    // Each number has at least 3 columns.
    let whole: String = row.iter().take(ROW).enumerate().map(cell).collect();
    if whole.len() <= ROW {
        whole
    } else {
        marked(row, left, taken, ROW)
    }
}

/// What is left of a row, or of cards, with what is taken in brackets; cut where it does not fit.
fn marked<Number: Display>(
    row: &[Number],
    left: &Range<usize>,
    taken: &Range<usize>,
    width: usize,
) -> String {
    let parts = |width: usize| {
        let before = cut(&row[left.start..taken.start], width);
        let after = cut(&row[taken.end..left.end], width);
        let taken = match taken.len() {
            0 => String::new(),
            _ => format!("[{}]", cut(&row[taken.clone()], width)),
        };
        let parts = [before, taken, after].into_iter();
        parts.filter(|part| !part.is_empty()).join(" ")
    };
    // Each number has at least 2 columns.
    let whole = (left.len() <= width).then(|| parts(usize::MAX));
    let whole = whole.filter(|whole| whole.chars().count() <= width);
    let sides = [left.start..taken.start, taken.clone(), taken.end..left.end];
    let count = sides.iter().filter(|side| !side.is_empty()).count();
    whole.unwrap_or_else(|| parts(width / count.max(1)))
}

/// What each move comes to: `left: +1`. Of many only the first ones, the chosen one and the last one are shown.
fn shown_leads(leads: &[(String, i64)], chosen: usize) -> String {
    let places = [chosen, leads.len() - 1].into_iter().chain(0..leads.len());
    let mut next = 0;
    let shown = places.unique().take(MOST_LEADS).sorted().map(|place| {
        let gap = if place == next { "" } else { "… " };
        next = place + 1;
        let (name, lead) = &leads[place];
        format!("{gap}{name}: {lead:+}")
    });
    shown.collect_vec().join("  ")
}

/// The lines of a table: some columns stand at the right side, and the last cell of a row may be of any width.
fn table(rows: &[Vec<String>], is_right: &[bool]) -> Vec<String> {
    let width = |column: usize| {
        let rows = rows.iter().filter(|row| row.len() > column + 1);
        rows.map(|row| row[column].chars().count())
            .max()
            .unwrap_or(0)
    };
    let columns = (0..is_right.len()).map(width).zip(is_right).collect_vec();
    let cell = |(text, (width, is_right)): (&String, &(usize, &bool))| match is_right {
        true => format!("{text:>width$}"),
        false => format!("{text:width$}"),
    };
    let line = |row: &Vec<String>| row.iter().zip(&columns).map(cell).join("  ");
    rows.iter()
        .map(|row| line(row).trim_end().to_owned())
        .collect()
}

/// The words with spaces between. If they need more columns, with a gap behind each, those in the middle are cut out.
fn cut<Word: Display>(
    words: impl IntoIterator<IntoIter: DoubleEndedIterator<Item = Word>>,
    columns: usize,
) -> String {
    let mut words = words.into_iter();
    let (mut start, mut end) = (Vec::new(), Vec::new());
    let mut left = columns;
    loop {
        let is_at_start = start.len() == end.len();
        let word = if is_at_start {
            words.next()
        } else {
            words.next_back()
        };
        let Some(word) = word.map(|word| word.to_string()) else {
            end.reverse();
            return [start, end].concat().join(" ");
        };
        let width = word.chars().count() + 1;
        if width > left.saturating_sub(1) {
            end.push("…".to_owned());
            end.reverse();
            return [start, end].concat().join(" ");
        }
        left = left.saturating_sub(width);
        if is_at_start {
            start.push(word);
        } else {
            end.push(word);
        }
    }
}
