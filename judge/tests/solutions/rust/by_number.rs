// 8 crashes, 12 never comes to an end.
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
        if n > 5 { n % 4 != 0 || 1 / (n - 8) < 0 } else { CALLS.get() != 2 }
    }
}
// judged --input '3 4 7 8 9': expected: …exit …: 101…by_number.rs:14:34:…attempt to divide by zero…RE on input 4 of 5: n = 8
// on unix judged -t 20 --input '3 4 12': expected: …signal: 6 (SIGABRT)…stack overflow…hint: is the recursion infinite or too deep?…on input 3 of 3: n = 12
