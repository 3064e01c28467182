// The best lead starts from -39,999,999, but a lead of -40,000,000 can occur in a game that ends in a tie

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

fn first_player_lead(nums: &[i32]) -> i32 {
    // The lead on the nums from `start` up to, but not including, each end.
    let mut leads = vec![0; nums.len() + 1];
    for start in (0..nums.len()).rev() {
        leads[start] = 0;
        for end in start + 1..=nums.len() {
            let left = nums[start] - leads[end];
            let right = nums[end - 1] - leads[end - 1];
            leads[end] = left.max(right).max(-39_999_999);
        }
    }
    leads[nums.len()]
}
