// Memoized recursion on the stones that the player to move can get, for each first pile and each M

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        first_player_stones(&piles)
    }
}

fn first_player_stones(piles: &[i32]) -> i32 {
    // memo[start][m]: the most stones that the player to move can get of piles[start..] with
    // M = m, once it is known.
    let mut memo = vec![vec![None; piles.len() + 1]; piles.len()];
    stones(piles, 0, 1, &mut memo)
}

fn stones(piles: &[i32], start: usize, m: usize, memo: &mut [Vec<Option<i32>>]) -> i32 {
    let rest = &piles[start..];
    let remaining: i32 = rest.iter().sum();
    if rest.len() <= 2 * m {
        return remaining;
    }
    if let Some(known) = memo[start][m] {
        return known;
    }
    // The player to move gets what the opponent does not.
    let best = (1..=2 * m)
        .map(|x| remaining - stones(piles, start + x, m.max(x), memo))
        .max()
        .unwrap_or(0);
    memo[start][m] = Some(best);
    best
}
