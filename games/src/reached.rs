//! The positions of a game that can be reached, in the order in which they are found.

use rustc_hash::FxHashMap;
use solver::Player;

use crate::indexed::{Edge, Range, Rules};

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
pub(crate) struct Reached {
    /// The index of each position, with the player to move if positions repeat; otherwise with the first player, since the
    /// player does not matter.
    pub places: Vec<(Player, usize)>,
    /// The moves of each position, to the numbers of places.
    pub edges: Vec<Vec<Edge>>,
}

/// Lists the positions that can be reached, first the start of the game and the other `starts`; `None` if they or their
/// moves are too many.
pub(crate) fn reached(rules: &dyn Rules, starts: &[usize], bounds: &Bounds) -> Option<Reached> {
    let first = rules.first_player();
    let mut places = vec![(first, 0)];
    places.extend(starts.iter().map(|start| (first, *start)));
    let mut numbers = FxHashMap::default();
    for (number, (player, index)) in places.iter().enumerate() {
        numbers.entry((player.index(), *index)).or_insert(number);
    }
    let mut edges = Vec::new();
    let (mut moves_left, mut weight_left) = (bounds.moves, bounds.weight);
    while let Some(&(player, index)) = places.get(edges.len()) {
        weight_left = weight_left.checked_sub(rules.weight(index))?;
        let mut own = rules.edges(index, Range::first(moves_left.saturating_add(1)));
        moves_left = moves_left.checked_sub(own.len())?;
        for edge in &mut own {
            let stays = edge.again || !rules.can_repeat();
            let mover = if stays { player } else { player.opponent() };
            let number = *numbers.entry((mover.index(), edge.to)).or_insert(places.len());
            if number == places.len() {
                places.push((mover, edge.to));
            }
            edge.to = number;
        }
        if places.len() > bounds.positions {
            return None;
        }
        edges.push(own);
    }
    Some(Reached { places, edges })
}
