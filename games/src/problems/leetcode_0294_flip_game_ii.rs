//! Flip two adjacent `+` to `-`; a player with no move loses.

use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Shape, Site, Value};

pub const PROBLEM: Problem = Problem::new(
    &["Flip Game II", "翻转游戏 II"],
    Site::leetcode("canWin", AnswerType::Boolean),
    &[Argument::new("currentState", Shape::Text(1..=60, "-+"))],
    &FlipGameII,
    &[random("random", 300, &[Shape::Text(1..=60, "-+")])],
)
.guaranteeing("at most 20 + in a row", |input| {
    let state = input.text(0);
    input.values[0] = Value::Text(state.replace(&"+".repeat(21), &("+".repeat(20) + "-")));
})
.played_by("first", "second");

struct FlipGameII;

impl Rules for FlipGameII {
    type Position = String;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "leave";

    fn start(&self, input: &Input) -> String {
        input.text(0).to_owned()
    }

    fn moves(&self, _: &Input, state: String) -> impl Iterator<Item = Move<String>> {
        (1..state.len()).filter_map(move |end| {
            let next = [&state[..end - 1], "--", &state[end + 1..]].concat();
            (&state[end - 1..=end] == "++").then_some(Move::new(0, end - 1..end + 1, next))
        })
    }

    /// Uses the Sprague-Grundy theorem: <https://en.wikipedia.org/wiki/Sprague%E2%80%93Grundy_theorem>.
    fn lead(&self, input: &Input) -> Option<i64> {
        let runs = input.text(0).split('-').map(str::len);
        let mut grundy: Vec<usize> = Vec::new();
        for run in 0..=runs.clone().max().filter(|longest| *longest <= 2000)? {
            let flips = (2..=run).map(|end| grundy[end - 2] ^ grundy[run - end]);
            grundy.push((0..=run).find(|number| !flips.clone().any(|reached| reached == *number))?);
        }
        let xor = runs.fold(0, |xor, run| xor ^ grundy[run]);
        Some(if xor == 0 { -1 } else { 1 })
    }

    fn size(&self, state: &String) -> usize {
        state.len()
    }

    fn show(&self, _: &Input, state: &String) -> Columns {
        vec![("", Cell::Letters(state.clone()))]
    }

    fn name(&self, _: &String, _: &Columns, choice: &Move<String>) -> String {
        choice.next.clone()
    }
}
