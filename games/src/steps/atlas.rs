//! The positions of a game as plain data.

use std::collections::HashMap;

use solver::{Budget, Game, Lead, Move, MoveOf, Player, solve};

use crate::shown::Shown;
use crate::words::MoveName;

/// The positions that can be reached from those with which a table begins; the first is the start of the game.
pub(crate) struct Atlas {
    pub nodes: Vec<Node>,
    /// The number of nodes from which the others are reached; they are the first ones.
    start_count: usize,
}

/// A position.
pub(crate) struct Node {
    /// The player to move, in a game whose positions repeat; otherwise the first player, since the player does not matter.
    pub player: Player,
    pub coordinates: Option<Vec<i64>>,
    /// The places of the pieces on the board, if positions repeat.
    pub pieces: Vec<usize>,
    /// The lead of the player to move if there is no move.
    final_lead: i64,
    pub edges: Vec<Edge>,
}

/// A move.
#[derive(Clone)]
pub(crate) struct Edge {
    pub name: MoveName,
    pub gain: i64,
    pub again: bool,
    /// The index of the position after the move.
    pub to: usize,
}

/// What the positions of an atlas are worth, by index.
pub(crate) struct Values {
    pub leads: Vec<Lead>,
}

impl Edge {
    /// Returns the value of the move to the player who makes it.
    pub fn value(&self, values: &Values) -> i64 {
        let after = values.leads[self.to].points;
        if self.again { self.gain + after } else { self.gain - after }
    }
}

/// Maximum number of positions, of moves, and of the steps that listing the moves takes.
const MAX_POSITIONS: usize = 4000;
const MAX_MOVES: usize = 40_000;
const MAX_WEIGHT: usize = 4_000_000;

/// Lists the positions that can be reached; `None` if they or their moves are too many.
pub(crate) fn atlas<G: Shown>(game: &G) -> Option<Atlas> {
    let first = game.first_player();
    let mut open: Vec<(Player, G::Position)> = vec![(first, game.start())];
    open.extend(game.table_starts().into_iter().map(|start| (first, start)));
    let start_count = open.len();
    let mut indices: HashMap<(usize, G::Position), usize> = HashMap::new();
    for (index, (player, position)) in open.iter().enumerate() {
        indices.entry((player.index(), position.clone())).or_insert(index);
    }
    let mut nodes: Vec<Node> = Vec::new();
    let (mut move_count, mut weight) = (0, 0_usize);
    while let Some((player, position)) = open.get(nodes.len()).cloned() {
        weight = weight.saturating_add(game.weight(&position));
        if weight > MAX_WEIGHT {
            return None;
        }
        let columns = game.columns(&position);
        let mut edges = Vec::new();
        for choice in game.moves(position.clone()) {
            move_count += 1;
            if move_count > MAX_MOVES || open.len() > MAX_POSITIONS {
                return None;
            }
            let name = game.name(&columns, &position, &choice);
            let Move { gain, next, again, .. } = choice;
            let mover = if again || !G::CAN_REPEAT { player } else { player.opponent() };
            let to = *indices.entry((mover.index(), next.clone())).or_insert(open.len());
            if to == open.len() {
                open.push((mover, next));
            }
            edges.push(Edge { name, gain, again, to });
        }
        let scene = if G::CAN_REPEAT { game.scene(&position) } else { None };
        let pieces = scene.map_or(Vec::new(), |scene| scene.pieces);
        let final_lead = if edges.is_empty() { game.final_lead(&position) } else { 0 };
        nodes.push(Node {
            player,
            coordinates: game.coordinates(&position),
            pieces: pieces.iter().map(|piece| piece.place).collect(),
            final_lead,
            edges,
        });
    }
    Some(Atlas { nodes, start_count })
}

impl Atlas {
    /// Returns the values of all positions; `None` if the budget does not suffice. `REPEATS` says whether positions repeat,
    /// and `POINTS` whether there are points.
    pub fn values<const REPEATS: bool, const POINTS: bool>(
        &self,
        budget: &mut Budget,
    ) -> Option<Values> {
        let all = AllPositions::<REPEATS, POINTS>(self);
        let solution = solve(&all, budget).ok()?;
        let leads = (0..self.nodes.len()).map(|index| solution.lead(&index)).collect();
        Some(Values { leads })
    }
}

/// The game on the positions of an atlas, from a position before all starts.
struct AllPositions<'a, const REPEATS: bool, const POINTS: bool>(&'a Atlas);

impl<const REPEATS: bool, const POINTS: bool> Game for AllPositions<'_, REPEATS, POINTS> {
    type Position = usize;
    type Action = ();
    const HAS_POINTS: bool = POINTS;
    const CAN_REPEAT: bool = REPEATS;

    fn start(&self) -> usize {
        self.0.nodes.len()
    }

    fn moves(&self, position: usize) -> impl Iterator<Item = MoveOf<Self>> {
        let node = self.0.nodes.get(position);
        let starts = if node.is_none() { 0..self.0.start_count } else { 0..0 };
        let edges = node.map_or(&[][..], |node| &node.edges);
        let edges = edges
            .iter()
            .map(|edge| Move::new((), edge.to).gaining(edge.gain).moving_again(edge.again));
        starts.map(|start| Move::new((), start)).chain(edges)
    }

    fn final_lead(&self, position: &usize) -> i64 {
        self.0.nodes[*position].final_lead
    }
}
