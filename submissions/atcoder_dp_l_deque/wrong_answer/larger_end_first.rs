// Both players take the larger end, whatever it uncovers

use proconio::input;

fn first_player_lead(piles: &[i64]) -> i64 {
    let mut lead = 0;
    let mut sign = 1;
    let mut rest = piles;
    while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
        lead += sign * left.max(right);
        sign = -sign;
        rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
