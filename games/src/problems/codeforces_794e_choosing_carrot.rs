//! Eat a carrot from either end until one is left; Oleg eats k carrots before the game.

use itertools::Itertools;
use solver::{Game, Move, MoveOf, Player};

use super::shared::in_64_bits;
use crate::Shape::Row;
use crate::cases::random;
use crate::input::shape::MAX_LENGTH;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, Scoring, column};
use crate::words::{End, Name, Words, word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Input, ManyGames, Problem, Site};

const ABOUT: About = About {
    title: words("Choosing Carrot", "选胡萝卜"),
    aliases: &["CF794E"],
    family: Family::Observation,
    difficulty: Difficulty::Rated(word("2800")),
    rules: words(
        "Oleg eats k carrots from the ends of a row. Then Oleg and Igor in turn eat a carrot from either end until one is left. Oleg wants this one to be as juicy as possible, Igor wants the opposite. Answer for every k.",
        "Oleg 先从一行胡萝卜的两端吃掉 k 根，然后 Oleg 和 Igor 轮流从两端吃一根，直到剩下一根。Oleg 想让它的值最大，Igor 想让它最小。对每个 k 求答案。",
    ),
    usual: &[
        (words("two more middles at a time", "每次多两个中间位置"), "two_more_middles.py"),
        (words("sparse tables", "ST 表"), "sparse_tables.cpp"),
    ],
    technique: words("only the middle of the row counts", "只看中间，对称策略"),
    time: word("O(n) → O(n)"),
    largest_input: words("300,000 carrots", "300,000 根"),
    link: "https://codeforces.com/problemset/problem/794/E",
    related: &[],
    page: "classic-games",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CODEFORCES,
    &[Argument::new("a", Row(1..=300_000, 1..=1_000_000_000))
        .locally(Row(1..=MAX_LENGTH, i32::MIN..=i32::MAX))],
    Games::Many(ManyGames {
        count: |input| input.row(0).len(),
        game: |input, index| {
            Box::new(ChoosingCarrot { row: in_64_bits(input.row(0)), eaten_before: index })
        },
        separator: " ",
        reference_answer: last_carrots,
    }),
    &[
        random("random-short", 20, &[Row(1..=9, 1..=3)]),
        random("random-long", 20, &[Row(1..=60, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(word("Oleg"), word("Igor"))
.explained_at("more-of-them", "还有");

/// Returns the last carrots for all k. With an even number of carrots left, it is the larger of the two in the middle; with
/// an odd number, the one in the middle or, if that is larger than both neighbors, the larger neighbor. Oleg chooses the
/// middle.
fn last_carrots(input: &Input) -> Option<String> {
    let row = input.row(0);
    let of_two = row.windows(2).map(|two| two[0].max(two[1])).collect_vec();
    let of_three = row.windows(3).map(|three| three[1].min(three[0].max(three[2]))).collect_vec();
    let mut best: Vec<i32> = Vec::new();
    for k in 0..row.len() - 1 {
        let middles = if (row.len() - k).is_multiple_of(2) { &of_two } else { &of_three };
        // The k + 1 possible middles are in the center of all: those of k - 2, and one more at each end.
        let first = (middles.len() - k - 1) / 2;
        let inner = k.checked_sub(2).map(|before| best[before]);
        best.extend([middles[first], middles[first + k]].into_iter().chain(inner).max());
    }
    best.extend(row.iter().max());
    Some(best.iter().join(" "))
}

struct ChoosingCarrot {
    row: Vec<i64>,
    /// The number of carrots that Oleg eats before the game.
    eaten_before: usize,
}

/// The start and the end of the part that is left.
type Part = (usize, usize);

impl ChoosingCarrot {
    fn is_olegs_turn(&self, (start, end): Part) -> bool {
        let eaten = self.row.len() - (end - start);
        eaten <= self.eaten_before || (eaten - self.eaten_before).is_multiple_of(2)
    }
}

impl Game for ChoosingCarrot {
    type Position = Part;
    type Action = End;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Part {
        (0, self.row.len())
    }

    fn moves(&self, part: Part) -> impl Iterator<Item = MoveOf<Self>> {
        let (start, end) = part;
        let is_olegs_turn = self.is_olegs_turn(part);
        let both = [(End::Left, (start + 1, end)), (End::Right, (start, end - 1))];
        let count = if end - start == 1 { 0 } else { 2 };
        both.into_iter().take(count).map(move |(from, next)| {
            let again = is_olegs_turn && self.is_olegs_turn(next);
            Move::new(from, next).moving_again(again)
        })
    }

    /// The carrot that is left counts for Oleg.
    fn final_lead(&self, part: &Part) -> i64 {
        let last = self.row[part.0];
        if self.is_olegs_turn(*part) { last } else { -last }
    }
}

impl Shown for ChoosingCarrot {
    const SCORING: Scoring = Scoring::Total(Player::First);
    const PHRASE: Words = words("eat {}", "吃 {}");

    fn columns(&self, &(start, end): &Part) -> Vec<Column> {
        vec![column(word("a"), Cell::cards(self.row[start..end].iter().copied()))]
    }

    fn places(&self, (start, end): &Part, choice: &MoveOf<Self>) -> Places {
        let index = match choice.action {
            End::Left => 0,
            End::Right => end - start - 1,
        };
        Places::Items(index..index + 1)
    }

    fn name(&self, _: &[Column], _: &Part, choice: &MoveOf<Self>) -> Name {
        Name::End(choice.action)
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("left end", "左端"), words("right end", "右端")]
    }

    /// Returns the indices of the two ends.
    fn coordinates(&self, &(start, end): &Part) -> Option<Vec<i64>> {
        let last = end.checked_sub(1).filter(|last| start <= *last)?;
        Some(vec![start.try_into().ok()?, last.try_into().ok()?])
    }
}
