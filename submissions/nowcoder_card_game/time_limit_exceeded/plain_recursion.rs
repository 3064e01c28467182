// Recursion without memoization, with one function for each player: about 2^n calls

use std::error::Error;
use std::io::{self, Read};

fn larger_score(cards: &[i32]) -> i32 {
    first_score(cards).max(second_score(cards))
}

/// The score of the player to move.
fn first_score(cards: &[i32]) -> i32 {
    match cards {
        [] => 0,
        [only] => *only,
        [left, .., right] => {
            let take_left = left + second_score(&cards[1..]);
            let take_right = right + second_score(&cards[..cards.len() - 1]);
            take_left.max(take_right)
        }
    }
}

/// The score of the other player, who is left the worse part.
fn second_score(cards: &[i32]) -> i32 {
    match cards {
        [] | [_] => 0,
        _ => first_score(&cards[1..]).min(first_score(&cards[..cards.len() - 1])),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let numbers = input.split_whitespace().map(str::parse).collect::<Result<Vec<i32>, _>>()?;
    if let Some((_n, cards)) = numbers.split_first() {
        println!("{}", larger_score(cards));
    }
    Ok(())
}
