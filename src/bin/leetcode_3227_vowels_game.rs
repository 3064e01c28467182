// 3227. Vowels Game in a String / 字符串元音游戏
// https://leetcode.com/problems/vowels-game-in-a-string/
// https://leetcode.cn/problems/vowels-game-in-a-string/
//
// Input:       s, a string of lower-case letters
// Answer:      true if Alice, who begins, wins; in turn Alice removes a non-empty substring with an
//              odd number of vowels, Bob one with an even number of vowels, possibly 0; the vowels
//              are a, e, i, o and u; a player with no move loses
// Constraints: 1 to 10^5 letters
//
// Rule: alice(s) and bob(s) tell whether that player, who is to move, wins:
//   alice(s) = whether !bob(s without t) for some substring t with an odd number of vowels
//   bob(s) = whether !alice(s without t) for some non-empty t with an even number of vowels
//
// Idea: Alice wins if and only if there is a vowel.
// - No vowel: no substring has an odd number of vowels. Alice has no move and loses.
// - An odd number of vowels: Alice removes the whole string. Bob has no move and loses.
// - An even number of vowels, at least 2: Alice removes everything before the last vowel, an odd
//   number of vowels. What is left is that vowel and possibly consonants after it. A substring with
//   the vowel has one vowel, an odd number, so Bob can remove only consonants. If there are none,
//   he loses. Otherwise Alice then removes all that is left, with its one vowel, and Bob loses.
//
// Example: s = "leetcoder", with four vowels
//   Alice  removes "leetcod", with three vowels, and leaves "er"
//   Bob    removes "r", without a vowel, and leaves "e"
//   Alice  removes "e", with one vowel, and leaves nothing: Alice wins
//
// Time O(n), memory O(1).
//
// 思路：只要有元音，Alice 就必胜。没有元音：任何子串的元音个数都是 0，不是奇数，Alice 第一步就无法
// 操作，输。元音有奇数个：Alice 直接移除整个字符串，Bob 无法操作。元音有偶数个（至少 2 个）：Alice
// 移除最后一个元音之前的全部字符，其中元音有奇数个；剩下的是这个元音，后面可能还有一些辅音。包含这
// 个元音的子串恰有 1 个元音，是奇数，所以 Bob 只能移除辅音；没有辅音，Bob 就输了；有辅音，等 Bob 走
// 完，Alice 把剩下的全部移除，其中正好 1 个元音，Bob 无法操作。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        // Five searches for one letter each are faster than one search for five letters.
        ['a', 'e', 'i', 'o', 'u'].into_iter().any(|vowel| s.contains(vowel))
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::does_alice_win(s));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(s,)| {
            Solution::does_alice_win(s)
        });
    }

    #[test]
    fn there_are_five_vowels() {
        let wins = |letter: &char| Solution::does_alice_win(letter.to_string());
        assert_eq!(('a'..='z').filter(wins).collect::<String>(), "aeiou");
    }

    #[test]
    fn the_example_is_right() {
        let vowels = |s: &str| s.chars().filter(|letter| "aeiou".contains(*letter)).count();
        let mut left = "leetcoder".to_string();
        assert_eq!(vowels(&left), 4);
        assert!(Solution::does_alice_win(left.clone()));
        for (removed, count, expected) in [("leetcod", 3, "er"), ("r", 0, "e"), ("e", 1, "")] {
            assert_eq!(vowels(removed), count);
            left = left.replacen(removed, "", 1);
            assert_eq!(left, expected);
        }
    }
}
