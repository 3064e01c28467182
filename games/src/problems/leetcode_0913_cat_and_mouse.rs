//! The mouse moves along a graph to reach the hole, the cat to reach the mouse.

use super::graph::make_undirected;
use crate::Shape::{List, Row};
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

const GRAPH: Argument = Argument::new("graph", List(3..=50, &Row(1..=49, 0..=49)));

pub const PROBLEM: Problem = Problem::new(
    &["Cat and Mouse", "猫和老鼠"],
    Site::leetcode("catMouseGame", AnswerType::Integer),
    &[GRAPH.locally(List(3..=200, &Row(1..=199, 0..=199)))],
    &CatAndMouse,
    &[
        random("random-small", 100, &[List(6..=12, &Row(1..=5, 0..=11))]),
        random("random-large", 10, &[List(20..=50, &Row(1..=9, 0..=49))]),
    ],
)
.needing("a simple undirected graph in which node 2 has a neighbor other than 0", make_undirected)
.played_by("mouse", "cat")
.comparing_only(152);

struct CatAndMouse;

/// The nodes of the player to move and of the opponent, and whether the mouse is to move.
type Position = (i32, i32, bool);

impl Rules for CatAndMouse {
    type Position = Position;
    const HAS_POINTS: bool = false;
    const CAN_REPEAT: bool = true;
    const VERB: &'static str = "enter";

    fn start(&self, _: &Input) -> Position {
        (1, 2, true)
    }

    fn moves(&self, input: &Input, position: Position) -> impl Iterator<Item = Move<Position>> {
        let (own, opponent, is_mouses_turn) = position;
        let is_over = own == opponent || opponent == 0;
        let rows = (0..).zip(input.list(0));
        let row = rows.filter(move |(node, _)| !is_over && *node == own);
        let nodes = row.flat_map(|(_, row)| row.row());
        let allowed = nodes.filter(move |node| is_mouses_turn || **node != 0);
        allowed.map(move |node| Move::new(0, 0..0, (opponent, *node, !is_mouses_turn)))
    }

    /// Returns a loss for the player to move, unless the mouse has just moved to the cat.
    fn final_value(&self, _: &Input, &(own, opponent, is_mouses_turn): &Position) -> i64 {
        let is_won = own == opponent && !is_mouses_turn;
        if is_won { 1 } else { -1 }
    }

    /// Returns 1 if the mouse wins, 2 if the cat wins, and 0 for a draw: the lead of the mouse modulo 3.
    fn answer_from_lead(&self, _: &Input, lead: i64) -> String {
        lead.rem_euclid(3).to_string()
    }

    fn show(&self, _: &Input, &(own, opponent, is_mouses_turn): &Position) -> Columns {
        let mut nodes = [own, opponent].map(Cell::text);
        nodes.rotate_left(usize::from(!is_mouses_turn));
        ["mouse", "cat"].into_iter().zip(nodes).collect()
    }

    fn name(&self, _: &Position, _: &Columns, choice: &Move<Position>) -> String {
        choice.next.1.to_string()
    }
}
