// > instead of >=, so the first player loses a tie

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        // The lead on the numbers from `start` to each end.
        let mut leads = nums.clone();
        for start in (0..nums.len()).rev() {
            for end in start + 1..nums.len() {
                leads[end] = (nums[start] - leads[end]).max(nums[end] - leads[end - 1]);
            }
        }
        leads.last().is_some_and(|&lead| lead > 0)
    }
}
