// Table of all heaps up to k: a heap wins if a move leads from it to one that loses

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
