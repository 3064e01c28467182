// judged --input '3 4': AC on 2 of 2 inputs
use anyhow::Result;
use leetgo_rs::*;

struct Solution;

// @lc code=begin

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

// @lc code=end

fn main() -> Result<()> {
    let n: i32 = deserialize(&read_line()?)?;
    println!("\noutput: {}", serialize(Solution::can_win_nim(n))?);
    Ok(())
}
