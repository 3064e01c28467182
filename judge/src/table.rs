//! Aligns the cells of a table.

use itertools::Itertools;
use unicode_width::UnicodeWidthStr;

use crate::terminal::padded;

/// A cell, and the side at which its column is aligned if it is in the first row.
pub struct Aligned {
    text: String,
    is_at_the_right: bool,
}

impl Aligned {
    pub fn left(text: impl ToString) -> Self {
        Self { text: text.to_string(), is_at_the_right: false }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn right(text: impl ToString) -> Self {
        Self { text: text.to_string(), is_at_the_right: true }
    }
}

/// Formats a table. The cells of the first row say how the columns are aligned. The last cell of a row may be wider than
/// the other cells of its column, unless it is aligned at the right and not the heading.
pub fn table(headings: Vec<String>, rows: &[Vec<Aligned>]) -> String {
    let sides = rows.first().into_iter().flatten().map(|cell| cell.is_at_the_right).collect_vec();
    let texts = rows.iter().map(|row| row.iter().map(|cell| cell.text.clone()).collect());
    let texts = [headings].into_iter().chain(texts).collect_vec();
    let width_of = |column: usize| {
        let aligned = texts.iter().enumerate().filter(|(index, row)| {
            let is_whole = row.len() == sides.len();
            row.len() > column + 1 || is_whole && sides[column] && *index > 0
        });
        let aligned = aligned.map(|(_, row)| row);
        aligned.map(|row| row[column].width()).max().unwrap_or(0)
    };
    let widths = (0..sides.len()).map(width_of).collect_vec();
    let cell = |(column, text): (usize, &String)| {
        let width = widths[column];
        if sides[column] {
            format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
        } else {
            padded(text, width)
        }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).join("  ");
    texts.iter().map(line).map(|line| line.trim_end().to_owned()).join("\n")
}
