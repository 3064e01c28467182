//! Depth-first search of a game whose positions cannot repeat.

use rustc_hash::FxHashMap;

use crate::{Budget, Game, Move};

/// How a value of each position is computed from the values after its moves.
pub(crate) trait Fold<G: Game> {
    /// The value of a position.
    type Value: Copy;
    /// What is known of a position while its moves are being tried.
    type Partial: Default;

    /// Takes a move into account, given its gain, whether the same player moves again, and the value after it.
    fn add(&mut self, partial: &mut Self::Partial, gain: i64, again: bool, after: Self::Value);

    /// Returns the value of a position whose moves have all been taken into account.
    fn finish(&mut self, partial: Self::Partial, position: &G::Position) -> Self::Value;
}

/// A position whose moves are being tried.
struct Open<Position, Moves, Partial> {
    position: Position,
    moves: Moves,
    partial: Partial,
    /// The gain of the move to this position, and whether the same player moves again after it.
    step: (i64, bool),
}

/// Returns the value of every representative that can be reached; `None` if the budget does not suffice.
pub(crate) fn fold<G: Game, F: Fold<G>>(
    game: &G,
    fold: &mut F,
    budget: &mut Budget,
) -> Option<FxHashMap<G::Position, F::Value>> {
    let size = size_of::<(G::Position, F::Value)>();
    let mut known = FxHashMap::default();
    let mut open = Vec::new();
    let mut entered = Some((game.canonical(game.start()), (0, false)));
    loop {
        if let Some((position, step)) = entered.take() {
            let heap = game.bytes(&position);
            budget.pay_position(game.weight(&position), size, heap)?;
            let moves = game.moves(position.clone());
            let last = Open { position, moves, partial: F::Partial::default(), step };
            budget.pay_bytes(size_of_val(&last) + heap)?;
            open.push(last);
        }
        let Some(last) = open.last_mut() else {
            return Some(known);
        };
        if let Some(Move { gain, next, again, .. }) = last.moves.next() {
            budget.pay_move()?;
            let next = game.canonical(next);
            match known.get(&next) {
                Some(after) => fold.add(&mut last.partial, gain, again, *after),
                None => entered = Some((next, (gain, again))),
            }
        } else if let Some(done) = open.pop() {
            budget.give_back(size_of_val(&done) + game.bytes(&done.position));
            let value = fold.finish(done.partial, &done.position);
            known.insert(done.position, value);
            if let Some(parent) = open.last_mut() {
                let (gain, again) = done.step;
                fold.add(&mut parent.partial, gain, again, value);
            }
        }
    }
}
