// Recursion on the rules, the largest square first, which remembers for every heap whether it wins

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        first_player_wins(n as usize)
    }
}

fn first_player_wins(stones: usize) -> bool {
    // memory[heap]: whether the player to move wins, once it is known.
    let mut memory = vec![None; stones + 1];
    wins(stones, &mut memory)
}

fn wins(heap: usize, memory: &mut [Option<bool>]) -> bool {
    if let Some(known) = memory[heap] {
        return known;
    }
    let can_win = (1..=heap.isqrt())
        .rev()
        .any(|root| !wins(heap - root * root, memory));
    memory[heap] = Some(can_win);
    can_win
}
