// The first player can get all the even places or all the odd ones, and wins with whichever hold more

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_wins(&piles)
    }
}

/// The number of piles is even, so one end is at an even place and the other at an odd one. If the
/// first player takes the even end, both ends left are odd, and the second player's move uncovers
/// an even one again. So the first player can get all the even places, or in the same way all the
/// odd ones. As the total is odd, one of the sums is larger.
fn first_player_wins(_piles: &[i32]) -> bool {
    true
}
