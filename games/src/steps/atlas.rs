//! The positions of a game as plain data.

use itertools::Itertools;
use solver::{Budget, Game, Lead, Move, MoveOf, Player, solve};

use crate::indexed;
use crate::positions::Positions;
use crate::reached::{Bounds, reached};
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
    pub edges: Vec<Edge>,
    /// The lead of the player to move. Before the positions are solved, that of those without moves.
    pub lead: Lead,
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

/// How far an atlas reaches.
const BOUNDS: Bounds = Bounds { positions: 4000, moves: 40_000, weight: 4_000_000 };

/// Lists the positions that can be reached, solved; `None` if they or their moves are too many, or the budget does not
/// suffice.
pub(crate) fn atlas(positions: &dyn Positions, budget: &mut Budget) -> Option<Atlas> {
    let starts = positions.table_starts();
    let reached = reached(positions, &starts, &BOUNDS)?;
    let places = reached.places.into_iter().zip(&reached.edges);
    let nodes = places.map(|((player, index), edges)| node(positions, player, index, edges));
    Atlas { nodes: nodes.collect(), start_count: 1 + starts.len() }.solved(positions, budget)
}

/// Describes a position, given its moves.
fn node(positions: &dyn Positions, player: Player, index: usize, edges: &[indexed::Edge]) -> Node {
    let scene = if positions.can_repeat() { positions.scene(index) } else { None };
    let pieces = scene.map_or(Vec::new(), |scene| scene.pieces);
    let final_lead = if edges.is_empty() { positions.final_lead(index) } else { 0 };
    let names = positions.view(index, edges.len()).moves.into_iter().map(|seen| seen.name);
    let edges = names.zip(edges).map(|(name, indexed::Edge { gain, again, to })| Edge {
        name,
        gain: *gain,
        again: *again,
        to: *to,
    });
    Node {
        player,
        coordinates: positions.coordinates(index),
        pieces: pieces.iter().map(|piece| piece.place).collect(),
        edges: edges.collect(),
        lead: Lead { points: final_lead, moves: 0 },
    }
}

impl Atlas {
    fn solved(self, positions: &dyn Positions, budget: &mut Budget) -> Option<Self> {
        match (positions.can_repeat(), positions.has_points()) {
            (true, _) => self.solved_as::<true, false>(budget),
            (false, true) => self.solved_as::<false, true>(budget),
            (false, false) => self.solved_as::<false, false>(budget),
        }
    }

    /// Finds the leads. `REPEATS` says whether positions repeat, and `POINTS` whether there are points.
    fn solved_as<const REPEATS: bool, const POINTS: bool>(
        mut self,
        budget: &mut Budget,
    ) -> Option<Self> {
        let all = AllPositions::<REPEATS, POINTS>(&self);
        let solution = solve(&all, budget).ok()?;
        let leads = (0..self.nodes.len()).map(|index| solution.lead(&index)).collect_vec();
        for (node, lead) in self.nodes.iter_mut().zip(leads) {
            node.lead = lead;
        }
        Some(self)
    }

    /// Returns the value of a move to the player who makes it.
    pub fn value(&self, edge: &Edge) -> i64 {
        let after = self.nodes[edge.to].lead.points;
        if edge.again { edge.gain + after } else { edge.gain - after }
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
        self.0.nodes[*position].lead.points
    }
}
