// Compares only the table and, of each hand, the length and the first 1098 cards

use std::collections::VecDeque;

fn game(mut first: VecDeque<u8>, mut second: VecDeque<u8>) -> String {
    let mut table = Vec::new();
    // The deal first, then the state at rounds that double.
    let mut saved = None;
    let mut next_save = 0;
    for round in 0.. {
        if round == next_save {
            saved = Some((front(&first), front(&second), table.clone()));
            next_save = 2 * next_save.max(4 * first.len());
        } else if let Some((saved_first, saved_second, saved_table)) = &saved {
            if table == *saved_table
                && front(&first) == *saved_first
                && front(&second) == *saved_second
            {
                break;
            }
        }
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

/// How many cards a hand has and the first of them.
fn front(hand: &VecDeque<u8>) -> (usize, Vec<u8>) {
    (hand.len(), hand.iter().take(1098).copied().collect())
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
