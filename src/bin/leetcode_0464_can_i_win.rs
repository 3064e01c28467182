// 464. Can I Win / 我能赢吗
// https://leetcode.com/problems/can-i-win/
// https://leetcode.cn/problems/can-i-win/
//
// Input:       maxChoosableInteger, then desiredTotal
// Answer:      true if the first player wins; each player in turn uses a number from 1 to
//              maxChoosableInteger that nobody has used; the player who brings the sum of all used
//              numbers to desiredTotal or above wins
// Constraints: 1 <= maxChoosableInteger <= 20, 0 <= desiredTotal <= 300
//
// Rule: let left be the set of the numbers that nobody has used, and let spare be the sum of all
// numbers minus desiredTotal. desiredTotal is reached as soon as left sums to at most spare.
// wins[left] tells whether the player to move wins:
//   wins[left] = whether left sums to more than spare, and !wins[left without x] for some x in left
// If left sums to at most spare, the opponent has just won.
//
// Idea: the set of the numbers left determines the position, including the sum of the used ones.
// Represent it by the bits of an integer. Taking a number makes the integer smaller, so go up from
// 0, the empty set: then wins is known for every set that a move leads to. Two cases need no table:
// if desiredTotal <= maxChoosableInteger, one number reaches it, and the answer is true; if all
// numbers together do not reach it, nobody wins, and the answer is false.
// Compute 64 sets at a time: the sets of the low numbers 1 to 6 are the 64 bits of a word, and each
// set of the high numbers, from 7 on, has such a word. The bit of a set has the index that
// represents it.
// - Taking a high number leads to the same bit of another word: combine the complements of these
//   words by or.
// - Taking the low number i moves the bit 2^(i-1) places to the right in its word: shift the losing
//   sets by as many places to the left, and keep those bits whose sets contain i.
// - Clear the bits of the sets that sum to at most spare.
// A set depends on those with one low number fewer, so the second and the third step are repeated:
// after round k, all sets of up to k low numbers are right.
// Picture: docs/in-one-picture.md
//
// Example: maxChoosableInteger = 3, desiredTotal = 4, so spare = 1 + 2 + 3 - 4 = 2. The eight sets
// of the numbers 1 to 3 are 8 bits, and there is no high number
//   left                {1,2,3} {2,3} {1,3} {3} {1,2} {2} {1} {}
//   sum                       6     5     4   3     3   2   1  0
//   sum > spare               1     1     1   1     1   0   0  0
//   round 1, losing           1     1     1   1     1   1   1  1
//   by taking 1               1     0     1   0     1   0   1  0   shifted by 1
//   by taking 2               1     1     0   0     1   1   0  0   shifted by 2
//   by taking 3               1     1     1   1     0   0   0  0   shifted by 4
//   winning                   1     1     1   1     1   0   0  0   and sum > spare
//   round 2, losing           0     0     0   0     0   1   1  1
//   by taking 1               0     0     0   0     1   0   1  0
//   by taking 2               0     0     0   0     1   1   0  0
//   by taking 3               0     1     1   1     0   0   0  0
//   winning                   0     1     1   1     1   0   0  0   the same in round 3
// {1,2,3} loses: the answer is false.
//
// Time O(2^n (1 + n / 64)) for the numbers 1 to n: a word takes 64 comparisons, 36 shifts, and one
// operation for each high number in its set. Memory O(2^n / 64) words. A table with one entry for
// each set, as in submissions/leetcode_0464_can_i_win/accepted/table_of_all_sets.rs, is shorter and
// takes several times as long.
//
// 思路：记 n = maxChoosableInteger。状态压缩：剩下的数确定了，已用数之和也就确定了，所以状态就是剩余数
// 的集合，用一个整数的各个二进制位表示。设 spare = 1 + 2 + ... + n - desiredTotal，若剩余数之和 <=
// spare，即已用数之和不小于 desiredTotal，就说明对手上一步已经达到目标，当前玩家输；否则只要能取走一个
// 数，使对手处于必败态，当前玩家就必胜。取走一个数后整数变小，从 0 递推到全集即可，不必递归。一步就能达
// 到目标的（desiredTotal <= n）直接返回 true，所有数加起来也不够的直接返回 false。
// 再用位运算（bitset）每次算 64 个集合：1 到 6 的 64 个子集是一个 64 位整数的各位，7 以上的数的每个子集
// 对应一个这样的整数。取走 7 以上的数，是到另一个整数的同一位，把这些整数取反再按位或；取走 1 到 6 中的
// i，是在本整数内右移 2^(i-1) 位，把必败的集合左移这么多位，只留含 i 的集合；最后清掉和不大于 spare 的
// 集合。一个集合只依赖少一个小数的集合，所以后两步重复 6 轮，第 k 轮后小数不超过 k 个的集合都对了。每
// 个集合一格的表见上文列出的文件，写法更短，但要慢几倍。图见 docs/in-one-picture.zh-CN.md。

use std::ops::RangeInclusive;

#[cfg(feature = "local")]
struct Solution;

/// The low sets that contain 1, 2, 3, 4, 5 and 6.
const CONTAINING: [u64; 6] = [
    0xaaaa_aaaa_aaaa_aaaa,
    0xcccc_cccc_cccc_cccc,
    0xf0f0_f0f0_f0f0_f0f0,
    0xff00_ff00_ff00_ff00,
    0xffff_0000_ffff_0000,
    0xffff_ffff_0000_0000,
];

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        if desired_total <= max_choosable_integer {
            return true;
        }
        let spare = (1..=max_choosable_integer).sum::<i32>() - desired_total;
        if spare < 0 {
            return false;
        }
        let low_sums = sums(1..=6);
        let high_sums = sums(7..=max_choosable_integer);
        let high_bits = high_sums.len().ilog2();
        // wins[high]: the low sets that win together with a high set.
        let mut wins: Vec<u64> = Vec::new();
        for (high, high_sum) in high_sums.into_iter().enumerate() {
            let is_open = low_sums.iter().map(|low_sum| u64::from(low_sum + high_sum > spare));
            let open = is_open.rev().fold(0, |sets, is_open| sets << 1 | is_open);
            let members = (0..high_bits).filter(|bit| high >> bit & 1 == 1);
            let by_high = members.fold(0, |sets, bit| sets | !wins[high & !(1 << bit)]);
            wins.push(winning_sets(open, by_high));
        }
        let all_low = (1 << max_choosable_integer.min(6)) - 1;
        wins.last().is_some_and(|sets| sets >> all_low & 1 == 1)
    }
}

/// Returns the sums of all sets of these numbers, each at the index that represents the set.
fn sums(numbers: RangeInclusive<i32>) -> Vec<i32> {
    let mut sums = vec![0];
    for number in numbers {
        let with_number = sums.clone().into_iter().map(|sum| sum + number);
        sums.extend(with_number);
    }
    sums
}

/// Returns the low sets that win: of those in `open`, the ones that are in `by_high`, because taking
/// a high number leaves a losing set, and those where taking a low number does.
fn winning_sets(open: u64, by_high: u64) -> u64 {
    let mut wins = open & by_high;
    for _round in CONTAINING {
        let mut winning = by_high;
        for (bit, containing) in CONTAINING.into_iter().enumerate() {
            winning |= !wins << (1 << bit) & containing;
        }
        wins = open & winning;
    }
    wins
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::can_i_win(max_choosable_integer, desired_total));

#[cfg(test)]
mod tests {
    use super::{CONTAINING, Solution, sums, winning_sets};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(largest, total)| {
            Solution::can_i_win(largest, total)
        });
    }

    #[test]
    fn the_largest_total_locally() {
        assert!(!Solution::can_i_win(20, i32::MAX));
    }

    #[test]
    fn losing_totals_for_the_largest_sets_are_as_known() {
        let losing = (0..=90).filter(|&total| !Solution::can_i_win(20, total));
        assert_eq!(losing.collect::<Vec<_>>(), [21, 41, 42, 46, 63, 84]);
    }

    #[test]
    fn the_example_is_right() {
        assert!(!Solution::can_i_win(3, 4));
        assert_eq!(sums(1..=3), [0, 1, 2, 3, 3, 4, 5, 6]);
        let open = 0b1111_1000;
        for (losing, by_taking, winning) in [
            (0b1111_1111, [0b1010_1010, 0b1100_1100, 0b1111_0000], 0b1111_1000),
            (0b0000_0111, [0b0000_1010, 0b0000_1100, 0b0111_0000], 0b0111_1000),
            (0b1000_0111, [0b0000_1010, 0b0000_1100, 0b0111_0000], 0b0111_1000),
        ] {
            let shifted = [0, 1, 2].map(|bit| losing << (1 << bit) & CONTAINING[bit] & 0xff);
            assert_eq!(shifted, by_taking, "{losing:b}");
            let leaves_losing = shifted.into_iter().fold(0, |sets, shifted| sets | shifted);
            assert_eq!(open & leaves_losing, winning, "{losing:b}");
        }
        assert_eq!(winning_sets(open, 0), 0b0111_1000);
    }
}
