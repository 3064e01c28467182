// TLE (samples accept it): recursion without a memo, 2^n calls

fn first_player_lead(piles: &[i64]) -> i64 {
    match piles {
        [] => 0,
        [first, .., last] => {
            let left = first - first_player_lead(&piles[1..]);
            let right = last - first_player_lead(&piles[..piles.len() - 1]);
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
        println!("{}", first_player_lead(&row));
    }
    Ok(())
}
