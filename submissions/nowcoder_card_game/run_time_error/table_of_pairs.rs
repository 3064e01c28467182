// A table of n * n pairs of 64-bit scores, which takes 400 MB for the longest row

use std::error::Error;
use std::io::{self, Read};

fn larger_score(cards: &[i64]) -> i64 {
    let n = cards.len();
    // scores[start][end]: of the player to move and of the opponent on the cards from `start` to
    // `end`, both included.
    let mut scores = vec![vec![(0, 0); n]; n];
    for start in (0..n).rev() {
        scores[start][start] = (cards[start], 0);
        for end in start + 1..n {
            let (left_first, left_second) = scores[start + 1][end];
            let (right_first, right_second) = scores[start][end - 1];
            let take_left = (cards[start] + left_second, left_first);
            let take_right = (cards[end] + right_second, right_first);
            scores[start][end] = take_left.max(take_right);
        }
    }
    let (first, second) = scores[0][n - 1];
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
