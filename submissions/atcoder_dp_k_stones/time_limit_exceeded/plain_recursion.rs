// Recursion without memory

use proconio::input;

fn wins(a: &[usize], heap: usize) -> bool {
    a.iter().any(|&x| x <= heap && !wins(a, heap - x))
}

fn main() {
    input! { n: usize, k: usize, a: [usize; n] }
    println!("{}", if wins(&a, k) { "First" } else { "Second" });
}
