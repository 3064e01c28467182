// Treats 1 as winning, although its only divisor is not below it

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n == 1 || n % 2 == 0
    }
}
