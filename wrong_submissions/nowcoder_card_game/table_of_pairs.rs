// RE or TLE (samples accept it): a table of n * n pairs of 64-bit scores, 400 MB for the longest row

fn larger_score(cards: &[i64]) -> i64 {
    // The scores of who is to move and of the other, on the cards from each start to each end.
    let mut scores = vec![vec![(0, 0); cards.len()]; cards.len()];
    for start in (0..cards.len()).rev() {
        scores[start][start] = (cards[start], 0);
        for end in start + 1..cards.len() {
            let (left_first, left_second) = scores[start + 1][end];
            let (right_first, right_second) = scores[start][end - 1];
            let left = (cards[start] + left_second, left_first);
            let right = (cards[end] + right_second, right_first);
            scores[start][end] = left.max(right);
        }
    }
    scores.first().and_then(|row| row.last()).map_or(0, |&(first, second): &(i64, i64)| first.max(second))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let row = tokens.by_ref().take(n.parse()?).map(str::parse).collect::<Result<Vec<i64>, _>>()?;
        println!("{}", larger_score(&row));
    }
    Ok(())
}
