// Ignores the zeros, as if they never passed the turn

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let count = |remainder| stones.iter().filter(|stone| *stone % 3 == remainder).count();
        count(1) > 0 && count(2) > 0
    }
}
