// WA (samples accept it): sums of 32 bits, which are enough within the judge's limits and not beyond them

fn larger_score(cards: &[i32]) -> i32 {
    let total: i32 = cards.iter().sum();
    (total + first_player_lead(cards).abs()) / 2
}

fn first_player_lead(cards: &[i32]) -> i32 {
    // The lead on the cards from `start` to each end.
    let mut leads = cards.to_vec();
    for start in (0..cards.len()).rev() {
        for end in start + 1..cards.len() {
            leads[end] = (cards[start] - leads[end]).max(cards[end] - leads[end - 1]);
        }
    }
    leads.last().copied().unwrap_or(0)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let row = tokens.by_ref().take(n.parse()?).map(str::parse).collect::<Result<Vec<i32>, _>>()?;
        println!("{}", larger_score(&row));
    }
    Ok(())
}
