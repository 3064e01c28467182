// Splits the row into runs; a run of k pieces has k - 2 moves

impl Solution {
    pub fn winner_of_game(colors: String) -> bool {
        let (mut alice, mut bob) = (0, 0);
        for run in colors.as_bytes().chunk_by(|a, b| a == b) {
            let moves = run.len().saturating_sub(2);
            if run[0] == b'A' {
                alice += moves;
            } else {
                bob += moves;
            }
        }
        alice > bob
    }
}
