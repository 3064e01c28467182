// TLE (samples accept it): recursion without a memo, 2^n calls

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_lead(&piles) > 0
    }
}

fn first_player_lead(piles: &[i32]) -> i32 {
    match piles {
        [] => 0,
        [first, .., last] => {
            let left = first - first_player_lead(&piles[1..]);
            let right = last - first_player_lead(&piles[..piles.len() - 1]);
            left.max(right)
        }
        [only] => *only,
    }
}
