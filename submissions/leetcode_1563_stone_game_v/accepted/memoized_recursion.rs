// Recursion on what Alice scores with a part, which remembers it for every part; tries every cut

use std::cmp::Ordering;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let count = stone_value.len();
        let mut memory = vec![vec![None; count + 1]; count + 1];
        score(&stone_value, 0, count, &mut memory)
    }
}

/// What Alice scores with `values[start..end]`.
fn score(values: &[i32], start: usize, end: usize, memory: &mut [Vec<Option<i32>>]) -> i32 {
    if let Some(known) = memory[start][end] {
        return known;
    }
    let mut best = 0;
    let mut left = 0;
    let mut right = values[start..end].iter().sum::<i32>();
    for cut in start + 1..end {
        left += values[cut - 1];
        right -= values[cut - 1];
        let keeps_left = |memory: &mut _| left + score(values, start, cut, memory);
        let keeps_right = |memory: &mut _| right + score(values, cut, end, memory);
        let score = match left.cmp(&right) {
            Ordering::Less => keeps_left(memory),
            Ordering::Equal => keeps_left(memory).max(keeps_right(memory)),
            Ordering::Greater => keeps_right(memory),
        };
        best = best.max(score);
    }
    memory[start][end] = Some(best);
    best
}
