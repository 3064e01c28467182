// WA: the even positions for the first player and the odd ones for the second

fn first_player_lead(piles: &[i64]) -> i64 {
    let even: i64 = piles.iter().step_by(2).sum();
    let odd: i64 = piles.iter().skip(1).step_by(2).sum();
    even - odd
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
