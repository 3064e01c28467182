// Recursion without memoization

use proconio::input;

fn wins(a: &[usize], pile: usize) -> bool {
    a.iter().any(|&x| x <= pile && !wins(a, pile - x))
}

fn main() {
    input! { n: usize, k: usize, a: [usize; n] }
    println!("{}", if wins(&a, k) { "First" } else { "Second" });
}
