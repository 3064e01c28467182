// RE (samples accept it): recursion that takes one stone at a time first, 100,000 calls deep

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let mut memo = vec![None; n as usize + 1];
        wins(n as usize, &mut memo)
    }
}

fn wins(heap: usize, memo: &mut [Option<bool>]) -> bool {
    if let Some(known) = memo[heap] {
        return known;
    }
    let can_win = (1..=heap.isqrt()).any(|root| !wins(heap - root * root, memo));
    memo[heap] = Some(can_win);
    can_win
}
