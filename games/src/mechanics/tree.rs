//! A tree with the root 1, in depth-first order.

use itertools::Itertools;

use crate::Pair;
use crate::mechanics::common::edges;

/// A vertex is its index in depth-first order from vertex 1, which has the index 0.
pub(crate) struct Tree {
    /// The number of each vertex in the input.
    pub numbers: Vec<usize>,
    /// The parent of each vertex but the first.
    pub parents: Vec<Option<usize>>,
}

impl Tree {
    pub fn new(pairs: &[Pair]) -> Self {
        let edges = edges(pairs);
        let mut neighbors = vec![Vec::new(); edges.len() + 2];
        for [one, other] in edges {
            neighbors[one].push(other);
            neighbors[other].push(one);
        }
        let mut tree = Self { numbers: Vec::new(), parents: Vec::new() };
        let mut open = vec![(1, None)];
        while let Some((vertex, parent)) = open.pop() {
            let index = tree.numbers.len();
            let above = parent.map(|parent: usize| tree.numbers[parent]);
            tree.numbers.push(vertex);
            tree.parents.push(parent);
            let children = neighbors[vertex].iter().rev().filter(|child| Some(**child) != above);
            open.extend(children.map(|child| (*child, Some(index))));
        }
        tree
    }

    /// Returns the children of a vertex.
    pub fn children(&self, vertex: usize) -> Vec<usize> {
        self.parents.iter().positions(|parent| *parent == Some(vertex)).collect()
    }

    /// Returns the end of the subtree of a vertex: its vertices follow one another.
    pub fn end(&self, vertex: usize) -> usize {
        let outside = |parent: &Option<usize>| parent.is_none_or(|parent| parent < vertex);
        let after = self.parents.iter().skip(vertex + 1);
        after.take_while(|parent| !outside(parent)).count() + vertex + 1
    }
}
