//! What a person sees of a game: the turns, each with its columns, its board and its moves.

use std::ops::Range;

use solver::{Lead, Player};

use crate::words::{MoveName, Text, Words};

/// What the number means that a game is played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scoring {
    /// There are no points: a player wins, loses or draws.
    Win,
    /// Both players collect points, and the lead counts.
    Lead,
    /// Only this player's total counts.
    Total(Player),
}

/// What is the same in every turn of a game.
#[derive(Debug, Clone)]
pub struct Facts {
    pub scoring: Scoring,
    /// How a move is announced, with a gap for its name: `take {}`.
    pub phrase: Words,
    /// The result of a game in which a position occurs again.
    pub repetition: Words,
    /// The sentence on a game in which both players have the same points, without its stop.
    pub tie: Words,
    /// The name of the total, if one player collects all points.
    pub total: Words,
    /// Whether the players choose their moves.
    pub has_choices: bool,
    /// The names of a position's coordinates in the table of positions; at most two.
    pub axes: Vec<Words>,
}

/// A position in the course of a game.
#[derive(Debug)]
pub struct Turn {
    /// The player to move.
    pub player: Player,
    /// The points of both players so far.
    pub scores: [i64; 2],
    pub columns: Vec<Column>,
    pub scene: Option<Scene>,
    /// The coordinates in the table of positions.
    pub coordinates: Option<Vec<i64>>,
    /// The final lead of the player to move if both play optimally, and the number of moves to the end.
    pub result: Lead,
    /// The moves, best first; empty if the game has ended.
    pub moves: Vec<Choice>,
    /// Whether the game ends because the position occurs again.
    pub repeats: bool,
}

/// A move of a turn.
#[derive(Debug)]
pub struct Choice {
    /// The move's index in the game's own order, which tells the moves of a position apart in any language.
    pub id: usize,
    pub name: MoveName,
    pub places: Places,
    /// The places of the board that the move goes to or takes, by index.
    pub board_places: Vec<usize>,
    /// The points that the move gains.
    pub gain: i64,
    /// The final lead of the player who makes the move if both play optimally afterward, and the moves to the end.
    pub result: Lead,
}

/// What a move touches in the columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Places {
    Nothing,
    /// The items in this range of every column that has items.
    Items(Range<usize>),
    /// Items of one column, each with what the move leaves of it if it does not take it whole.
    Column(usize, Vec<(usize, Option<i64>)>),
}

/// A column of a turn.
#[derive(Debug)]
pub struct Column {
    pub heading: Words,
    pub cell: Cell,
}

/// The content of a column at a position.
#[derive(Debug)]
pub enum Cell {
    Text(Text),
    Number(i64),
    /// A pile that a move makes smaller.
    Pile(i64),
    /// Piles, of which a move may leave a part.
    Piles(Vec<i64>),
    /// Cards or stones; a move may take some of them.
    Cards(Vec<i64>),
    /// Letters; a move may take some of them.
    Letters(String),
}

impl Cell {
    pub(crate) fn text(text: impl ToString) -> Self {
        Self::Text(Text::plain(text))
    }

    pub(crate) fn cards(cards: impl IntoIterator<Item: Into<i64>>) -> Self {
        Self::Cards(cards.into_iter().map(Into::into).collect())
    }

    pub(crate) fn piles(piles: impl IntoIterator<Item: Into<i64>>) -> Self {
        Self::Piles(piles.into_iter().map(Into::into).collect())
    }

    /// Returns whether a column like this holds items, perhaps none.
    pub fn has_items(&self) -> bool {
        matches!(self, Self::Piles(_) | Self::Cards(_) | Self::Letters(_))
    }

    /// Returns the number of items that a move may take.
    pub fn item_count(&self) -> usize {
        match self {
            Self::Text(_) | Self::Number(_) | Self::Pile(_) => 0,
            Self::Piles(items) | Self::Cards(items) => items.len(),
            Self::Letters(text) => text.len(),
        }
    }
}

/// Creates a column.
pub(crate) fn column(heading: Words, cell: Cell) -> Column {
    Column { heading, cell }
}

/// A board and what stands on it.
#[derive(Debug, Clone)]
pub struct Scene {
    pub board: Board,
    pub pieces: Vec<Piece>,
}

/// A board of places. A place is known by its index.
#[derive(Debug, Clone)]
pub enum Board {
    /// Square cells, row by row; `#` is a wall, `.` an empty cell, and another letter a mark. The first cell has the
    /// row and column `corner`.
    Grid { rows: Vec<String>, corner: (usize, usize) },
    /// Nodes with the nodes that edges from them lead to, and their names.
    Graph { neighbors: Vec<Vec<usize>>, names: Vec<String> },
    /// Nodes with their parents, in depth-first order, and their names; the root has no parent.
    Tree { parents: Vec<Option<usize>>, names: Vec<String> },
}

impl Board {
    /// Returns the number of places.
    pub fn place_count(&self) -> usize {
        match self {
            Self::Grid { rows, .. } => rows.iter().map(String::len).sum(),
            Self::Graph { names, .. } | Self::Tree { names, .. } => names.len(),
        }
    }
}

/// A piece on a board.
#[derive(Debug, Clone)]
pub struct Piece {
    pub place: usize,
    /// Its name, or its number.
    pub name: Text,
}

impl Piece {
    pub(crate) fn new(place: usize, name: impl Into<Text>) -> Self {
        Self { place, name: name.into() }
    }
}
