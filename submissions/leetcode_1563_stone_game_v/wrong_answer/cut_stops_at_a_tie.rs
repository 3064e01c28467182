// The cut stops one stone too early if both sums can be equal

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let count = stone_value.len();
        // sums[j]: the sum of the values up to j.
        let mut sums = vec![0; count + 1];
        for (j, value) in stone_value.iter().enumerate() {
            sums[j + 1] = sums[j] + value;
        }

        let mut score = 0;
        // The best parts k..j that end at j, with k >= i; 0 if there is none.
        let mut suffix = vec![vec![0; count + 1]; count + 1];
        for i in (0..count).rev() {
            // The best parts i..k, with k <= j.
            let mut prefix = vec![0; count + 1];
            let mut k = i;
            for j in i + 1..=count {
                let left = |k: usize| sums[k] - sums[i];
                let right = |k: usize| sums[j] - sums[k];
                while left(k + 1) < right(k + 1) {
                    k += 1;
                }
                let first_right = if left(k) == right(k) { k } else { k + 1 };
                score = prefix[k].max(suffix[first_right][j]);
                let worth = sums[j] - sums[i] + score;
                prefix[j] = prefix[j - 1].max(worth);
                suffix[i][j] = suffix[i + 1][j].max(worth);
            }
        }
        score
    }
}
