// Recursion without memoization

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        lead(&stones, stones.iter().sum())
    }
}

/// The score of the player to move minus the other's, where the stones have this sum.
fn lead(stones: &[i32], sum: i32) -> i32 {
    match stones {
        [] | [_] => 0,
        [first, .., last] => {
            let remove_first = sum - first - lead(&stones[1..], sum - first);
            let remove_last = sum - last - lead(&stones[..stones.len() - 1], sum - last);
            remove_first.max(remove_last)
        }
    }
}
