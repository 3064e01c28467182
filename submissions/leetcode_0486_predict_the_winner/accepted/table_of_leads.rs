// Table of the leads on all parts of the row, from the last row of the table up

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

/// The first player's score minus the second's.
fn first_player_lead(nums: &[i32]) -> i32 {
    let n = nums.len();
    // leads[start][end]: the lead of the player to move on the numbers from `start` to `end`, both
    // included.
    let mut leads = vec![vec![0; n]; n];
    for start in (0..n).rev() {
        leads[start][start] = nums[start];
        for end in start + 1..n {
            let take_left = nums[start] - leads[start + 1][end];
            let take_right = nums[end] - leads[start][end - 1];
            leads[start][end] = take_left.max(take_right);
        }
    }
    leads[0][n - 1]
}
