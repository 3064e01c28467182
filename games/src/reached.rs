//! The positions of a game that can be reached, in the order in which they are found.

use rustc_hash::FxHashMap;
use solver::{Game, Player};

/// How far to search.
pub(crate) struct Bounds {
    /// Maximum number of positions.
    pub positions: usize,
    /// Maximum number of moves.
    pub moves: usize,
    /// Maximum number of steps that listing the moves takes.
    pub weight: usize,
}

/// Positions, and the moves between them.
pub(crate) struct Reached<Position> {
    /// Each position with the player to move, if positions repeat; otherwise with the first player, since the player does
    /// not matter.
    pub positions: Vec<(Player, Position)>,
    /// For each position, the index of the position after each of its moves.
    pub next: Vec<Vec<usize>>,
}

/// Lists the positions that can be reached, first the start of the game and the other `starts`; `None` if they or their
/// moves are too many.
pub(crate) fn reached<G: Game>(
    game: &G,
    starts: Vec<G::Position>,
    bounds: &Bounds,
) -> Option<Reached<G::Position>> {
    let first = game.first_player();
    let mut positions = vec![(first, game.start())];
    positions.extend(starts.into_iter().map(|start| (first, start)));
    let mut indices = FxHashMap::default();
    for (index, position) in positions.iter().enumerate() {
        indices.entry(position.clone()).or_insert(index);
    }
    let mut next = Vec::new();
    let (mut move_count, mut weight) = (0, 0_usize);
    while let Some((player, position)) = positions.get(next.len()).cloned() {
        weight = weight.saturating_add(game.weight(&position));
        let mut after = Vec::new();
        for choice in game.moves(position) {
            let mover = if choice.again || !G::CAN_REPEAT { player } else { player.opponent() };
            let found = (mover, choice.next);
            let index = *indices.entry(found.clone()).or_insert(positions.len());
            if index == positions.len() {
                positions.push(found);
            }
            after.push(index);
            move_count += 1;
            if move_count > bounds.moves || positions.len() > bounds.positions {
                return None;
            }
        }
        if weight > bounds.weight {
            return None;
        }
        next.push(after);
    }
    Some(Reached { positions, next })
}
