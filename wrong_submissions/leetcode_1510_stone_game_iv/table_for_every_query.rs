// TLE (samples accept it): every query makes the whole table anew, with a division for each square that it tries

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        for heap in 1..wins.len() {
            let mut root = 1;
            while root <= heap / root {
                if !wins[heap - root * root] {
                    wins[heap] = true;
                    break;
                }
                root += 1;
            }
        }
        wins[n as usize]
    }
}
