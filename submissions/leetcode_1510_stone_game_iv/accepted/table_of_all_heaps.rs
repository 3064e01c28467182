// Table of all heaps up to n: a heap wins if a square leads from it to one that loses

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        first_player_wins(n as usize)
    }
}

fn first_player_wins(stones: usize) -> bool {
    // wins[heap]: whether the player to move wins. At 0 there is no move.
    let mut wins = vec![false; stones + 1];
    for heap in 1..=stones {
        wins[heap] = (1..=heap.isqrt()).any(|root| !wins[heap - root * root]);
    }
    wins[stones]
}
