//! Remove any positive number of stones from one pile; a player with no move loses.

use solver::{Game, Move, MoveOf};

use super::{heap, in_64_bits};
use crate::Shape::Row;
use crate::cases::random;
use crate::input::shape::MAX_LENGTH;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, Scoring, column};
use crate::words::{Name, Words, word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Game of Nim", "Nim 游戏 II"),
    aliases: &[],
    family: Family::Nim,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move removes any number of stones, at least one, from one pile. A player who has no move loses.",
        "每次从任意一堆中取走至少一颗石子。不能操作的人输。",
    ),
    usual: &[
        (
            words("memoization on the sorted piles", "各堆排序后记忆化搜索"),
            "memoized_on_sorted_piles.py",
        ),
        (
            words("memoization with base-8 digits", "八进制表示各堆，记忆化搜索"),
            "memoized_in_base_eight.cpp",
        ),
    ],
    technique: words("xor of all piles, by Bouton's theorem", "各堆的异或和，Bouton 定理"),
    time: words("exponential → O(n)", "指数级 → O(n)"),
    largest_input: words("7 piles of at most 7", "7 堆，每堆至多 7 颗"),
    link: "https://leetcode.com/problems/game-of-nim/",
    related: &[],
    page: "from-heaps-to-grundy",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("nimGame", AnswerType::Boolean),
    &[Argument::new("piles", Row(1..=7, 1..=7)).locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| Box::new(GameOfNim { piles: in_64_bits(input.row(0)) })),
    &[
        random("random-few-piles", 100, &[Row(1..=4, 1..=7)]),
        random("random-many-piles", 100, &[Row(5..=7, 1..=7)]),
    ],
);

struct GameOfNim {
    piles: Vec<i64>,
}

impl Game for GameOfNim {
    /// The piles, 0 for an empty one.
    type Position = Vec<i64>;
    /// The index of the pile.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.piles.clone()
    }

    fn moves(&self, piles: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..piles.len()).flat_map(move |index| {
            let piles = piles.clone();
            (0..piles[index]).map(move |left| {
                let mut next = piles.clone();
                next[index] = left;
                Move::new(index, next)
            })
        })
    }

    /// Returns the piles in ascending order, without empty ones.
    fn canonical(&self, mut piles: Vec<i64>) -> Vec<i64> {
        piles.retain(|pile| *pile > 0);
        piles.sort_unstable();
        piles
    }

    fn weight(&self, piles: &Vec<i64>) -> usize {
        let stones = usize::try_from(piles.iter().sum::<i64>()).unwrap_or(usize::MAX);
        stones.saturating_mul(4 + piles.len())
    }

    fn bytes(&self, piles: &Vec<i64>) -> usize {
        heap(piles)
    }
}

impl Shown for GameOfNim {
    const SCORING: Scoring = Scoring::Win;
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, piles: &Vec<i64>) -> Vec<Column> {
        vec![column(word("piles"), Cell::piles(piles.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(choice.action, Some(choice.next[choice.action]))])
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> Name {
        Name::LeavePiles(choice.next.clone())
    }

    fn axes(&self) -> Vec<Words> {
        if self.piles.len() == 2 {
            vec![words("first pile", "第一堆"), words("second pile", "第二堆")]
        } else {
            vec![]
        }
    }

    fn coordinates(&self, piles: &Vec<i64>) -> Option<Vec<i64>> {
        (piles.len() == 2).then(|| piles.clone())
    }
}
