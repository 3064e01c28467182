// Recursion without memoization

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        (1..=n.isqrt()).any(|root| !Self::winner_square_game(n - root * root))
    }
}
