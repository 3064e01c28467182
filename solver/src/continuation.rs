//! A game that can repeat, in the course of play.

use std::collections::HashSet;

use crate::{Game, Move, MoveOf, Player};

/// The rest of a game in whose course some positions have occurred. If the same player is to move in one of them again,
/// the game ends with the result of a [repetition](Game::repeated_lead).
///
/// So its solution tells the truth about a game that people end when a position repeats, in which the way that has led
/// to a position matters: a move that wins otherwise may only draw, because the opponent can go back.
#[derive(Debug, Clone)]
pub struct Continuation<'a, G: Game> {
    game: &'a G,
    player: Player,
    position: G::Position,
    /// The positions that have occurred, the current one included.
    seen: HashSet<(Player, G::Position)>,
}

impl<'a, G: Game> Continuation<'a, G> {
    /// Creates the rest of a game, given the player to move, the current position, and the earlier ones, each with the
    /// player to move.
    pub fn new(
        game: &'a G,
        player: Player,
        position: G::Position,
        earlier: impl IntoIterator<Item = (Player, G::Position)>,
    ) -> Self {
        let all = earlier.into_iter().chain([(player, position.clone())]);
        let seen = all.map(|(player, position)| (player, game.canonical(position))).collect();
        Self { game, player, position, seen }
    }

    /// Returns the player to move, and the position.
    fn place<'p>(
        &'p self,
        position: Option<&'p (Player, G::Position)>,
    ) -> (Player, &'p G::Position) {
        position.map_or((self.player, &self.position), |(player, position)| (*player, position))
    }

    /// Returns whether a position has occurred before.
    fn is_repeated(&self, position: Option<&(Player, G::Position)>) -> bool {
        position.is_some_and(|position| self.seen.contains(position))
    }
}

impl<G: Game> Game for Continuation<'_, G> {
    /// The current position is `None`. Another position has the player to move; it includes the current one if that
    /// occurs again.
    type Position = Option<(Player, G::Position)>;
    type Action = G::Action;
    const CAN_REPEAT: bool = G::CAN_REPEAT;
    const HAS_POINTS: bool = G::HAS_POINTS;
    const IS_IMPARTIAL: bool = false;

    fn start(&self) -> Self::Position {
        None
    }

    fn first_player(&self) -> Player {
        self.player
    }

    fn moves(&self, position: Self::Position) -> impl Iterator<Item = MoveOf<Self>> {
        let is_over = self.is_repeated(position.as_ref());
        let (player, position) = self.place(position.as_ref());
        let moves = (!is_over).then(|| self.game.moves(position.clone()));
        moves.into_iter().flatten().map(move |Move { action, gain, next, again }| {
            let player = if again { player } else { player.opponent() };
            Move { action, gain, next: Some((player, next)), again }
        })
    }

    fn final_lead(&self, position: &Self::Position) -> i64 {
        let is_repeated = self.is_repeated(position.as_ref());
        let (_, position) = self.place(position.as_ref());
        if is_repeated { self.game.repeated_lead(position) } else { self.game.final_lead(position) }
    }

    fn repeated_lead(&self, position: &Self::Position) -> i64 {
        self.game.repeated_lead(self.place(position.as_ref()).1)
    }

    fn canonical(&self, position: Self::Position) -> Self::Position {
        position.map(|(player, position)| (player, self.game.canonical(position)))
    }

    fn weight(&self, position: &Self::Position) -> usize {
        self.game.weight(self.place(position.as_ref()).1)
    }

    fn bytes(&self, position: &Self::Position) -> usize {
        position.as_ref().map_or(0, |(_, position)| self.game.bytes(position))
    }
}
