// Kitten fishing / 小猫钓鱼, from the book 《啊哈！算法》, by the rules of its corrected printing
// https://www.cnblogs.com/captainad/p/11018987.html
//
// Input:       n, the n cards of u1, then the n cards of u2, each hand from the card that is played
//              first
// Answer:      four lines, as in the example: the winner; the winner's hand, from the card that
//              would be played next; a heading; the table, from the bottom card up. If the game
//              never ends, one line: draw. the game never ends.
// Constraints: n >= 1, ranks from 1 to 9
//
// Rule: the players take turns, u1 first, putting the front card of their hand on the table. If a
// card of the same rank already lies there, the player captures: the card just played goes to the
// back of the hand, followed by the cards of the table from the top down to the equal card, which
// is captured too. A player whose hand is empty after playing a card loses, even in the middle of a
// round.
//
// Idea: the players have no choice, so simulate the game. It is endless if and only if its state,
// both hands and the table, repeats; then it runs in a cycle. To detect the cycle, a second game
// with the same deal follows at half the speed (Floyd's tortoise and hare). If the game is endless,
// both games eventually enter the cycle. The distance between them grows by one round with every
// round of the follower, and as soon as it is a multiple of the cycle's length, their states are
// equal. With b rounds before a cycle of c rounds, the follower plays at most b + c rounds; no
// useful bound on b + c is known. The tables are compared first, and the hands only if the tables
// are equal and the hands have the same sizes.
// Proof: docs/kitten-fishing.md
//
// Example: u1 has 1 2 1, u2 has 2 1 3
//   round  u1 plays      u2 plays          then u1 has  u2 has     the table has
//       1  1             2                 2 1          1 3        1 2
//       2  2, takes 2 2  1, takes 1 1      1 2 2        3 1 1
//       3  1             3                 2 2          1 1        1 3
//       4  2             1, takes 1 2 3 1  2            1 1 2 3 1
//       5  2                                            1 1 2 3 1  2
// The program prints:
//   u2 win. the card in the u2's hand is:
//   1 1 2 3 1
//   the card in the desktop is:
//   2
//
// Time O(1) for each card that moves, plus the comparisons of hands: in our cases, they read at
// most 0.07 cards per card played before the states are equal. Memory O(n).
//
// 思路：u1、u2 即书中的小哼、小哈。双方别无选择，用队列和栈模拟即可；游戏永不结束，当且仅当局面（双
// 方手牌和桌面）重复出现，此后陷入循环。用快慢指针判圈：用同样的牌另开一局慢局，以一半的速度跟在快
// 局后面；两局都进入循环后，每比较一次，快局就多领先一轮，领先的轮数恰好是循环长度的倍数时，局面相
// 同。设 b 轮后进入长为 c 轮的循环，慢局至多走 b + c 轮就能发现；b + c 有多大，目前没有实用的上界。
// 比较局面时先比较桌面，桌面相同、手牌张数也相等时才比较手牌：在我们的数据里，局面相同之前，平均每
// 出一张牌至多看 0.07 张手牌。证明见 docs/kitten-fishing.zh-CN.md。

use std::collections::VecDeque;

#[derive(Clone, PartialEq)]
struct Game {
    /// The cards on the table, from the bottom up; compared first, since there are few.
    table: Vec<i32>,
    /// The hands of u1 and u2, each from the card that is played next.
    hands: [VecDeque<i32>; 2],
}

impl Game {
    fn new(first: &[i32], second: &[i32]) -> Game {
        let hand = |cards: &[i32]| cards.iter().copied().collect();
        Game { table: Vec::new(), hands: [hand(first), hand(second)] }
    }

    /// Plays a card of u1, then one of u2. Returns the winner if the game ends: 0 for u1, 1 for u2.
    fn play_round(&mut self) -> Option<usize> {
        for (player, hand) in self.hands.iter_mut().enumerate() {
            play_card(hand, &mut self.table);
            if hand.is_empty() {
                return Some(1 - player);
            }
        }
        None
    }

    /// Returns the lines to print if `winner` has won: 0 for u1, 1 for u2.
    fn result(&self, winner: usize) -> String {
        let name = ["u1", "u2"][winner];
        let hand = spaced(&self.hands[winner]);
        let table = spaced(&self.table);
        format!(
            "{name} win. the card in the {name}'s hand is:\n{hand}\n\
             the card in the desktop is:\n{table}"
        )
    }
}

fn play_card(hand: &mut VecDeque<i32>, table: &mut Vec<i32>) {
    if let Some(card) = hand.pop_front() {
        let equal = table.iter().position(|&lying| lying == card);
        table.push(card);
        if let Some(equal) = equal {
            hand.extend(table.drain(equal..).rev());
        }
    }
}

fn spaced<'a>(cards: impl IntoIterator<Item = &'a i32>) -> String {
    let ranks: Vec<String> = cards.into_iter().map(i32::to_string).collect();
    ranks.join(" ")
}

/// Returns the lines to print for a deal, without the final newline.
fn answer(first: &[i32], second: &[i32]) -> String {
    let mut game = Game::new(first, second);
    let mut follower = game.clone();
    loop {
        for _ in 0..2 {
            if let Some(winner) = game.play_round() {
                return game.result(winner);
            }
        }
        follower.play_round();
        if game == follower {
            return String::from("draw. the game never ends.");
        }
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(answer(&first, &second));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(token) = tokens.next() {
        let n = token.parse()?;
        let numbers = tokens.by_ref().take(2 * n).map(str::parse);
        let cards = numbers.collect::<Result<Vec<i32>, _>>()?;
        if cards.len() < 2 * n {
            return Err("a hand has fewer cards than the given size".into());
        }
        let (first, second) = cards.split_at(n);
        println!("{}", answer(first, second));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Game, answer};

    /// Parses digits as cards.
    fn cards(digits: &str) -> Vec<i32> {
        digits.bytes().map(|digit| i32::from(digit - b'0')).collect()
    }

    fn deal(first: &str, second: &str) -> Game {
        Game::new(&cards(first), &cards(second))
    }

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(
            env!("CARGO_BIN_NAME"),
            |(first, second): (Vec<i32>, Vec<i32>)| answer(&first, &second),
        );
    }

    #[test]
    fn the_example_is_right() {
        let mut game = deal("121", "213");
        for (first, second, table) in
            [("21", "13", "12"), ("122", "311", ""), ("22", "11", "13"), ("2", "11231", "")]
        {
            assert_eq!(game.play_round(), None);
            assert_eq!(game.hands, [cards(first), cards(second)]);
            assert_eq!(game.table, cards(table));
        }
        assert_eq!(game.play_round(), Some(1));
        let printed = "u2 win. the card in the u2's hand is:\n1 1 2 3 1\n\
                       the card in the desktop is:\n2";
        assert_eq!(game.result(1), printed);
        assert_eq!(answer(&cards("121"), &cards("213")), printed);
    }
}
