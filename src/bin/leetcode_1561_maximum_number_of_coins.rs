// 1561. Maximum Number of Coins You Can Get / 你可以获得的最大硬币数目
// https://leetcode.com/problems/maximum-number-of-coins-you-can-get/
// https://leetcode.cn/problems/maximum-number-of-coins-you-can-get/
//
// Input:       piles, the coins in each pile
// Answer:      the most coins that you can get; in each round you choose any three piles that are
//              left; Alice takes the largest of them, you take the second largest, and Bob takes
//              the smallest
// Constraints: 3 to 10^5 piles of 1 to 10^4 coins; the number of piles is a multiple of 3
//
// Rule: coins(left) is the most that you can still get with the piles left:
//   coins(left) = max of y + coins(left without x, y, z) for all x >= y >= z in left
//   coins(no pile) = 0
//
// Idea: Alice and Bob have no choice, so nobody plays against you. Let n be the number of rounds.
// - Upper bound: call your n piles y1 >= y2 >= ... >= yn. In each round in which you take one of
//   y1, ..., yi, Alice takes a pile at least as large as yours, so at least 2i piles have yi coins
//   or more: yi is at most the 2i-th largest pile. Together you get at most the 2nd + the 4th + ...
//   + the 2n-th largest.
// - You reach this bound if you choose the two largest piles that are left and the smallest one in
//   each round. Bob gets the n smallest piles, and you get every other pile of the rest.
// The lemma behind the upper bound is that of 1686: docs/which-technique.md
// So in ascending order you get the piles n+1, n+3, n+5, ... The sizes are small integers, so the
// code counts the piles of each size instead of sorting.
//
// Example: piles = [9, 8, 7, 6, 5, 1, 2, 3, 4], 3 rounds
//   in ascending order  1 2 3 4 5 6 7 8 9
//   Bob gets            1 2 3
//   you get                   4   6   8    together 18
//   Alice gets                  5   7   9
//
// Time O(n + s), memory O(s), where s is the size of the largest pile; sorting takes O(n log n).
//
// 思路：Alice 和 Bob 都没有选择余地，只有你一个人在做决定。设共 n 轮，你拿到的 n 堆从大到小是 y1、
// y2、……、yn。上界：在拿到 y1 到 yi 的这 i 轮里，Alice 每轮拿的都不比你少，所以至少有 2i 堆的硬币数
// 不小于 yi，即 yi 不超过所有堆中第 2i 大的；你的总数不超过第 2、4、……、2n 大的几堆之和。取到上界：
// 每轮选剩下的最大的两堆和最小的一堆，于是最小的 n 堆都归 Bob，其余的由 Alice 和你从大到小轮流拿。
// 所以从小到大排好序后，跳过前 n 堆，隔一堆取一堆求和。硬币数至多 10^4，用计数排序就是线性时间。常
// 见的错误是排序后相邻三堆一组、各取中间一堆：那样 Bob 拿走的不是最小的 n 堆。

use std::iter::repeat_n;

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn max_coins(piles: Vec<i32>) -> i32 {
        let sizes = piles.iter().filter_map(|&pile| usize::try_from(pile).ok());
        let largest = sizes.clone().max().unwrap_or(0);
        let mut counts = vec![0; largest + 1]; // the number of piles of each size
        for size in sizes {
            counts[size] += 1;
        }
        let groups = (0..).zip(counts);
        let ascending = groups.flat_map(|(size, count)| repeat_n(size, count));
        let rounds = piles.len() / 3;
        ascending.skip(rounds).step_by(2).sum()
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::max_coins(piles));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(piles,)| {
            Solution::max_coins(piles)
        });
    }

    #[test]
    fn the_example_is_right() {
        let mut left = vec![9, 8, 7, 6, 5, 1, 2, 3, 4];
        assert_eq!(Solution::max_coins(left.clone()), 18);
        left.sort_unstable();
        let mut taken = [const { Vec::new() }; 3];
        while let [smallest, .., second, largest] = left[..] {
            for (player, pile) in taken.iter_mut().zip([smallest, second, largest]) {
                player.push(pile);
            }
            left = left[1..left.len() - 2].to_vec();
        }
        let [bob, you, alice] = taken;
        assert_eq!(bob, [1, 2, 3]);
        assert_eq!(you, [8, 6, 4]);
        assert_eq!(alice, [9, 7, 5]);
    }
}
