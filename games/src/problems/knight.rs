//! The number of moves that a knight needs on a board of 50 rows and 50 columns.

use std::collections::VecDeque;
use std::sync::OnceLock;

use itertools::iproduct;

/// The number of rows of the board, and of columns.
const SIZE: usize = 50;
const SQUARES: usize = SIZE * SIZE;

/// Returns the fewest moves from one square, a row and a column, to another.
pub(super) fn moves_between(from: &[i32], to: &[i32]) -> i64 {
    static SEARCHED: [OnceLock<Vec<i64>>; SQUARES] = [const { OnceLock::new() }; SQUARES];
    let index = |square: &[i32]| match square {
        [row, column] => usize::try_from(50 * row + column).ok(),
        _ => None,
    };
    let [from, to] = [from, to].map(|square| index(square).expect("a square of the board"));
    SEARCHED[from].get_or_init(|| search(from))[to]
}

/// Returns the fewest moves from a square to every square, row by row.
fn search(from: usize) -> Vec<i64> {
    let mut reached = vec![None; SQUARES];
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((square, moves)) = queue.pop_front() {
        if reached[square].is_none() {
            reached[square] = Some(moves);
            queue.extend(next_to(square).map(|next| (next, moves + 1)));
        }
    }
    reached.into_iter().flatten().collect()
}

/// Returns the squares that are one move away: one row and two columns, or two rows and one column.
fn next_to(square: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (square / SIZE, square % SIZE);
    let near = |line: usize| line.saturating_sub(2)..SIZE.min(line + 3);
    let squares = iproduct!(near(row), near(column));
    let moves = squares.filter(move |(x, y)| row.abs_diff(*x) * column.abs_diff(*y) == 2);
    moves.map(|(x, y)| SIZE * x + y)
}
