//! Euclid's game: subtract multiples of the smaller number from the larger one.

use solver::{Budget, Game, Move, MoveOf};

use crate::Shape::Number;
use crate::Word::Plain;
use crate::cases::random;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Name, Words, word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Euclid's Game", "欧几里德的游戏"),
    aliases: &["欧几里得的游戏", "欧几里得游戏"],
    family: Family::Observation,
    difficulty: Difficulty::Rated(words("level 4 of 7", "普及+/提高")),
    rules: words(
        "Each move subtracts a positive multiple of the smaller number from the larger one, which must not become \
         negative. The player who makes a number 0 wins.",
        "每次从较大的数中减去较小的数的正整数倍，不能减成负数。得到 0 的人赢。",
    ),
    usual: &[
        (words("first quotient above 1", "第一个大于 1 的商"), "first_choice.cpp"),
        (words("quotients in a loop", "循环做辗转相除"), "quotients_in_a_loop.java"),
        (words("two largest multiples", "只试最大的两个倍数"), "two_largest_multiples.cpp"),
    ],
    technique: words("golden ratio, compared in integers", "与黄金分割比比较，只用整数"),
    time: word("O(log n) → O(1)"),
    largest_input: word("m, n < 2³¹"),
    link: "https://www.luogu.com.cn/problem/P1290",
    related: &["POJ 2348", "ZOJ 1913", "HDU 1525", "UVa 10368"],
    page: "classic-games",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("m", Number(1..=2_147_483_647)), Argument::new("n", Number(1..=2_147_483_647))],
    Games::One(|input| Box::new(EuclidsGame { numbers: [0, 1].map(|index| input.number(index)) })),
    &[
        random("random-small", 6, &[Number(1..=30), Number(1..=30)]),
        random(
            "random-large",
            6,
            &[Number(1_000_000_000..=2_147_483_647), Number(1_000_000_000..=2_147_483_647)],
        ),
    ],
)
.written_as(Format::new(&[Plain(0), Plain(1)]).with_cases(6))
.played_by(word("Stan"), word("Ollie"));

struct EuclidsGame {
    numbers: [i64; 2],
}

/// Returns the index of the larger number, the first if they are equal.
fn larger([m, n]: [i64; 2]) -> usize {
    usize::from(m < n)
}

impl Game for EuclidsGame {
    /// The two numbers, in the order of the statement.
    type Position = [i64; 2];
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> [i64; 2] {
        self.numbers
    }

    fn moves(&self, numbers: [i64; 2]) -> impl Iterator<Item = MoveOf<Self>> {
        let index = larger(numbers);
        let (most, least) = (numbers[index], numbers[1 - index]);
        let quotient = most.checked_div(least).unwrap_or(0);
        (1..=quotient).map(move |multiple| {
            let mut next = numbers;
            next[index] = most - multiple * least;
            Move::new((), next)
        })
    }

    fn final_lead(&self, _: &[i64; 2]) -> i64 {
        -1
    }

    /// Returns the numbers in descending order.
    fn canonical(&self, [m, n]: [i64; 2]) -> [i64; 2] {
        [m.max(n), m.min(n)]
    }
}

impl Shown for EuclidsGame {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, [m, n]: &[i64; 2]) -> Vec<Column> {
        vec![column(word("m"), Cell::Pile(*m)), column(word("n"), Cell::Pile(*n))]
    }

    fn places(&self, numbers: &[i64; 2], choice: &MoveOf<Self>) -> Places {
        let index = larger(*numbers);
        Places::Column(index, vec![(0, Some(choice.next[index]))])
    }

    fn name(&self, _: &[Column], _: &[i64; 2], choice: &MoveOf<Self>) -> Name {
        let [m, n] = choice.next;
        Name::Written(format!("{m} {n}"))
    }

    fn axes(&self) -> Vec<Words> {
        vec![word("m"), word("n")]
    }

    fn coordinates(&self, numbers: &[i64; 2]) -> Option<Vec<i64>> {
        Some(numbers.to_vec())
    }

    fn word(&self, lead: i64) -> String {
        if lead > 0 { "Stan wins" } else { "Ollie wins" }.to_owned()
    }

    /// Uses Euclid's algorithm: the player who first has a choice, or makes a 0, wins.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let [mut most, mut least] = self.canonical(self.numbers);
        let mut lead = 1;
        while least > 0 && most / least == 1 && most % least > 0 {
            (most, least) = (least, most % least);
            lead = -lead;
        }
        Some(lead)
    }
}
