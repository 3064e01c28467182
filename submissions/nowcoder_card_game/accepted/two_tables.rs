// Two tables, the first player's scores and the second one's, on all parts of the row

use std::error::Error;
use std::io::{self, Read};

/// The larger of the two final scores.
fn larger_score(cards: &[i32]) -> i32 {
    let n = cards.len();
    // firsts[start][more] and seconds[start][more]: the scores of the player to move and of the
    // opponent on the card at `start` and the `more` cards after it.
    let mut firsts: Vec<Vec<i32>> = (0..n).map(|start| vec![0; n - start]).collect();
    let mut seconds = firsts.clone();
    for start in (0..n).rev() {
        firsts[start][0] = cards[start];
        for more in 1..n - start {
            let take_left = cards[start] + seconds[start + 1][more - 1];
            let take_right = cards[start + more] + seconds[start][more - 1];
            firsts[start][more] = take_left.max(take_right);
            // The player to move leaves the opponent the worse part.
            seconds[start][more] = firsts[start + 1][more - 1].min(firsts[start][more - 1]);
        }
    }
    firsts[0][n - 1].max(seconds[0][n - 1])
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
