// Memoized recursion on the lead from each value on

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        winner(first_player_lead(&stone_value)).to_string()
    }
}

/// The first player's score minus the second's.
fn first_player_lead(values: &[i32]) -> i32 {
    // memo[start]: the lead of the player to move on values[start..], once it is known.
    let mut memo = vec![None; values.len()];
    lead(values, 0, &mut memo)
}

fn lead(values: &[i32], start: usize, memo: &mut [Option<i32>]) -> i32 {
    if start == values.len() {
        return 0;
    }
    if let Some(known) = memo[start] {
        return known;
    }
    let mut best = i32::MIN;
    let mut taken = 0;
    for end in start..values.len().min(start + 3) {
        taken += values[end];
        best = best.max(taken - lead(values, end + 1, memo));
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
