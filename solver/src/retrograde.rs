//! Retrograde analysis of a game whose positions can repeat.

use std::collections::VecDeque;
use std::num::NonZeroU32;

use crate::budget::Table;
use crate::value::{Value, final_lead};
use crate::{Budget, Game, Unsolved};

/// The state of the analysis at a position.
struct Node {
    /// That of a game that never ends, until the position is decided.
    value: Value,
    is_decided: bool,
    /// The number of moves to undecided positions.
    undecided_moves: u32,
    /// The last move to this position, as the number of its edge, counted from 1.
    last_edge: Option<NonZeroU32>,
}

/// A move to a position.
struct Edge {
    /// The index of the position before the move.
    source: u32,
    /// Whether the same player moves again.
    again: bool,
    /// The previous edge to the same position.
    previous: Option<NonZeroU32>,
}

/// All positions that can be reached, and the moves to them.
struct Graph {
    /// The position at the start is the first one.
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

/// Returns the value of every representative that can be reached: a position is won if a move decides it, lost if all
/// its moves lose, and has the result of a game that never ends if it is never decided.
///
/// Time and memory are proportional to the number of positions and moves.
pub(crate) fn values<G: Game>(
    game: &G,
    budget: &mut Budget,
) -> Result<Table<G::Position, Value>, Unsolved> {
    let (mut table, mut graph) = explored(game, budget)?;
    graph.decide::<G>(|_| false);
    for value in table.values_mut() {
        if let Some(node) = value.as_index().and_then(|index| graph.nodes.get(index)) {
            *value = node.value;
        }
    }
    budget.give_back_items(graph.nodes);
    budget.give_back_items(graph.edges);
    Ok(table)
}

/// Returns the value of the position at the start. Stops when it is decided.
pub(crate) fn start_value<G: Game>(game: &G, budget: &mut Budget) -> Result<Value, Unsolved> {
    let (_, mut graph) = explored(game, budget)?;
    graph.decide::<G>(|nodes| nodes[0].is_decided);
    Ok(graph.nodes[0].value)
}

/// Returns the index of each representative that can be reached, and the graph of all moves. Decides the positions
/// without moves.
fn explored<G: Game>(
    game: &G,
    budget: &mut Budget,
) -> Result<(Table<G::Position, Value>, Graph), Unsolved> {
    let mut table = Table::new();
    let mut graph = Graph { nodes: Vec::new(), edges: Vec::new() };
    let mut open = Vec::new();
    let start = game.canonical(game.start());
    enter(game, start, &mut table, &mut graph.nodes, &mut open, budget)?;
    while let Some((source, position)) = open.pop() {
        let heap = game.bytes(&position);
        let mut move_count = 0;
        for choice in game.moves(position.clone()) {
            if choice.gain != 0 {
                return Err(Unsolved::Points);
            }
            budget.pay_move()?;
            let next = game.canonical(choice.next);
            let index = match table.get(&next).and_then(|value| value.as_index()) {
                Some(index) => index,
                None => enter(game, next, &mut table, &mut graph.nodes, &mut open, budget)?,
            };
            let previous = graph.nodes[index].last_edge;
            budget.push(&mut graph.edges, Edge { source, again: choice.again, previous })?;
            let number = u32::try_from(graph.edges.len()).ok().and_then(NonZeroU32::new);
            graph.nodes[index].last_edge = Some(number.ok_or(budget.out_of_bytes())?);
            move_count += 1;
        }
        budget.give_back(heap);
        let node = &mut graph.nodes[to_index(source)];
        node.undecided_moves = move_count;
        if move_count == 0 {
            node.value = Value::at_end::<G>(final_lead(game, &position)?);
            node.is_decided = true;
        }
    }
    budget.give_back_items(open);
    Ok((table, graph))
}

/// Gives a new position an index, and lists it as open. Returns the index.
fn enter<G: Game>(
    game: &G,
    position: G::Position,
    table: &mut Table<G::Position, Value>,
    nodes: &mut Vec<Node>,
    open: &mut Vec<(u32, G::Position)>,
    budget: &mut Budget,
) -> Result<usize, Unsolved> {
    let index = nodes.len();
    let short = u32::try_from(index).map_err(|_| budget.out_of_bytes())?;
    budget.pay_position(game.weight(&position))?;
    // The position in the table, and the one that is open.
    budget.pay_bytes(2 * game.bytes(&position))?;
    let value = Value::endless(game.repeated_lead(&position));
    let node = Node { value, is_decided: false, undecided_moves: 0, last_edge: None };
    budget.push(open, (short, position.clone()))?;
    budget.push(nodes, node)?;
    table.insert(position, Value::index(short), budget)?;
    Ok(index)
}

fn to_index(index: u32) -> usize {
    usize::try_from(index).expect("at least 32 bits")
}

impl Graph {
    /// Decides positions backward from those that are decided: first those that a player wins, closest to the end first,
    /// then the draws, which matter to a player who would lose a game that never ends.
    fn decide<G: Game>(&mut self, is_enough: impl Fn(&[Node]) -> bool) {
        let draw = Value::at_end::<G>(0);
        let ends = (0..).zip(&self.nodes).filter(|(_, node)| node.is_decided);
        let (draws, won): (Vec<_>, Vec<_>) = ends.partition(|(_, node)| node.value == draw);
        let mut draws = draws.into_iter().map(|(index, _)| index).collect::<VecDeque<u32>>();
        let mut queue = won.into_iter().map(|(index, _)| index).collect::<VecDeque<u32>>();
        while !is_enough(&self.nodes) {
            let Some(index) = queue.pop_front().or_else(|| draws.pop_front()) else {
                break;
            };
            let value = self.nodes[to_index(index)].value;
            let mut edge = self.nodes[to_index(index)].last_edge;
            while let Some(number) = edge {
                let Edge { source, again, previous } = self.edges[to_index(number.get()) - 1];
                edge = previous;
                let node = &mut self.nodes[to_index(source)];
                if node.is_decided {
                    continue;
                }
                node.undecided_moves -= 1;
                let value = value.before::<G>(0, again);
                if value > node.value || node.undecided_moves == 0 {
                    node.value = value;
                    node.is_decided = true;
                    queue.push_back(source);
                }
            }
        }
    }
}
