use std::collections::HashMap;

use itertools::Itertools;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        println!("values: {}", stone_value.iter().join(" "));
        match Self::lead(&stone_value, 0, &mut HashMap::new()) {
            1.. => "Alice".to_string(),
            0 => "Tie".to_string(),
            _ => "Bob".to_string(),
        }
    }

    fn lead(stone_value: &[i32], start: usize, memo: &mut HashMap<usize, i32>) -> i32 {
        if start == stone_value.len() {
            return 0;
        }
        if let Some(&known) = memo.get(&start) {
            return known;
        }
        let mut best = i32::MIN;
        let mut taken = 0;
        for end in start + 1..=(start + 3).min(stone_value.len()) {
            taken += stone_value[end - 1];
            best = best.max(taken - Self::lead(stone_value, end, memo));
        }
        memo.insert(start, best);
        best
    }
}
// on unix judged --input '[1,2,3,7] [1×50000] [-1,-2,-3]': …AC on 3 of 3 inputs
