// n + 1 overflows for the largest n

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        let largest_losing_position = (0..n + 1).rev().find(|pile| pile % 4 == 0);
        largest_losing_position.is_some_and(|pile| pile < n)
    }
}
