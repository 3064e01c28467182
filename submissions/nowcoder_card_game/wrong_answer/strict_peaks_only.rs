// Folds a peak only if it is larger than both neighbors, not if it equals one of them

use std::error::Error;
use std::io::{self, Read};

fn larger_score(cards: &[i64]) -> i64 {
    let total: i64 = cards.iter().sum();
    (total + first_player_lead(cards).abs()) / 2
}

fn first_player_lead(row: &[i64]) -> i64 {
    let mut valley: Vec<i64> = Vec::new();
    for &value in row {
        let mut last = value;
        while let [.., left, peak] = valley[..] {
            if peak <= left || peak <= last {
                break;
            }
            valley.truncate(valley.len() - 2);
            last += left - peak;
        }
        valley.push(last);
    }

    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
        lead += sign * left.max(right);
        sign = -sign;
        rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
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
