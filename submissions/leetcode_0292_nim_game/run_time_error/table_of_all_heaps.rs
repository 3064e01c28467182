// A table of n + 1 entries, which is 2 GiB at the largest n

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        for heap in 1..wins.len() {
            wins[heap] = (1..=heap.min(3)).any(|taken| !wins[heap - taken]);
        }
        wins[n as usize]
    }
}
