// The best lead starts from -249,897,499, but the first player's lead can be -249,897,500

fn larger_score(cards: &[i64]) -> i64 {
    let total: i64 = cards.iter().sum();
    (total + first_player_lead(cards).abs()) / 2
}

fn first_player_lead(cards: &[i64]) -> i64 {
    // The lead on the cards from `start` up to, but not including, each end.
    let mut leads = vec![0; cards.len() + 1];
    for start in (0..cards.len()).rev() {
        leads[start] = 0;
        for end in start + 1..=cards.len() {
            let left = cards[start] - leads[end];
            let right = cards[end - 1] - leads[end - 1];
            leads[end] = left.max(right).max(-249_897_499);
        }
    }
    leads[cards.len()]
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let row =
            tokens.by_ref().take(n.parse()?).map(str::parse).collect::<Result<Vec<i64>, _>>()?;
        println!("{}", larger_score(&row));
    }
    Ok(())
}
