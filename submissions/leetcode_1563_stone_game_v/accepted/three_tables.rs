// The moving cut of LeetCode's official solution, with tables of the scores, the best left and the best right parts

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let n = stone_value.len();
        let mut score = vec![vec![0; n]; n];
        let mut best_left = vec![vec![0; n]; n];
        let mut best_right = vec![vec![0; n]; n];
        for left in (0..n).rev() {
            best_left[left][left] = stone_value[left];
            best_right[left][left] = stone_value[left];
            let mut sum = stone_value[left];
            // The first `kept` stones of the part are not larger than its other stones.
            let mut kept = 0;
            let mut sum_kept = 0;
            for right in left + 1..n {
                sum += stone_value[right];
                while 2 * (sum_kept + stone_value[left + kept]) <= sum {
                    sum_kept += stone_value[left + kept];
                    kept += 1;
                }
                let mut best = 0;
                if kept > 0 {
                    best = best_left[left][left + kept - 1];
                }
                if left + kept < right {
                    best = best.max(best_right[left + kept + 1][right]);
                }
                if 2 * sum_kept == sum {
                    best = best.max(best_right[left + kept][right]);
                }
                score[left][right] = best;
                best_left[left][right] = best_left[left][right - 1].max(sum + best);
                best_right[left][right] = best_right[left + 1][right].max(sum + best);
            }
        }
        score[0][n - 1]
    }
}
