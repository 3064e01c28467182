// WA: one index for both ends, so that both stand equally deep in the row

fn larger_score(cards: &[i64]) -> i64 {
    let total: i64 = cards.iter().sum();
    let first = best_score(cards, 0);
    first.max(total - first)
}

fn best_score(cards: &[i64], index: usize) -> i64 {
    if index == cards.len() / 2 {
        return 0;
    }
    let deeper = best_score(cards, index + 1);
    let left = cards[index] + deeper;
    let right = cards[cards.len() - 1 - index] + deeper;
    left.max(right)
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
