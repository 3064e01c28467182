// 1927. Sum Game / 求和游戏
// https://leetcode.com/problems/sum-game/
// https://leetcode.cn/problems/sum-game/
//
// Input:       num, a string of digits and ?, of even length
// Answer:      true if Alice, who begins, wins; each player in turn replaces one ? with a digit;
//              when no ? is left, Bob wins if both halves have the same sum of digits; otherwise
//              Alice wins
// Constraints: 2 to 10^5 characters
//
// Rule: wins(num) tells whether Alice wins:
//   wins(num) = whether the sums of the halves differ, if there is no ?
//   wins(num) = whether wins(num with a digit for a ?) for some ? and digit, if Alice is to move
//   wins(num) = whether wins(num with a digit for a ?) for every ? and digit, if Bob is to move
//
// Idea: count every ? as 4.5, the mean of 0 and 9, and let d be the sum of the left half minus the
// sum of the right half. Writing a digit for a ? changes d by digit - 4.5 in the left half, and by
// 4.5 - digit in the right half. Both formulas take the same ten values, -4.5, -3.5, ..., 3.5, 4.5,
// and none of them is 0. So a move is one of these ten changes, whichever ? it replaces. Bob wins
// if and only if d = 0 at the end. Let q be the number of ?.
// - q odd: Alice moves last. At most one of the ten changes makes d = 0, so she chooses another one
//   and wins. Here d ends in .5 at the start, so it is not 0.
// - q even and d = 0: Bob answers each change with its opposite. So d = 0 after each of his moves,
//   and after the last one he wins.
// - q even and d not 0: Alice always moves d by 4.5 away from 0, and Bob can move it back by at
//   most 4.5. So d stays on its side of 0, at least as far away as at the start: Alice wins.
// In all three cases Alice wins if and only if d is not 0 at the start. The code doubles the sums,
// so that a ? counts 9, and all numbers are integers.
//
// Example: num = "?3295???": the sums are 4.5 + 3 + 2 + 9 = 18.5 and 5 + 4.5 + 4.5 + 4.5 = 18.5
//   Alice  writes 6 in the left half:  "63295???", d =  1.5
//   Bob    writes 6 in the right half: "632956??", d =  0
//   Alice  writes 0 in the right half: "6329560?", d =  4.5
//   Bob    writes 9 in the right half: "63295609", d =  0: Bob wins
//
// Time O(n), memory O(1).
//
// 思路：把每个 ? 算作 4.5，也就是 0 和 9 的平均数，设 d 为左半部分之和减去右半部分之和。在左半部分
// 填数字 x，d 增加 x - 4.5；在右半部分填 x，d 增加 4.5 - x。两种情况下可选的增量都是 -4.5、
// -3.5、……、3.5、4.5 这十个，没有 0。所以填哪个 ? 都一样，每一步就是从这十个增量里选一个；全部填完
// 时 d = 0，Bob 胜，否则 Alice 胜。设 ? 有 q 个。
// - q 为奇数：最后一步由 Alice 走，十个增量中至多一个使 d = 0，她选别的就赢了；这时一开始 d 的小数
//   部分是 .5，本来就不等于 0。
// - q 为偶数且 d = 0：Alice 选什么增量，Bob 就选它的相反数，Bob 每走完一步都有 d = 0，最后 Bob 胜。
// - q 为偶数且 d 不为 0：Alice 每次使 |d| 增加 4.5，Bob 每次至多使它减少 4.5，所以 d 始终不变号，也
//   不会比一开始更接近 0，最后 Alice 胜。
// 结论：Alice 必胜，当且仅当一开始 d 不为 0。代码里把和都乘以 2，? 算 9，就全是整数了。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn sum_game(num: String) -> bool {
        let (left, right) = num.split_at(num.len() / 2);
        twice_the_sum(left) != twice_the_sum(right)
    }
}

/// Returns twice the sum of the digits, where a `?` counts as 4.5.
fn twice_the_sum(half: &str) -> u32 {
    let twice = |byte| if byte == b'?' { 9 } else { 2 * u32::from(byte - b'0') };
    half.bytes().map(twice).sum()
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::sum_game(num));

#[cfg(test)]
mod tests {
    use super::{Solution, twice_the_sum};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(num,)| {
            Solution::sum_game(num)
        });
    }

    /// Returns 2d, the sum of the left half minus that of the right half, doubled.
    fn twice_the_difference(num: &str) -> i64 {
        let (left, right) = num.split_at(num.len() / 2);
        i64::from(twice_the_sum(left)) - i64::from(twice_the_sum(right))
    }

    #[test]
    fn both_halves_offer_the_same_ten_changes() {
        let changes = |before: &str| {
            let after = |digit: i32| twice_the_difference(&before.replace('?', &digit.to_string()));
            let mut changes: Vec<i64> =
                (0..=9).map(|digit| after(digit) - twice_the_difference(before)).collect();
            changes.sort_unstable();
            changes
        };
        let expected = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9];
        assert_eq!(["?7", "7?"].map(changes), [expected, expected]);
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(["?329", "5???"].map(twice_the_sum), [37, 37]);
        for (num, twice) in
            [("?3295???", 0), ("63295???", 3), ("632956??", 0), ("6329560?", 9), ("63295609", 0)]
        {
            assert_eq!(twice_the_difference(num), twice, "{num}");
            assert_eq!(Solution::sum_game(num.to_string()), twice != 0, "{num}");
        }
    }
}
