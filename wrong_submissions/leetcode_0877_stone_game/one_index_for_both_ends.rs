// WA (samples accept it): one index for both ends, so that both stand equally deep in the row

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        2 * best_score(&piles, 0) > piles.iter().sum()
    }
}

fn best_score(piles: &[i32], index: usize) -> i32 {
    if index == piles.len() / 2 {
        return 0;
    }
    let deeper = best_score(piles, index + 1);
    let left = piles[index] + deeper;
    let right = piles[piles.len() - 1 - index] + deeper;
    left.max(right)
}
