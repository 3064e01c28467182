//! Take the first x stones, for any x above 1, score their sum, and replace them with one stone of this value.

use solver::{Budget, Game, Move, MoveOf};

use super::shared::{in_64_bits, sums};
use crate::Shape::Row;
use crate::cases::random;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Words, word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Stone Game VIII", "石子游戏 VIII"),
    aliases: &[],
    family: Family::FromTheFront,
    difficulty: Difficulty::Hard,
    rules: words(
        "Each move takes the first x stones of the row for any x above 1, scores their sum, and puts one stone of this value in their place. The game ends when one stone is left. Alice wants the largest lead.",
        "每次取走最左边的 x 颗石子（x > 1），得到它们的和，再在最左边放回一颗价值等于这个和的石子。只剩一颗石子时结束，Alice 想让分差最大。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.py"),
        (words("table", "递推"), "table_from_the_back.java"),
    ],
    technique: words("from the back, storing only the best lead", "从后往前，只留一个最大分差"),
    time: word("O(n) → O(n)"),
    largest_input: words("100,000 stones", "100,000 颗"),
    link: "https://leetcode.com/problems/stone-game-viii/",
    related: &[],
    page: "in-one-picture",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameVIII", AnswerType::Integer),
    &[Argument::new("stones", Row(2..=100_000, -10_000..=10_000))],
    Games::One(|input| {
        Box::new(StoneGameVIII { stones: in_64_bits(input.row(0)), sums: sums(input.row(0)) })
    }),
    &[
        random("max-random", 1, &[Row(100_000..=100_000, -10_000..=10_000)]),
        random("hack-32-bit-floats", 1, &[Row(5000..=5000, 9001..=10_000)]),
        random("random-short", 400, &[Row(2..=7, -3..=3)]),
        random("random-long", 100, &[Row(2..=60, -10_000..=10_000)]),
    ],
)
.explained_at("1406-and-1872-from-the-back", "1406-和-1872从后往前");

struct StoneGameVIII {
    stones: Vec<i64>,
    /// The sums of the first 0, 1, 2, … stones.
    sums: Vec<i64>,
}

impl Game for StoneGameVIII {
    /// The number of given stones that are merged into the first one.
    type Position = usize;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> usize {
        self.stones.len().min(1)
    }

    fn moves(&self, merged: usize) -> impl Iterator<Item = MoveOf<Self>> {
        (merged + 1..=self.stones.len())
            .filter(move |_| merged > 0)
            .map(|next| Move::new((), next).gaining(self.sums[next]))
    }

    fn final_lead(&self, _: &usize) -> i64 {
        0
    }
}

impl Shown for StoneGameVIII {
    fn columns(&self, merged: &usize) -> Vec<Column> {
        let first = (*merged > 0).then_some(self.sums[*merged]).into_iter();
        let stones = Cell::cards(first.chain(self.stones[*merged..].iter().copied()));
        vec![column(words("stones [merged]", "石子 [合并]"), stones)]
    }

    fn places(&self, merged: &usize, choice: &MoveOf<Self>) -> Places {
        Places::Items(0..choice.next - merged + 1)
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("merged stones", "已合并")]
    }

    fn coordinates(&self, merged: &usize) -> Option<Vec<i64>> {
        Some(vec![(*merged).try_into().ok()?])
    }

    /// Works backward: the moves at a position are those at the next position and the move that leads to it:
    /// <https://leetcode.com/problems/stone-game-viii/editorial/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let gains = self.sums.get(2..).unwrap_or_default();
        let best = gains
            .iter()
            .rev()
            .fold(None, |best: Option<i64>, gain| best.max(Some(gain - best.unwrap_or(0))));
        Some(best.unwrap_or(0))
    }
}
