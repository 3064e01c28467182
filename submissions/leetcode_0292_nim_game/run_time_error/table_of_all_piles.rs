// A table of n + 1 entries, which takes 2 GiB for the largest n

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        for pile in 1..wins.len() {
            wins[pile] = (1..=pile.min(3)).any(|taken| !wins[pile - taken]);
        }
        wins[n as usize]
    }
}
