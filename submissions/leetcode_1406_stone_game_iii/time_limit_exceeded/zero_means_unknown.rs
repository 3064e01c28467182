// A memo in which 0 means unknown, but a lead can be 0 and is then computed again and again

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut memo = vec![0; stone_value.len()];
        winner(first_player_lead(&stone_value, 0, &mut memo)).to_string()
    }
}

fn first_player_lead(values: &[i32], start: usize, memo: &mut [i32]) -> i32 {
    if start == values.len() {
        return 0;
    }
    if memo[start] != 0 {
        return memo[start];
    }
    let mut best = i32::MIN;
    let mut taken = 0;
    for end in start..values.len().min(start + 3) {
        taken += values[end];
        best = best.max(taken - first_player_lead(values, end + 1, memo));
    }
    memo[start] = best;
    best
}

fn winner(lead: i32) -> &'static str {
    match lead {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}
