// Memoized recursion on the lead, for each part of the row

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

/// The first player's score minus the second's.
fn first_player_lead(nums: &[i32]) -> i32 {
    // memo[start][end]: the lead of the player to move on the numbers from `start` to `end`, both
    // included, once it is known.
    let mut memo = vec![vec![None; nums.len()]; nums.len()];
    lead(nums, 0, nums.len() - 1, &mut memo)
}

fn lead(nums: &[i32], start: usize, end: usize, memo: &mut [Vec<Option<i32>>]) -> i32 {
    if start == end {
        return nums[start];
    }
    if let Some(known) = memo[start][end] {
        return known;
    }
    let take_left = nums[start] - lead(nums, start + 1, end, memo);
    let take_right = nums[end] - lead(nums, start, end - 1, memo);
    let best = take_left.max(take_right);
    memo[start][end] = Some(best);
    best
}
