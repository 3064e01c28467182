//! The mouse moves along a graph to reach the hole, the cat to reach the mouse.

use std::collections::BTreeSet;
use std::mem;

use crate::prelude::*;

const GRAPH: Argument = Argument::new("graph", List(3..=50, &Row(1..=49, 0..=49)));

const ABOUT: About = About {
    title: words("Cat and Mouse", "猫和老鼠"),
    family: Family::Repetition,
    difficulty: Difficulty::Hard,
    rules: words(
        "The mouse and the cat move in turn along an edge of the graph. The mouse wins in the hole (node 0), which the cat may not enter; the cat wins by catching the mouse. A position that repeats makes the game a draw.",
        "老鼠和猫轮流沿图中的一条边走。老鼠进洞（0 号点，猫不能进）则老鼠胜，猫抓到老鼠则猫胜。局面重复则为平局。",
    ),
    usual: &[
        (
            words("rounds until nothing changes", "反复扫描到不再变化"),
            "rounds_until_nothing_changes.rs",
        ),
        (words("backward from the ends", "从终局倒推"), "backward_from_the_ends.py"),
    ],
    technique: words(
        "backward from the ends, counting undecided moves",
        "从终局倒推，每个局面记下尚未确定必输的走法数",
    ),
    time: same("O(n³) → O(n³)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("catMouseGame", AnswerType::Integer),
    &[GRAPH.locally(List(3..=200, &Row(1..=199, 0..=199)))],
    Games::One(|input| {
        let nodes =
            |row: &Value| row.row().iter().filter_map(|node| usize::try_from(*node).ok()).collect();
        Box::new(CatAndMouse { graph: input.list(0).iter().map(nodes).collect() })
    }),
    &[
        random("random-small", 100, &[List(6..=12, &Row(1..=5, 0..=11))]),
        random("random-large", 10, &[List(20..=50, &Row(1..=9, 0..=49))]),
    ],
)
.needing(
    "a simple undirected graph in which node 2 has a neighbor other than 0",
    "简单无向图，节点 2 除 0 以外还有相邻的节点",
    make_undirected,
)
.played_by(words("mouse", "老鼠"), words("cat", "猫"))
.explained_in("games-that-repeat")
.at_most(words("50 nodes", "50 个点"));

/// Turns the rows into an undirected graph in which every node has a neighbor, and node 2, where the cat starts, one
/// other than node 0, which the cat cannot enter. An edge is kept if the row of its larger node has it. A node that
/// lacks such a neighbor is joined to node 1; nodes 0 and 1 are joined to node 2.
fn make_undirected(input: &Input) -> Option<Input> {
    if is_undirected(input) {
        return None;
    }
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
    Some(input.with(0, Value::List(kept.collect())))
}

/// Returns whether the rows are such a graph.
fn is_undirected(input: &Input) -> bool {
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

struct CatAndMouse {
    /// The neighbors of each node.
    graph: Vec<Vec<usize>>,
}

/// The nodes of the player to move and of the opponent, and whether the mouse is to move.
type Position = (usize, usize, bool);

/// Returns the nodes of the mouse and of the cat.
fn mouse_and_cat((own, opponent, is_mouses_turn): Position) -> [usize; 2] {
    if is_mouses_turn { [own, opponent] } else { [opponent, own] }
}

impl Game for CatAndMouse {
    type Position = Position;
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> Position {
        (1, 2, true)
    }

    fn moves(
        &self,
        (own, opponent, is_mouses_turn): Position,
    ) -> impl Iterator<Item = MoveOf<Self>> {
        let is_over = own == opponent || opponent == 0;
        let nodes = if is_over { [].iter() } else { self.graph[own].iter() };
        let allowed = nodes.filter(move |node| is_mouses_turn || **node != 0);
        allowed.map(move |node| Move::new((), (opponent, *node, !is_mouses_turn)))
    }

    /// Returns a loss for the player to move, unless the mouse has just moved to the cat.
    fn final_lead(&self, &(own, opponent, is_mouses_turn): &Position) -> i64 {
        let is_won = own == opponent && !is_mouses_turn;
        if is_won { 1 } else { -1 }
    }
}

impl Shown for CatAndMouse {
    const PHRASE: Words = words("enter {}", "走到 {}");

    fn columns(&self, position: &Position) -> Vec<Column> {
        let [mouse, cat] =
            mouse_and_cat(*position).map(|node| Cell::Number(node.try_into().unwrap_or(0)));
        vec![column(words("mouse", "老鼠"), mouse), column(words("cat", "猫"), cat)]
    }

    fn name(&self, _: &[Column], _: &Position, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Go(choice.next.1.to_string())
    }

    fn scene(&self, position: &Position) -> Option<Scene> {
        let [mouse, cat] = mouse_and_cat(*position);
        let pieces = vec![
            Piece::new(mouse, words("mouse", "老鼠")),
            Piece::new(cat, words("cat", "猫")),
            Piece::new(0, words("hole", "洞")),
        ];
        let names = (0..self.graph.len()).map(|node| node.to_string()).collect();
        Some(Scene { board: Board::Graph { neighbors: self.graph.clone(), names }, pieces })
    }

    fn board_places(&self, _: &Position, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.next.1]
    }

    /// Returns 1 if the mouse wins, 2 if the cat wins, and 0 for a draw: the lead of the mouse modulo 3.
    fn answer(&self, lead: i64) -> String {
        lead.rem_euclid(3).to_string()
    }
}
