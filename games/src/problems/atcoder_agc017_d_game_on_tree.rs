//! Remove an edge of a tree, and the part that is cut off from vertex 1; a player with no move loses.

use std::time::Duration;

use crate::ideas::colon::colon;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Game on Tree", "树上删边游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(same("2156")),
    rules: words(
        "Each move removes an edge of a tree, and the part that is then not connected to vertex 1. A player who has no move loses.",
        "每次删去树的一条边，并去掉与 1 号点不相连的部分。不能操作的人输。",
    ),
    usual: &[
        (words("depth-first stack", "深度优先，手写栈"), "depth_first_stack.py"),
        (words("breadth-first order", "广度优先序"), "breadth_first_order.cpp"),
    ],
    technique: words(
        "colon principle, leaf after leaf, with the xor of each vertex's neighbors",
        "克朗原理，逐个摘叶子，每个点只存邻点的异或和",
    ),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER.with_limits(Duration::from_secs(2), 256 << 20),
    &[Argument::new("edges", Pairs(1..=99_999, 1..=100_000))],
    Games::One(|input| Box::new(GameOnTree::new(input))),
    &[structured("random-small", 20, 12), structured("random-large", 20, 60)],
)
.structured_as(Structure::TREE)
.written_as(Format::new(&[LengthPlus(0, 1), NewLine, Lines(0)]))
.also_called(&["AtCoder Grand Contest 017 D", "Green Hackenbush"])
.same_game_as(&["AT_agc017_d"])
.explained_at("classic-games", "9-trees", "9-树上的删边游戏")
.at_most(words("100,000 vertices", "100,000 个点"));

/// A vertex is its index in depth-first order from vertex 1, which has the index 0.
struct GameOnTree {
    /// The number of each vertex in the input.
    numbers: Vec<usize>,
    /// The parent of each vertex but the first.
    parents: Vec<Option<usize>>,
}

impl GameOnTree {
    fn new(input: &Input) -> Self {
        let (numbers, parents) = rooted_tree(input.pairs(0));
        Self { numbers, parents }
    }

    /// Returns the tree without a vertex and all below it.
    fn without(&self, vertex: usize, left: &[bool]) -> Vec<bool> {
        let mut next = left.to_vec();
        next[vertex] = false;
        for child in vertex + 1..next.len() {
            next[child] &= self.parents[child].is_none_or(|parent| next[parent]);
        }
        next
    }

    /// Writes the edge from a vertex to its parent, which stands first.
    fn edge(&self, vertex: usize) -> Option<String> {
        let [parent, child] = [self.parents[vertex]?, vertex].map(|vertex| self.numbers[vertex]);
        Some(format!("{parent}-{child}"))
    }
}

/// Returns the vertices that are left.
fn vertices(left: &[bool]) -> Vec<usize> {
    left.iter().positions(|is_left| *is_left).collect()
}

impl Game for GameOnTree {
    /// Whether each vertex is left.
    type Position = Vec<bool>;
    /// The farther vertex of the edge that is removed.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<bool> {
        vec![true; self.numbers.len()]
    }

    fn moves(&self, left: Vec<bool>) -> impl Iterator<Item = MoveOf<Self>> {
        let children = vertices(&left).into_iter().skip(1);
        children.map(move |child| Move::new(child, self.without(child, &left)))
    }

    fn final_lead(&self, _: &Vec<bool>) -> i64 {
        -1
    }

    fn weight(&self, left: &Vec<bool>) -> usize {
        left.len().saturating_pow(2)
    }

    fn bytes(&self, left: &Vec<bool>) -> usize {
        heap_bytes(left)
    }
}

impl Shown for GameOnTree {
    const PHRASE: Words = words("remove {}", "删去 {}");

    fn columns(&self, left: &Vec<bool>) -> Vec<Column> {
        let edges = vertices(left).into_iter().filter_map(|vertex| self.edge(vertex));
        vec![column(words("edges", "边"), Cell::text(edges.collect_vec().join(" ")))]
    }

    fn name(&self, _: &[Column], _: &Vec<bool>, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(self.edge(choice.action).unwrap_or_default())
    }

    fn scene(&self, left: &Vec<bool>) -> Option<Scene> {
        let vertices = vertices(left);
        let index = |vertex: &usize| vertices.binary_search(vertex).ok();
        let parent = |vertex: &usize| self.parents[*vertex].as_ref().and_then(index);
        let parents = vertices.iter().map(parent).collect();
        let names = vertices.iter().map(|vertex| self.numbers[*vertex].to_string()).collect();
        Some(Scene { board: Board::Tree { parents, names }, pieces: Vec::new() })
    }

    fn board_places(&self, left: &Vec<bool>, choice: &MoveOf<Self>) -> Vec<usize> {
        let vertices = vertices(left).into_iter();
        vertices.positions(|vertex| !choice.next[vertex]).collect()
    }

    fn ideas(&self) -> Vec<Steps> {
        let scene = self.scene(&self.start());
        vec![colon(scene.as_ref(), |number| {
            let answer = self.answer(if number == 0 { -1 } else { 1 });
            let rule = text!(
                "Alice, who begins, wins if and only if the number of vertex 1 is not 0. The answer: {answer}.",
                "顶点 1 的 SG 值不是 0 时先手 Alice 赢，否则输。答案：{answer}。"
            );
            (rule, answer)
        })]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "Alice" } else { "Bob" }.to_owned()
    }

    /// Uses the [colon principle](https://en.wikipedia.org/wiki/Hackenbush) for the Grundy numbers of subtrees.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let mut numbers = vec![0_usize; self.parents.len()];
        for (vertex, parent) in self.parents.iter().enumerate().rev() {
            if let Some(parent) = parent {
                numbers[*parent] ^= numbers[vertex] + 1;
            }
        }
        Some(if numbers[0] == 0 { -1 } else { 1 })
    }
}
