// Table of the leads on all parts of the row, the short parts before the long ones

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

/// The first player's score minus the second's.
fn first_player_lead(nums: &[i32]) -> i32 {
    // leads[start][end]: the lead of the player to move on nums[start..end]; 0 where nothing is
    // left.
    let mut leads = vec![vec![0; nums.len() + 1]; nums.len() + 1];
    for length in 1..=nums.len() {
        for start in 0..=nums.len() - length {
            let end = start + length;
            let take_left = nums[start] - leads[start + 1][end];
            let take_right = nums[end - 1] - leads[start][end - 1];
            leads[start][end] = take_left.max(take_right);
        }
    }
    leads[0][nums.len()]
}
