// WA (samples accept it): both players take the larger end, whatever it uncovers

fn larger_score(cards: &[i64]) -> i64 {
    let mut scores = [0, 0];
    let mut rest = cards;
    for player in [0, 1].iter().cycle() {
        match (rest.first(), rest.last()) {
            (Some(left), Some(right)) if left > right => {
                scores[*player] += left;
                rest = &rest[1..];
            }
            (Some(_), Some(right)) => {
                scores[*player] += right;
                rest = &rest[..rest.len() - 1];
            }
            _ => break,
        }
    }
    scores[0].max(scores[1])
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
