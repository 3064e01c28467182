// judged 292 3: function RE …signal: 6 (SIGABRT)…memory allocation of 1099511627776 bytes failed…
impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        vec![true; 1 << 40][n as usize]
    }
}
