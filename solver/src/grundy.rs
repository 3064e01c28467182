//! Grundy numbers.

use std::error::Error;
use std::fmt;

use rustc_hash::FxHashMap;

use crate::depth_first::{Fold, fold};
use crate::{Budget, Game};

/// The Grundy number of each representative that can be reached.
pub type Numbers<Position> = FxHashMap<Position, u32>;

/// Why a game has no Grundy numbers, or none that could be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoGrundy {
    /// The players have different moves.
    Partizan,
    /// Positions can repeat.
    Repeats,
    /// The players score points.
    Points,
    /// A player moves twice in a row.
    MovesAgain,
    /// In some position without moves, the player to move has not lost.
    NotNormalPlay,
    /// The budget does not suffice.
    TooLarge,
}

impl fmt::Display for NoGrundy {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Partizan => "the players have different moves",
            Self::Repeats => "positions can repeat",
            Self::Points => "the players score points",
            Self::MovesAgain => "a player can move twice in a row",
            Self::NotNormalPlay => "a player without a move has not always lost",
            Self::TooLarge => "there are too many positions",
        })
    }
}

impl Error for NoGrundy {}

/// Computes Grundy numbers, and notices what the theory does not allow.
struct Grundy<'a, G> {
    game: &'a G,
    found: Option<NoGrundy>,
}

impl<G: Game> Fold<G> for Grundy<'_, G> {
    type Value = u32;
    /// The numbers after the moves.
    type Partial = Vec<u32>;

    fn add(&mut self, reached: &mut Vec<u32>, gain: i64, again: bool, after: u32) {
        if gain != 0 {
            self.found = Some(NoGrundy::Points);
        } else if again {
            self.found = Some(NoGrundy::MovesAgain);
        }
        reached.push(after);
    }

    fn finish(&mut self, mut reached: Vec<u32>, position: &G::Position) -> u32 {
        if reached.is_empty() && self.game.final_lead(position) >= 0 {
            self.found = Some(NoGrundy::NotNormalPlay);
        }
        reached.sort_unstable();
        // The smallest number that is missing.
        reached.into_iter().fold(0, |least, number| least + u32::from(number == least))
    }
}

/// Returns the Grundy number of every representative that can be reached: the smallest number that no move leads to. A
/// position is lost if and only if its number is 0; the number of a sum of games is the xor of their numbers.
///
/// Takes time proportional to the number of positions and, but for a logarithm, of moves.
///
/// # Errors
/// If the game is not an impartial game under normal play, or if the budget does not suffice.
pub fn grundy<G: Game>(game: &G, budget: &mut Budget) -> Result<Numbers<G::Position>, NoGrundy> {
    if !G::IS_IMPARTIAL {
        return Err(NoGrundy::Partizan);
    }
    if G::CAN_REPEAT {
        return Err(NoGrundy::Repeats);
    }
    let mut grundy = Grundy { game, found: None };
    let numbers = fold(game, &mut grundy, budget).ok_or(NoGrundy::TooLarge)?;
    grundy.found.map_or(Ok(numbers), Err)
}
