// The first player's score, although the second one's can be larger

use std::error::Error;
use std::io::{self, Read};

fn first_player_score(cards: &[i64]) -> i64 {
    let total: i64 = cards.iter().sum();
    (total + first_player_lead(cards)) / 2
}

fn first_player_lead(cards: &[i64]) -> i64 {
    // leads[end]: the lead on the cards from `start` to `end`, both included.
    let mut leads = cards.to_vec();
    for start in (0..cards.len()).rev() {
        for end in start + 1..cards.len() {
            leads[end] = (cards[start] - leads[end]).max(cards[end] - leads[end - 1]);
        }
    }
    leads.last().copied().unwrap_or(0)
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let numbers = input.split_whitespace().map(str::parse).collect::<Result<Vec<i64>, _>>()?;
    if let Some((_n, cards)) = numbers.split_first() {
        println!("{}", first_player_score(cards));
    }
    Ok(())
}
