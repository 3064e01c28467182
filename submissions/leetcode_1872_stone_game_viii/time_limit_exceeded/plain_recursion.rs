// Recursion without memoization

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        lead(stones[0], &stones[1..])
    }
}

/// The lead of the player to move, where the first stone has the value `first`.
fn lead(first: i32, others: &[i32]) -> i32 {
    let mut sum = first;
    let moves = (0..others.len()).map(|place| {
        sum += others[place];
        sum - lead(sum, &others[place + 1..])
    });
    moves.max().unwrap_or(0)
}
