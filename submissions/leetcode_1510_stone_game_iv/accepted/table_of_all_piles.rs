// Table of all piles up to n: a pile wins if some square leads to a losing one

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        first_player_wins(n as usize)
    }
}

fn first_player_wins(stones: usize) -> bool {
    // wins[pile]: whether the player to move wins. At 0 there is no move.
    let mut wins = vec![false; stones + 1];
    for pile in 1..=stones {
        wins[pile] = (1..=pile.isqrt()).any(|root| !wins[pile - root * root]);
    }
    wins[stones]
}
