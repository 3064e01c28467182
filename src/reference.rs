//! The slow players: each game by its rules alone, with every move tried.
//!
//! A game gives only its moves. [`ScoredGame`] plays the games that are decided by points, [`LastMoveGame`] those that
//! are lost by the player who cannot move, and [`kitten_fishing_plays`] the one that leaves no choice.

mod kitten_fishing;

use std::iter::repeat_n;
use std::ops::Range;

use itertools::Itertools;
use rustc_hash::FxHashMap;

pub use kitten_fishing::{Play, kitten_fishing_answer, kitten_fishing_plays, kitten_fishing_repetition};

/// The part of a row that is left before a move: from `start` to just before `end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    start: usize,
    end: usize,
    /// M, in the game that has it.
    pub m: Option<usize>,
}

impl Position {
    /// The part of the row that is left.
    #[must_use]
    pub fn part(self) -> Range<usize> {
        self.start..self.end
    }
}

/// For a position in the game with this row: the points that each move gains, and the position that it leads to.
type RulesOfRow = fn(&[i32], Position) -> Vec<(i64, Position)>;

/// A game with a row of numbers, in which each player wants to lead by as many points as possible.
pub struct ScoredGame<'a> {
    row: &'a [i32],
    /// Where the game starts.
    pub start: Position,
    rules: RulesOfRow,
    leads: FxHashMap<Position, i64>,
}

impl<'a> ScoredGame<'a> {
    fn new(row: &'a [i32], m: Option<usize>, rules: RulesOfRow) -> Self {
        Self { row, start: Position { start: 0, end: row.len(), m }, rules, leads: FxHashMap::default() }
    }

    /// The points that each move at `position` gains, and the position that it leads to.
    #[must_use]
    pub fn moves(&self, position: Position) -> Vec<(i64, Position)> {
        (self.rules)(self.row, position)
    }

    /// What the player to move at `start` gains from there on, minus what the other gains.
    /// Takes a step for each move of each position that the game can reach and that is not known yet.
    pub fn lead(&mut self, start: Position) -> i64 {
        let mut open = vec![start];
        while let Some(&position) = open.last() {
            let moves = self.moves(position);
            let before = open.len();
            open.extend(moves.iter().map(|(_, next)| *next).filter(|next| !self.leads.contains_key(next)));
            if open.len() == before {
                open.pop();
                let lead = moves.iter().map(|(gain, next)| gain - self.leads[next]).max().unwrap_or(0);
                self.leads.insert(position, lead);
            }
        }
        self.leads[&start]
    }
}

/// A game with a number, which each move makes smaller. The player who cannot move loses.
pub struct LastMoveGame {
    /// The numbers that the moves at a number lead to.
    rules: fn(i32) -> Vec<i32>,
    /// Whether the player to move can win, at 0, 1, 2 and so on.
    winning: Vec<bool>,
}

impl LastMoveGame {
    fn new(rules: fn(i32) -> Vec<i32>) -> Self {
        Self { rules, winning: Vec::new() }
    }

    /// The numbers that the moves at `number` lead to.
    #[must_use]
    pub fn moves(&self, number: i32) -> Vec<i32> {
        (self.rules)(number)
    }

    /// Whether the player to move at `number` can win.
    /// Takes a step for each move of each number up to this one that is not known yet.
    ///
    /// # Panics
    /// The number is below 0.
    pub fn wins(&mut self, number: i32) -> bool {
        let place = |number: i32| usize::try_from(number).expect("a number from 0 on");
        for next in (0..=number).skip(self.winning.len()) {
            let wins = self.moves(next).into_iter().any(|left| !self.winning[place(left)]);
            self.winning.push(wins);
        }
        self.winning[place(number)]
    }
}

/// The first player's score minus the second's in [`either_end_game`]. Quadratic time, for rows of more than 60 numbers
/// by the recurrence over all parts of a row: <https://leetcode.com/problems/predict-the-winner/editorial/>
#[must_use]
pub fn either_end_lead(row: &[i32]) -> i64 {
    if row.len() > 60 { either_end_lead_by_parts(row) } else { lead(either_end_game(row)) }
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

/// Take a number from either end of `row`.
#[must_use]
pub fn either_end_game(row: &[i32]) -> ScoredGame<'_> {
    ScoredGame::new(row, None, |row, left| {
        let without_first = Position { start: left.start + 1, ..left };
        let without_last = Position { end: left.end.saturating_sub(1), ..left };
        match row[left.part()] {
            [] => vec![],
            [first, .., last] => vec![(first.into(), without_first), (last.into(), without_last)],
            [only] => vec![(only.into(), without_first)],
        }
    })
}

fn lead(mut game: ScoredGame) -> i64 {
    game.lead(game.start)
}

/// The larger of the two scores in [`either_end_game`]. Takes as long as [`either_end_lead`].
#[must_use]
pub fn either_end_larger_score(row: &[i32]) -> i64 {
    i64::midpoint(sum(row), either_end_lead(row).abs())
}

/// What the first player takes in [`stone_game_ii`].
#[must_use]
pub fn stone_game_ii_stones(piles: &[i32]) -> i64 {
    i64::midpoint(sum(piles), lead(stone_game_ii(piles)))
}

/// Take the first X of the `piles` that are left, for any X from 1 to 2M. M is 1 at first, then the largest X so far.
#[must_use]
pub fn stone_game_ii(piles: &[i32]) -> ScoredGame<'_> {
    ScoredGame::new(piles, Some(1), |piles, left| {
        let m = left.m.unwrap_or(1);
        let moves = first_taken(piles, left, 2 * m);
        moves.map(|(gain, next)| (gain, Position { m: Some(m.max(next.start - left.start)), ..next })).collect()
    })
}

/// The first player's score minus the second's in [`stone_game_iii`].
#[must_use]
pub fn stone_game_iii_lead(values: &[i32]) -> i64 {
    lead(stone_game_iii(values))
}

/// Take the first 1, 2 or 3 of the `values` that are left.
#[must_use]
pub fn stone_game_iii(values: &[i32]) -> ScoredGame<'_> {
    ScoredGame::new(values, None, |values, left| first_taken(values, left, 3).collect())
}

/// The moves that take the first 1 to `most` of what is left.
fn first_taken(row: &[i32], left: Position, most: usize) -> impl Iterator<Item = (i64, Position)> {
    let starts = (left.start + 1..=left.end).take(most);
    starts.map(move |start| (sum(&row[left.start..start]), Position { start, ..left }))
}

/// The sum of all values, in 64 bits.
#[must_use]
pub fn sum(values: &[i32]) -> i64 {
    values.iter().copied().map(i64::from).sum()
}

/// Take 1, 2 or 3 of n stones.
#[must_use]
pub fn nim_game() -> LastMoveGame {
    LastMoveGame::new(|n| (1..=n.min(3)).map(|taken| n - taken).collect())
}

/// Replace n by n − x, where x < n divides n.
#[must_use]
pub fn divisor_game() -> LastMoveGame {
    LastMoveGame::new(|n| (1..n).filter(|x| n % x == 0).map(|x| n - x).collect())
}

/// Take a square number of n stones, at least 1.
#[must_use]
pub fn square_game() -> LastMoveGame {
    LastMoveGame::new(|n| (1..=n.isqrt()).map(|root| n - root * root).collect())
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
        assert_eq!(either_end_larger_score(&[1, 2, 100, 4]), 101);
        assert_eq!(either_end_larger_score(&[1, 100, 2]), 100);
        assert_eq!(stone_game_ii_stones(&[2, 7, 9, 4, 4]), 10);
        assert_eq!(stone_game_ii_stones(&[1, 2, 3, 4, 5, 100]), 104);
        assert_eq!(stone_game_iii_lead(&[1, 2, 3, 7]), -1);
        assert_eq!(stone_game_iii_lead(&[1, 2, 3, 6]), 0);
        assert_eq!(stone_game_iii_lead(&[1, 2, 3, -9]), 15);
    }

    #[test]
    fn the_recurrence_agrees_with_the_rules() {
        for row in all_rows(6, &[-2, 0, 1, 5]) {
            assert_eq!(either_end_lead_by_parts(&row), lead(either_end_game(&row)), "{row:?}");
        }
    }

    fn losing(mut game: LastMoveGame, numbers: Range<i32>) -> Vec<i32> {
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
        let answer = "u2 win. the card in the u2's hand is:\n1 6 5 2 3 4 1\nthe card in the desktop is:\n3 4 5 6 2";
        assert_eq!(kitten_fishing_answer(&[2, 4, 1, 2, 5, 6], &[3, 1, 3, 5, 6, 4]), answer);
        assert!(kitten_fishing_answer(&[1, 1, 2, 3, 4, 4], &[5, 6, 6, 2, 3, 5]).starts_with("draw."));
        assert_eq!(kitten_fishing_repetition(&[1, 1, 2, 3, 4, 4], &[5, 6, 6, 2, 3, 5]), Some([8, 28]));
        assert!(kitten_fishing_answer(&[1, 1], &[2, 3]).starts_with("u1 win."));
        assert_eq!(kitten_fishing_repetition(&[1, 1], &[2, 3]), None);
        let plays = kitten_fishing_plays(&[1, 1], &[2, 3]).map(|play| (play.player, play.card, play.captured));
        assert!(plays.eq([(1, 1, 1..1), (2, 2, 2..2), (1, 1, 0..3), (2, 3, 1..1)]));
    }
}
