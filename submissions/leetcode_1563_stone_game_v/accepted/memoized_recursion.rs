// Memoized recursion on Alice's score, for each part of the row; tries every cut

use std::cmp::Ordering;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let count = stone_value.len();
        let mut memo = vec![vec![None; count + 1]; count + 1];
        score(&stone_value, 0, count, &mut memo)
    }
}

/// What Alice scores with `values[start..end]`.
fn score(values: &[i32], start: usize, end: usize, memo: &mut [Vec<Option<i32>>]) -> i32 {
    if let Some(known) = memo[start][end] {
        return known;
    }
    let mut best = 0;
    let mut left = 0;
    let mut right = values[start..end].iter().sum::<i32>();
    for cut in start + 1..end {
        left += values[cut - 1];
        right -= values[cut - 1];
        let keeps_left = |memo: &mut _| left + score(values, start, cut, memo);
        let keeps_right = |memo: &mut _| right + score(values, cut, end, memo);
        let score = match left.cmp(&right) {
            Ordering::Less => keeps_left(memo),
            Ordering::Equal => keeps_left(memo).max(keeps_right(memo)),
            Ordering::Greater => keeps_right(memo),
        };
        best = best.max(score);
    }
    memo[start][end] = Some(best);
    best
}
