// Both players always take the largest square

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let mut left = n;
        let mut first_player_wins = false;
        while left > 0 {
            left -= left.isqrt().pow(2);
            first_player_wins = !first_player_wins;
        }
        first_player_wins
    }
}
