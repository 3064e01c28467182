// Recursion without memoization: about 2^n calls

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_lead(&piles) > 0
    }
}

fn first_player_lead(piles: &[i32]) -> i32 {
    match piles {
        [] => 0,
        [only] => *only,
        [left, .., right] => {
            let take_left = left - first_player_lead(&piles[1..]);
            let take_right = right - first_player_lead(&piles[..piles.len() - 1]);
            take_left.max(take_right)
        }
    }
}
