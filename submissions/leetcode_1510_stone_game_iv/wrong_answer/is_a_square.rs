// The first player wins only if n is a square

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let root = n.isqrt();
        root * root == n
    }
}
