// WA (samples accept it): sums of 32 bits

fn first_player_lead(piles: &[i32]) -> i32 {
    // The lead on the piles from `start` to each end.
    let mut leads = piles.to_vec();
    for start in (0..piles.len()).rev() {
        for end in start + 1..piles.len() {
            leads[end] = (piles[start] - leads[end]).max(piles[end] - leads[end - 1]);
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
        println!("{}", first_player_lead(&row));
    }
    Ok(())
}
