//! A game as the best players play it, in lines that fit.

use std::fmt::Display;
use std::ops::Range;

use anyhow::{Result, bail};
use games::record::{Cell, Record};
use games::{Problem, Question, counted, cut_in_the_middle};
use itertools::Itertools;

use super::COLUMNS;

/// How many moves of a long game are shown at its start, and at its end.
const ENDS: usize = 12;
/// How many moves are shown at most where all are asked for.
const MOST_SHOWN: usize = 200_000;
/// How many columns words have at most.
const WORDS: usize = 44;
/// How many columns the list of leads should have at most.
const LEADS: usize = 34;
/// How many columns a row has at least, for one number and the gap.
const LEAST_ROW: usize = 12;

/// How the best players play, and the answer.
pub fn played(problem: &Problem, question: &Question, shows_all: bool) -> Result<String> {
    let name = problem.named(question);
    let record = problem.game.play(problem, question);
    let lines = record.and_then(|record| lines(record, shows_all));
    let Some((lines, answer)) = lines.zip(problem.answer(question)) else {
        let name = cut_in_the_middle(&name, 50);
        bail!("{name}: this game is too long to be played here");
    };
    let gap = if answer.contains('\n') { '\n' } else { ' ' };
    let room = COLUMNS - "answer: ".len();
    let answer = answer.lines().map(|line| cut(line.split(' '), room));
    let answer = answer.format("\n");
    let title = format!("{}  {name}", problem.program);
    let title = cut_in_the_middle(&title, COLUMNS);
    let lines = lines.iter().map(|line| cut_in_the_middle(line, COLUMNS));
    let lines = lines.format("\n");
    Ok(format!("{title}\n\n{lines}\n\nanswer:{gap}{answer}\n"))
}

/// The lines of a record; `None` if there are too many.
fn lines(record: Record, shows_all: bool) -> Option<Vec<String>> {
    let mut moves = record.moves;
    let most = if shows_all { MOST_SHOWN } else { ENDS };
    let start = moves.by_ref().take(most).collect_vec();
    let mut rest = 0;
    let end = moves.inspect(|_| rest += 1).tail(ENDS).collect_vec();
    if shows_all && rest > 0 {
        return None;
    }
    let skipped = rest - end.len();
    let moves = start.iter().chain(&end).collect_vec();
    let mut lines = Vec::new();
    if let Some(before) = &record.before {
        lines.push(cut(before.split(' '), COLUMNS));
        lines.extend(moves.first().map(|_| String::new()));
    }
    if let Some(first) = moves.first() {
        let lead_width = longest(moves.iter().copied().flatten().flat_map(leads));
        let width = row_width(&moves, &record.headings, lead_width);
        let shown = |cell| shown(cell, width, lead_width);
        let rows = moves.iter().map(|cells| cells.iter().map(shown).collect());
        let mut rows: Vec<Vec<String>> = rows.collect();
        if skipped > 0 {
            let gap = format!("… {} …", counted(skipped, "move"));
            rows.insert(start.len(), vec![gap]);
        }
        let heading = |(heading, cell): (&String, &Cell)| match cell {
            Cell::Row { .. } => format!(" {heading}"),
            _ => heading.clone(),
        };
        rows.insert(0, record.headings.iter().zip(*first).map(heading).collect());
        let is_number = |cell: &Cell| matches!(cell, Cell::Number(_));
        lines.extend(table(&rows, &first.iter().map(is_number).collect_vec()));
    }
    if let Some(after) = record.after {
        lines.extend([String::new(), after]);
    }
    Some(lines)
}

/// How many columns are left for each row of numbers or cards.
fn row_width(moves: &[&Vec<Cell>], headings: &[String], lead_width: usize) -> usize {
    let mut rows = 0;
    let mut others = 2 * (headings.len() - 1);
    for (column, cell) in moves[0].iter().enumerate() {
        match cell {
            Cell::Row { .. } | Cell::Cards { .. } => rows += 1,
            _ => {
                let cells = moves.iter().map(|cells| &cells[column]);
                let texts = cells.map(|cell| shown(cell, 0, lead_width));
                others += longest(texts).max(longest([&headings[column]]));
            }
        }
    }
    (COLUMNS.saturating_sub(others) / rows.max(1)).max(LEAST_ROW)
}

/// A cell, where each row has so many columns, and each lead.
fn shown(cell: &Cell, width: usize, lead_width: usize) -> String {
    match cell {
        Cell::Number(number) => number.to_string(),
        Cell::Text(text) => cut(text.split(' '), WORDS),
        Cell::Row { row, left, taken } => in_place(row, left, taken, width),
        Cell::Cards { cards, captured } => marked(cards, &(0..cards.len()), captured, width),
        Cell::Leads { chosen, .. } => shown_leads(&leads(cell), *chosen, lead_width),
    }
}

/// The row with what is taken in brackets. What is gone leaves its place empty, where the whole row fits.
fn in_place(row: &[i32], left: &Range<usize>, taken: &Range<usize>, width: usize) -> String {
    let cell = |(place, number): (usize, &i32)| {
        let number = number.to_string();
        let before = if place == taken.start { '[' } else { ' ' };
        let after = if place + 1 == taken.end { ']' } else { ' ' };
        if left.contains(&place) {
            format!("{before}{number}{after}")
        } else {
            " ".repeat(number.len() + 2)
        }
    };
    // A long row does not fit: each number has at least 3 columns.
    let is_short = row.len() <= width / 3;
    let whole = is_short.then(|| row.iter().enumerate().map(cell).collect());
    let whole = whole.filter(|text: &String| text.len() <= width);
    whole.unwrap_or_else(|| marked(row, left, taken, width))
}

/// The part of a row or of the table with what is taken in brackets, cut where it does not fit.
fn marked<Number: Display>(
    row: &[Number],
    left: &Range<usize>,
    taken: &Range<usize>,
    width: usize,
) -> String {
    let before = &row[left.start..taken.start];
    let after = &row[taken.end..left.end];
    let text = |columns: usize, taken_columns: usize| {
        let mut values = cut(&row[taken.clone()], taken_columns.saturating_sub(2));
        if !taken.is_empty() {
            values = format!("[{values}]");
        }
        let is_one_sided = before.is_empty() || after.is_empty();
        let sides = if is_one_sided { 1 } else { 2 };
        let rest = columns.saturating_sub(longest([&values]) + sides) / sides;
        let parts = [cut(before, rest), values, cut(after, rest)];
        parts.iter().filter(|text| !text.is_empty()).join(" ")
    };
    // A long part does not fit: each value has at least 2 columns.
    let is_short = left.len() <= width / 2;
    let whole = is_short.then(|| text(usize::MAX, usize::MAX));
    let is_all = before.is_empty() && after.is_empty();
    let taken_columns = if is_all { width } else { width * 2 / 3 };
    let whole = whole.filter(|text| longest([text]) <= width);
    whole.unwrap_or_else(|| text(width, taken_columns))
}

/// What each move of a cell comes to: `left: +1`.
fn leads(cell: &Cell) -> Vec<String> {
    let Cell::Leads { leads, .. } = cell else {
        return vec![];
    };
    let lead = |(name, lead): &(String, i64)| format!("{name}: {lead:+}");
    leads.iter().map(lead).collect()
}

/// The leads, each `width` columns wide. Of many leads only the first ones, the chosen one and the last one are shown.
fn shown_leads(leads: &[String], chosen: usize, width: usize) -> String {
    let most = (LEADS / (width + 2)).max(2);
    let places = [chosen, leads.len() - 1].into_iter().chain(0..leads.len());
    let mut next = 0;
    let shown = places.unique().take(most).sorted().map(|place| {
        let gap = if place == next { "" } else { "… " };
        next = place + 1;
        format!("{gap}{:width$}", leads[place])
    });
    shown.collect_vec().join("  ").trim_end().to_owned()
}

/// The lines of a table: some columns stand at the right side, and the last cell of a row may be of any width.
fn table(rows: &[Vec<String>], is_right: &[bool]) -> Vec<String> {
    let width = |column: usize| {
        let rows = rows.iter().filter(|row| row.len() > column + 1);
        longest(rows.map(|row| &row[column]))
    };
    let columns = (0..is_right.len()).map(width).zip(is_right).collect_vec();
    let cell = |(text, (width, is_right)): (&String, &(usize, &bool))| {
        if **is_right {
            format!("{text:>width$}")
        } else {
            format!("{text:width$}")
        }
    };
    let line = |row: &Vec<String>| row.iter().zip(&columns).map(cell).join("  ");
    let trimmed = |line: String| line.trim_end_matches(' ').to_owned();
    rows.iter().map(line).map(trimmed).collect()
}

/// How many characters the longest text has.
fn longest<Text: Display>(texts: impl IntoIterator<Item = Text>) -> usize {
    let texts = texts.into_iter().map(|text| text.to_string());
    texts.map(|text| text.chars().count()).max().unwrap_or(0)
}

/// The words with spaces between. If they need more columns, those in the middle are cut out.
fn cut<Word: Display>(
    words: impl IntoIterator<IntoIter: DoubleEndedIterator<Item = Word>>,
    columns: usize,
) -> String {
    let mut words = words.into_iter();
    // From both ends in turn; and how wide they are, with a gap after each.
    let mut kept: Vec<String> = Vec::new();
    let mut used = 0;
    while used <= columns.saturating_add(1) {
        let word = match kept.len() % 2 {
            0 => words.next(),
            _ => words.next_back(),
        };
        let Some(word) = word.map(|word| word.to_string()) else {
            return kept.join(" ");
        };
        used += longest([&word]) + 1;
        kept.insert(kept.len().div_ceil(2), word);
    }
    while used + 1 > columns && !kept.is_empty() {
        used -= longest([kept.remove(kept.len() / 2)]) + 1;
    }
    kept.insert(kept.len().div_ceil(2), "…".to_owned());
    kept.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_keeps_its_place_beside_the_rest() {
        let row = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        let check = |taken, width, expected| {
            assert_eq!(marked(&row, &(0..9), &taken, width), expected);
        };
        check(0..2, 19, "[1 2] 3 4 5 6 7 8 9");
        check(0..2, 18, "[1 2] 3 4 5 … 8 9");
        check(2..9, 18, "1 2 [3 4 … 8 9]");
        check(0..9, 12, "[1 2 … 8 9]");
        check(9..9, 9, "1 2 … 9");
        check(4..5, 17, "1 … 4 [5] 6 … 9");
    }

    #[test]
    fn what_does_not_fit_is_cut_out_of_the_middle() {
        let cuts = [9, 8, 7, 6, 4, 1, 0].map(|columns| cut(1..=5, columns));
        let expected = ["1 2 3 4 5", "1 2 … 5", "1 2 … 5", "1 … 5", "1 …", "…", "…"];
        assert_eq!(cuts, expected);
        assert_eq!(cut([10, 20], 4), "10 …");
        assert_eq!(cut([0; 0], 0), "");
    }
}
