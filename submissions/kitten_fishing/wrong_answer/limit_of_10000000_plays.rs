// Calls a game endless after 10,000,000 plays

use std::collections::VecDeque;

fn game(mut first: VecDeque<u8>, mut second: VecDeque<u8>) -> String {
    let mut table = Vec::new();
    for _ in 0..5_000_000 {
        play(&mut first, &mut table);
        if first.is_empty() {
            return tell("u2", &second, &table);
        }
        play(&mut second, &mut table);
        if second.is_empty() {
            return tell("u1", &first, &table);
        }
    }
    "draw. the game never ends.".to_string()
}

fn play(hand: &mut VecDeque<u8>, table: &mut Vec<u8>) {
    if let Some(card) = hand.pop_front() {
        let same = table.iter().position(|&lying| lying == card);
        table.push(card);
        if let Some(same) = same {
            hand.extend(table.drain(same..).rev());
        }
    }
}

/// What is printed when `winner` holds the cards `hand`.
fn tell(winner: &str, hand: &VecDeque<u8>, table: &[u8]) -> String {
    let hand: Vec<String> = hand.iter().map(u8::to_string).collect();
    let table: Vec<String> = table.iter().map(u8::to_string).collect();
    let (hand, table) = (hand.join(" "), table.join(" "));
    format!(
        "{winner} win. the card in the {winner}'s hand is:\n{hand}\n\
         the card in the desktop is:\n{table}"
    )
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let n = n.parse()?;
        let mut hand =
            || tokens.by_ref().take(n).map(str::parse).collect::<Result<VecDeque<u8>, _>>();
        println!("{}", game(hand()?, hand()?));
    }
    Ok(())
}
