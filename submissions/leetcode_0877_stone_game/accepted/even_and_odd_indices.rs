// The first player can take all piles at even indices, or all at odd ones, and wins with the larger sum

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_wins(&piles)
    }
}

/// The number of piles is even, so one end has an even index and the opposite end an odd one. If
/// the first player takes the even end, both remaining ends are odd, and the second player's move
/// uncovers an even one again. So the first player can take all even indices, or in the same way
/// all odd ones. As the total is odd, one of the two sums is larger.
fn first_player_wins(_piles: &[i32]) -> bool {
    true
}
