// Recursion without memoization

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        winner(first_player_lead(&stone_value)).to_string()
    }
}

fn first_player_lead(values: &[i32]) -> i32 {
    let most = values.len().min(3);
    (1..=most)
        .map(|x| values[..x].iter().sum::<i32>() - first_player_lead(&values[x..]))
        .max()
        .unwrap_or(0)
}

fn winner(lead: i32) -> &'static str {
    match lead {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}
