// Table for each first pile and each M, from the last pile to the first; each entry tries every X

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        first_player_stones(&piles)
    }
}

fn first_player_stones(piles: &[i32]) -> i32 {
    let count = piles.len();
    // stones[start][m]: the most that the player to move can get of piles[start..] with M = m;
    // 0 where nothing is left.
    let mut stones = vec![vec![0; count + 1]; count + 1];
    // The sum of piles[start..].
    let mut remaining = 0;
    for start in (0..count).rev() {
        remaining += piles[start];
        for m in 1..=count {
            stones[start][m] = if start + 2 * m >= count {
                remaining
            } else {
                // The player to move gets what the opponent does not.
                (1..=2 * m).map(|x| remaining - stones[start + x][m.max(x)]).max().unwrap_or(0)
            };
        }
    }
    stones[0].get(1).copied().unwrap_or(0)
}
