//! What our reader is compared with: a program that reads a row as programs at AtCoder do.

fn main() {
    proconio::input! { n: usize, a: [i32; n] }
    println!("{}", a.len());
}
