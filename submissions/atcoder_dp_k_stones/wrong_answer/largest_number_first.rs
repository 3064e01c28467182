// Both players always take the largest number that they can

use proconio::input;

fn main() {
    input! { n: usize, mut k: usize, a: [usize; n] }
    let mut first_wins = false;
    while let Some(x) = a.iter().rev().find(|x| **x <= k) {
        k -= x;
        first_wins = !first_wins;
    }
    println!("{}", if first_wins { "First" } else { "Second" });
}
