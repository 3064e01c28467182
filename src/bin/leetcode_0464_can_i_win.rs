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
// Represent it by the bits of an integer. Removing a number makes the integer smaller, so go up
// from 0, the empty set: then wins is known for every set that a move leads to. Two cases need no
// table: if desiredTotal <= maxChoosableInteger, one number reaches it, and the answer is true; if
// all numbers together do not reach it, nobody wins, and the answer is false.
// Picture: docs/in-one-picture.md
//
// Example: maxChoosableInteger = 3, desiredTotal = 4, so spare = 1 + 2 + 3 - 4 = 2
//   left       sum  wins
//   {}           0  false
//   {1}          1  false
//   {2}          2  false
//   {1, 2}       3  true, leaves {1} or {2}
//   {3}          3  true, leaves {}
//   {1, 3}       4  true, leaves {1}
//   {2, 3}       5  true, leaves {2}
//   {1, 2, 3}    6  false
//
// Time O(2^n n) for the numbers 1 to n, memory O(2^n).
//
// 思路：记 n = maxChoosableInteger。状态压缩：剩下的数确定了，已用数之和也就确定了，所以状态就是剩余数
// 的集合，用一个整数的各个二进制位表示。设 spare = 1 + 2 + ... + n - desiredTotal，若剩余数之和 <=
// spare，即已用数之和不小于 desiredTotal，就说明对手上一步已经达到目标，当前玩家输；否则只要能取走一个
// 数，使对手处于必败态，当前玩家就必胜。取走一个数后整数变小，从 0 递推到全集即可，不必递归。一步就能达
// 到目标的（desiredTotal <= n）直接返回 true，所有数加起来也不够的直接返回 false。图见
// docs/in-one-picture.zh-CN.md。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        if desired_total <= max_choosable_integer {
            return true;
        }
        let numbers = 1..=max_choosable_integer;
        let spare = numbers.clone().sum::<i32>() - desired_total;
        if spare < 0 {
            return false;
        }
        // The sums of all sets: with each number, first the sets without it, then those with it.
        let mut sums = vec![0];
        for number in numbers.clone() {
            let with_number = sums.clone().into_iter().map(|sum| sum + number);
            sums.extend(with_number);
        }
        // Each set counts as winning until it is computed. So a number that is not in it never
        // looks like a winning move: removing it leaves the set itself.
        let mut wins = vec![true; sums.len()];
        for (left, sum) in sums.into_iter().enumerate() {
            let leaves_a_losing_set = |number: i32| !wins[left & !(1 << (number - 1))];
            wins[left] = sum > spare && numbers.clone().any(leaves_a_losing_set);
        }
        wins.last() == Some(&true)
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::can_i_win(max_choosable_integer, desired_total));

#[cfg(test)]
mod tests {
    use super::Solution;

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
        for (left, sum, wins, leaves) in [
            (&[][..], 0, false, &[][..]),
            (&[1], 1, false, &[]),
            (&[2], 2, false, &[]),
            (&[1, 2], 3, true, &[2, 1]),
            (&[3], 3, true, &[0]),
            (&[1, 3], 4, true, &[1]),
            (&[2, 3], 5, true, &[2]),
            (&[1, 2, 3], 6, false, &[]),
        ] {
            assert_eq!(left.iter().sum::<i32>(), sum, "{left:?}");
            // A set that a move leaves is losing if it sums to at most 2.
            let rests = left.iter().map(|number| sum - number);
            let losing: Vec<i32> = rests.filter(|&rest| sum > 2 && rest <= 2).collect();
            assert_eq!(losing, leaves, "{left:?}");
            assert_eq!(!leaves.is_empty(), wins, "{left:?}");
        }
    }
}
