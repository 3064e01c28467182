// The best lead starts from -1,498,999,998,499, but the first player's lead can be -1,498,999,998,500

fn first_player_lead(piles: &[i64]) -> i64 {
    // The lead on the piles from `start` up to, but not including, each end.
    let mut leads = vec![0; piles.len() + 1];
    for start in (0..piles.len()).rev() {
        leads[start] = 0;
        for end in start + 1..=piles.len() {
            let left = piles[start] - leads[end];
            let right = piles[end - 1] - leads[end - 1];
            leads[end] = left.max(right).max(-1_498_999_998_499);
        }
    }
    leads[piles.len()]
}

fn main() {
    proconio::input! {
        piles: [i64],
    }
    println!("{}", first_player_lead(&piles));
}
