// Colon principle, keeping only the last two branches

impl Solution {
    pub fn find_game_winner(n: i32) -> bool {
        let (mut left, mut right) = (0, 0);
        for _ in 0..n {
            (left, right) = (right, (left ^ right) + 1);
        }
        right != 1
    }
}
