// AtCoder ABC 048 D. An Ordinary Game / 删字母游戏：终局的奇偶（ARC 064 D）
// https://atcoder.jp/contests/abc048/tasks/arc064_b
//
// Input:       s, a word in which no two equal letters are neighbors
// Answer:      First if the first player wins, else Second; each player in turn removes a letter,
//              but not the first or the last one, and no two equal letters may become neighbors; a
//              player with no move loses
// Constraints: 3 to 10^5 lower-case letters
//
// Rule: wins(s) tells whether the player to move wins:
//   wins(s) = whether !wins(s without s[i]) for some i, 1 < i < n, with s[i-1] != s[i+1]
//
// Idea: in the end each letter but the first and the last has two equal neighbors, s[i-1] = s[i+1].
// So the word alternates between two letters, as in ababa or abab: its length is odd if its ends are
// equal, and even if they are different. The ends are never removed. So the parity of the last
// length is known at the start, and with it the parity of the number of moves, the length at the
// start minus the last one. The players' choices do not matter: the first player wins if and only if
// this number is odd, that is, if the length is odd and the ends are different, or the length is
// even and the ends are equal.
//
// Example: s = "abcab" has 5 letters and different ends, so the last length is even, the number of
// moves is odd, and the answer is First. Two of the games:
//   abcab -> abab                  1 move:  c is removed
//   abcab -> acab -> acb -> ab     3 moves: b, a and c are removed
//
// Time O(n) for reading the word. Memory O(n).
//
// 思路：终局时除首尾外每个字母的左右都相同，即 s[i-1] = s[i+1]，所以只有两种字母交替出现：首尾相同
// 时长度是奇数，不同时是偶数。首尾从不删除，所以终局长度的奇偶一开始就定了，总步数等于开局长度减终局
// 长度，奇偶也定了，与怎么走无关：总步数是奇数时先手必胜。也就是长度是奇数且首尾不同，或者长度是偶数
// 且首尾相同，先手必胜，否则必败。不用模拟。注意不能只看长度的奇偶：aba 长度是奇数，却是先手必败。

fn winner(s: &str) -> &'static str {
    let letters = s.as_bytes();
    let has_odd_length = letters.len() % 2 == 1;
    let has_equal_ends = letters.first() == letters.last();
    if has_odd_length == has_equal_ends { "Second" } else { "First" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&s));

#[cfg(not(feature = "local"))]
fn main() {
    proconio::input! {
        s: String,
    }
    println!("{}", winner(&s));
}

#[cfg(test)]
mod tests {
    use super::winner;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(s,): (String,)| winner(&s));
    }

    /// Returns the words that a move leads to.
    fn moves(word: &str) -> Vec<String> {
        let letters = word.as_bytes();
        let inner = 1..letters.len() - 1;
        let free = inner.filter(|&index| letters[index - 1] != letters[index + 1]);
        free.map(|index| word[..index].to_owned() + &word[index + 1..]).collect()
    }

    #[test]
    fn the_last_word_is_odd_if_and_only_if_its_ends_are_equal() {
        let mut words: Vec<String> = ["a", "b", "c", "d"].map(String::from).to_vec();
        for _ in 0..6 {
            let longer = words.iter().flat_map(|word| {
                let letters = ["a", "b", "c", "d"].into_iter();
                letters.filter(|letter| !word.ends_with(letter)).map(|letter| word.clone() + letter)
            });
            words = longer.collect();
            for word in words.iter().filter(|word| moves(word).is_empty()) {
                let has_equal_ends = word.as_bytes().first() == word.as_bytes().last();
                assert_eq!(word.len() % 2 == 1, has_equal_ends, "{word}");
            }
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!("abcab".len(), 5);
        assert_eq!(winner("abcab"), "First");
        for game in [&["abcab", "abab"][..], &["abcab", "acab", "acb", "ab"]] {
            for turn in game.windows(2) {
                assert!(moves(turn[0]).iter().any(|next| next == turn[1]), "{turn:?}");
            }
            assert!(game.last().is_some_and(|last| moves(last).is_empty()));
        }
        assert!(moves("ababa").is_empty());
        assert_eq!(winner("aba"), "Second");
    }
}
