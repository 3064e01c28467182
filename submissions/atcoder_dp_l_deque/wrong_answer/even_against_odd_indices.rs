// The first player takes the numbers at even indices, and the second those at odd ones

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
