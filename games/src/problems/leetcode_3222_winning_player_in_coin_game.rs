//! Take coins of 75 and of 10 that are worth 115 in total.

use itertools::iproduct;

use crate::Shape::Number;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Shape, Site, cases};

const COUNT: Shape = Number(1..=100);

pub const PROBLEM: Problem = Problem::new(
    &["Find the Winning Player in Coin Game", "求出硬币游戏的赢家"],
    Site::leetcode("losingPlayer", AnswerType::Text),
    &[Argument::new("x", COUNT), Argument::new("y", COUNT)],
    &CoinGame,
    &[cases::random("random", 200, &[COUNT, COUNT])],
);

struct CoinGame;

impl Rules for CoinGame {
    /// The numbers of coins of 75 and of 10 that are left.
    type Position = (i32, i32);
    const HAS_POINTS: bool = false;

    fn start(&self, input: &Input) -> (i32, i32) {
        (input.number(0), input.number(1))
    }

    fn moves(&self, _: &Input, (x, y): (i32, i32)) -> impl Iterator<Item = Move<(i32, i32)>> {
        let coins = iproduct!(0..=x.min(115 / 75), 0..=y.min(115 / 10));
        let exact = coins.filter(|(of_75, of_10)| 75 * of_75 + 10 * of_10 == 115);
        exact.map(move |(of_75, of_10)| Move::new(0, 0..0, (x - of_75, y - of_10)))
    }

    fn answer_from_lead(&self, _: &Input, lead: i64) -> String {
        if lead > 0 { "Alice" } else { "Bob" }.to_owned()
    }

    fn show(&self, _: &Input, (x, y): &(i32, i32)) -> Columns {
        vec![("of 75", Cell::text(x)), ("of 10", Cell::text(y))]
    }

    fn name(&self, (x, y): &(i32, i32), _: &Columns, choice: &Move<(i32, i32)>) -> String {
        let (of_75, of_10) = (x - choice.next.0, y - choice.next.1);
        format!("{of_75} of 75 and {of_10} of 10")
    }
}
