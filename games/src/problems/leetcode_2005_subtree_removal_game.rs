//! Remove a node of a Fibonacci tree with its subtree; the player who removes the root loses.

use crate::ideas::colon::colon;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Subtree Removal Game with Fibonacci Tree", "斐波那契树的移除子树游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Hard,
    rules: words(
        "Each move removes a node together with its whole subtree. The player who has to remove the root loses.",
        "轮流选一个结点，把以它为根的子树整个移除。只能移除根结点的人输。",
    ),
    usual: &[
        (words("colon principle", "克朗原理"), "colon_principle.cpp"),
        (words("colon principle with two variables", "克朗原理，滚动变量"), "last_two_branches.py"),
    ],
    technique: words("n % 6 = 1 loses, by the colon principle", "n 除以 6 余 1 时必败，克朗原理"),
    time: same("O(n) → O(1)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("findGameWinner", AnswerType::Boolean),
    &[Argument::new("n", Number(1..=100))],
    Games::One(|input| Box::new(SubtreeRemovalGame { order: input.number(0) })),
    &[],
)
.explained_at("from-heaps-to-grundy", "7-trees-the-colon-principle", "7-树上的游戏克朗原理");

/// The player who has to remove the root loses, so removing it is no move.
struct SubtreeRemovalGame {
    order: i64,
}

impl Game for SubtreeRemovalGame {
    /// A node is a pair of parentheses around its subtrees.
    type Position = String;
    /// The index of the removed node's opening parenthesis.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    /// Returns the tree of order 10 for larger orders, too, because it already has too many positions for brute force.
    fn start(&self) -> String {
        let mut orders = ["", "()"].map(str::to_owned);
        for _ in 1..self.order.min(10) {
            orders = [orders[1].clone(), format!("({}{})", orders[0], orders[1])];
        }
        orders[1].clone()
    }

    fn moves(&self, tree: String) -> impl Iterator<Item = MoveOf<Self>> {
        let starts = tree.rmatch_indices('(').map(|(start, _)| start);
        let nodes = starts.filter(|start| *start > 0).collect_vec();
        nodes.into_iter().map(move |start| {
            let end = start + subtree_length(&tree[start..]);
            let mut next = tree.clone();
            next.replace_range(start..end, "");
            Move::new(start, next)
        })
    }

    fn final_lead(&self, _: &String) -> i64 {
        -1
    }

    fn weight(&self, tree: &String) -> usize {
        2 * tree.len() + tree.len().pow(2) / 16
    }

    fn bytes(&self, tree: &String) -> usize {
        tree.len()
    }
}

impl Shown for SubtreeRemovalGame {
    const PHRASE: Words = words("remove {}", "移除 {}");

    fn columns(&self, tree: &String) -> Vec<Column> {
        vec![column(words("tree", "树"), Cell::Letters(tree.clone()))]
    }

    fn places(&self, tree: &String, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + subtree_length(&tree[choice.action..]))
    }

    fn name(&self, _: &[Column], tree: &String, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Other(words("node {}", "结点 {}").with(nodes_in(&tree[..choice.action])))
    }

    fn scene(&self, tree: &String) -> Option<Scene> {
        let mut parents = Vec::new();
        let mut path = Vec::new();
        for parenthesis in tree.bytes() {
            if parenthesis == b'(' {
                parents.push(path.last().copied());
                path.push(parents.len() - 1);
            } else {
                path.pop();
            }
        }
        let names = (0..parents.len()).map(|node| node.to_string()).collect();
        Some(Scene { board: Board::Tree { parents, names }, pieces: Vec::new() })
    }

    fn board_places(&self, tree: &String, choice: &MoveOf<Self>) -> Vec<usize> {
        let first = nodes_in(&tree[..choice.action]);
        let subtree = &tree[choice.action..choice.action + subtree_length(&tree[choice.action..])];
        (first..first + nodes_in(subtree)).collect()
    }

    fn ideas(&self) -> Vec<Steps> {
        let scene = self.scene(&self.start());
        vec![colon(scene.as_ref(), |number| {
            let answer = (number != 0).to_string();
            let rule = text!(
                "Whoever must take the root loses: Alice wins if and only if the number of the root is not 0. The answer: {answer}.",
                "取走根的一方输：根的 SG 值不是 0 时 Alice 赢，否则输。答案：{answer}。"
            );
            (rule, answer)
        })]
    }

    /// Uses the [colon principle](https://en.wikipedia.org/wiki/Hackenbush) for the Grundy numbers of subtrees.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let step = |(left, right), _| (right, (left ^ right) + 1);
        let (_, branch) = (1..self.order).fold((0, 1), step);
        Some(if branch == 1 { -1 } else { 1 })
    }
}

/// Returns how many nodes begin in a part of the tree's text.
fn nodes_in(part: &str) -> usize {
    part.matches('(').count()
}

/// Returns the length of the first subtree in a text that begins with one.
fn subtree_length(text: &str) -> usize {
    let depths = text.bytes().scan(0, |depth, parenthesis| {
        *depth += if parenthesis == b'(' { 1 } else { -1 };
        Some(*depth)
    });
    depths.take_while(|depth| *depth > 0).count() + 1
}
