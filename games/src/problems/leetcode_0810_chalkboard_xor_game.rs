//! Erase a number; a player who makes the xor of all remaining numbers 0 loses.

use itertools::Itertools;

use super::moves_taking_one;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Shape, Site, cases};

pub const PROBLEM: Problem = Problem::new(
    &["Chalkboard XOR Game", "黑板异或游戏"],
    Site::leetcode("xorGame", AnswerType::Boolean),
    &[Argument::new("nums", Shape::Row(1..=1000, 0..=65_535))],
    &ChalkboardXorGame,
    &[cases::random("random", 300, &[Shape::Row(1..=7, 0..=3)])],
);

struct ChalkboardXorGame;

fn xor(nums: &[i32]) -> i32 {
    nums.iter().fold(0, |xor, num| xor ^ num)
}

impl Rules for ChalkboardXorGame {
    type Position = Vec<i32>;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "erase";

    fn start(&self, input: &Input) -> Vec<i32> {
        input.row(0).iter().copied().sorted().collect()
    }

    fn moves(&self, _: &Input, nums: Vec<i32>) -> impl Iterator<Item = Move<Vec<i32>>> {
        moves_taking_one(if xor(&nums) == 0 { vec![] } else { nums }, |_| 0)
    }

    /// Returns a win for the player to move: the opponent has made the xor 0, or the game started with it.
    fn final_value(&self, _: &Input, _: &Vec<i32>) -> i64 {
        1
    }

    /// Plays any move that does not make the xor 0, because all of these are equally good:
    /// <https://leetcode.doocs.org/en/lc/810/>.
    fn lead(&self, input: &Input) -> Option<i64> {
        let (mut nums, mut lead) = (input.row(0).to_vec(), 1);
        while xor(&nums) != 0 {
            let losing = xor(&nums);
            let safe = nums.iter().position(|num| *num != losing);
            nums.remove(safe.unwrap_or(0));
            lead = -lead;
        }
        Some(lead)
    }

    fn size(&self, nums: &Vec<i32>) -> usize {
        nums.len()
    }

    fn show(&self, _: &Input, nums: &Vec<i32>) -> Columns {
        let cards = Cell::cards(nums.iter().copied());
        vec![("", cards), ("xor", Cell::text(xor(nums)))]
    }
}
