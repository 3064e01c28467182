// One index for both ends: a move at either end moves both ends inward

use std::error::Error;
use std::io::{self, Read};

fn larger_score(cards: &[i64]) -> i64 {
    let total: i64 = cards.iter().sum();
    let first = first_player_score(cards, 0);
    first.max(total - first)
}

fn first_player_score(cards: &[i64], index: usize) -> i64 {
    if index == cards.len() / 2 {
        return 0;
    }
    let deeper = first_player_score(cards, index + 1);
    let left = cards[index] + deeper;
    let right = cards[cards.len() - 1 - index] + deeper;
    left.max(right)
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
