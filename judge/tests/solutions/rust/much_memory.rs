// on linux judged --input 3: …found: signal: 6 (SIGABRT)…memory allocation of 1099511627776 bytes failed…RE on n = 3
impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        vec![true; 1 << 40][n as usize]
    }
}
