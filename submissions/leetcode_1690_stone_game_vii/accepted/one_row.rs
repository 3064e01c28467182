// Keeps one row of the table of leads: each new row overwrites the one before

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let n = stones.len();
        // leads[end]: the lead of the player to move on the stones from `start` to `end`, both
        // included.
        let mut leads = vec![0; n];
        for start in (0..n).rev() {
            let mut sum = stones[start];
            for end in start + 1..n {
                sum += stones[end];
                // What stands at `end` is still of the row before, so of the stones from `start + 1`.
                let remove_left = sum - stones[start] - leads[end];
                let remove_right = sum - stones[end] - leads[end - 1];
                leads[end] = remove_left.max(remove_right);
            }
        }
        leads[n - 1]
    }
}
