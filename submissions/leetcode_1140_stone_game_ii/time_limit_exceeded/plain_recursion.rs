// Recursion without memoization

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        first_player_stones(&piles, 1)
    }
}

/// The most stones that the player to move can get of `piles`.
fn first_player_stones(piles: &[i32], m: usize) -> i32 {
    let left: i32 = piles.iter().sum();
    if piles.len() <= 2 * m {
        return left;
    }
    (1..=2 * m).map(|x| left - first_player_stones(&piles[x..], m.max(x))).max().unwrap_or(0)
}
