// 877. Stone Game / 石子游戏
// https://leetcode.com/problems/stone-game/
// https://leetcode.cn/problems/stone-game/
//
// Input:       piles, a row of pile sizes; each player in turn takes a pile from either end
// Answer:      true if the first player gets more stones than the second
// Constraints: 2 to 500 piles of 1 to 500 stones; an even number of piles, an odd number of stones
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: why not `return true`? Within the constraints that is right: the first player can take all
// piles at even indices, or all at odd indices, whichever hold more, and an odd total rules out a
// tie. But locally the program accepts any row, so it finds the lead by the fold: replace three
// neighbors a <= b >= c (a peak) with a - b + c until no peak is left. The lead stays the same.
// Then both players always take the larger end, and taking the same end of the given row is a best
// first move.
// Proof and picture: docs/take-from-either-end.md
//
// Example: piles = [3, 7, 2, 3]
//   piles 1, 3, ... hold 5 stones, piles 2, 4, ... hold 10
//   3 7 2 3  the peak 3 7 2 folds into 3 - 7 + 2 = -2
//   -2 3     no peak is left, so both players take the larger end
//   3 - (-2) = 5 > 0, so true
//
// Time O(n), memory O(n).
//
// 思路：为什么不直接 return true？在题目的数据范围内确实可以：堆数为偶数，先手可以拿走全部奇数位置
// 的堆，也可以拿走全部偶数位置的堆，选石子多的一种即可；总数为奇数，不会平局。但本地的程序接受任意
// 的石子序列，所以用折叠求石子数之差：用栈反复把相邻的 a <= b >= c 折叠成 a - b + c（题解里多叫“合
// 并”或“打包”），石子数之差不变；折叠到底，双方每次都拿两端中较大的一堆，它在哪一端，原来的序列第一
// 步也就取哪一端。证明见 docs/take-from-either-end.zh-CN.md。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_lead(&piles) > 0
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
two_player_games::answer!(Solution::stone_game(piles));

#[cfg(test)]
mod tests {
    use super::{Solution, first_player_lead};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(piles,)| {
            Solution::stone_game(piles)
        });
    }

    #[test]
    fn local_sums_need_more_than_32_bits() {
        assert!(Solution::stone_game(vec![i32::MAX, 0, i32::MAX, 0]));
    }

    #[test]
    fn the_example_is_right() {
        let piles = [3, 7, 2, 3];
        let every_other = |first| -> i32 { piles.iter().skip(first).step_by(2).sum() };
        assert_eq!([every_other(0), every_other(1)], [5, 10]);
        for row in [&piles[..], &[-2, 3]] {
            assert_eq!(first_player_lead(row), 5, "{row:?}");
        }
        assert!(Solution::stone_game(piles.to_vec()));
    }
}
