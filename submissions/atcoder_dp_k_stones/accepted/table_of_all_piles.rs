// Table of all piles up to k: a pile wins if some move leads to a losing one

use proconio::input;

fn main() {
    input! {
        n: usize,
        k: usize,
        a: [usize; n],
    }
    let mut dp = vec![false; k + 1];
    for i in 1..=k {
        dp[i] = a.iter().any(|&x| i >= x && !dp[i - x]);
    }
    println!("{}", if dp[k] { "First" } else { "Second" });
}
