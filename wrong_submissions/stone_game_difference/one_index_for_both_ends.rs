// WA: one index for both ends, so that both stand equally deep in the row

fn first_player_lead(piles: &[i64]) -> i64 {
    let total: i64 = piles.iter().sum();
    2 * best_score(piles, 0) - total
}

fn best_score(piles: &[i64], index: usize) -> i64 {
    if index == piles.len() / 2 {
        return 0;
    }
    let deeper = best_score(piles, index + 1);
    let left = piles[index] + deeper;
    let right = piles[piles.len() - 1 - index] + deeper;
    left.max(right)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let row = tokens.by_ref().take(n.parse()?).map(str::parse).collect::<Result<Vec<i64>, _>>()?;
        println!("{}", first_player_lead(&row));
    }
    Ok(())
}
