// TLE (samples accept it): a memo in which 0 means unknown, although 0 is a score, so that it is worked out again and again

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let mut memo = vec![vec![0; piles.len() + 1]; piles.len()];
        best_score(&piles, 0, 1, &mut memo)
    }
}

fn best_score(piles: &[i32], start: usize, m: usize, memo: &mut [Vec<i32>]) -> i32 {
    if start == piles.len() {
        return 0;
    }
    if memo[start][m] != 0 {
        return memo[start][m];
    }
    let left: i32 = piles[start..].iter().sum();
    let mut best = 0;
    for x in 1..=(2 * m).min(piles.len() - start) {
        best = best.max(left - best_score(piles, start + x, m.max(x), memo));
    }
    memo[start][m] = best;
    best
}
