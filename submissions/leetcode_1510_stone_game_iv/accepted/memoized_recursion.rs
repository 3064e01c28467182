// Memoized recursion on the number of stones, the largest square first

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        first_player_wins(n as usize)
    }
}

fn first_player_wins(stones: usize) -> bool {
    // memo[pile]: whether the player to move wins, once it is known.
    let mut memo = vec![None; stones + 1];
    wins(stones, &mut memo)
}

fn wins(pile: usize, memo: &mut [Option<bool>]) -> bool {
    if let Some(known) = memo[pile] {
        return known;
    }
    let can_win = (1..=pile.isqrt()).rev().any(|root| !wins(pile - root * root, memo));
    memo[pile] = Some(can_win);
    can_win
}
