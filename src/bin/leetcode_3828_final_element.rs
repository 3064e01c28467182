// 3828. Final Element After Subarray Deletions / 删除子数组后的最终元素
// https://leetcode.com/problems/final-element-after-subarray-deletions/
// https://leetcode.cn/problems/final-element-after-subarray-deletions/
//
// Input:       nums, a row of numbers
// Answer:      the number that is left at the end; Alice, who begins, and Bob in turn remove a
//              subarray, but not the whole row, until one number is left; Alice wants a large
//              number, Bob a small one
// Constraints: 1 to 10^5 numbers from 1 to 10^5
//
// Rule: alice(row) and bob(row) are what is left at the end if that player is to move:
//   alice(row) = max of bob(row without s) for every subarray s but the whole row
//   bob(row)   = min of alice(row without s) for every subarray s but the whole row
//   alice([x]) = bob([x]) = x
//
// Idea: one move can reduce the row to its first number, or to its last one, since the others are a
// subarray; it cannot reduce the row to any other number. Suppose that there are at least two
// numbers.
// - Alice gets at least max(first, last): she reduces the row to the larger one.
// - She gets no more. What she removes is not the whole row, so it does not contain both ends.
//   After her move at least one of the two is left, and is still an end of the row. If it is the
//   only number left, it is the result; otherwise Bob reduces the row to it.
// So a larger number in the middle is worth nothing to Alice, and she ends the game at once.
//
// Example: nums = [1, 5, 2]
//   Alice removes  and leaves
//   1              5 2         Bob leaves 2
//   5              1 2         Bob leaves 1
//   2              1 5         Bob leaves 1
//   1 5            2
//   5 2            1
// Alice gets 2, the larger end, and cannot get 5.
//
// Time O(1), memory O(1).
//
// 思路：轮到谁，谁都可以立刻只留下最左或最右的数，因为其余的数是连续的；中间的数则不可能一步就成为
// 唯一剩下的。设至少有两个数。下界：Alice 第一步就只留下两端中较大的数。上界：删去的子数组不是整个
// 数组，不可能同时包含两端，所以 Alice 走完之后，原来的两端至少还剩一个，而且仍是一端。若只剩它，它
// 就是答案；否则 Bob 只留下它。因此答案就是首尾两数中较大的，与中间的数无关，也与个数的奇偶无关。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn final_element(nums: Vec<i32>) -> i32 {
        nums.first().max(nums.last()).copied().unwrap_or(0)
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::final_element(nums));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(nums,)| {
            Solution::final_element(nums)
        });
    }

    #[test]
    fn the_example_is_right() {
        let nums = [1, 5, 2];
        let moves: [(_, &[i32], _); 5] = [
            (0..1, &[5, 2], 2),
            (1..2, &[1, 2], 1),
            (2..3, &[1, 5], 1),
            (0..2, &[2], 2),
            (1..3, &[1], 1),
        ];
        for (removed, left, result) in moves.clone() {
            let mut after = nums.to_vec();
            after.drain(removed);
            assert_eq!(after, left);
            // Of two numbers Bob leaves the smaller one; a single number is the result.
            assert_eq!(left.iter().min(), Some(&result), "{left:?}");
        }
        let best = moves.iter().map(|&(_, _, result)| result).max();
        assert_eq!(best, Some(Solution::final_element(nums.to_vec())));
    }
}
