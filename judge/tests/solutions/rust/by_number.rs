// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
use std::cell::Cell;

thread_local! {
    static CALLS: Cell<usize> = const { Cell::new(0) };
}

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        CALLS.set(CALLS.get() + 1);
        if n == 12 {
            return !Self::can_win_nim(n) || CALLS.get() > 5;
        }
        while n == 16 {}
        if n > 5 { n % 4 != 0 || 1 / (n - 8) < 0 } else { CALLS.get() != 2 }
    }
}
