// A table of k entries, which has none for k itself

use proconio::input;

fn main() {
    input! { n: usize, k: usize, a: [usize; n] }
    let mut wins = vec![false; k];
    for i in 1..=k {
        wins[i] = a.iter().any(|&x| i >= x && !wins[i - x]);
    }
    println!("{}", if wins[k] { "First" } else { "Second" });
}
