// TLE (samples accept it): recursion without a memo, 2^n calls

fn larger_score(cards: &[i64]) -> i64 {
    let total: i64 = cards.iter().sum();
    (total + first_player_lead(cards).abs()) / 2
}

fn first_player_lead(cards: &[i64]) -> i64 {
    match cards {
        [] => 0,
        [first, .., last] => {
            let left = first - first_player_lead(&cards[1..]);
            let right = last - first_player_lead(&cards[..cards.len() - 1]);
            left.max(right)
        }
        [only] => *only,
    }
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
