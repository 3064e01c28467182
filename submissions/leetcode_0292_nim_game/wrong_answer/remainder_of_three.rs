// The remainder modulo 3, the most that a player may take, instead of modulo 4

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 3 != 0
    }
}
