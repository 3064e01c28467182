//! Best play: the moves as data. The rules give the moves, and what they are worth.

use std::cmp::Reverse;
use std::ops::Range;

use itertools::Itertools;
use two_player_games::Problem;
use two_player_games::problems::Game;
use two_player_games::reference::ScoredGame;

/// A move in a game with a row of numbers, and what it comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowMove {
    /// 0 or 1.
    pub player: usize,
    /// The part of the row that is left before the move.
    pub part: Range<usize>,
    /// M before the move, in the game that has it.
    pub m: Option<usize>,
    /// For each move that there is: the part that it takes, and the lead that the player ends with.
    pub choices: Vec<(Range<usize>, i64)>,
    /// The place of the chosen one among them.
    pub chosen: usize,
    /// Both scores after the move.
    pub scores: [i64; 2],
}

impl RowMove {
    /// The part that is taken.
    #[must_use]
    pub fn taken(&self) -> &Range<usize> {
        &self.choices[self.chosen].0
    }
}

/// Best play of a game in which the player who cannot move loses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastMovePlay {
    /// All turns, the last of which is that of the player who cannot move.
    pub turns: Vec<Turn>,
    /// The numbers from which the player to move loses, of all from the last one of the game up to its first.
    pub lost: Vec<i32>,
}

/// A player's turn in such a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// 0 or 1.
    pub player: usize,
    /// What there is before the move.
    pub number: i32,
    /// What is left after it; `None` if there is no move.
    pub leaves: Option<i32>,
    /// For each move that there is: what is left, and whether the other player wins from there.
    pub choices: Vec<(i32, bool)>,
}

/// Best play of the row; of equally good moves the first. `None` if that takes too long, or if it is no game of points.
#[must_use]
pub fn row_moves(problem: &Problem, row: &[i32]) -> Option<Vec<RowMove>> {
    match problem.game {
        Game::Points { rules, longest_played, .. } if row.len() <= longest_played => Some(best_moves(rules(row))),
        _ => None,
    }
}

fn best_moves(mut game: ScoredGame) -> Vec<RowMove> {
    let mut position = game.start;
    let mut moves = Vec::new();
    let mut scores = [0, 0];
    for player in [0, 1].into_iter().cycle() {
        let part = position.part();
        let lead = scores[player] - scores[1 - player];
        let moves_here = game.moves(position);
        let choices = moves_here.iter().map(|&(gain, next)| {
            let rest = next.part();
            let taken = if rest.start > part.start { part.start..rest.start } else { rest.end..part.end };
            (taken, lead + gain - game.lead(next))
        });
        let choices = choices.collect_vec();
        // The first of the largest; `position_max_by_key` finds the last.
        let Some(chosen) = choices.iter().position_min_by_key(|(_, lead)| Reverse(*lead)) else { break };
        let (gain, next) = moves_here[chosen];
        scores[player] += gain;
        moves.push(RowMove { player, part, m: position.m, choices, chosen, scores });
        position = next;
    }
    moves
}

/// Best play from `first`: the first move that wins, or else the first one. `None` if that takes too long, or if
/// it is no such game.
#[must_use]
pub fn last_move_play(problem: &Problem, first: i32) -> Option<LastMovePlay> {
    let Game::LastMove { rules, largest } = problem.game else { return None };
    if first > largest {
        return None;
    }
    let mut game = rules();
    let mut turns = Vec::new();
    let mut next = Some(first);
    for player in [0, 1].into_iter().cycle() {
        let Some(number) = next else { break };
        let choices = game.moves(number).into_iter().map(|leaves| (leaves, game.wins(leaves))).collect_vec();
        next = choices.iter().find(|(_, wins)| !wins).or(choices.first()).map(|(leaves, _)| *leaves);
        turns.push(Turn { player, number, leaves: next, choices });
    }
    let last = turns.last().map_or(first, |turn| turn.number);
    Some(LastMovePlay { turns, lost: (last..=first).filter(|&number| !game.wins(number)).collect() })
}
