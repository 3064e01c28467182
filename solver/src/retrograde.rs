//! Retrograde analysis of a game whose positions can repeat.

use std::collections::VecDeque;
use std::mem;

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::{Budget, Game, Lead};

/// The state of the analysis at a position.
#[derive(Default)]
struct Node {
    /// `None` while the position is undecided.
    lead: Option<Lead>,
    /// The positions with a move to this one, by index, and whether the same player moves again after that move.
    predecessors: Vec<(usize, bool)>,
    /// The number of moves to undecided positions.
    undecided_moves: usize,
}

type Nodes<Position> = IndexMap<Position, Node, FxBuildHasher>;

/// Returns the lead of the player to move in every representative that can be reached: a position is won if a move
/// decides it, lost if all its moves lose, and drawn if it is never decided. Returns `None` if the budget does not
/// suffice.
///
/// # Panics
/// If a move gains points.
pub(crate) fn leads<G: Game>(
    game: &G,
    budget: &mut Budget,
) -> Option<FxHashMap<G::Position, Lead>> {
    let size = size_of::<(G::Position, Node)>();
    let mut nodes = Nodes::default();
    nodes.insert(game.canonical(game.start()), Node::default());
    let mut decided = VecDeque::new();
    for index in 0.. {
        let Some(position) = nodes.get_index(index).map(|(position, _)| position.clone()) else {
            break;
        };
        budget.pay_position(game.weight(&position), size, game.bytes(&position))?;
        for choice in game.moves(position.clone()) {
            assert_eq!(choice.gain, 0, "a game whose positions can repeat has no points");
            budget.pay_move()?;
            budget.pay_bytes(2 * size_of::<(usize, bool)>())?;
            let next = game.canonical(choice.next);
            nodes.entry(next).or_default().predecessors.push((index, choice.again));
            nodes[index].undecided_moves += 1;
        }
        if nodes[index].undecided_moves == 0 {
            let points = game.final_lead(&position);
            nodes[index].lead = Some(Lead { points, moves: 0 });
            decided.extend((points != 0).then_some(index));
        }
    }
    decide(&mut nodes, decided);
    let lead = |(position, node): (_, Node)| (position, node.lead.unwrap_or_default());
    Some(nodes.into_iter().map(lead).collect())
}

/// Decides positions backward from the `decided` ones, those closest to the end first.
fn decide<Position>(nodes: &mut Nodes<Position>, mut decided: VecDeque<usize>) {
    while let Some(index) = decided.pop_front() {
        let Some(Lead { points, moves }) = nodes[index].lead else {
            continue;
        };
        for (predecessor, again) in mem::take(&mut nodes[index].predecessors) {
            let node = &mut nodes[predecessor];
            node.undecided_moves -= 1;
            let points = if again { points } else { -points };
            if node.lead.is_none() && (points > 0 || node.undecided_moves == 0) {
                node.lead = Some(Lead { points, moves: moves + 1 });
                decided.push_back(predecessor);
            }
        }
    }
}
