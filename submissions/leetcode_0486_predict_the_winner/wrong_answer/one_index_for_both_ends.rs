// One index for both ends: a move at either end moves both ends inward

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        2 * best_score(&nums, 0) >= nums.iter().sum()
    }
}

fn best_score(nums: &[i32], index: usize) -> i32 {
    if index == nums.len() / 2 {
        return 0;
    }
    let deeper = best_score(nums, index + 1);
    let left = nums[index] + deeper;
    let right = nums[nums.len() - 1 - index] + deeper;
    left.max(right)
}
