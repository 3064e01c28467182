//! Take coins of 75 and of 10 that are worth 115 in total.

use itertools::iproduct;

use crate::prelude::*;

const COUNT: Shape = Number(1..=100);

const ABOUT: About = About {
    title: words("Find the Winning Player in Coin Game", "求出硬币游戏的赢家"),
    family: Family::Parity,
    difficulty: Difficulty::Easy,
    rules: words(
        "Each move takes coins worth exactly 115: one of 75 and four of 10. A player who has no move loses.",
        "每次取走总值恰为 115 的硬币，即一枚 75 和四枚 10。不能操作的人输。",
    ),
    usual: &[(words("simulation", "模拟"), "turn_by_turn.py")],
    technique: words("parity of the number of turns", "总步数的奇偶"),
    time: same("O(x) → O(1)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("winningPlayer", AnswerType::Text).formerly("losingPlayer"),
    &[Argument::new("x", COUNT), Argument::new("y", COUNT)],
    Games::One(|input| Box::new(CoinGame { coins: (input.number(0), input.number(1)) })),
    &[random("random", 200, &[COUNT, COUNT])],
);

struct CoinGame {
    coins: Coins,
}

/// The numbers of coins of 75 and of 10 that are left.
type Coins = (i64, i64);

/// Returns the number of turns.
fn turns((x, y): Coins) -> i64 {
    x.min(y / 4)
}

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

    fn name(&self, _: &[Column], (x, y): &Coins, choice: &MoveOf<Self>) -> MoveName {
        let (of_75, of_10) = (x - choice.next.0, y - choice.next.1);
        MoveName::Other(Text {
            en: format!("{of_75} of 75 and {of_10} of 10"),
            zh: format!("{of_75} 枚 75 元和 {of_10} 枚 10 元"),
        })
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("coins of 75", "75 元枚数"), words("coins of 10", "10 元枚数")]
    }

    fn coordinates(&self, &(x, y): &Coins) -> Option<Vec<i64>> {
        Some(vec![x, y])
    }

    /// Begins the table with all smaller numbers of coins.
    fn table_starts(&self) -> Vec<Coins> {
        let (x, y) = self.coins;
        let is_small = (x + 1) * (y + 1) <= 400;
        if is_small { iproduct!(0..=x, 0..=y).collect() } else { Vec::new() }
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Each turn takes one coin of 75 and four of 10, so there are min(x, ⌊y / 4⌋) turns. Marked are the positions with an even number of turns: they are lost.",
            "每一步都取一枚 75 元和四枚 10 元，共 min(x, ⌊y / 4⌋) 步。标出的是步数为偶数的局面：必败。"
        );
        Some(Rule::new(text, |place| turns((place[0], place[1])) % 2 == 0))
    }

    /// Counts the turns.
    fn ideas(&self) -> Vec<Steps> {
        let (x, y) = self.coins;
        let turns = turns(self.coins);
        let answer = self.answer(if turns % 2 == 1 { 1 } else { -1 });
        let meaning = text!(
            "Who wins? 115 = 75 + 4 · 10 is the only way to pay 115: two coins of 75 are too much, and without one, coins of 10 do not add up to 115. So each turn takes one coin of 75 and four of 10, and nobody has a choice.",
            "谁会赢？115 只能是 75 + 4 · 10：两枚 75 元太多，不用 75 元又凑不出 115。所以每一步都取一枚 75 元和四枚 10 元，没有选择。"
        );
        let coins = |heading: Text, count: i64| Strip::new(heading, [Tile::plain(count)]);
        let first = Frame::new(text!("the only way", "只有一种取法"), meaning)
            .strips([coins(text!("of 75", "75 元"), x), coins(text!("of 10", "10 元"), y)]);
        let (by_10, loser_first) = (y / 4, turns % 2 == 0);
        let end = if loser_first {
            text!(
                "That is even: Bob takes last, and Alice has no move.",
                "是偶数：最后一步是 Bob 走的，轮到 Alice 时不能操作。"
            )
        } else {
            text!(
                "That is odd: Alice takes last, and Bob has no move.",
                "是奇数：最后一步是 Alice 走的，轮到 Bob 时不能操作。"
            )
        };
        let caption = text!(
            "Number of turns for which the coins of 75 are enough: {x}; those of 10: ⌊{y} / 4⌋ = {by_10}. So the number of turns is min({x}, {by_10}) = {turns}.",
            "75 元够走 {x} 步，10 元够走 ⌊{y} / 4⌋ = {by_10} 步，所以共 min({x}, {by_10}) = {turns} 步。"
        );
        let caption = caption.then(&end).then(&text!("The answer: {answer}.", "答案：{answer}。"));
        let found =
            |heading: Text, count: i64| Strip::new(heading, [Tile::plain(count).marked(Mark::New)]);
        let second = Frame::new(text!("the number of turns", "步数"), caption)
            .strips([
                coins(text!("of 75", "75 元"), x),
                coins(text!("of 10", "10 元"), y),
                found(text!("turns", "步数"), turns),
            ])
            .asking(text!("How many turns are there?", "一共走几步？"), turns);
        let course = Course::new(vec![first, second], answer);
        vec![Steps::new("turns", words("Count the turns", "数步数"), Some(course))]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "Alice" } else { "Bob" }.to_owned()
    }
}
