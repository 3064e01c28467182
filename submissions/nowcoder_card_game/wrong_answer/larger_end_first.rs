// Both players take the larger end, whatever it uncovers

use std::error::Error;
use std::io::{self, Read};

fn larger_score(cards: &[i64]) -> i64 {
    let mut first = 0;
    let mut second = 0;
    let mut rest = cards;
    while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
        // The second player becomes the one to move.
        let moved = first + left.max(right);
        first = second;
        second = moved;
        rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    first.max(second)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let numbers = input.split_whitespace().map(str::parse).collect::<Result<Vec<i64>, _>>()?;
    if let Some((_n, cards)) = numbers.split_first() {
        println!("{}", larger_score(cards));
    }
    Ok(())
}
