//! The number of moves that a knight needs on a board of 50 rows and 50 columns.

use std::collections::VecDeque;
use std::sync::OnceLock;

use itertools::iproduct;

/// Number of rows, and of columns.
pub(super) const SIZE: usize = 50;
const SQUARES: usize = SIZE * SIZE;

/// Returns the minimum number of moves between two squares, each an index into the rows, one after another.
pub(super) fn moves_between(from: usize, to: usize) -> i64 {
    static SEARCHED: [OnceLock<Vec<i64>>; SQUARES] = [const { OnceLock::new() }; SQUARES];
    SEARCHED[from].get_or_init(|| search(from))[to]
}

/// Returns the minimum number of moves from a square to every square, row by row.
fn search(from: usize) -> Vec<i64> {
    let mut reached = vec![None; SQUARES];
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((square, moves)) = queue.pop_front() {
        if reached[square].is_none() {
            reached[square] = Some(moves);
            queue.extend(knight_moves(square).map(|next| (next, moves + 1)));
        }
    }
    reached.into_iter().flatten().collect()
}

/// Returns the squares that are one move away: one row and two columns, or two rows and one column.
fn knight_moves(square: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (square / SIZE, square % SIZE);
    let near = |line: usize| line.saturating_sub(2)..SIZE.min(line + 3);
    let squares = iproduct!(near(row), near(column));
    let moves = squares.filter(move |(x, y)| row.abs_diff(*x) * column.abs_diff(*y) == 2);
    moves.map(|(x, y)| SIZE * x + y)
}
