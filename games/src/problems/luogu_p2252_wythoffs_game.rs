//! Take any number of stones from one of two piles, or the same number from both; a player with no move loses.

use solver::{Budget, Game, Move, MoveOf};

use crate::Shape::Number;
use crate::Word::Plain;
use crate::cases::random;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Name, Words, word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Problem, Shape, Site};

const ABOUT: About = About {
    title: words("Wythoff's Game", "SHOI2002 取石子游戏"),
    aliases: &["取石子游戏", "威佐夫博弈", "Wythoff"],
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes any number of stones from one pile, or the same number from both. A player who has no move loses.",
        "每次从一堆中取任意多颗石子，或者从两堆中取同样多颗，至少取一颗。不能操作的人输。",
    ),
    usual: &[
        (words("integer square root", "整数开方"), "integer_square_root.py"),
        (words("golden ratio of 128 bits", "128 位的黄金比"), "golden_ratio_of_128_bits.rs"),
        (words("Fibonacci numeration", "斐波那契进制"), "fibonacci_numeration.cpp"),
    ],
    technique: words(
        "Beatty sequences of the golden ratio, compared in integers",
        "威佐夫博弈，贝蒂定理，黄金比用整数比较",
    ),
    time: word("O(1) → O(1)"),
    largest_input: word("a, b ≤ 10⁹"),
    link: "https://www.luogu.com.cn/problem/P2252",
    related: &["POJ 1067"],
    page: "classic-games",
};

/// All numbers of 32 bits that are not negative.
const LOCAL_PILE: Shape = Number(0..=2_147_483_647);

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[
        Argument::new("a", Number(0..=1_000_000_000)).locally(LOCAL_PILE),
        Argument::new("b", Number(0..=1_000_000_000)).locally(LOCAL_PILE),
    ],
    Games::One(|input| Box::new(WythoffsGame { piles: [input.number(0), input.number(1)] })),
    &[random("random-small", 20, &[Number(0..=20), Number(0..=20)])],
)
.written_as(Format::new(&[Plain(0), Plain(1)]))
.played_by(words("first", "先手"), words("second", "后手"));

struct WythoffsGame {
    piles: [i64; 2],
}

impl Game for WythoffsGame {
    type Position = [i64; 2];
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> [i64; 2] {
        self.piles
    }

    fn moves(&self, [a, b]: [i64; 2]) -> impl Iterator<Item = MoveOf<Self>> {
        let from_a = (0..a).map(move |left| [left, b]);
        let from_b = (0..b).map(move |left| [a, left]);
        let from_both = (1..=a.min(b)).map(move |taken| [a - taken, b - taken]);
        from_a.chain(from_b).chain(from_both).map(|next| Move::new((), next))
    }

    fn final_lead(&self, _: &[i64; 2]) -> i64 {
        -1
    }

    /// Returns the piles in ascending order.
    fn canonical(&self, [a, b]: [i64; 2]) -> [i64; 2] {
        [a.min(b), a.max(b)]
    }
}

impl Shown for WythoffsGame {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, piles: &[i64; 2]) -> Vec<Column> {
        vec![column(word("a b"), Cell::piles(*piles))]
    }

    fn places(&self, piles: &[i64; 2], choice: &MoveOf<Self>) -> Places {
        let changed = (0..2).filter(|index| choice.next[*index] < piles[*index]);
        Places::Column(0, changed.map(|index| (index, Some(choice.next[index]))).collect())
    }

    fn name(&self, _: &[Column], _: &[i64; 2], choice: &MoveOf<Self>) -> Name {
        Name::LeavePiles(choice.next.to_vec())
    }

    fn axes(&self) -> Vec<Words> {
        vec![word("a"), word("b")]
    }

    fn coordinates(&self, piles: &[i64; 2]) -> Option<Vec<i64>> {
        Some(piles.to_vec())
    }

    fn word(&self, lead: i64) -> String {
        u8::from(lead > 0).to_string()
    }

    /// Compares the smaller pile with ⌊(d + √(5d²)) / 2⌋ for the difference d:
    /// <https://en.wikipedia.org/wiki/Wythoff%27s_game>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let [smaller, larger] = self.canonical(self.piles).map(i128::from);
        let difference = larger - smaller;
        let golden = i128::midpoint(difference, (5 * difference * difference).isqrt());
        Some(if smaller == golden { -1 } else { 1 })
    }
}
