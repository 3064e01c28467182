// 2868. The Wording Game / 单词游戏
// https://leetcode.com/problems/the-wording-game/
// https://leetcode.cn/problems/the-wording-game/
//
// Input:       a and b, the words of Alice and of Bob, each list in ascending order
// Answer:      true if Alice wins; she begins with her smallest word; then each player in turn
//              plays one of their own words that fits: it is greater than the last word, and begins
//              with the same letter or with the next one of the alphabet; a player without such a
//              word loses
// Constraints: 1 to 10^5 words in each list, 10^6 letters in all; no word occurs twice
//
// Rule: wins(w) tells whether the player who has just played the word w wins:
//   wins(w) = whether wins(v) is false for each of the opponent's words v that fit after w
//   the answer is wins(the smallest word of a)
//
// Idea: a word of a letter is one that begins with it. The owner of a letter is the player with the
// greatest of all words of that letter; the opponent is its guest. Once a word of a letter has been
// played, the winner is known, no matter which word it was and who played it:
// - If the guest has no word of the next letter, the owner wins.
// - Otherwise the winner is the player who wins once a word of the next letter has been played.
// Proof, by induction from z down to a. Every word of the next letter fits after a word of this
// letter.
// - The guest has no word of the next letter: the owner plays the greatest word of this letter on
//   the owner's first turn, unless it has been played already. The guest, who can only play words
//   of this letter, then has none that fits.
// - The guest has a word of the next letter: by the induction hypothesis, some player W wins once
//   anyone plays a word of it. If W is the guest, W plays such a word on W's first turn. If W is
//   the owner, W plays the greatest word of this letter on W's first turn, unless it has been
//   played already; then the guest must go on to the next letter. If the opponent of W goes on to
//   the next letter earlier, or has no word that fits, W wins as well.
// So go through the alphabet, starting at the first letter of Alice's smallest word: each letter
// takes one comparison. The lists are sorted, so a binary search finds the greatest word of a
// letter.
//
// The usual solution simulates the game: both players always play the smallest word that fits.
// Proof that it is a best move: say player P wins with the word y, and x < y fits as well. Then P
// also wins with x. Let z be the opponent's reply. If z < y, then y fits after z, since the first
// letters of x and y are equal or neighbors, and z is between x and y. So P plays y, and wins as
// before. If z > y, then z is also a reply to y, since its first letter is at most the one after
// that of x. So P wins after z.
//
// Example: a = ["ant", "bat", "bee", "dog"], b = ["ape", "bear", "cat", "cow"]
//   letter  greatest words  owner  does the guest have a word of the next letter?
//   a       ant    ape      Bob    yes, bat
//   b       bee    bear     Alice  yes, cat
//   c              cow      Bob    yes, dog
//   d       dog             Alice  no: Alice wins
// One way to play is ant, ape, bat, bear, bee, cat, dog; then no word of Bob's fits.
//
// Time O(log n + l) for each letter, where n is the number of words and l the length of the longest
// one; the usual solution reads all words. Memory O(1).
//
// 思路：以某个字母开头的所有单词中，最大的那个属于谁，就称谁是这个字母的主人，另一人是客人。一旦有
// 人出了这个字母的单词，胜负就已确定，与出的是哪个词、是谁出的都无关：若客人没有以下一个字母开头的
// 单词，则主人胜；否则，胜者就是有人出了下一个字母的单词之后的胜者。从 z 到 a 用归纳法证明。若客人
// 没有下一个字母的单词：主人第一次轮到时就出该字母最大的词（若还没出），客人只能出这个字母的词，却
// 已无词可出。若客人有：由归纳假设，一旦有人出下一个字母的词，某一方 W 必胜。若 W 是客人，他第一次
// 轮到时就出一个；若 W 是主人，他第一次轮到时就出该字母最大的词（若还没出），客人只好进入下一个字
// 母。W 的对手若更早进入下一个字母，或无词可出，也是 W 胜。所以从 a 的首字母起，每个字母比较一次；
// 单词有序，最大的词可以二分。
// 常见做法是模拟：双方每次都出能出的最小的词。证明它是最优的：设某方出 y 必胜，而更小的 x 也能出，
// 则出 x 也必胜。设对手接着出 z。若 z < y，由于 x 与 y 的首字母相同或相邻，而 z 在 x 与 y 之间，y
// 仍能接在 z 之后，出 y 就和原来一样必胜。若 z > y，由于 z 的首字母至多是 x 的下一个字母，z 也能接
// 在 y 之后；既然出 y 必胜，对手出 z 之后该方也必胜。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn can_alice_win(a: Vec<String>, b: Vec<String>) -> bool {
        let Some(first) = a.first().and_then(|word| word.bytes().next()) else {
            return false;
        };
        let mut letter = first;
        loop {
            let alice_is_owner = greatest_word(&a, letter) > greatest_word(&b, letter);
            let guests_words = if alice_is_owner { &b } else { &a };
            letter += 1;
            if greatest_word(guests_words, letter).is_none() {
                return alice_is_owner;
            }
        }
    }
}

/// Returns the greatest word that begins with `letter`, if there is one. The words are sorted.
fn greatest_word(words: &[String], letter: u8) -> Option<&String> {
    let first_letter = |word: &String| word.bytes().next();
    let end = words.partition_point(|word| first_letter(word) <= Some(letter));
    let greatest = words[..end].last();
    greatest.filter(|word| first_letter(word) == Some(letter))
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::can_alice_win(a, b));

#[cfg(test)]
mod tests {
    use std::iter::repeat_n;

    use itertools::Itertools;

    use super::{Solution, greatest_word};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a, b)| {
            Solution::can_alice_win(a, b)
        });
    }

    fn fits(word: &str, last: &str) -> bool {
        let [first, before] = [word, last].map(|word| word.as_bytes()[0]);
        word > last && first - before <= 1
    }

    /// Tries all ways to give each of nine words to a player, or to nobody.
    #[test]
    fn the_letter_decides_and_the_smallest_word_is_a_best_move() {
        const WORDS: [&str; 9] = ["a", "aa", "ab", "b", "ba", "bb", "c", "ca", "cb"];
        // The owner of each word: 0 is Alice, 1 is Bob, 2 is nobody.
        for owners in repeat_n(0..3, WORDS.len()).multi_cartesian_product() {
            // wins[word]: whether the player who has just played this word wins
            let mut wins = [false; WORDS.len()];
            for word in (0..WORDS.len()).rev().filter(|&word| owners[word] < 2) {
                let is_reply = |&reply: &usize| {
                    owners[reply] == 1 - owners[word] && fits(WORDS[reply], WORDS[word])
                };
                let replies = (word + 1..WORDS.len()).filter(is_reply);
                let won: Vec<bool> = replies.map(|reply| wins[reply]).collect();
                wins[word] = !won.contains(&true);
                assert_eq!(won.first() == Some(&true), !wins[word], "{owners:?}, {word}");
            }
            for letter in [0..3, 3..6, 6..9] {
                let words = letter.filter(|&word| owners[word] < 2);
                let mut alice_wins = words.map(|word| (owners[word] == 0) == wins[word]);
                assert!(alice_wins.all_equal(), "{owners:?}");
            }
        }
    }

    #[test]
    fn the_example_is_right() {
        let a = ["ant", "bat", "bee", "dog"].map(str::to_owned);
        let b = ["ape", "bear", "cat", "cow"].map(str::to_owned);
        for (letter, alices, bobs) in [
            (b'a', Some("ant"), Some("ape")),
            (b'b', Some("bee"), Some("bear")),
            (b'c', None, Some("cow")),
            (b'd', Some("dog"), None),
            (b'e', None, None),
        ] {
            let found = [&a, &b].map(|words| greatest_word(words, letter).map(String::as_str));
            assert_eq!(found, [alices, bobs]);
        }
        let play = ["ant", "ape", "bat", "bear", "bee", "cat", "dog"];
        for (turn, pair) in play.windows(2).enumerate() {
            assert!(fits(pair[1], pair[0]));
            let words = if turn % 2 == 0 { &b } else { &a };
            assert!(words.iter().any(|word| word == pair[1]), "{pair:?}");
        }
        assert!(!b.iter().any(|word| fits(word, "dog")));
        assert!(Solution::can_alice_win(a.to_vec(), b.to_vec()));
    }
}
