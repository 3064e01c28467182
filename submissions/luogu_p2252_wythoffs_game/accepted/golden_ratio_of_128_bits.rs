// Multiplies the difference by the golden ratio as a fraction of two neighboring Fibonacci numbers, in 128 bits

use std::io::read_to_string;

fn main() {
    let input = read_to_string(std::io::stdin()).unwrap();
    let mut piles: Vec<i128> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    piles.sort();
    let (mut small, mut large) = (1, 1);
    for _ in 0..80 {
        (small, large) = (large, small + large);
    }
    // The difference from the golden ratio is less than 1 / small^2, so the product is exact up to 10^30.
    let product = (piles[1] - piles[0]) * large / small;
    println!("{}", if product == piles[0] { 0 } else { 1 });
}
