//! Undirected graphs, as lists of the neighbors of each node.

use std::collections::BTreeSet;
use std::mem;

use itertools::Itertools;

use crate::{Input, Value};

/// Turns the rows into an undirected graph in which every node has a neighbor, and node 2, where the cat starts, one
/// other than node 0, which the cat cannot enter. An edge is kept if the row of its larger node has it. A node that
/// lacks such a neighbor is joined to node 1; nodes 0 and 1 are joined to node 2.
pub(super) fn make_undirected(input: &mut Input) {
    let mut edges = BTreeSet::new();
    let rows = || (0..).zip(input.list(0));
    for (node, row) in rows() {
        let smaller = row.row().iter().filter(|other| (0..node).contains(*other));
        edges.extend(smaller.flat_map(|other| [(node, *other), (*other, node)]));
    }
    for (node, _) in rows() {
        let least = i32::from(node == 2);
        if edges.range((node, least)..(node + 1, 0)).count() == 0 {
            let other = if node < 2 { 2 } else { 1 };
            edges.extend([(node, other), (other, node)]);
        }
    }
    let kept = rows().map(|(node, row)| {
        let edges_of_node = edges.range((node, 0)..(node + 1, 0));
        let neighbors = edges_of_node.map(|edge| edge.1).collect_vec();
        if row.row().iter().sorted().eq(&neighbors) { row.clone() } else { Value::Row(neighbors) }
    });
    input.values = vec![Value::List(kept.collect())];
}

/// Returns whether [`make_undirected`] would leave the rows as they are.
pub(super) fn is_undirected(input: &Input) -> bool {
    let rows = input.list(0);
    let count = rows.len();
    let mut has_edge = vec![vec![false; count]; count];
    for (node, row) in rows.iter().enumerate() {
        for other in row.row() {
            let other = usize::try_from(*other).unwrap_or(count);
            if other >= count || other == node || mem::replace(&mut has_edge[node][other], true) {
                return false;
            }
        }
    }
    (0..count).all(|node| {
        let least = usize::from(node == 2);
        let has_neighbor = has_edge[node][least..].contains(&true);
        has_neighbor && (0..node).all(|other| has_edge[node][other] == has_edge[other][node])
    })
}
