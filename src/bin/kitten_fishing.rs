// Kitten fishing / 小猫钓鱼, from the book 《啊哈!算法》, by the rules of its corrected printing
// https://www.cnblogs.com/captainad/p/11018987.html
//
// Input:  n, the n cards of u1, the n cards of u2, each hand from the card that is played first
// Answer: four lines, as in the example: who wins; the winner's hand, from the card that would be
//         played next; a heading; the table, from its bottom card.
//         Or one line: draw. the game never ends.
// Limits: n >= 1, ranks from 1 to 9
//
// Rule: the players take turns, u1 first, to put the front card of their hand on the table. If a
// card of the same rank lies there already, the player captures: to the back of the hand goes the
// card just played, then the table from its top down to the equal card, which goes along. Whoever
// has no card after a play has lost, also in the middle of a round.
//
// Idea: nobody has a choice, so play it. The game is endless exactly if its state, both hands and
// the table, comes a second time. The state saved is replaced at rounds 8n, 16n, 32n ...; once it
// lies on the cycle, and the next replacement is further away than the cycle is long, the game
// returns to it. A hand is the last cards of the stream that ever came into it: the automaton of
// Knuth, Morris and Pratt reads the stream, one step a card, and knows when the hand is as saved.
// Proof: docs/kitten-fishing.md
//
// Example: u1 has 1 2 1, u2 has 2 1 3
//   round  u1 plays      u2 plays          then u1 has  u2 has     the table has
//       1  1             2                 2 1          1 3        1 2
//       2  2, takes 2 2  1, takes 1 1      1 2 2        3 1 1
//       3  1             3                 2 2          1 1        1 3
//       4  2             1, takes 1 2 3 1  2            1 1 2 3 1
//       5  2                                            1 1 2 3 1  2
// and this is printed:
//   u2 win. the card in the u2's hand is:
//   1 1 2 3 1
//   the card in the desktop is:
//   2
//
// Time O(1) for each card that moves, memory O(n).
//
// 思路：双方别无选择，用队列和栈模拟即可；游戏永不结束，当且仅当局面（双方手牌和桌面）重复出现。
// 用 Brent 判圈：第 8n、16n、32n……轮后保存局面，其余每轮与它比较。逐张比较手牌太慢；把进入手牌的
// 牌依次排成一列，手牌总是它的后缀，所以用 KMP 自动机在其中匹配保存的手牌，每进一张牌只需 O(1)，
// 匹配成功且张数相等即手牌相同。

use std::collections::VecDeque;

struct Finish {
    /// `u1` or `u2`.
    winner: &'static str,
    /// From the card that would be played next.
    hand: VecDeque<u8>,
    /// From the bottom.
    table: Vec<u8>,
}

/// Finds a pattern in a stream of cards.
#[derive(Default)]
struct Matcher {
    /// `next[m][card]` is what `matched` becomes when it is `m` and `card` is read.
    next: Vec<[usize; 10]>,
    /// The length of the longest beginning of the pattern that the stream ends with.
    matched: usize,
}

impl Matcher {
    /// A matcher that has just read the whole pattern.
    fn new(pattern: &VecDeque<u8>) -> Matcher {
        let mut next = vec![[0; 10]];
        // Where the pattern does not go on, `next` is as for the longest shorter beginning that the stream ends with.
        let mut shorter = 0;
        for (matched, &card) in pattern.iter().enumerate() {
            let rank = usize::from(card);
            let next_shorter = next[shorter][rank];
            next[matched][rank] = matched + 1;
            shorter = next_shorter;
            next.push(next[shorter]);
        }
        Matcher { next, matched: pattern.len() }
    }

    fn read(&mut self, card: u8) {
        // There is no row before the first pattern.
        if let Some(row) = self.next.get(self.matched) {
            self.matched = row[usize::from(card)];
        }
    }

    /// Whether the stream ends with the pattern; never before the first pattern.
    fn is_full(&self) -> bool {
        self.next.len() == self.matched + 1
    }
}

struct Hand {
    cards: VecDeque<u8>,
    /// Looks for the saved hand in the stream of the cards that come into this one.
    saved: Matcher,
}

impl Hand {
    fn new(cards: &[u8]) -> Hand {
        Hand { cards: cards.iter().copied().collect(), saved: Matcher::default() }
    }

    fn play(&mut self, table: &mut Vec<u8>) {
        if let Some(card) = self.cards.pop_front() {
            match table.iter().position(|&lying| lying == card) {
                None => table.push(card),
                Some(equal) => {
                    self.take(card);
                    for &captured in table[equal..].iter().rev() {
                        self.take(captured);
                    }
                    table.truncate(equal);
                }
            }
        }
    }

    fn take(&mut self, card: u8) {
        self.cards.push_back(card);
        self.saved.read(card);
    }

    fn save(&mut self) {
        self.saved = Matcher::new(&self.cards);
    }

    fn is_as_saved(&self) -> bool {
        self.saved.is_full() && self.saved.matched == self.cards.len()
    }
}

/// How the game ends in which u1 has the hand `first`; `None` if it never does.
fn play(first: &[u8], second: &[u8]) -> Option<Finish> {
    let mut hands = [Hand::new(first), Hand::new(second)];
    let mut table = Vec::new();
    let mut saved_table = Vec::new();
    let mut next_save = 8 * first.len();
    for round in 0.. {
        if round == next_save {
            hands.iter_mut().for_each(Hand::save);
            saved_table.clone_from(&table);
            next_save *= 2;
        } else if hands.iter().all(Hand::is_as_saved) && table == saved_table {
            break;
        }
        for (player, hand) in hands.iter_mut().enumerate() {
            hand.play(&mut table);
            if hand.cards.is_empty() {
                let [first, second] = hands;
                let (winner, hand) = if player == 0 { ("u2", second) } else { ("u1", first) };
                return Some(Finish { winner, hand: hand.cards, table });
            }
        }
    }
    None
}

/// The lines to print for a deal, without the last line end.
fn answer(first: &[u8], second: &[u8]) -> String {
    match play(first, second) {
        None => String::from("draw. the game never ends."),
        Some(Finish { winner, hand, table }) => {
            let mut text = format!("{winner} win. the card in the {winner}'s hand is:");
            push_row(&mut text, hand);
            text.push_str("\nthe card in the desktop is:");
            push_row(&mut text, table);
            text
        }
    }
}

/// Adds the cards to `text` as a line of their own.
fn push_row(text: &mut String, cards: impl IntoIterator<Item = u8>) {
    let mut before = '\n';
    for card in cards {
        text.push(before);
        text.push(char::from(b'0' + card));
        before = ' ';
    }
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    let source = include_str!("kitten_fishing.rs");
    two_player_games::answer_cases("kitten_fishing", source, |[first, second]: [Vec<u8>; 2]| {
        Ok(answer(&first, &second))
    })
}

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let n = n.parse()?;
        let cards = tokens.by_ref().take(2 * n).map(str::parse).collect::<Result<Vec<u8>, _>>()?;
        if cards.len() < 2 * n {
            return Err("the hands are smaller than their size says".into());
        }
        let (first, second) = cards.split_at(n);
        println!("{}", answer(first, second));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Matcher, answer};
    use two_player_games::reference;

    /// A hand from its digits.
    fn hand(digits: &str) -> Vec<u8> {
        digits.bytes().map(|digit| digit - b'0').collect()
    }

    #[test]
    fn plays_as_the_rules_say() {
        for (size, ranks) in [(1, 9), (2, 5), (3, 4), (4, 2)] {
            for cards in reference::all_rows_of(2 * size, &(1..=ranks).collect::<Vec<u8>>()) {
                let (first, second) = cards.split_at(size);
                assert_eq!(
                    answer(first, second),
                    reference::kitten_fishing_answer(first, second),
                    "{first:?} {second:?}"
                );
            }
        }
    }

    #[test]
    fn named_cases() {
        for (first, second, catches) in [
            ("241256", "313564", "the matching card left on the table"),
            ("1", "1", "no check in the middle of a round"),
            ("111", "233", "captured cards in another order"),
            ("12", "21", "an equal state but for the table"),
            ("111", "121", "no recognition of endless games"),
            ("1111", "1122", "waiting for the deal to come back"),
            ("421151", "535222", "a cycle that begins after the first save"),
            ("12212221", "12111212", "one save only"),
            ("3322233332", "2233212333", "a cycle longer than the first saves are apart"),
            ("23325", "35345", "an endless game by the hands alone"),
            ("44441", "33334", "an endless game by the first hand alone"),
            ("22231", "11321", "an endless game by the second hand alone"),
            ("21112", "62414", "an endless game whatever the hands' lengths"),
            ("122332", "124443", "64 places that are not used again"),
            ("2122221122", "1212121323", "a limit of 1,000 plays"),
            ("211414422433", "441231322311", "a limit of 2,000 plays"),
        ] {
            let (first, second) = (hand(first), hand(second));
            assert_eq!(answer(&first, &second), reference::kitten_fishing_answer(&first, &second), "{catches}");
        }
    }

    #[test]
    fn the_answer_is_written_as_in_the_article() {
        let expected = "u2 win. the card in the u2's hand is:\n1 6 5 2 3 4 1\nthe card in the desktop is:\n3 4 5 6 2";
        assert_eq!(answer(&hand("241256"), &hand("313564")), expected);
    }

    #[test]
    fn the_matcher_is_full_where_the_stream_ends_with_the_pattern() {
        for pattern in reference::all_rows_of(5, &[1, 2]) {
            let mut matcher = Matcher::new(&pattern.iter().copied().collect());
            let mut stream = pattern.clone();
            assert!(matcher.is_full());
            for card in hand("2112122211121121211222") {
                matcher.read(card);
                stream.push(card);
                assert_eq!(matcher.is_full(), stream.ends_with(&pattern), "{pattern:?} in {stream:?}");
            }
        }
    }
}
