// Recursion on the lead without memoization, which is fast enough for 20 numbers

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

/// The score of the player to move minus the other's.
fn first_player_lead(nums: &[i32]) -> i32 {
    match nums {
        [] => 0,
        [only] => *only,
        [left, .., right] => {
            // After a move the other player is the one to move, so that player's lead counts
            // against us.
            let take_left = left - first_player_lead(&nums[1..]);
            let take_right = right - first_player_lead(&nums[..nums.len() - 1]);
            take_left.max(take_right)
        }
    }
}
