// A special case for 1, where the only divisor is not below n

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n == 1 || n % 2 == 0
    }
}
