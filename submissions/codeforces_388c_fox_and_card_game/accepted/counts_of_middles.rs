// Counts the middle cards by their value, and takes them from 1000 down

use std::io::{Read, stdin};

fn main() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).unwrap();
    let mut sums = [0; 2];
    let mut counts = [0; 1001];
    for line in input.lines().skip(1) {
        let numbers: Vec<usize> =
            line.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let Some((&count, cards)) = numbers.split_first() else { continue };
        sums[0] += cards[..count / 2].iter().sum::<usize>();
        sums[1] += cards[count.div_ceil(2)..].iter().sum::<usize>();
        if count % 2 == 1 {
            counts[cards[count / 2]] += 1;
        }
    }
    let mut player = 0;
    for value in (1..=1000).rev() {
        for _ in 0..counts[value] {
            sums[player] += value;
            player = 1 - player;
        }
    }
    println!("{} {}", sums[0], sums[1]);
}
