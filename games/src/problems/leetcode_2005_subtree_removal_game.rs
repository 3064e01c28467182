//! Remove a node of a Fibonacci tree with its subtree; the player who removes the root loses.

use itertools::Itertools;

use crate::Shape::Number;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Subtree Removal Game with Fibonacci Tree", "斐波那契树的移除子树游戏"],
    Site::leetcode("findGameWinner", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=100))],
    &SubtreeRemovalGame,
    &[],
)
.comparing_only(7);

struct SubtreeRemovalGame;

impl Rules for SubtreeRemovalGame {
    /// A node is a pair of parentheses around its subtrees.
    type Position = String;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "remove";

    /// Returns the tree of order 10 for larger orders, too, because it already has too many positions for brute force.
    fn start(&self, input: &Input) -> String {
        let mut orders = ["", "()"].map(str::to_owned);
        for _ in 1..input.number(0).min(10) {
            orders = [orders[1].clone(), format!("({}{})", orders[0], orders[1])];
        }
        orders[1].clone()
    }

    /// Returns the nodes that can be removed; the root is the last one.
    fn moves(&self, _: &Input, tree: String) -> impl Iterator<Item = Move<String>> {
        let starts = tree.rmatch_indices('(').map(|(start, _)| start);
        starts.collect_vec().into_iter().map(move |start| {
            let end = start + first_subtree_length(&tree[start..]);
            let mut next = tree.clone();
            next.replace_range(start..end, "");
            Move::new(0, start..end, next)
        })
    }

    /// Returns a win for the player to move: the opponent has removed the root.
    fn final_value(&self, _: &Input, _: &String) -> i64 {
        1
    }

    /// Uses the [colon principle](https://en.wikipedia.org/wiki/Hackenbush) for the Grundy numbers of subtrees.
    fn lead(&self, input: &Input) -> Option<i64> {
        let step = |(left, right), _| (right, (left ^ right) + 1);
        let (_, branch) = (1..input.number(0)).fold((0, 1), step);
        Some(if branch == 1 { -1 } else { 1 })
    }

    fn size(&self, tree: &String) -> usize {
        tree.len() / 2
    }

    fn show(&self, _: &Input, tree: &String) -> Columns {
        vec![("tree", Cell::Letters(tree.clone()))]
    }

    fn name(&self, tree: &String, _: &Columns, choice: &Move<String>) -> String {
        tree[choice.taken.clone()].to_owned()
    }
}

fn first_subtree_length(text: &str) -> usize {
    let depths = text.bytes().scan(0, |depth, parenthesis| {
        *depth += if parenthesis == b'(' { 1 } else { -1 };
        Some(*depth)
    });
    depths.take_while(|depth| *depth > 0).count() + 1
}
