// Defines `Solution`, which the judge defines as well

struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}
// judged: defines_solution.rs: remove `struct Solution`; the site supplies its own…CE: it does not compile
