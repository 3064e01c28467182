// Recursion without memoization

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        let numbers: Vec<i32> = (1..=max_choosable_integer).collect();
        numbers.iter().sum::<i32>() >= desired_total && wins(&numbers, desired_total)
    }
}

fn wins(numbers: &[i32], total: i32) -> bool {
    let leaves_lost = |place: usize| {
        let others = [&numbers[..place], &numbers[place + 1..]].concat();
        !wins(&others, total - numbers[place])
    };
    numbers.last() >= Some(&total) || (0..numbers.len()).any(leaves_lost)
}
