//! Eat the largest pile of candies, or one candy of each pile; the player who eats the last candy loses.

use std::cmp::Reverse;
use std::time::Duration;

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf};

use super::shared::in_64_bits;
use crate::Shape::Row;
use crate::cases::random;
use crate::input::shape::MAX_LENGTH;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Name, Words, word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Candy Piles", "糖果堆"),
    aliases: &["AtCoder Grand Contest 002 E"],
    family: Family::Observation,
    difficulty: Difficulty::Rated(word("2889")),
    rules: words(
        "Each move eats the pile with the most candies, or one candy from every pile. The player who eats the last candy loses.",
        "每次吃掉糖最多的一堆，或者每堆各吃一颗。吃到最后一颗糖的人输。",
    ),
    usual: &[
        (words("diagonal of the sorted piles", "排序后沿对角线走"), "sorted_diagonal.py"),
        (
            words("binary search for the square", "二分正方形的边长"),
            "binary_search_for_the_square.rs",
        ),
    ],
    technique: words(
        "the end of the diagonal of a Young diagram, by counting",
        "杨图（Ferrers 图），对角线上胜负相同，计数求边长",
    ),
    time: word("O(n log n) → O(n)"),
    largest_input: words("100,000 piles", "100,000 堆"),
    link: "https://atcoder.jp/contests/agc002/tasks/agc002_e",
    related: &["AT_agc002_e"],
    page: "classic-games",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER.with_limits(Duration::from_secs(2), 256 << 20),
    &[Argument::new("a", Row(1..=100_000, 1..=1_000_000_000))
        .locally(Row(1..=MAX_LENGTH, 1..=i32::MAX))],
    Games::One(|input| Box::new(CandyPiles::new(input.row(0)))),
    &[
        random("random-small", 20, &[Row(1..=6, 1..=8)]),
        random("random-square", 20, &[Row(9..=12, 9..=12)]),
        random("random-large", 20, &[Row(1..=60, 1..=60)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(words("First", "先手"), words("Second", "后手"))
.explained_at("more-of-them", "还有");

struct CandyPiles {
    piles: Vec<i64>,
    /// The indices of the piles, the largest first. This order never changes.
    order: Vec<usize>,
}

/// The number of piles eaten, and the number of candies eaten from every other pile.
type Eaten = (usize, i64);

enum Meal {
    LargestPile,
    OneOfEach,
}

impl CandyPiles {
    fn new(row: &[i32]) -> Self {
        let piles = in_64_bits(row);
        let order = (0..piles.len()).sorted_by_key(|index| Reverse(piles[*index])).collect();
        Self { piles, order }
    }

    /// Returns the candies of each pile.
    fn left(&self, (piles, each): Eaten) -> Vec<i64> {
        let mut left = self.piles.iter().map(|pile| (pile - each).max(0)).collect_vec();
        self.order[..piles].iter().for_each(|index| left[*index] = 0);
        left
    }

    /// Returns the index of the largest pile; `None` if no candy is left.
    fn largest(&self, (piles, each): Eaten) -> Option<usize> {
        self.order.get(piles).copied().filter(|index| self.piles[*index] > each)
    }
}

impl Game for CandyPiles {
    type Position = Eaten;
    type Action = Meal;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Eaten {
        (0, 0)
    }

    fn moves(&self, eaten: Eaten) -> impl Iterator<Item = MoveOf<Self>> {
        let (piles, each) = eaten;
        let largest = Move::new(Meal::LargestPile, (piles + 1, each));
        let one_of_each = Move::new(Meal::OneOfEach, (piles, each + 1));
        let moves = self.largest(eaten).map(|_| [largest, one_of_each]);
        moves.into_iter().flatten()
    }

    /// Returns a win: the opponent has eaten the last candy.
    fn final_lead(&self, _: &Eaten) -> i64 {
        1
    }
}

impl Shown for CandyPiles {
    const PHRASE: Words = words("eat {}", "吃掉 {}");

    fn columns(&self, eaten: &Eaten) -> Vec<Column> {
        vec![column(word("a"), Cell::piles(self.left(*eaten)))]
    }

    fn places(&self, eaten: &Eaten, choice: &MoveOf<Self>) -> Places {
        let [before, after] = [*eaten, choice.next].map(|eaten| self.left(eaten));
        let changed = before.iter().zip(after).enumerate();
        let changed = changed.filter(|(_, (before, after))| after < before);
        Places::Column(0, changed.map(|(index, (_, after))| (index, Some(after))).collect())
    }

    fn name(&self, _: &[Column], _: &Eaten, choice: &MoveOf<Self>) -> Name {
        let name = match choice.action {
            Meal::LargestPile => words("the largest pile", "最大的一堆"),
            Meal::OneOfEach => words("one of each pile", "每堆一颗"),
        };
        Name::Other(name.into())
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("piles eaten", "吃掉的堆数"), words("candies eaten of each", "每堆吃掉的颗数")]
    }

    fn coordinates(&self, &(piles, each): &Eaten) -> Option<Vec<i64>> {
        Some(vec![piles.try_into().ok()?, each])
    }

    fn word(&self, lead: i64) -> String {
        if lead > 0 { "First" } else { "Second" }.to_owned()
    }

    /// Goes along the diagonal of the diagram to its last cell: a player who cannot go on along it loses if an even number
    /// of cells is left both above and to the right.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let heights = self.order.iter().map(|index| self.piles[*index]).collect_vec();
        let diagonal = (1..).zip(&heights).take_while(|(side, height)| *side <= **height);
        let (side, above) = diagonal.last().map(|(side, height)| (side, height - side))?;
        let right = heights.iter().filter(|height| **height >= side).count();
        let right = i64::try_from(right).ok()? - side;
        Some(if above % 2 == 0 && right % 2 == 0 { -1 } else { 1 })
    }
}
