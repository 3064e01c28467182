// 486. Predict the Winner / 预测赢家
// https://leetcode.com/problems/predict-the-winner/
// https://leetcode.cn/problems/predict-the-winner/
//
// Input:       nums, a row of numbers; each player in turn takes a number from either end
// Answer:      true if the first player scores at least as much as the second
// Constraints: 1 to 20 numbers from 0 to 10^7
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: with an even number of values the first player never loses: this player can take all values
// at even indices, or all at odd indices. Otherwise only the sign of the lead matters, and a fold
// finds the lead in one pass with a stack: replace three neighbors a <= b >= c (a peak) with
// a - b + c until no peak is left. The lead stays the same. Then both players always take the
// larger end, and taking the same end of the given row is a best first move.
// Proof and picture: docs/take-from-either-end.md
//
// Example: nums = [1, 3, 7, 4, 8, 2, 5]
//   1 3 7 4 8 2 5  the peak 3 7 4 folds into 3 - 7 + 4 = 0
//   1 0 8 2 5      the peak 0 8 2 folds into 0 - 8 + 2 = -6
//   1 -6 5         no peak is left, so both players take the larger end
//   5 - 1 + (-6) = -2 < 0, so false
//
// Time O(n), memory O(n).
//
// 思路：长度为偶数时先手不会输：可以独占奇数位置，也可以独占偶数位置。长度为奇数时，只看先手与后手
// 的得分之差是否为负，可以 O(n) 求出，不必用 O(n²) 的区间 DP：用栈反复把相邻的 a <= b >= c 折叠成
// a - b + c（题解里多叫“合并”或“打包”），得分之差不变；折叠到底，双方每次都拿两端中较大的数，它在哪
// 一端，原来的序列第一步也就取哪一端。证明见 docs/take-from-either-end.zh-CN.md。同样的折叠可用于洛
// 谷 P3210（HNOI2010 取石头游戏）。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        nums.len().is_multiple_of(2) || first_player_lead(&nums) >= 0
    }
}

/// Returns the first player's score minus the second's.
fn first_player_lead(row: &[i32]) -> i64 {
    // The row so far, with all its peaks folded.
    let mut valley: Vec<i64> = Vec::with_capacity(row.len());
    for &value in row {
        let mut right = i64::from(value);
        while let [.., left, peak] = valley[..] {
            if peak < left || peak < right {
                break;
            }
            valley.truncate(valley.len() - 2);
            right += left - peak;
        }
        valley.push(right);
    }

    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let (Some(&first), Some(&last)) = (rest.first(), rest.last()) {
        lead += sign * first.max(last);
        sign = -sign;
        rest = if first > last { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::predict_the_winner(nums));

#[cfg(test)]
mod tests {
    use super::{Solution, first_player_lead};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(nums,)| {
            Solution::predict_the_winner(nums)
        });
    }

    #[test]
    fn local_sums_need_more_than_32_bits() {
        let row = vec![i32::MAX, 0, i32::MAX, 0, 0];
        assert!(Solution::predict_the_winner(row));
    }

    #[test]
    fn the_example_is_right() {
        for row in [&[1, 3, 7, 4, 8, 2, 5][..], &[1, 0, 8, 2, 5], &[1, -6, 5]] {
            assert_eq!(first_player_lead(row), -2, "{row:?}");
        }
        assert!(!Solution::predict_the_winner(vec![1, 3, 7, 4, 8, 2, 5]));
    }
}
