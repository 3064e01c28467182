// AtCoder ABC 195 E. Lucky 7 Battle / 幸运 7 之战：7 的倍数
// https://atcoder.jp/contests/abc195/tasks/abc195_e
//
// Input:       n, then S, a text of n digits, and X, a text of n letters T and A
// Answer:      Takahashi or Aoki, whoever wins; in round i, Takahashi (if X[i] is T) or Aoki (if it is
//              A) appends either S[i] or 0 to a number, which is empty at first; Takahashi wins if it
//              is a multiple of 7 in the end, otherwise Aoki
// Constraints: 1 <= n <= 2 * 10^5
//
// Rule: wins[i][r] tells whether Takahashi wins if i rounds are over and the number is r modulo 7:
//   wins[n][r]   = whether r = 0
//   wins[i-1][r] = wins[i][10 r mod 7] or wins[i][(10 r + S[i]) mod 7]   if X[i] is T
//   wins[i-1][r] = wins[i][10 r mod 7] and wins[i][(10 r + S[i]) mod 7]  if X[i] is A
//
// Idea: only the remainder of the number and the round matter, which are 7 (n + 1) states. Who is to
// move is given, so the players need not take turns: the rule keeps Takahashi's view, and in a round
// of Aoki both digits must be good for Takahashi. It goes from the back, because from the front a
// set of remainders that can occur does not say who decides between them. One row of 7 results is
// enough. The number is empty at first, so the answer is wins[0][0].
//
// Example: S = 35, X = AT
//   r           0  1  2  3  4  5  6
//   wins[2][r]  T  A  A  A  A  A  A
//   wins[1][r]  T  A  A  T  A  A  A   10 * 3 + 5 = 35: with the remainder 3, Takahashi appends 5
//   wins[0][r]  T  A  A  A  A  A  A   from 0, Aoki reaches 0 or 3, and both are won by Takahashi
//   wins[0][0] is T, so the answer is Takahashi.
//
// Time O(n), memory O(n) for the input.
//
// 思路：只看除以 7 的余数和轮到第几轮，状态数是 7 (n + 1)。每轮由谁写是给定的，双方不一定轮流，所以
// 始终从 Takahashi 的角度记：wins[r] 表示余数为 r 时 Takahashi 必胜。从后往前推：Takahashi 的一轮，写
// S[i] 或写 0 有一个到必胜的余数即可；Aoki 的一轮，两个都要到必胜的余数才行。最后看余数 0。从前往后
// 推“可能的余数集合”是不对的，因为分不清由谁来选。只看最后一轮是谁也不对：S = 0、X = A 时 Takahashi 赢。

fn winner(s: &str, x: &str) -> &'static str {
    if good_remainders(s, x)[0] { "Takahashi" } else { "Aoki" }
}

/// Returns whether Takahashi wins from each remainder modulo 7 if all these rounds are left.
fn good_remainders(s: &str, x: &str) -> [bool; 7] {
    let mut wins = [true, false, false, false, false, false, false];
    for (digit, player) in s.bytes().zip(x.bytes()).rev() {
        let digit = usize::from(digit - b'0');
        wins = std::array::from_fn(|r| {
            let [with_zero, with_digit] = [wins[10 * r % 7], wins[(10 * r + digit) % 7]];
            if player == b'T' { with_zero || with_digit } else { with_zero && with_digit }
        });
    }
    wins
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&s, &x));

#[cfg(not(feature = "local"))]
fn main() {
    proconio::input! {
        _n: usize,
        s: String,
        x: String,
    }
    println!("{}", winner(&s, &x));
}

#[cfg(test)]
mod tests {
    use super::{good_remainders, winner};

    #[test]
    fn plays_as_the_rules_say() {
        type Texts = (String, String);
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(s, x): Texts| {
            winner(&s, &x)
        });
    }

    #[test]
    fn a_multiple_of_7_is_takahashis() {
        assert_eq!(winner("0", "A"), "Takahashi");
        assert_eq!(winner("7", "A"), "Takahashi");
        assert_eq!(winner("1", "A"), "Aoki");
        assert_eq!(winner("1", "T"), "Takahashi");
        assert_eq!(winner("14", "AA"), "Aoki");
    }

    #[test]
    fn the_example_is_right() {
        let rows = ["", "5", "35"].map(|s| good_remainders(s, &"AT"[2 - s.len()..]));
        let letters = rows.map(|row| row.map(|wins| if wins { 'T' } else { 'A' }));
        let [end, second, first] = letters.map(String::from_iter);
        assert_eq!([end, second, first], ["TAAAAAA", "TAATAAA", "TAAAAAA"]);
        assert_eq!((10 * 3 + 5) % 7, 0);
        assert_eq!(winner("35", "AT"), "Takahashi");
    }
}
