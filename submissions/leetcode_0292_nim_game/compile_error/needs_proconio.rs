// E0432: uses the crate `proconio`, which AtCoder has but not LeetCode

use proconio::fastout;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

#[fastout]
fn print_answers() {
    for n in 1..=12 {
        println!("{}", Solution::can_win_nim(n));
    }
}
