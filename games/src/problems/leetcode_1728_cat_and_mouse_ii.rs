//! The mouse jumps over a grid to reach the food, the cat to reach the food or the mouse.

use std::iter::once;

use itertools::{Itertools, iproduct};

use crate::Shape::{List, Number, Text};
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Shape, Site, Value};

const GRID: Shape = List(1..=8, &Text(1..=8, ".#FMC"));
const JUMP: Shape = Number(1..=8);

pub const PROBLEM: Problem = Problem::new(
    &["Cat and Mouse II", "猫和老鼠 II"],
    Site::leetcode("canMouseWin", AnswerType::Boolean),
    &[
        Argument::new("grid", GRID),
        Argument::new("catJump", JUMP),
        Argument::new("mouseJump", JUMP),
    ],
    &CatAndMouseII,
    &[random("random", 25, &[GRID, JUMP, JUMP])],
)
.needing("rows of equal length, with one F, one M and one C in the grid", repair)
.played_by("mouse", "cat");

/// Makes the rows as long as the first one, with at least three cells in all. Keeps the first of each letter, and puts
/// a missing letter into the last cell without one.
fn repair(input: &mut Input) {
    let grid = input.list(0);
    let Some(first) = grid.first() else { return };
    let width = first.length().max(3_usize.div_ceil(grid.len()));
    let mut cells = Vec::new();
    for row in grid {
        cells.extend(row.text().chars().pad_using(width, |_| '.').take(width));
    }
    // Twice, because a missing letter may find a cell only after the duplicates of other letters are removed.
    for letter in "FMCFMC".chars() {
        let first = cells.iter().position(|cell| *cell == letter);
        let index = first.or_else(|| cells.iter().rposition(|cell| !"FMC".contains(*cell)));
        let same = cells.iter_mut().filter(|cell| **cell == letter);
        same.for_each(|cell| *cell = '.');
        if let Some(index) = index {
            cells[index] = letter;
        }
    }
    let rows = cells.chunks(width).map(|row| row.iter().collect());
    input.values[0] = Value::List(rows.map(Value::Text).collect());
}

/// The cat wins after 1000 turns, so it wins a game that repeats. No known win of the mouse takes more than 79 turns.
struct CatAndMouseII;

/// A row and a column.
type GridCell = (i32, i32);

/// The cells of the player to move and of the opponent, and whether the mouse is to move.
type Position = (GridCell, GridCell, bool);

/// Returns the letter in a cell; `None` for a wall or outside the grid.
fn letter_at(input: &Input, (row, column): GridCell) -> Option<char> {
    let row = input.list(0).get(usize::try_from(row).ok()?)?;
    let letter = row.text().chars().nth(column.try_into().ok()?);
    letter.filter(|letter| *letter != '#')
}

impl Rules for CatAndMouseII {
    type Position = Position;
    const HAS_POINTS: bool = false;
    const CAN_REPEAT: bool = true;
    const REPETITION_RESULT: &'static str = "the cat wins";
    const VERB: &'static str = "enter";

    fn start(&self, input: &Input) -> Position {
        let has = |cell, letter| letter_at(input, cell) == Some(letter);
        let find = |letter| iproduct!(0..8, 0..8).find(|cell| has(*cell, letter));
        let [mouse, cat] = ['M', 'C'].map(|letter| find(letter).unwrap_or_default());
        (mouse, cat, true)
    }

    fn moves(&self, input: &Input, position: Position) -> impl Iterator<Item = Move<Position>> {
        let (own, opponent, is_mouses_turn) = position;
        let has_food = |cell| letter_at(input, cell) == Some('F');
        let is_over = own == opponent || has_food(own) || has_food(opponent);
        let longest = input.number(if is_mouses_turn { 2 } else { 1 });
        let directions = [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter();
        let jumps = directions.flat_map(move |(down, right)| {
            let line = (1..=longest).map(move |jump| (own.0 + jump * down, own.1 + jump * right));
            line.take_while(|cell| letter_at(input, *cell).is_some())
        });
        let cells = once(own).chain(jumps).filter(move |_| !is_over);
        cells.map(move |cell| Move::new(0, 0..0, (opponent, cell, !is_mouses_turn)))
    }

    /// Returns a loss for the player to move, unless the mouse has just moved to the cat.
    fn final_value(&self, _: &Input, &(own, opponent, is_mouses_turn): &Position) -> i64 {
        let is_won = own == opponent && !is_mouses_turn;
        if is_won { 1 } else { -1 }
    }

    fn show(&self, _: &Input, &(own, opponent, is_mouses_turn): &Position) -> Columns {
        let mut cells = [own, opponent].map(|cell| Cell::text(format!("{cell:?}")));
        cells.rotate_left(usize::from(!is_mouses_turn));
        ["mouse", "cat"].into_iter().zip(cells).collect()
    }

    fn name(&self, _: &Position, _: &Columns, choice: &Move<Position>) -> String {
        format!("{:?}", choice.next.1)
    }
}
