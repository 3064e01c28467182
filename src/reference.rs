//! The slow players: each game by its rules alone, with every move tried.
//!
//! A game gives only its moves. [`ScoredGame`] plays the games that are decided by points, [`LastMoveGame`] those that
//! are lost by the player who cannot move, and [`kitten_fishing`] the one that leaves no choice.

mod kitten_fishing;

use std::collections::HashMap;
use std::hash::Hash;
use std::iter::repeat_n;

use itertools::Itertools;

pub use kitten_fishing::{
    Finish, Play, kitten_fishing, kitten_fishing_answer, kitten_fishing_plays, kitten_fishing_repetition,
};

/// A position that two numbers describe.
type Pair = (usize, usize);

/// A game in which each player wants to lead by as many points as possible.
pub struct ScoredGame<Position, Moves> {
    /// From a position: the points that each move gains and the position that it leads to.
    moves: Moves,
    leads: HashMap<Position, i64>,
}

impl<Position: Copy + Eq + Hash, Moves: Fn(Position) -> Vec<(i64, Position)>> ScoredGame<Position, Moves> {
    fn new(moves: Moves) -> Self {
        Self { moves, leads: HashMap::new() }
    }

    /// The points that each move at `position` gains, and the position that it leads to.
    pub fn moves(&self, position: Position) -> Vec<(i64, Position)> {
        (self.moves)(position)
    }

    /// What the player to move at `position` gains from there on, minus what the other gains.
    /// Costs a step for each move of each position that can come and was not met before.
    pub fn lead(&mut self, position: Position) -> i64 {
        let Self { moves, leads } = self;
        explore(
            position,
            leads,
            |position| moves(position).into_iter().map(|(_, next)| next).collect(),
            |position, leads| moves(position).iter().map(|(gain, next)| gain - leads[next]).max().unwrap_or(0),
        )
    }
}

/// A game that the player loses who cannot move.
pub struct LastMoveGame<Position, Moves> {
    /// From a position: the positions that the moves lead to.
    moves: Moves,
    winning: HashMap<Position, bool>,
}

impl<Position: Copy + Eq + Hash, Moves: Fn(Position) -> Vec<Position>> LastMoveGame<Position, Moves> {
    fn new(moves: Moves) -> Self {
        Self { moves, winning: HashMap::new() }
    }

    /// The positions that the moves at `position` lead to.
    pub fn moves(&self, position: Position) -> Vec<Position> {
        (self.moves)(position)
    }

    /// Whether the player to move at `position` can win.
    /// Costs a step for each move of each position that can come and was not met before.
    pub fn wins(&mut self, position: Position) -> bool {
        let Self { moves, winning } = self;
        explore(position, winning, &*moves, |position, winning| moves(position).iter().any(|next| !winning[next]))
    }
}

/// The value of `start`, where a position's value follows from those of the positions that its moves lead to.
fn explore<Position: Copy + Eq + Hash, Value: Copy>(
    start: Position,
    known: &mut HashMap<Position, Value>,
    moves: impl Fn(Position) -> Vec<Position>,
    value: impl Fn(Position, &HashMap<Position, Value>) -> Value,
) -> Value {
    if let Some(&value) = known.get(&start) {
        return value;
    }
    let mut open = vec![start];
    while let Some(&position) = open.last() {
        let before = open.len();
        open.extend(moves(position).iter().filter(|next| !known.contains_key(next)));
        if open.len() == before {
            open.pop();
            known.insert(position, value(position, known));
        }
    }
    known[&start]
}

/// The first player's score minus the second's, who take a number from either end of `row` in turn.
/// Quadratic time, for rows of more than 60 numbers by the recurrence over all parts of a row:
/// <https://leetcode.com/problems/predict-the-winner/editorial/>
#[must_use]
pub fn either_end_lead(row: &[i32]) -> i64 {
    if row.len() > 60 { either_end_lead_by_parts(row) } else { either_end_lead_by_moves(row) }
}

fn either_end_lead_by_moves(row: &[i32]) -> i64 {
    either_end_game(row).lead((0, row.len()))
}

/// Take a number from either end of `row`. A position is where the part that is left starts and ends.
#[must_use]
pub fn either_end_game(row: &[i32]) -> ScoredGame<Pair, impl Fn(Pair) -> Vec<(i64, Pair)>> {
    ScoredGame::new(|(start, end): Pair| match row[start..end] {
        [] => vec![],
        [first, .., last] => vec![(first.into(), (start + 1, end)), (last.into(), (start, end - 1))],
        [only] => vec![(only.into(), (start + 1, end))],
    })
}

fn either_end_lead_by_parts(row: &[i32]) -> i64 {
    let row = row.iter().copied().map(i64::from).collect_vec();
    // For each end, the lead on the part of the row from `start` to there.
    let mut leads = vec![0; row.len()];
    for start in (0..row.len()).rev() {
        leads[start] = row[start];
        for end in start + 1..row.len() {
            leads[end] = (row[start] - leads[end]).max(row[end] - leads[end - 1]);
        }
    }
    leads.last().copied().unwrap_or(0)
}

/// The larger of the two scores in that game. Costs what [`either_end_lead`] does.
#[must_use]
pub fn either_end_larger_score(row: &[i32]) -> i64 {
    i64::midpoint(sum(row), either_end_lead(row).abs())
}

/// What the first player takes in [`stone_game_ii`].
#[must_use]
pub fn stone_game_ii_stones(piles: &[i32]) -> i64 {
    i64::midpoint(sum(piles), stone_game_ii(piles).lead((0, 1)))
}

/// Take the first X of the `piles` that are left, for any X from 1 to 2M. A position is the number of piles that are
/// taken, and M, which is 1 at first and then the largest X so far.
#[must_use]
pub fn stone_game_ii(piles: &[i32]) -> ScoredGame<Pair, impl Fn(Pair) -> Vec<(i64, Pair)>> {
    ScoredGame::new(|(taken, m): Pair| {
        let most = (2 * m).min(piles.len() - taken);
        (1..=most).map(|x| (sum(&piles[taken..taken + x]), (taken + x, m.max(x)))).collect()
    })
}

/// The first player's score minus the second's in [`stone_game_iii`].
#[must_use]
pub fn stone_game_iii_lead(values: &[i32]) -> i64 {
    stone_game_iii(values).lead(0)
}

/// Take the first 1, 2 or 3 of the `values` that are left. A position is the number of those that are taken.
#[must_use]
pub fn stone_game_iii(values: &[i32]) -> ScoredGame<usize, impl Fn(usize) -> Vec<(i64, usize)>> {
    ScoredGame::new(|taken: usize| {
        let most = 3.min(values.len() - taken);
        (1..=most).map(|count| (sum(&values[taken..taken + count]), taken + count)).collect()
    })
}

/// Who scores more in that game: Alice, who begins, Bob, or Tie. Costs what [`stone_game_iii_lead`] does.
#[must_use]
pub fn stone_game_iii_winner(values: &[i32]) -> &'static str {
    match stone_game_iii_lead(values) {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}

fn sum(values: &[i32]) -> i64 {
    values.iter().copied().map(i64::from).sum()
}

/// Take 1, 2 or 3 of n stones.
#[must_use]
pub fn nim_game() -> LastMoveGame<i32, impl Fn(i32) -> Vec<i32>> {
    LastMoveGame::new(|n: i32| (1..=n.min(3)).map(|taken| n - taken).collect())
}

/// Replace n by n − x, where x < n divides n.
#[must_use]
pub fn divisor_game() -> LastMoveGame<i32, impl Fn(i32) -> Vec<i32>> {
    LastMoveGame::new(|n: i32| (1..n).filter(|x| n % x == 0).map(|x| n - x).collect())
}

/// Take a square number of n stones, at least 1.
#[must_use]
pub fn square_game() -> LastMoveGame<i32, impl Fn(i32) -> Vec<i32>> {
    LastMoveGame::new(|n: i32| (1..=n.isqrt()).map(|root| n - root * root).collect())
}

/// All rows of up to `longest` numbers, each one of `numbers`.
pub fn all_rows<T: Copy>(longest: usize, numbers: &[T]) -> impl Iterator<Item = Vec<T>> {
    (0..=longest).flat_map(|length| all_rows_of(length, numbers))
}

/// All rows of `length` numbers, each one of `numbers`.
pub fn all_rows_of<T: Copy>(length: usize, numbers: &[T]) -> impl Iterator<Item = Vec<T>> {
    repeat_n(numbers.iter().copied(), length).multi_cartesian_product()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rows_are_all() {
        let rows: Vec<Vec<i32>> = all_rows(2, &[3, 5]).collect();
        let expected: [&[i32]; 7] = [&[], &[3], &[5], &[3, 3], &[3, 5], &[5, 3], &[5, 5]];
        assert_eq!(rows, expected);
        assert_eq!(all_rows_of(3, &[1, 2, 3]).count(), 27);
    }

    #[test]
    fn scored_games_as_published() {
        assert_eq!(either_end_lead(&[1, 100, 3]), -96);
        assert_eq!(stone_game_ii_stones(&[2, 7, 9, 4, 4]), 10);
        assert_eq!(stone_game_ii_stones(&[1, 2, 3, 4, 5, 100]), 104);
        assert_eq!(stone_game_iii_lead(&[1, 2, 3, 7]), -1);
        assert_eq!(stone_game_iii_lead(&[1, 2, 3, 6]), 0);
        assert_eq!(stone_game_iii_winner(&[1, 2, 3, 7]), "Bob");
        assert_eq!(stone_game_iii_winner(&[1, 2, 3, 6]), "Tie");
        assert_eq!(stone_game_iii_winner(&[1, 2, 3, -9]), "Alice");
    }

    #[test]
    fn the_recurrence_for_long_rows_agrees_with_the_rules() {
        for row in all_rows(6, &[-2, 0, 1, 5]) {
            assert_eq!(either_end_lead_by_parts(&row), either_end_lead_by_moves(&row), "{row:?}");
        }
    }

    #[test]
    fn the_larger_score_as_published() {
        assert_eq!(either_end_larger_score(&[1, 2, 100, 4]), 101);
        assert_eq!(either_end_larger_score(&[1, 100, 2]), 100);
    }

    fn losing(mut game: LastMoveGame<i32, impl Fn(i32) -> Vec<i32>>, numbers: std::ops::Range<i32>) -> Vec<i32> {
        numbers.filter(|&n| !game.wins(n)).collect()
    }

    #[test]
    fn last_move_games_as_published() {
        assert_eq!(losing(nim_game(), 0..14), [0, 4, 8, 12]);
        assert_eq!(losing(divisor_game(), 1..10), [1, 3, 5, 7, 9]);
        let squares = [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44, 52, 57, 62, 65, 67, 72, 85, 95];
        assert_eq!(losing(square_game(), 0..96), squares);
    }

    #[test]
    fn deals_as_published() {
        let finish = kitten_fishing(&[2, 4, 1, 2, 5, 6], &[3, 1, 3, 5, 6, 4]);
        let expected = Finish { winner: 2, hand: vec![1, 6, 5, 2, 3, 4, 1], table: vec![3, 4, 5, 6, 2] };
        assert_eq!(finish, Some(expected));
        assert_eq!(kitten_fishing(&[1, 1, 2, 3, 4, 4], &[5, 6, 6, 2, 3, 5]), None);
        assert_eq!(kitten_fishing(&[1, 1], &[2, 3]).map(|finish| finish.winner), Some(1));
    }
}
