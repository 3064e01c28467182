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
// judged 292 3 4 5: LeetCode AC
// judged 292 3 6 4: LeetCode WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: LeetCode RE exit status: 101: attempt to divide by zero (line 15); 3 of 5 answered
// within 20 s judged 292 12: LeetCode RE …stack overflow
// within 0.5 s judged 292 16: LeetCode TLE stopped after 0.5 s
