// 1686. Stone Game VI / 石子游戏 VI
// https://leetcode.com/problems/stone-game-vi/
// https://leetcode.cn/problems/stone-game-vi/
//
// Input:       aliceValues and bobValues, the values of each stone to Alice and to Bob
// Answer:      1 if Alice, who begins, scores more, -1 if Bob does, 0 if the scores are equal; each
//              player in turn takes any stone that is left and scores its value to that player
// Constraints: 1 to 10^5 stones, values from 1 to 100
//
// Rule: lead(left) is the score of the player to move minus the opponent's with the stones left;
// value[s] is the value of stone s to the player to move:
//   lead(left) = max of value[s] - lead(left without s) for every s in left
//   lead(no stone) = 0
//
// Idea: suppose that Bob gets his points for all stones before the game begins. Then a stone that
// Bob takes changes nothing, and a stone that Alice takes, worth a to her and b to him, brings her
// a and costs him b: her lead grows by a + b. So both players compete for the same sums
// s1 >= s2 >= s3 >= ..., whose total is fixed, and each should take the largest sum that is left:
// - If Alice always does, she gets at least s1 + s3 + s5 + ...: before her k-th move 2k - 2 sums
//   are gone, so one of the first 2k - 1 is left.
// - If Bob always does, he gets at least s2 + s4 + s6 + ...: before his k-th move 2k - 1 sums are
//   gone, so one of the first 2k is left.
// These two bounds add up to the total, so neither player can do better:
//   lead = (s1 + s3 + s5 + ...) - (all of Bob's values)
// 1561 uses the same lemma: docs/which-technique.md
//
// Example: aliceValues = [2, 4, 3], bobValues = [1, 6, 7]
//   sums                 3, 10, 10
//   in descending order  10, 10, 3; Alice gets 10 + 3 = 13
//   all of Bob's values  1 + 6 + 7 = 14
//   13 - 14 = -1 < 0, so -1
//
// Time O(n log n) for values of any size; within the constraints the sums are at most 200, so they
// could be counted in O(n) instead. Memory O(n).
//
// 思路：一颗石子归 Alice 则她得 a 分，归 Bob 则他得 b 分。不妨先把所有石子的 b 分都记给 Bob，这样
// Alice 每拿一颗，她相对 Bob 的分差就增加 a + b，而 Bob 每拿一颗，分差不变。于是双方争的是同一组数
// a + b，总和固定。把它们从大到小记作 s1 >= s2 >= s3……，双方每次都拿剩下的最大值即可。Alice 这样
// 拿，至少得到 s1 + s3 + s5 + ……：她第 k 次拿之前只拿走了 2k - 2 个数，前 2k - 1 大的数中必有一个还
// 在。Bob 这样拿，至少得到 s2 + s4 + s6 + ……：他第 k 次拿之前只拿走了 2k - 1 个数，前 2k 大的数中必
// 有一个还在。两个下界加起来正好是总和，所以谁都不可能更好：Alice 拿第 1、3、5……个，其和与 b 的总和
// 比较大小就是答案。只按自己的价值或按 a - b 排序都是错的。a + b 至多 200，所以也可以用计数排序，
// O(n)。

use itertools::{Itertools, zip_eq};

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        let bobs = bob_values.into_iter().map(i64::from);
        let sums = zip_eq(alice_values, bobs.clone()).map(|(alice, bob)| i64::from(alice) + bob);
        let descending = sums.sorted_unstable().rev();
        let alices = descending.step_by(2);
        alices.sum::<i64>().cmp(&bobs.sum()) as i32
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::stone_game_vi(alice_values, bob_values));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(alice, bob)| {
            Solution::stone_game_vi(alice, bob)
        });
    }

    #[test]
    fn the_example_is_right() {
        let [alice, bob] = [[2, 4, 3], [1, 6, 7]];
        let mut sums = [0, 1, 2].map(|stone| alice[stone] + bob[stone]);
        assert_eq!(sums, [3, 10, 10]);
        sums.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(sums, [10, 10, 3]);
        assert_eq!(bob.iter().sum::<i32>(), 14);
        assert_eq!(Solution::stone_game_vi(alice.to_vec(), bob.to_vec()), -1);
    }
}
