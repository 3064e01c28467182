//! Take one coin from each of some heaps.

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf};

use super::shared::{heap, in_64_bits};
use crate::Shape::Row;
use crate::cases::{near_ties, random};
use crate::input::shape::MAX_LENGTH;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Name, Words, word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Another Game", "从若干堆各取一枚"),
    aliases: &[],
    family: Family::Parity,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move chooses one or more heaps that are not empty, and takes one coin from each of them. A player who has \
         no move loses.",
        "每次选至少一个非空的堆，从选中的每一堆各取走一枚硬币。不能操作的人输。",
    ),
    usual: &[
        (words("any odd heap", "找奇数堆"), "any_odd_heap.cpp"),
        (words("or of all heaps", "各堆按位或"), "or_of_heaps.c"),
    ],
    technique: words("an odd heap wins: make all heaps even", "有奇数堆就必胜：把所有堆变成偶数"),
    time: word("O(n) → O(n)"),
    largest_input: words("200,000 heaps", "200,000 堆"),
    link: "https://cses.fi/problemset/task/2208",
    related: &[],
    page: "",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("x", Row(1..=200_000, 1..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| Box::new(AnotherGame { heaps: in_64_bits(input.row(0)) })),
    &[
        random("random-small-heaps", 100, &[Row(1..=4, 1..=6)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 1..=1_000_000_000)]),
        random("random-few-large-heaps", 50, &[Row(1..=3, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases_of_size(200_000, 200_000))
.played_by(words("first", "先手"), words("second", "后手"));

struct AnotherGame {
    heaps: Vec<i64>,
}

/// Returns the indices of the heaps that are not empty.
fn nonempty(heaps: &[i64]) -> Vec<usize> {
    heaps.iter().positions(|heap| *heap > 0).collect()
}

impl Game for AnotherGame {
    /// The heaps, 0 for an empty one.
    type Position = Vec<i64>;
    /// The indices of the chosen heaps.
    type Action = Vec<usize>;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.heaps.clone()
    }

    fn moves(&self, heaps: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        let choices = nonempty(&heaps).into_iter().powerset().skip(1);
        choices.map(move |chosen| {
            let mut next = heaps.clone();
            for index in &chosen {
                next[*index] -= 1;
            }
            Move::new(chosen, next)
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the heaps in ascending order, without empty ones.
    fn canonical(&self, mut heaps: Vec<i64>) -> Vec<i64> {
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        heaps
    }

    fn weight(&self, heaps: &Vec<i64>) -> usize {
        let count = nonempty(heaps).len();
        let moves = u32::try_from(count).ok().and_then(|count| 1_usize.checked_shl(count));
        moves.map_or(usize::MAX, |moves| moves.saturating_mul(8 + heaps.len()))
    }

    fn bytes(&self, heaps: &Vec<i64>) -> usize {
        heap(heaps)
    }
}

impl Shown for AnotherGame {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, heaps: &Vec<i64>) -> Vec<Column> {
        vec![column(word("x"), Cell::piles(heaps.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        let items = choice.action.iter().map(|index| (*index, Some(choice.next[*index])));
        Places::Column(0, items.collect())
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> Name {
        Name::LeavePiles(choice.next.clone())
    }

    fn axes(&self) -> Vec<Words> {
        if self.heaps.len() == 2 {
            vec![words("first heap", "第一堆"), words("second heap", "第二堆")]
        } else {
            vec![]
        }
    }

    fn coordinates(&self, heaps: &Vec<i64>) -> Option<Vec<i64>> {
        (heaps.len() == 2).then(|| heaps.clone())
    }

    fn word(&self, lead: i64) -> String {
        if lead > 0 { "first" } else { "second" }.to_owned()
    }

    /// Uses the theorem that all heaps are even if and only if the player to move loses.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let is_lost = self.heaps.iter().all(|heap| heap % 2 == 0);
        Some(if is_lost { -1 } else { 1 })
    }
}
