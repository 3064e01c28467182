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
// judged 292 3 4 5: function AC
// judged 292 3 6 4: function WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: function RE question 4 of 5: 8  exit status: 101…by_number.rs:15:34:…attempt to divide by zero…
// within 20 s judged 292 12: function RE …stack overflow
// within 0.5 s judged 292 16: function TLE question 1 of 1: 16  stopped after 0.5 s
