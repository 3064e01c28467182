//! Remove any positive number of stones from one pile; a player with no move loses.

use itertools::Itertools;

use crate::Shape::Row;
use crate::cases::random;
use crate::input::shape::MAX_LENGTH;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site};

pub const PROBLEM: Problem = Problem::new(
    &["Game of Nim", "Nim 游戏 II"],
    Site::leetcode("nimGame", AnswerType::Boolean),
    &[Argument::new("piles", Row(1..=7, 1..=7)).locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    &GameOfNim,
    &[
        random("random-few-piles", 100, &[Row(1..=4, 1..=7)]),
        random("random-many-piles", 100, &[Row(5..=7, 1..=7)]),
    ],
);

struct GameOfNim;

impl Rules for GameOfNim {
    /// The piles that are left, in ascending order.
    type Position = Vec<i32>;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "leave";

    fn start(&self, input: &Input) -> Vec<i32> {
        let piles = input.row(0).iter().copied();
        piles.filter(|pile| *pile > 0).sorted().collect()
    }

    fn moves(&self, _: &Input, piles: Vec<i32>) -> impl Iterator<Item = Move<Vec<i32>>> {
        (0..piles.len()).flat_map(move |index| {
            let mut others = piles.clone();
            let pile = others.remove(index);
            (0..pile).map(move |left| {
                let kept = others.iter().copied().chain((left > 0).then_some(left));
                Move::new(0, index..index + 1, kept.sorted().collect())
            })
        })
    }

    fn size(&self, piles: &Vec<i32>) -> usize {
        piles.len()
    }

    fn show(&self, _: &Input, piles: &Vec<i32>) -> Columns {
        vec![("", Cell::cards(piles.iter().copied()))]
    }

    fn name(&self, _: &Vec<i32>, _: &Columns, choice: &Move<Vec<i32>>) -> String {
        format!("[{}]", choice.next.iter().join(" "))
    }
}
