//! Inner documentation, which may only come first in a file, but the judge's lines come before it

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}
// judged: …E0753…CE: it does not compile
