// The even positions for the first player and the odd ones for the second

use proconio::input;

fn first_player_lead(piles: &[i64]) -> i64 {
    let even: i64 = piles.iter().step_by(2).sum();
    let odd: i64 = piles.iter().skip(1).step_by(2).sum();
    even - odd
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
