// Table of the leads from each value on, from the last value to the first

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        winner(first_player_lead(&stone_value)).to_string()
    }
}

/// The first player's score minus the second's.
fn first_player_lead(values: &[i32]) -> i32 {
    // leads[start]: the lead of the player to move on values[start..]; 0 where nothing is left.
    let mut leads = vec![0; values.len() + 1];
    for start in (0..values.len()).rev() {
        let mut best = i32::MIN;
        let mut taken = 0;
        for end in start..values.len().min(start + 3) {
            taken += values[end];
            best = best.max(taken - leads[end + 1]);
        }
        leads[start] = best;
    }
    leads[0]
}

fn winner(lead: i32) -> &'static str {
    match lead {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}
