//! The rules of a game.

use std::hash::Hash;

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player who is named first, and who usually begins.
    First,
    /// The other player.
    Second,
}

impl Player {
    /// Returns the opponent.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// Returns 0 for the first player and 1 for the second.
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// A move from a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move<Action, Position> {
    /// What the player chooses. The search ignores it; it tells apart moves that lead to the same position.
    pub action: Action,
    /// The points that the move gains for the player who makes it.
    pub gain: i64,
    /// The position after the move.
    pub next: Position,
    /// Whether the same player moves again.
    pub again: bool,
}

impl<Action, Position> Move<Action, Position> {
    /// Creates a move without points, after which the opponent moves.
    pub const fn new(action: Action, next: Position) -> Self {
        Self { action, gain: 0, next, again: false }
    }

    /// Returns the move with this gain.
    #[must_use]
    pub fn gaining(self, gain: i64) -> Self {
        Self { gain, ..self }
    }

    /// Returns the move, after which the same player moves again if `again` is true.
    #[must_use]
    pub fn moving_again(self, again: bool) -> Self {
        Self { again, ..self }
    }
}

/// A move of a game.
pub type MoveOf<G> = Move<<G as Game>::Action, <G as Game>::Position>;

/// A part of a position that is a sum: a player moves in one of the parts, and the game ends when no part has a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Part<Position> {
    /// A position of the same game.
    Position(Position),
    /// A game with this Grundy number.
    Number(u32),
}

/// The rules of one game, with its data. Two players move, and each maximizes the own lead: the own points minus the
/// opponent's. In a game without points, the lead is 1 for a win, -1 for a loss and 0 for a draw; a player who wins does
/// so as soon as possible, and one who loses as late as possible.
pub trait Game {
    /// What a person sees of a position. It determines the rest of the game.
    type Position: Clone + Eq + Hash;

    /// What a player chooses, such as the indices of the stones taken; `()` if the position after the move tells it.
    type Action;

    /// Whether moves gain points, or final leads may be other numbers than -1, 0 and 1. If this is false although there
    /// are points, the search refuses the game.
    const HAS_POINTS: bool = false;

    /// Whether positions can repeat. Such a game has no points. If this is false although positions do repeat, the
    /// search uses up its budget and refuses the game.
    const CAN_REPEAT: bool = false;

    /// Whether both players have the same moves in every position, as [`grundy`](crate::grundy()) requires.
    const IS_IMPARTIAL: bool = false;

    /// Returns the position at the start.
    fn start(&self) -> Self::Position;

    /// Returns the player who begins.
    fn first_player(&self) -> Player {
        Player::First
    }

    /// Returns all moves from a position, in an order that a person expects. Equally good moves keep this order.
    fn moves(&self, position: Self::Position) -> impl Iterator<Item = MoveOf<Self>>;

    /// Returns the lead of the player to move in a position without moves, where only points count that are gained from
    /// there on: usually 0 in a game with points, -1 if a player who cannot move loses, and 1 under misère play.
    fn final_lead(&self, position: &Self::Position) -> i64;

    /// Returns the lead of the player to move in a position that occurs again, which is also the result of a game that
    /// never ends: by default a draw. If it is not a draw, then it must be a win of the same player in all positions.
    fn repeated_lead(&self, _position: &Self::Position) -> i64 {
        0
    }

    /// Returns the representative of the positions that are equivalent to this one, such as the piles in ascending
    /// order. The search visits only representatives. Equivalent positions have the same lead and, without points, the
    /// same number of moves to the end: items that no move can use may be left out, but not items that only cost time.
    /// By default, no two positions are equivalent.
    fn canonical(&self, position: Self::Position) -> Self::Position {
        position
    }

    /// Returns the parts into which a position of an impartial game falls, if it is a sum: its Grundy number is then the
    /// xor of theirs. A part that is the position itself is not divided further. By default, no position falls apart.
    ///
    /// [`grundy`](crate::grundy()) visits only parts, so that a row of piles takes no more positions than its largest
    /// pile.
    fn parts(&self, _position: &Self::Position) -> Option<Vec<Part<Self::Position>>> {
        None
    }

    /// Returns an upper bound of the steps that listing the moves of a position takes, besides one per move. See
    /// [`Budget`](crate::Budget).
    fn weight(&self, _position: &Self::Position) -> usize {
        0
    }

    /// Returns the heap memory of a position, in bytes.
    fn bytes(&self, _position: &Self::Position) -> usize {
        0
    }
}

/// A game can be solved without giving it away.
impl<G: Game> Game for &G {
    type Position = G::Position;
    type Action = G::Action;
    const HAS_POINTS: bool = G::HAS_POINTS;
    const CAN_REPEAT: bool = G::CAN_REPEAT;
    const IS_IMPARTIAL: bool = G::IS_IMPARTIAL;

    fn start(&self) -> Self::Position {
        (**self).start()
    }

    fn first_player(&self) -> Player {
        (**self).first_player()
    }

    fn moves(&self, position: Self::Position) -> impl Iterator<Item = MoveOf<Self>> {
        (**self).moves(position)
    }

    fn final_lead(&self, position: &Self::Position) -> i64 {
        (**self).final_lead(position)
    }

    fn repeated_lead(&self, position: &Self::Position) -> i64 {
        (**self).repeated_lead(position)
    }

    fn canonical(&self, position: Self::Position) -> Self::Position {
        (**self).canonical(position)
    }

    fn parts(&self, position: &Self::Position) -> Option<Vec<Part<Self::Position>>> {
        (**self).parts(position)
    }

    fn weight(&self, position: &Self::Position) -> usize {
        (**self).weight(position)
    }

    fn bytes(&self, position: &Self::Position) -> usize {
        (**self).bytes(position)
    }
}

/// The value of a position to the player to move, or of a move to the player who makes it. The default is a draw.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lead {
    /// The points that the player gains from here on, minus the opponent's; without points, 1 for a win, -1 for a loss
    /// and 0 for a draw.
    pub points: i64,
    /// The number of moves to the end if both play optimally: the winner as soon as possible, the loser as late as
    /// possible. It is 0 in games with points, in draws, and where a player wins only because the game never ends.
    pub moves: u32,
}
