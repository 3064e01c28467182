// Table of the scores of both players, a pair for each part of the row

use proconio::input;

/// The first player's score minus the second's.
fn first_player_lead(piles: &[i64]) -> i64 {
    let n = piles.len();
    // scores[start][end]: of the player to move and of the opponent on the piles from `start` to
    // `end`, both included.
    let mut scores = vec![vec![(0, 0); n]; n];
    for start in (0..n).rev() {
        scores[start][start] = (piles[start], 0);
        for end in start + 1..n {
            // After a move, the player to move is the second one on what is left.
            let (rest_first, rest_second) = scores[start + 1][end];
            let take_left = (piles[start] + rest_second, rest_first);
            let (rest_first, rest_second) = scores[start][end - 1];
            let take_right = (piles[end] + rest_second, rest_first);
            scores[start][end] = if take_left.0 > take_right.0 { take_left } else { take_right };
        }
    }
    let (first, second) = scores[0][n - 1];
    first - second
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
