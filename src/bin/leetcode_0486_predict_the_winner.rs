// 486. Predict the Winner / 预测赢家
// https://leetcode.com/problems/predict-the-winner/
// https://leetcode.cn/problems/predict-the-winner/
//
// Input:  nums, a row of numbers; each player in turn takes a number from either end
// Answer: true if the first player scores at least as much as the second
// Limits: 1 to 20 numbers from 0 to 10^7
//
// Rule: the lead is what the player to move scores minus what the other player scores.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: an even row is never lost, for the first player can keep to the even or to the odd places.
// For an odd row the sign of the lead is enough, and the fold gives it. A peak is three neighbours
// a <= b >= c. If a is taken, one expects b and c to follow. That is worth a - b + c and passes the
// turn, as one number would. So the fold replaces the three by a - b + c. docs/ proves that nothing
// better exists, even for a peak inside the row: the lead stays the same. When one pass with a
// stack has folded all peaks, what is left falls and then rises, and both players take the larger
// end. That end is a best one to begin with in the given row, too.
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
// 的得分之差是否为负，用栈可以 O(n) 求出，不必用 O(n²) 的区间 DP。相邻三个数 a <= b >= c 叫做一个
// 峰：直观上，自己拿 a，对方拿 b，自己再拿 c，然后轮到对方，等价于取走一个数 a - b + c，于是把三个
// 数折叠成这一个数（题解里多叫“合并”或“打包”）。双方都没有更好的走法，得分之差不变，峰夹在中间、暂
// 时拿不到时也是如此：严格证明见 docs/take-from-either-end.zh-CN.md。反复折叠，直到不能再折，剩下的
// 数先减后增，双方每次都拿两端中较大的数；较大的数在哪一端，在原来的序列中第一步也就取哪一端。同样
// 的折叠可用于洛谷 P3210（HNOI2010 取石头游戏）。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        nums.len().is_multiple_of(2) || first_player_lead(&nums) >= 0
    }
}

/// The first player's score minus the second's.
fn first_player_lead(row: &[i32]) -> i64 {
    // The row up to here with all its peaks folded.
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
        rest = if first > last {
            &rest[1..]
        } else {
            &rest[..rest.len() - 1]
        };
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
    fn sums_at_home_need_more_than_32_bits() {
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
