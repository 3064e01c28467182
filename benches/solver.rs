//! Compares the crate `solver` with searches that are written by hand for one game: `cargo bench -p benches --bench solver`.
//!
//! A hash memo keeps the result and the number of moves to the end, as `solve` does, or only whether the player to move
//! wins, as `outcome` does.

use std::hash::Hash;
use std::hint::black_box;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;
use solver::{Budget, Game, Move, MoveOf, Player, grundy, outcome, solve};

/// Number of measurements per search. The searches take turns.
const ROUNDS: usize = 5;

/// The value of a win in 0 moves in a memo; a loss has the opposite.
const IMMEDIATE: i32 = 1 << 30;

fn unlimited() -> Budget {
    Budget::new(usize::MAX, usize::MAX)
}

fn main() {
    println!(
        "| search | game | ours | by hand | ours : by hand |\n| --- | --- | --: | --: | --: |"
    );
    without_points("Wythoff, 300 and 300", Wythoff(300, 300));
    without_points("464, 20 numbers, total 190", CanIWin { largest: 20, total: 190 });
    without_points("Domineering, 6 × 5", Domineering { rows: 6, columns: 5 });
    let row: Vec<_> = (0..400).map(|index| index * 7919 % 1000).collect();
    compare(
        "solve, and a memo",
        "486, 400 numbers",
        || _ = black_box(solve(EitherEnd(&row), &mut unlimited())),
        || _ = black_box(lead(&mut FxHashMap::default(), &row, (0, row.len()))),
    );
    compare(
        "grundy, and a memo with marks",
        "Wythoff, 300 and 300",
        || _ = black_box(grundy(Wythoff(300, 300), &mut unlimited())),
        || _ = black_box(number(&mut FxHashMap::default(), &Wythoff(300, 300), (300, 300))),
    );
    let graph: Vec<Vec<i32>> =
        (0..50).map(|node| (0..50).filter(|next| *next != node).collect()).collect();
    compare(
        "solve, and retrograde analysis in arrays",
        "913, complete graph of 50 nodes",
        || _ = black_box(solve(CatAndMouse, &mut unlimited())),
        || _ = black_box(by_hand_913::Solution::cat_mouse_game(graph.clone())),
    );
    let grid = || {
        (0..8)
            .map(|row| {
                if row == 0 {
                    "M.....F.".into()
                } else if row == 7 {
                    ".......C".into()
                } else {
                    "........".into()
                }
            })
            .collect()
    };
    compare(
        "solve, and retrograde analysis in arrays",
        "1728, 8 × 8 cells, jumps of 8",
        || _ = black_box(solve(CatAndMouseII, &mut unlimited())),
        || _ = black_box(by_hand_1728::Solution::can_mouse_win(grid(), 8, 8)),
    );
}

/// Compares `solve` with a memo that visits everything, and `outcome` with one that stops at a winning move.
fn without_points<G: Game<Position: Copy>>(name: &str, game: G) {
    let start = game.start();
    compare(
        "solve, and a memo of everything",
        name,
        || _ = black_box(solve(&game, &mut unlimited())),
        || _ = black_box(value(&mut FxHashMap::default(), &game, start)),
    );
    compare(
        "outcome, and a memo that stops early",
        name,
        || _ = black_box(outcome(&game, &mut unlimited())),
        || _ = black_box(wins(&mut FxHashMap::default(), &game, start)),
    );
}

/// Prints the median times of two searches.
fn compare(search: &str, game: &str, ours: impl Fn(), by_hand: impl Fn()) {
    let time = |search: &dyn Fn()| {
        let start = Instant::now();
        search();
        start.elapsed()
    };
    let rounds = [(); ROUNDS].map(|()| [time(&ours), time(&by_hand)]);
    let [ours, by_hand] = [0, 1].map(|which| {
        let mut times: [Duration; ROUNDS] = rounds.map(|times| times[which]);
        times.sort();
        times[ROUNDS / 2]
    });
    let ratio = by_hand.div_duration_f64(ours);
    println!("| {search} | {game} | {ours:.1?} | {by_hand:.1?} | 1 : {ratio:.2} |");
}

fn moves<G: Game<Position: Copy>>(
    game: &G,
    position: G::Position,
) -> impl Iterator<Item = G::Position> {
    game.moves(position).map(|choice| choice.next)
}

/// Returns the value of a position without points: the result, and the number of moves to the end.
fn value<G: Game<Position: Copy + Eq + Hash>>(
    memo: &mut FxHashMap<G::Position, i32>,
    game: &G,
    position: G::Position,
) -> i32 {
    if let Some(value) = memo.get(&position) {
        return *value;
    }
    let mut best = None;
    for next in moves(game, position) {
        let after = -value(memo, game, next);
        best = best.max(Some(after - after.signum()));
    }
    let value = best.unwrap_or(-IMMEDIATE);
    memo.insert(position, value);
    value
}

fn wins<G: Game<Position: Copy>>(
    memo: &mut FxHashMap<G::Position, bool>,
    game: &G,
    position: G::Position,
) -> bool {
    if let Some(wins) = memo.get(&position) {
        return *wins;
    }
    let wins = moves(game, position).any(|next| !wins(memo, game, next));
    memo.insert(position, wins);
    wins
}

/// Returns the Grundy number of a position.
fn number<G: Game<Position: Copy>>(
    memo: &mut FxHashMap<G::Position, usize>,
    game: &G,
    position: G::Position,
) -> usize {
    if let Some(number) = memo.get(&position) {
        return *number;
    }
    let mut reached = Vec::new();
    for next in moves(game, position) {
        let number = number(memo, game, next);
        if reached.len() <= number {
            reached.resize(number + 1, false);
        }
        reached[number] = true;
    }
    let number = reached.iter().take_while(|is_reached| **is_reached).count();
    memo.insert(position, number);
    number
}

/// Returns the lead of a part of a row.
fn lead(
    memo: &mut FxHashMap<(usize, usize), i64>,
    row: &[i64],
    (start, end): (usize, usize),
) -> i64 {
    if start == end {
        return 0;
    }
    if let Some(lead) = memo.get(&(start, end)) {
        return *lead;
    }
    let left = row[start] - lead(memo, row, (start + 1, end));
    let right = row[end - 1] - lead(memo, row, (start, end - 1));
    let lead = left.max(right);
    memo.insert((start, end), lead);
    lead
}

struct Wythoff(u32, u32);

impl Game for Wythoff {
    type Position = (u32, u32);
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> (u32, u32) {
        (self.0, self.1)
    }

    fn moves(&self, (a, b): (u32, u32)) -> impl Iterator<Item = MoveOf<Self>> {
        let first = (0..a).map(move |left| (left, b));
        let second = (0..b).map(move |left| (a, left));
        let both = (1..=a.min(b)).map(move |taken| (a - taken, b - taken));
        first.chain(second).chain(both).map(|next| Move::new((), next))
    }

    fn final_lead(&self, _: &(u32, u32)) -> i64 {
        -1
    }
}

struct CanIWin {
    largest: u32,
    total: u32,
}

impl Game for CanIWin {
    /// The numbers that are left, a bit each.
    type Position = u32;
    type Action = ();

    fn start(&self) -> u32 {
        (1 << self.largest) - 1
    }

    fn moves(&self, left: u32) -> impl Iterator<Item = MoveOf<Self>> {
        let numbers =
            move |set: u32| (1..=self.largest).filter(move |number| set >> (number - 1) & 1 == 1);
        let sum: u32 = (1..=self.largest).sum::<u32>() - numbers(left).sum::<u32>();
        let open = if sum < self.total { left } else { 0 };
        numbers(open).map(move |number| Move::new((), left & !(1 << (number - 1))))
    }

    fn final_lead(&self, _: &u32) -> i64 {
        -1
    }
}

struct Domineering {
    rows: u32,
    columns: u32,
}

impl Game for Domineering {
    /// The player to move, and the free squares, a bit each.
    type Position = (Player, u32);
    type Action = ();

    fn start(&self) -> (Player, u32) {
        (Player::First, (1 << (self.rows * self.columns)) - 1)
    }

    fn moves(&self, (player, free): (Player, u32)) -> impl Iterator<Item = MoveOf<Self>> {
        let (rows, columns, step) = match player {
            Player::First => (self.rows - 1, self.columns, self.columns),
            Player::Second => (self.rows, self.columns - 1, 1),
        };
        let width = self.columns;
        let squares =
            (0..rows).flat_map(move |row| (0..columns).map(move |column| row * width + column));
        squares.filter_map(move |square| {
            let domino = 1 << square | 1 << (square + step);
            (free & domino == domino).then(|| Move::new((), (player.opponent(), free ^ domino)))
        })
    }

    fn final_lead(&self, _: &(Player, u32)) -> i64 {
        -1
    }
}

struct EitherEnd<'a>(&'a [i64]);

impl Game for EitherEnd<'_> {
    type Position = (usize, usize);
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> (usize, usize) {
        (0, self.0.len())
    }

    fn moves(&self, (start, end): (usize, usize)) -> impl Iterator<Item = MoveOf<Self>> {
        let left = (start < end).then(|| Move::new((), (start + 1, end)).gaining(self.0[start]));
        let right = (start < end).then(|| Move::new((), (start, end - 1)).gaining(self.0[end - 1]));
        left.into_iter().chain(right)
    }

    fn final_lead(&self, _: &(usize, usize)) -> i64 {
        0
    }
}

/// 913 on the complete graph of 50 nodes.
struct CatAndMouse;

impl Game for CatAndMouse {
    /// The nodes of the player to move and of the opponent, and whether the mouse is to move.
    type Position = (usize, usize, bool);
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> Self::Position {
        (1, 2, true)
    }

    fn moves(
        &self,
        (own, opponent, is_mouse): Self::Position,
    ) -> impl Iterator<Item = MoveOf<Self>> {
        let count = if own == opponent || opponent == 0 { 0 } else { 50 };
        let nodes = (usize::from(!is_mouse)..count).filter(move |node| *node != own);
        nodes.map(move |node| Move::new((), (opponent, node, !is_mouse)))
    }

    fn final_lead(&self, &(own, opponent, is_mouse): &Self::Position) -> i64 {
        if own == opponent && !is_mouse { 1 } else { -1 }
    }
}

/// 1728 on 8 × 8 free cells, with jumps of 8.
struct CatAndMouseII;

/// The food of [`CatAndMouseII`].
const FOOD: usize = 6;

impl Game for CatAndMouseII {
    /// The cells of the player to move and of the opponent, and whether the mouse is to move.
    type Position = (usize, usize, bool);
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> Self::Position {
        (0, 63, true)
    }

    fn moves(
        &self,
        (own, opponent, is_mouse): Self::Position,
    ) -> impl Iterator<Item = MoveOf<Self>> {
        let count = if own == opponent || own == FOOD || opponent == FOOD { 0 } else { 64 };
        let cells = (0..count).filter(move |cell| cell / 8 == own / 8 || cell % 8 == own % 8);
        cells.map(move |cell| Move::new((), (opponent, cell, !is_mouse)))
    }

    fn final_lead(&self, &(own, opponent, is_mouse): &Self::Position) -> i64 {
        if own == opponent && !is_mouse { 1 } else { -1 }
    }

    fn repeated_lead(&self, (_, _, is_mouse): &Self::Position) -> i64 {
        if *is_mouse { -1 } else { 1 }
    }
}

#[allow(unused, clippy::all, clippy::pedantic, reason = "a file for a site")]
mod by_hand_913 {
    /// LeetCode defines this type.
    pub struct Solution;

    include!("../src/bin/leetcode_0913_cat_and_mouse.rs");
}

#[allow(unused, clippy::all, clippy::pedantic, reason = "a file for a site")]
mod by_hand_1728 {
    /// LeetCode defines this type.
    pub struct Solution;

    include!("../src/bin/leetcode_1728_cat_and_mouse_ii.rs");
}
