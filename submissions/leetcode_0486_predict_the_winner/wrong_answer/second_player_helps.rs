// The second player leaves the first player the better part instead of the worse one

use std::cmp::Ordering;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        2 * best_score(&nums) >= nums.iter().sum()
    }
}

fn best_score(nums: &[i32]) -> i32 {
    match nums.len().cmp(&2) {
        Ordering::Less => nums.iter().sum(),
        Ordering::Equal => nums[0].max(nums[1]),
        Ordering::Greater => {
            let last = nums.len() - 1;
            let between = best_score(&nums[1..last]);
            let left = nums[0] + between.max(best_score(&nums[2..]));
            let right = nums[last] + between.max(best_score(&nums[..last - 1]));
            left.max(right)
        }
    }
}
