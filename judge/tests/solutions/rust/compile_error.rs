impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 !=
    }
}
// judged 292 4: CE …compile_error.rs:4
