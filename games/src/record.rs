//! How a game went, move by move: what is shown, not how it looks.

use std::ops::Range;

/// How a game went.
pub struct Record<'a> {
    /// What is said before the moves.
    pub before: Option<String>,
    /// What stands above each column.
    pub headings: Vec<String>,
    /// The cells of each move, made as they are asked for.
    pub moves: Box<dyn Iterator<Item = Vec<Cell<'a>>> + 'a>,
    /// What is said after them.
    pub after: Option<String>,
}

/// What stands in a column for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell<'a> {
    Number(i64),
    Text(String),
    /// A row of which a part is left, and from which the move takes a part.
    Row {
        /// The row as it was at the start.
        row: &'a [i32],
        /// The places that are left before the move.
        left: Range<usize>,
        taken: Range<usize>,
    },
    /// Cards or stones as they lie now, of which the move takes a part.
    Cards {
        cards: Vec<i64>,
        captured: Range<usize>,
    },
    /// What each possible move comes to: its name, and the player's lead at the end.
    Leads {
        leads: Vec<(String, i64)>,
        /// The place of the chosen one.
        chosen: usize,
    },
}

impl<'a> Cell<'a> {
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    pub(crate) fn row(row: &'a [i32], left: Range<usize>) -> Self {
        let taken = left.start..left.start;
        Self::Row { row, left, taken }
    }

    pub(crate) fn cards(cards: impl IntoIterator<Item: Into<i64>>) -> Self {
        let cards = cards.into_iter().map(Into::into).collect();
        let captured = 0..0;
        Self::Cards { cards, captured }
    }

    /// The same, where a move takes these places of a row or of cards.
    pub(crate) fn marked(mut self, places: Range<usize>) -> Self {
        match &mut self {
            Self::Row { taken: marked, .. }
            | Self::Cards {
                captured: marked, ..
            } => {
                *marked = places;
            }
            Self::Number(_) | Self::Text(_) | Self::Leads { .. } => {}
        }
        self
    }
}
