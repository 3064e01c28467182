// M stays 1, so no player ever takes more than two piles

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let count = piles.len();
        let mut left = 0;
        // The best score from each pile on, for each M.
        let mut best = vec![vec![0; count + 1]; count + 1];
        for start in (0..count).rev() {
            left += piles[start];
            for m in 1..=count {
                let most = (2 * m).min(count - start);
                best[start][m] = (1..=most).map(|x| left - best[start + x][m]).max().unwrap_or(0);
            }
        }
        best[0].get(1).copied().unwrap_or(0)
    }
}
