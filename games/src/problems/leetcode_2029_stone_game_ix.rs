//! Take any stone. A player who makes the sum of all taken stones divisible by 3 loses; if no stone is left, Bob wins.

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf};

use super::shared::{heap, moves_taking_one};
use crate::Shape::Row;
use crate::cases::random;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Stone Game IX", "石子游戏 IX"),
    aliases: &[],
    family: Family::Parity,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move takes any stone. A player who makes the sum of all taken stones divisible by 3 loses; if no stone is left, Bob wins.",
        "轮流取走任意一颗石子。谁取完后已取石子的总和是 3 的倍数，谁就输；石子取完则 Bob 胜。",
    ),
    usual: &[(words("number of moves", "计算总步数"), "count_of_moves.py")],
    technique: words("count the residues modulo 3", "按除以 3 的余数计数"),
    time: word("O(n) → O(n)"),
    largest_input: words("100,000 stones", "100,000 颗"),
    link: "https://leetcode.com/problems/stone-game-ix/",
    related: &[],
    page: "stone-game-ix",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameIX", AnswerType::Boolean),
    &[Argument::new("stones", Row(1..=100_000, 1..=10_000))],
    Games::One(|input| Box::new(StoneGameIX { stones: input.row(0).to_vec() })),
    &[
        random("random-short", 400, &[Row(1..=9, 1..=6)]),
        random("random-long", 40, &[Row(1..=60, 1..=10_000)]),
    ],
);

struct StoneGameIX {
    stones: Vec<i32>,
}

/// The sum of the stones that have been taken, and the stones that are left.
type State = (i64, Vec<i32>);

impl StoneGameIX {
    fn last_move_lost(&self, (sum, left): &State) -> bool {
        left.len() < self.stones.len() && sum % 3 == 0
    }
}

impl Game for StoneGameIX {
    type Position = State;
    /// The index of the stone.
    type Action = usize;

    fn start(&self) -> State {
        (0, self.stones.clone())
    }

    fn moves(&self, state: State) -> impl Iterator<Item = MoveOf<Self>> {
        let is_over = self.last_move_lost(&state);
        let (sum, left) = state;
        let stones = if is_over { vec![] } else { left.clone() };
        moves_taking_one(stones).map(move |Move { action, next, .. }| {
            Move::new(action, (sum + i64::from(left[action]), next))
        })
    }

    /// Returns a win for the player to move if the last move lost, or if no stone is left and it is Bob's turn.
    fn final_lead(&self, state: &State) -> i64 {
        let is_bobs_turn = self.stones.len() % 2 == 1;
        let is_won = self.last_move_lost(state) || is_bobs_turn;
        if is_won { 1 } else { -1 }
    }

    /// Returns the residues of the sum and of the stones modulo 3.
    fn canonical(&self, (sum, left): State) -> State {
        let residues = left.iter().map(|stone| stone.rem_euclid(3));
        (sum.rem_euclid(3), residues.sorted_unstable().collect())
    }

    fn weight(&self, (_, left): &State) -> usize {
        4 * left.len() + left.len().pow(2) / 8
    }

    fn bytes(&self, (_, left): &State) -> usize {
        heap(left)
    }
}

impl Shown for StoneGameIX {
    fn columns(&self, (sum, left): &State) -> Vec<Column> {
        vec![
            column(word("stones"), Cell::cards(left.iter().copied())),
            column(words("sum", "和"), Cell::Number(*sum)),
        ]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// After the first stone, each stone must have the residue of the sum, or residue 0; any other stone loses. Stones
    /// of residue 0 fit anywhere, so the first stone decides how many moves there are before one loses.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let [ones, twos] = [1, 2].map(|remainder| {
            let stones = self.stones.iter().map(|stone| stone.rem_euclid(3));
            stones.filter(|stone| *stone == remainder).count()
        });
        let wins = |first: usize, other: usize| {
            // The numbers of stones with the residue of the sum, and with the other nonzero residue.
            let mut left = (first - 1, other);
            while left.0 > 0 {
                left = (left.1, left.0 - 1);
            }
            left.1 > 0 && (self.stones.len() - left.1) % 2 == 1
        };
        let is_won = ones > 0 && wins(ones, twos) || twos > 0 && wins(twos, ones);
        Some(if is_won { 1 } else { -1 })
    }
}
