// Recursion on the rules, which remembers for every number whether it wins

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        first_player_wins(n as usize)
    }
}

fn first_player_wins(n: usize) -> bool {
    // memory[number]: whether the player to move wins, once it is known.
    let mut memory = vec![None; n + 1];
    wins(n, &mut memory)
}

fn wins(number: usize, memory: &mut [Option<bool>]) -> bool {
    if let Some(known) = memory[number] {
        return known;
    }
    // No divisor is more than half of the number, except the number itself.
    let can_win = (1..=number / 2).any(|x| number % x == 0 && !wins(number - x, memory));
    memory[number] = Some(can_win);
    can_win
}
