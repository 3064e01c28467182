// Recursion on what the player to move can get, which remembers it for every first pile and every M

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        first_player_stones(&piles)
    }
}

fn first_player_stones(piles: &[i32]) -> i32 {
    // memory[start][m]: the most stones that the player to move can get of piles[start..] with
    // M = m, once it is known.
    let mut memory = vec![vec![None; piles.len() + 1]; piles.len()];
    stones(piles, 0, 1, &mut memory)
}

fn stones(piles: &[i32], start: usize, m: usize, memory: &mut [Vec<Option<i32>>]) -> i32 {
    let rest = &piles[start..];
    let remaining: i32 = rest.iter().sum();
    if rest.len() <= 2 * m {
        return remaining;
    }
    if let Some(known) = memory[start][m] {
        return known;
    }
    // The player to move gets what the opponent does not.
    let best = (1..=2 * m)
        .map(|x| remaining - stones(piles, start + x, m.max(x), memory))
        .max()
        .unwrap_or(0);
    memory[start][m] = Some(best);
    best
}
