// Memoized recursion on the number

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        first_player_wins(n as usize)
    }
}

fn first_player_wins(n: usize) -> bool {
    // memo[number]: whether the player to move wins, once it is known.
    let mut memo = vec![None; n + 1];
    wins(n, &mut memo)
}

fn wins(number: usize, memo: &mut [Option<bool>]) -> bool {
    if let Some(known) = memo[number] {
        return known;
    }
    // No divisor is more than half of the number, except the number itself.
    let can_win = (1..=number / 2).any(|x| number % x == 0 && !wins(number - x, memo));
    memo[number] = Some(can_win);
    can_win
}
