//! Erase a number; a player who makes the xor of all remaining numbers 0 loses.

use solver::{Budget, Game, MoveOf};

use super::shared::{heap, moves_taking_one};
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Words, word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Shape, Site, cases};

const ABOUT: About = About {
    title: words("Chalkboard XOR Game", "黑板异或游戏"),
    aliases: &[],
    family: Family::Observation,
    difficulty: Difficulty::Hard,
    rules: words(
        "Each move erases a number. A player who makes the xor of the remaining numbers 0 loses; a player who finds it 0 before moving wins.",
        "轮流擦去一个数。擦完后剩下的数异或和为 0 的人输；轮到自己时异或和已经为 0 的人赢。",
    ),
    usual: &[(words("xor and parity", "异或和与奇偶"), "xor_and_parity.cpp")],
    technique: words(
        "if the xor is 0, the first player wins at once; otherwise if the count is even, since some move is always safe",
        "异或和为 0 时先手直接胜；否则数的个数为偶数时胜，总有一步不会使异或和变成 0",
    ),
    time: word("O(n) → O(n)"),
    largest_input: words("1000 numbers", "1000 个数"),
    link: "https://leetcode.com/problems/chalkboard-xor-game/",
    related: &[],
    page: "from-heaps-to-grundy",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("xorGame", AnswerType::Boolean),
    &[Argument::new("nums", Shape::Row(1..=1000, 0..=65_535))],
    Games::One(|input| Box::new(ChalkboardXorGame { nums: input.row(0).to_vec() })),
    &[cases::random("random", 300, &[Shape::Row(1..=7, 0..=3)])],
)
.explained_at("8-not-every-xor-is-nim", "8-有异或的不都是-nim");

struct ChalkboardXorGame {
    nums: Vec<i32>,
}

fn xor(nums: &[i32]) -> i32 {
    nums.iter().fold(0, |xor, num| xor ^ num)
}

impl Game for ChalkboardXorGame {
    type Position = Vec<i32>;
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i32> {
        self.nums.clone()
    }

    fn moves(&self, nums: Vec<i32>) -> impl Iterator<Item = MoveOf<Self>> {
        moves_taking_one(if xor(&nums) == 0 { vec![] } else { nums })
    }

    /// Returns a win for the player to move: the opponent has made the xor 0, or the game started with it.
    fn final_lead(&self, _: &Vec<i32>) -> i64 {
        1
    }

    fn canonical(&self, mut nums: Vec<i32>) -> Vec<i32> {
        nums.sort_unstable();
        nums
    }

    fn weight(&self, nums: &Vec<i32>) -> usize {
        4 * nums.len() + nums.len().pow(2) / 8
    }

    fn bytes(&self, nums: &Vec<i32>) -> usize {
        heap(nums)
    }
}

impl Shown for ChalkboardXorGame {
    const PHRASE: Words = words("erase {}", "擦去 {}");

    fn columns(&self, nums: &Vec<i32>) -> Vec<Column> {
        vec![
            column(word("nums"), Cell::cards(nums.iter().copied())),
            column(words("xor", "异或和"), Cell::Number(xor(nums).into())),
        ]
    }

    fn places(&self, _: &Vec<i32>, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// Plays any move that does not make the xor 0, because all of these are equally good:
    /// <https://leetcode.doocs.org/en/lc/810/>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let (mut nums, mut lead) = (self.nums.clone(), 1);
        while xor(&nums) != 0 {
            let losing = xor(&nums);
            let safe = nums.iter().position(|num| *num != losing);
            nums.remove(safe.unwrap_or(0));
            lead = -lead;
        }
        Some(lead)
    }
}
