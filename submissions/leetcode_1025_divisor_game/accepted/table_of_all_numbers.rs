// Table of all numbers up to n: a number wins if some move leads to a losing one

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        first_player_wins(n as usize)
    }
}

fn first_player_wins(n: usize) -> bool {
    // wins[number]: whether the player to move wins. At 1 there is no move.
    let mut wins = vec![false; n + 1];
    for number in 2..=n {
        wins[number] = (1..number).any(|x| number % x == 0 && !wins[number - x]);
    }
    wins[n]
}
