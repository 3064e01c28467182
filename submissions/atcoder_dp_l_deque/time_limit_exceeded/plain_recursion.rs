// Recursion without memoization: about 2^n calls

use proconio::input;

fn first_player_lead(piles: &[i64]) -> i64 {
    match piles {
        [] => 0,
        [only] => *only,
        [left, .., right] => {
            let take_left = left - first_player_lead(&piles[1..]);
            let take_right = right - first_player_lead(&piles[..piles.len() - 1]);
            take_left.max(take_right)
        }
    }
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
