// Odd numbers win, as if the player who leaves the 1 lost

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n % 2 == 1
    }
}
