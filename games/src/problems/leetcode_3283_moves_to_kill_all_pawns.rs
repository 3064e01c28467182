//! The players take turns choosing a pawn, which a knight captures in as few moves as possible. Alice maximizes the
//! total number of moves, and Bob minimizes it.

use itertools::Itertools;
use solver::{Game, Move, MoveOf, Player};

use super::knight::{SIZE, moves_between};
use crate::Shape::{Number, Pairs};
use crate::shown::Shown;
use crate::turn::{Board, Cell, Column, Piece, Scene, Scoring, column};
use crate::words::{Name, Words, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Input, Pair, Problem, Site, Value};

const ABOUT: About = About {
    title: words("Maximum Number of Moves to Kill All Pawns", "吃掉所有兵需要的最多移动次数"),
    aliases: &[],
    family: Family::Subsets,
    difficulty: Difficulty::Hard,
    rules: words(
        "The players choose a pawn in turn, and the knight captures it by as few moves as possible. Alice wants the total number of moves to be large, Bob wants it to be small.",
        "两人轮流选一个兵，马用最少的步数吃掉它。Alice 想让总步数最多，Bob 想让它最少。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.cpp"),
        (words("table", "递推"), "table_of_all_sets.java"),
    ],
    technique: words("BFS from each pawn, then bitmask DP", "从每个兵出发 BFS，再做状态压缩 DP"),
    time: words("O(50² n + 2ⁿ n²) → the same", "O(50² n + 2ⁿ n²) → 相同"),
    largest_input: words("15 pawns", "15 个兵"),
    link: "https://leetcode.com/problems/maximum-number-of-moves-to-kill-all-pawns/",
    related: &[],
    page: "in-one-picture",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("maxMoves", AnswerType::Integer),
    &[
        Argument::new("kx", Number(0..=49)).locally(Number(0..=49)),
        Argument::new("ky", Number(0..=49)).locally(Number(0..=49)),
        Argument::new("positions", Pairs(1..=15, 0..=49))
            .locally(Pairs(1..=18, 0..=49)),
    ],
    Games::One(|input| Box::new(KillAllPawns::new(input))),
    &[],
)
.guaranteeing("different squares", "各格互不相同", keep_apart)
.explained_at("3283-sets-of-pawns", "3283兵的集合");

/// Moves each pawn on a taken square to the next free one.
fn keep_apart(input: &mut Input) {
    let mut taken = vec![[input.small(0), input.small(1)]];
    if let Value::Pairs(pawns) = &mut input.values[2] {
        for pawn in pawns {
            while taken.contains(pawn) {
                let next = 50 * pawn[0] + pawn[1] + 1;
                *pawn = [next / 50 % 50, next % 50];
            }
            taken.push(*pawn);
        }
    }
}

struct KillAllPawns {
    /// The squares of the knight and of the pawns. A square is an index into the rows, one after another.
    knight: usize,
    pawns: Vec<usize>,
}

/// The square of the knight, and the set of the pawns that are left, as bits.
type State = (usize, u32);

impl KillAllPawns {
    fn new(input: &Input) -> Self {
        let square = |row: usize, column: usize| SIZE * row + column;
        let square_of = |place: Pair| {
            let [row, column] = place.map(|number| usize::try_from(number).unwrap_or(0));
            square(row, column)
        };
        let pawns = input.pairs(2).iter().copied().map(square_of);
        let knight = square_of([input.small(0), input.small(1)]);
        Self { knight, pawns: pawns.collect() }
    }

    /// Returns the squares of the pawns that are left.
    fn squares(&self, left: u32) -> impl Iterator<Item = usize> {
        indices(left).map(|index| self.pawns[index])
    }

    /// Returns the first and the last row and column that a piece stands on at the start.
    fn corners(&self) -> [(usize, usize); 2] {
        let squares = || [self.knight].into_iter().chain(self.pawns.iter().copied());
        let rows = || squares().map(|square| square / SIZE);
        let columns = || squares().map(|square| square % SIZE);
        let first = (rows().min().unwrap_or(0), columns().min().unwrap_or(0));
        let last = (rows().max().unwrap_or(0), columns().max().unwrap_or(0));
        [first, last]
    }

    /// Returns the place of a square on the part of the board that is shown.
    fn place(&self, square: usize) -> usize {
        let [(top, left), (_, right)] = self.corners();
        (square / SIZE - top) * (right - left + 1) + square % SIZE - left
    }
}

fn indices(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |index| set >> index & 1 == 1)
}

/// Writes a square as its row and column.
fn name_of(square: usize) -> String {
    format!("[{},{}]", square / SIZE, square % SIZE)
}

impl Game for KillAllPawns {
    type Position = State;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> State {
        (self.knight, (1 << self.pawns.len()) - 1)
    }

    /// Returns the captures; their moves are a gain for Alice and a loss for Bob.
    fn moves(&self, (knight, left): State) -> impl Iterator<Item = MoveOf<Self>> {
        let sign = [1, -1][(self.pawns.len() - indices(left).count()) % 2];
        indices(left).map(move |index| {
            let pawn = self.pawns[index];
            let gain = sign * moves_between(knight, pawn);
            Move::new((), (pawn, left & !(1 << index))).gaining(gain)
        })
    }

    fn final_lead(&self, _: &State) -> i64 {
        0
    }
}

impl Shown for KillAllPawns {
    const SCORING: Scoring = Scoring::Total(Player::First);
    const PHRASE: Words = words("capture {}", "吃 {}");

    fn columns(&self, &(knight, left): &State) -> Vec<Column> {
        let pawns = Cell::text(self.squares(left).map(name_of).join(" "));
        vec![
            column(words("knight", "马"), Cell::text(name_of(knight))),
            column(words("pawns", "兵"), pawns),
        ]
    }

    fn name(&self, _: &[Column], _: &State, choice: &MoveOf<Self>) -> Name {
        Name::Go(name_of(choice.next.0))
    }

    fn scene(&self, &(knight, left): &State) -> Option<Scene> {
        let [corner, (bottom, right)] = self.corners();
        let rows = vec![".".repeat(right - corner.1 + 1); bottom - corner.0 + 1];
        let pawn = |square| Piece { place: self.place(square), name: words("pawn", "兵") };
        let knight = Piece { place: self.place(knight), name: words("knight", "马") };
        let pieces = [knight].into_iter().chain(self.squares(left).map(pawn));
        Some(Scene { board: Board::Grid { rows, corner }, pieces: pieces.collect() })
    }

    fn board_places(&self, _: &State, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![self.place(choice.next.0)]
    }
}
