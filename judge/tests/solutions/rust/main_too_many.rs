// judged 292 4: CE main_too_many.rs: LeetCode brings a main of its own, so this one is one too many
impl Solution { pub fn can_win_nim(n: i32) -> bool { n % 4 != 0 } }
fn main() { println!("{}", Solution::can_win_nim(4)); }
