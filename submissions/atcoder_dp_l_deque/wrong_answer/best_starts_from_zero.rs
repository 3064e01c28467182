// The best lead starts from 0, but a lead can be negative after every possible move

use proconio::input;

fn first_player_lead(piles: &[i64]) -> i64 {
    // The lead on the piles from `start` up to, but not including, each end.
    let mut leads = vec![0; piles.len() + 1];
    for start in (0..piles.len()).rev() {
        leads[start] = 0;
        for end in start + 1..=piles.len() {
            leads[end] = 0.max(piles[start] - leads[end]).max(piles[end - 1] - leads[end - 1]);
        }
    }
    leads[piles.len()]
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
