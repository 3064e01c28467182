// A table by the remaining total, as if every number could be used again

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        let n = max_choosable_integer as usize;
        let total = desired_total as usize;
        if n * (n + 1) / 2 < total {
            return false;
        }
        let mut wins = vec![false; total + 1];
        for rest in 1..=total {
            wins[rest] = (1..=n).any(|number| number >= rest || !wins[rest - number]);
        }
        total == 0 || wins[total]
    }
}
