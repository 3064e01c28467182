//! The value of a position or move, as one number that is larger if it is better for the player to move.

use crate::{Game, Lead, Unsolved};

/// In a game with points, the lead. Otherwise a win in m moves is `IMMEDIATE - m`, a loss in m moves the opposite, and a
/// draw 0; a player who wins because the game never ends has 1, and the opponent -1.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Value(i64);

/// The value of a win in 0 moves, larger than any number of moves.
const IMMEDIATE: i64 = 1 << 40;

impl Value {
    /// Returns the value of a position without moves, given its final lead.
    pub(crate) fn at_end<G: Game>(lead: i64) -> Self {
        if G::HAS_POINTS { Self(lead) } else { Self(lead * IMMEDIATE) }
    }

    /// Returns the value of a game that never ends, given its lead.
    pub(crate) fn endless(lead: i64) -> Self {
        Self(lead)
    }

    /// Returns the value of a move, given its gain, whether the same player moves again, and the value after it.
    pub(crate) fn before<G: Game>(self, gain: i64, again: bool) -> Self {
        let value = if again { self.0 } else { -self.0 };
        if G::HAS_POINTS {
            Self(gain + value)
        } else if value.abs() > 1 {
            Self(value - value.signum())
        } else {
            Self(value)
        }
    }

    /// Returns whether the player to move is ahead.
    pub(crate) fn is_win(self) -> bool {
        self.0 > 0
    }

    pub(crate) fn lead<G: Game>(self) -> Lead {
        if G::HAS_POINTS {
            return Lead { points: self.0, moves: 0 };
        }
        let distance = if self.0.abs() > 1 { IMMEDIATE - self.0.abs() } else { 0 };
        Lead { points: self.0.signum(), moves: u32::try_from(distance).unwrap_or(u32::MAX) }
    }

    /// Keeps the index of a position whose value is not known yet.
    pub(crate) fn index(index: u32) -> Self {
        Self(index.into())
    }

    /// Returns the index that [`index`](Self::index) keeps.
    pub(crate) fn as_index(self) -> Option<usize> {
        self.0.try_into().ok()
    }
}

/// Returns the final lead of a position without moves.
pub(crate) fn final_lead<G: Game>(game: &G, position: &G::Position) -> Result<i64, Unsolved> {
    let lead = game.final_lead(position);
    if !G::HAS_POINTS && lead.abs() > 1 { Err(Unsolved::Points) } else { Ok(lead) }
}
