// RE (samples accept it): recursion as deep as the row is long, 50,000 calls

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut memo = vec![None; stone_value.len()];
        winner(first_player_lead(&stone_value, 0, &mut memo)).to_string()
    }
}

fn first_player_lead(values: &[i32], start: usize, memo: &mut [Option<i32>]) -> i32 {
    if start == values.len() {
        return 0;
    }
    if let Some(lead) = memo[start] {
        return lead;
    }
    let mut best = i32::MIN;
    let mut taken = 0;
    for end in start..values.len().min(start + 3) {
        taken += values[end];
        best = best.max(taken - first_player_lead(values, end + 1, memo));
    }
    memo[start] = Some(best);
    best
}

fn winner(lead: i32) -> &'static str {
    match lead {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}
