// CE E0432: `proconio`, which AtCoder has but not LeetCode

use proconio::input;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

#[allow(dead_code)]
fn answer() {
    input! { n: i32 }
    println!("{}", Solution::can_win_nim(n));
}
