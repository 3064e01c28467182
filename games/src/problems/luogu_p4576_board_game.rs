//! White moves one square, Black one or two; the player who moves onto the other piece wins, as soon as possible.

use std::collections::VecDeque;

use solver::Lead;

use crate::indexed::brute_force_value;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Board Game", "CQOI2013 棋盘游戏"),
    family: Family::Repetition,
    difficulty: Difficulty::Rated(words("level 4 of 7", "普及+/提高")),
    rules: words(
        "White moves one square up, down, left or right, Black one or two squares in a line. The player who moves onto the other piece wins. A player who wins wants few moves, one who loses wants many. Answer with the winner and the number of moves, or DRAW.",
        "白子每次上下左右走一格，黑子每次沿一个方向走一格或两格，白子先走。走到对方所在的格子上就赢。能赢的要尽快赢，会输的要尽量拖。输出胜者和总步数，谁都不能赢则输出 DRAW。",
    ),
    usual: &[
        (words("backward from the ends", "从终局倒推"), "backward_from_the_ends.cpp"),
        (words("search by depth, memoized", "按步数记忆化搜索"), "memoized_by_depth.cpp"),
    ],
    technique: words(
        "retrograde analysis with the number of moves: win soonest, lose latest",
        "从终局倒推，记步数：赢取最少，输取最多",
    ),
    time: words("O(n⁴) → O(n⁴)", "O(n⁴) → O(n⁴)"),
};

const N: Argument = Argument::new("n", Number(2..=20)).locally(Number(2..=20));

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[
        N,
        Argument::new("r1", Number(1..=20)),
        Argument::new("c1", Number(1..=20)),
        Argument::new("r2", Number(1..=20)),
        Argument::new("c2", Number(1..=20)),
    ],
    Games::One(|input| Box::new(BoardGame::new(input))),
    &[
        random(
            "random-small",
            100,
            &[Number(2..=6), Number(1..=6), Number(1..=6), Number(1..=6), Number(1..=6)],
        ),
        random(
            "random-large",
            20,
            &[Number(15..=20), Number(1..=20), Number(1..=20), Number(1..=20), Number(1..=20)],
        ),
    ],
)
.needing("two different squares of the board", "两个不同的、棋盘内的格子", repair)
.written_as(Format::new(&[Plain(0), Plain(1), Plain(2), Plain(3), Plain(4)]))
.played_by(words("White", "白方"), words("Black", "黑方"))
.same_game_as(&["BZOJ 3106"])
.explained_at("games-that-repeat", "win-soonest-lose-latest", "赢得最快输得最慢")
.at_most(words("20 × 20 squares", "20 × 20 格"));

/// Puts the pieces on the board, and Black in another row if both have the same square.
fn repair(input: &Input) -> Option<Input> {
    let size = input.number(0).max(1);
    let mut places = [1, 2, 3, 4].map(|index| (input.number(index) - 1).rem_euclid(size) + 1);
    if places[..2] == places[2..] {
        places[2] = places[2] % size + 1;
    }
    let values = [size].into_iter().chain(places).map(Value::Number).collect();
    Some(Input { values })
}

/// A square is an index into the rows, one after another.
struct BoardGame {
    size: usize,
    /// The squares of White and of Black.
    start: [usize; 2],
}

/// The squares of the player to move and of the opponent, and whether White is to move.
type Position = (usize, usize, bool);

/// Returns the squares of White and of Black.
fn white_and_black((own, opponent, is_whites_turn): Position) -> [usize; 2] {
    if is_whites_turn { [own, opponent] } else { [opponent, own] }
}

impl BoardGame {
    fn new(input: &Input) -> Self {
        let [size, r1, c1, r2, c2] =
            [0, 1, 2, 3, 4].map(|index| usize::try_from(input.number(index)).unwrap_or(1));
        let square = |row: usize, column: usize| (row - 1) * size + column - 1;
        Self { size, start: [square(r1, c1), square(r2, c2)] }
    }

    /// Returns the squares that a piece reaches: above, to the left, to the right and below.
    fn reached(&self, square: usize, is_white: bool) -> Vec<usize> {
        let size = self.size;
        let (row, column) = (square / size, square % size);
        let mut reached = Vec::new();
        for distance in if is_white { 1..=1 } else { 1..=2 } {
            if row >= distance {
                reached.push(square - distance * size);
            }
            if column >= distance {
                reached.push(square - distance);
            }
            if column + distance < size {
                reached.push(square + distance);
            }
            if row + distance < size {
                reached.push(square + distance * size);
            }
        }
        reached
    }

    fn index(&self, (own, opponent, is_whites_turn): Position) -> usize {
        let squares = self.size * self.size;
        (usize::from(is_whites_turn) * squares + own) * squares + opponent
    }

    /// Returns the value of the start, backward from the positions in which a piece has been taken.
    fn value(&self) -> Lead {
        let squares = self.size * self.size;
        let count = 2 * squares * squares;
        let mut values = vec![Lead::default(); count];
        let mut open = vec![0; count];
        let mut decided = VecDeque::new();
        for (square, is_whites_turn) in (0..squares).cartesian_product([false, true]) {
            let taken = (square, square, is_whites_turn);
            values[self.index(taken)].points = -1;
            decided.push_back(taken);
            let moves = self.reached(square, is_whites_turn).len();
            let first = self.index((square, 0, is_whites_turn));
            open[first..first + squares].fill(moves);
        }
        while let Some(position) = decided.pop_front() {
            let (own, opponent, is_whites_turn) = position;
            let Lead { points, moves } = values[self.index(position)];
            for before in self.reached(opponent, !is_whites_turn) {
                let before = (before, own, !is_whites_turn);
                let index = self.index(before);
                if values[index].points != 0 {
                    continue;
                }
                open[index] -= 1;
                if points < 0 || open[index] == 0 {
                    values[index] = Lead { points: -points, moves: moves + 1 };
                    decided.push_back(before);
                }
            }
        }
        values[self.index(Game::start(self))]
    }

    /// Writes a square as its row and column.
    fn name_of(&self, square: usize) -> String {
        format!("({}, {})", square / self.size + 1, square % self.size + 1)
    }
}

/// Returns the answer, given the value of the start.
fn answer_of(Lead { points, moves }: Lead) -> String {
    match points {
        1.. => format!("WHITE {moves}"),
        0 => "DRAW".to_owned(),
        _ => format!("BLACK {moves}"),
    }
}

impl Game for BoardGame {
    type Position = Position;
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> Position {
        let [white, black] = self.start;
        (white, black, true)
    }

    fn moves(
        &self,
        (own, opponent, is_whites_turn): Position,
    ) -> impl Iterator<Item = MoveOf<Self>> {
        let is_over = own == opponent;
        let squares = if is_over { Vec::new() } else { self.reached(own, is_whites_turn) };
        squares.into_iter().map(move |square| Move::new((), (opponent, square, !is_whites_turn)))
    }

    /// Returns a loss: the player's piece has been taken.
    fn final_lead(&self, _: &Position) -> i64 {
        -1
    }
}

impl Shown for BoardGame {
    const PHRASE: Words = words("move to {}", "走到 {}");

    fn columns(&self, position: &Position) -> Vec<Column> {
        let squares = white_and_black(*position).map(|square| Cell::text(self.name_of(square)));
        let [white, black] = squares;
        vec![column(words("White", "白子"), white), column(words("Black", "黑子"), black)]
    }

    fn name(&self, _: &[Column], _: &Position, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Go(self.name_of(choice.next.1))
    }

    fn scene(&self, position: &Position) -> Option<Scene> {
        let [white, black] = white_and_black(*position);
        let pieces = vec![
            Piece::new(white, words("White", "白子")),
            Piece::new(black, words("Black", "黑子")),
        ];
        let rows = vec![".".repeat(self.size); self.size];
        Some(Scene { board: Board::Grid { rows, corner: (1, 1) }, pieces })
    }

    fn board_places(&self, _: &Position, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.next.1]
    }

    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        Some(answer_of(brute_force_value(self, budget)?))
    }

    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(self.value().points)
    }

    fn reference_answer(&self, _: &mut Budget) -> Option<String> {
        Some(answer_of(self.value()))
    }
}
