// Uses the crate `proconio`, which AtCoder has but not LeetCode

use proconio::input;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

fn print_answer() {
    input! { n: i32 }
    println!("{}", Solution::can_win_nim(n));
}
// judged: …E0432…hint: there is no crate proconio here: for LeetCode, this judge has only itertools; the site may have more…CE: it does not compile
