// Keeps one row of the table of leads: each new row overwrites the one before

use proconio::input;

/// The first player's score minus the second's.
fn first_player_lead(piles: &[i64]) -> i64 {
    let n = piles.len();
    // leads[end]: the lead of the player to move on the piles from `start` to `end`, both included.
    let mut leads = piles.to_vec();
    for start in (0..n).rev() {
        for end in start + 1..n {
            // What stands at `end` is still of the row before, so of the piles from `start + 1`.
            let take_left = piles[start] - leads[end];
            let take_right = piles[end] - leads[end - 1];
            leads[end] = take_left.max(take_right);
        }
    }
    leads[n - 1]
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
