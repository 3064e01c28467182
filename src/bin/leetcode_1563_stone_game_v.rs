// 1563. Stone Game V / 石子游戏 V
// https://leetcode.com/problems/stone-game-v/
// https://leetcode.cn/problems/stone-game-v/
//
// Input:       stoneValue, a row of values
// Answer:      Alice's score; in each round she cuts the row into two parts, Bob throws away the
//              part with the larger sum (if the sums are equal, Alice chooses), and she scores the
//              sum of the other part, which is the row of the next round; the game ends when one
//              stone is left
// Constraints: 1 to 500 values from 1 to 10^6
//
// Rule: sum(i, j) is the sum of the values from i up to, but not including, j, and score(i, j) is
// Alice's score with these values alone. A part that she keeps brings her, now and in later rounds,
//   worth(i, j) = sum(i, j) + score(i, j)
// A single stone scores nothing: score(i, i + 1) = 0. Otherwise score(i, j) is the largest of these
// for all k between i and j:
//   worth(i, k)    if sum(i, k) <= sum(k, j)
//   worth(k, j)    if sum(k, j) <= sum(i, k)
//
// Idea: the values are positive, so there is a last cut k at which the sum of the left part is not
// larger than that of the right part. Alice can keep every left part that ends at k or before, and
// every right part that starts after k, or at k if both sums are equal. So score(i, j) is the
// largest worth of these parts: the larger of prefix[k] and suffix[k+1][j], or suffix[k][j] if both
// sums are equal. Each new part updates both maxima:
//   prefix[j] = max(prefix[j-1], worth(i, j))         parts that start at i and end at j or before
//   suffix[i][j] = max(suffix[i+1][j], worth(i, j))   parts that end at j and start at i or later
// As j moves to the right, k never moves back, so finding k needs no search.
// LeetCode's official solution moves the cut in the same way; it keeps two more tables.
// A trace on a small row, and the code in C++, Python and Java: docs/stone-game-v.md
//
// Example: stoneValue = [6, 2, 3, 4, 5, 5]
//   sum(0, 3) = 11 <= 14 = sum(3, 6), but sum(0, 4) = 15 > 10 = sum(4, 6), so k = 3
//   left parts:   worth(0, 1) =  6 + 0 =  6   worth(0, 2) =  8 + 2 = 10   worth(0, 3) = 11 + 7 = 18
//   right parts:  worth(5, 6) =  5 + 0 =  5   worth(4, 6) = 10 + 5 = 15
//   score(0, 6) = max(18, 15) = 18
//
// Time O(n^2): k moves at most n times for each i. Memory O(n^2).
//
// 思路：区间 DP，score(i, j) 表示 Alice 用第 i 到第 j - 1 颗石子最多得多少分，只有一颗时得 0 分。枚
// 举分割点 k 是 O(n³)：Bob 丢掉和较大的一段，留下的一段归 Alice。石子的值都是正数，所以存在最后一个
// 分割点 k，使左段的和不大于右段。Alice 能保留的左段，就是终点不超过 k 的那些；能保留的右段，就是起
// 点在 k 之后的那些（在 k 处分割、两段的和相等时，也包括起点为 k 的）。因此只要维护左段“和 + 得分”
// 的前缀最大值、右段的后缀最大值，每个区间 O(1) 求出。固定 i，j 右移时 k 只会右移，用双指针而不必二
// 分，总时间 O(n²)。力扣官方题解的优化就是这个移动的分割点，只是多用两张表。用一小排石子走一遍：
// docs/stone-game-v.zh-CN.md。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let count = stone_value.len();
        // sums[j]: the sum of the first j values.
        let mut sums = vec![0; count + 1];
        for (j, value) in stone_value.iter().enumerate() {
            sums[j + 1] = sums[j] + value;
        }

        let mut score = 0;
        // suffix[i][j]: the best worth of a part k..j with k >= i; 0 if there is none.
        let mut suffix = vec![vec![0; count + 1]; count + 1];
        for i in (0..count).rev() {
            // prefix[j]: the best worth of a part i..k with k <= j.
            let mut prefix = vec![0; count + 1];
            let mut k = i;
            for j in i + 1..=count {
                let left = |k: usize| sums[k] - sums[i];
                let right = |k: usize| sums[j] - sums[k];
                while left(k + 1) <= right(k + 1) {
                    k += 1;
                }
                let first_right = if left(k) == right(k) { k } else { k + 1 };
                score = prefix[k].max(suffix[first_right][j]);
                let worth = sums[j] - sums[i] + score;
                prefix[j] = prefix[j - 1].max(worth);
                suffix[i][j] = suffix[i + 1][j].max(worth);
            }
        }
        score
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::stone_game_v(stone_value));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(values,)| {
            Solution::stone_game_v(values)
        });
    }

    #[test]
    fn the_largest_row_locally() {
        let score = Solution::stone_game_v(vec![1_000_000; 1000]);
        assert_eq!(score, 994_000_000);
    }

    #[test]
    fn the_example_is_right() {
        let row = [6, 2, 3, 4, 5, 5];
        for (i, j, sum, score) in [
            (0, 1, 6, 0),
            (0, 2, 8, 2),
            (0, 3, 11, 7),
            (5, 6, 5, 0),
            (4, 6, 10, 5),
            (3, 6, 14, 5),
            (0, 6, 25, 18),
        ] {
            let part = &row[i..j];
            assert_eq!(part.iter().sum::<i32>(), sum, "{part:?}");
            assert_eq!(Solution::stone_game_v(part.to_vec()), score, "{part:?}");
        }
        assert_eq!(row[..4].iter().sum::<i32>(), 15);
    }
}
