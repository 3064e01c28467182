// Odd numbers win, as if the player who leaves 1 to the opponent lost

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n % 2 == 1
    }
}
