// Scores only the new stones, without the merged one

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        let count = stones.len();
        let mut sums = vec![0];
        for &stone in &stones {
            sums.push(sums[sums.len() - 1] + stone);
        }
        // The best lead where so many stones are merged.
        let mut leads = vec![0; count + 1];
        let mut best = i32::MIN;
        for merged in (1..count).rev() {
            best = best.max(sums[merged + 1] - leads[merged + 1]);
            leads[merged] = best - sums[merged];
        }
        best
    }
}
