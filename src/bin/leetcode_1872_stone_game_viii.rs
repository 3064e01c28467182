// 1872. Stone Game VIII / 石子游戏 VIII
// https://leetcode.com/problems/stone-game-viii/
// https://leetcode.cn/problems/stone-game-viii/
//
// Input:       stones, a row of values
// Answer:      Alice's score minus Bob's; Alice begins; each player in turn takes the first x
//              stones, for any x above 1, scores their sum, and puts back one stone of that value
//              in front; the game ends when one stone is left
// Constraints: 2 to 10^5 values from -10^4 to 10^4
//
// Rule: sum[i] is the sum of the first i of the n stones at the start. lead[i] is the score of the
// player to move minus the opponent's if the first stone has been merged from the first i stones:
//   lead[i] = max of sum[j] - lead[j] for j from i + 1 to n
//   lead[n] = 0
// The answer is lead[1].
//
// Idea: merging does not change the sum of the first stones, so a player who takes the stones up to
// j scores sum[j], whatever was merged before. At i a player can take two stones, the merged one
// and the next, for sum[i+1]; every other move at i is also a move at i + 1. So for i up to n - 2
// one step is enough:
//   lead[i] = max(lead[i+1], sum[i+1] - lead[i+1])
// At n - 1 there is no other move: two stones are left, and the player must take both:
//   lead[n-1] = sum[n]
// Picture: docs/in-one-picture.md
//
// Example: stones = [-1, 2, -3, 4, -5]
//   i  sum[i+1]  lead[i]
//   4        -3  -3
//   3         2  max(-3, 2 - (-3)) = 5
//   2        -2  max(5, -2 - 5) = 5
//   1         1  max(5, 1 - 5) = 5
//   Alice takes four stones and scores 2. Bob has to take 2 and -5 and scores -3: 2 - (-3) = 5
//
// Time O(n), memory O(1).
//
// 思路：无论之前怎样合并，取到原来第 j 颗石子为止，得分总是前缀和 sum[j]。lead[i] 表示最左边的石子
// 由前 i 颗合并而成时，当前玩家最多能领先多少分，即 sum[j] - lead[j]（j > i）的最大值。j > i + 1 的
// 各种取法，在 i + 1 处同样可行，因此 i <= n - 2 时 lead[i] = max(lead[i+1],
// sum[i+1] - lead[i+1])。从后往前递推一遍，只需一个变量保存结果，前缀和也可以从总和开始逐个减去，时
// 间 O(n)，空间 O(1)。注意每次至少取两颗，答案是 lead[1]；只剩两颗（i = n - 1）时只能全部取走，所以
// 初值是总和 sum[n] 而不是 0。图见 docs/in-one-picture.zh-CN.md。

#[cfg(feature = "local")]
struct Solution;

/// LeetCode expects 32 bits; locally the sum of a row can need 64 bits.
#[cfg(not(feature = "local"))]
type Score = i32;
#[cfg(feature = "local")]
type Score = i64;

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> Score {
        // Alice takes at least the first two.
        let [_, _, others @ ..] = &stones[..] else {
            return 0;
        };
        let mut sum = stones.iter().copied().map(Score::from).sum();
        let mut lead: Score = sum;
        for &stone in others.iter().rev() {
            sum -= Score::from(stone);
            lead = lead.max(sum - lead);
        }
        lead
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::stone_game_viii(stones));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(stones,)| {
            Solution::stone_game_viii(stones)
        });
    }

    #[test]
    fn local_sums_need_more_than_32_bits() {
        let lead = Solution::stone_game_viii(vec![i32::MAX; 4]);
        assert_eq!(lead, 4 * i64::from(i32::MAX));
    }

    #[test]
    fn the_example_is_right() {
        let stones = [-1, 2, -3, 4, -5];
        for (i, sum, lead) in [(4, -3, -3), (3, 2, 5), (2, -2, 5), (1, 1, 5)] {
            assert_eq!(stones[..=i].iter().sum::<i32>(), sum, "i = {i}");
            let merged = [&[stones[..i].iter().sum()], &stones[i..]].concat();
            assert_eq!(Solution::stone_game_viii(merged), lead, "i = {i}");
        }
    }
}
