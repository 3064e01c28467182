// A memo in which -1000 means unknown, but a score can be -1000 and is then computed again and again

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        // What is left from each value on.
        let mut left = vec![0; stone_value.len() + 1];
        for start in (0..stone_value.len()).rev() {
            left[start] = left[start + 1] + stone_value[start];
        }
        let mut memo = vec![UNKNOWN; stone_value.len()];
        let score = best_score(&left, 0, &mut memo);
        winner(2 * score - left[0]).to_string()
    }
}

const UNKNOWN: i32 = -1000;

fn best_score(left: &[i32], start: usize, memo: &mut [i32]) -> i32 {
    if start + 1 == left.len() {
        return 0;
    }
    if memo[start] == UNKNOWN {
        let ends = start + 1..left.len().min(start + 4);
        memo[start] = ends.map(|end| left[start] - best_score(left, end, memo)).max().unwrap_or(0);
    }
    memo[start]
}

fn winner(lead: i32) -> &'static str {
    match lead {
        1.. => "Alice",
        0 => "Tie",
        _ => "Bob",
    }
}
