// Memoized recursion on the set of used numbers

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        if (1 + max_choosable_integer) * max_choosable_integer / 2 < desired_total {
            return false;
        }
        let mut memo = vec![None; 1 << max_choosable_integer];
        wins(max_choosable_integer, desired_total, 0, &mut memo)
    }
}

fn wins(largest: i32, total: i32, used: usize, memo: &mut [Option<bool>]) -> bool {
    if let Some(known) = memo[used] {
        return known;
    }
    let can_win = (1..=largest).filter(|number| used >> (number - 1) & 1 == 0).any(|number| {
        total <= number || !wins(largest, total - number, used | 1 << (number - 1), memo)
    });
    memo[used] = Some(can_win);
    can_win
}
