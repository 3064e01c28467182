//! Take coins of 75 and of 10 that are worth 115 in total.

use itertools::iproduct;
use solver::{Game, Move, MoveOf};

use crate::Shape::Number;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Name, Text, Words, word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Problem, Shape, Site, cases};

const COUNT: Shape = Number(1..=100);

const ABOUT: About = About {
    title: words("Find the Winning Player in Coin Game", "求出硬币游戏的赢家"),
    aliases: &[],
    family: Family::Parity,
    difficulty: Difficulty::Easy,
    rules: words(
        "Each move takes coins worth exactly 115: one of 75 and four of 10. A player who has no move loses.",
        "每次取走总值恰为 115 的硬币，即一枚 75 和四枚 10。不能操作的人输。",
    ),
    usual: &[(words("simulation", "模拟"), "turn_by_turn.py")],
    technique: words("parity of the number of turns", "总步数的奇偶"),
    time: word("O(x) → O(1)"),
    largest_input: word("x, y ≤ 100"),
    link: "https://leetcode.com/problems/find-the-winning-player-in-coin-game/",
    related: &[],
    page: "",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("winningPlayer", AnswerType::Text).formerly("losingPlayer"),
    &[Argument::new("x", COUNT), Argument::new("y", COUNT)],
    Games::One(|input| Box::new(CoinGame { coins: (input.number(0), input.number(1)) })),
    &[cases::random("random", 200, &[COUNT, COUNT])],
);

struct CoinGame {
    coins: Coins,
}

/// The numbers of coins of 75 and of 10 that are left.
type Coins = (i64, i64);

impl Game for CoinGame {
    type Position = Coins;
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Coins {
        self.coins
    }

    fn moves(&self, (x, y): Coins) -> impl Iterator<Item = MoveOf<Self>> {
        let coins = iproduct!(0..=x.min(115 / 75), 0..=y.min(115 / 10));
        let exact = coins.filter(|(of_75, of_10)| 75 * of_75 + 10 * of_10 == 115);
        exact.map(move |(of_75, of_10)| Move::new((), (x - of_75, y - of_10)))
    }

    fn final_lead(&self, _: &Coins) -> i64 {
        -1
    }
}

impl Shown for CoinGame {
    fn columns(&self, (x, y): &Coins) -> Vec<Column> {
        vec![
            column(words("of 75", "75 元"), Cell::Pile(*x)),
            column(words("of 10", "10 元"), Cell::Pile(*y)),
        ]
    }

    fn places(&self, _: &Coins, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(0, Some(choice.next.0))])
    }

    fn name(&self, _: &[Column], (x, y): &Coins, choice: &MoveOf<Self>) -> Name {
        let (of_75, of_10) = (x - choice.next.0, y - choice.next.1);
        Name::Other(Text {
            en: format!("{of_75} of 75 and {of_10} of 10"),
            zh: format!("{of_75} 枚 75 元和 {of_10} 枚 10 元"),
        })
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("coins of 75", "75 元"), words("coins of 10", "10 元")]
    }

    fn coordinates(&self, &(x, y): &Coins) -> Option<Vec<i64>> {
        Some(vec![x, y])
    }

    fn word(&self, lead: i64) -> String {
        if lead > 0 { "Alice" } else { "Bob" }.to_owned()
    }
}
