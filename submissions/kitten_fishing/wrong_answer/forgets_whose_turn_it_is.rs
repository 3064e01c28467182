// Calls a game endless when hands and table come back, although it may be the other player's turn

use std::collections::VecDeque;
use std::error::Error;
use std::io::{self, Read};

fn answer(first: &[u8], second: &[u8]) -> String {
    let mut first = first.iter().copied().collect::<VecDeque<_>>();
    let mut second = second.iter().copied().collect::<VecDeque<_>>();
    let mut table = Vec::new();
    let mut saved = (first.clone(), second.clone(), table.clone());
    let mut next_save = 4 * (first.len() + second.len());
    for round in 1.. {
        play(&mut first, &mut table);
        if first.is_empty() {
            return tell("u2", &second, &table);
        }
        if (&first, &second, &table) == (&saved.0, &saved.1, &saved.2) {
            break;
        }
        play(&mut second, &mut table);
        if second.is_empty() {
            return tell("u1", &first, &table);
        }
        if (&first, &second, &table) == (&saved.0, &saved.1, &saved.2) {
            break;
        }
        if round == next_save || round == 1 {
            next_save = 2 * round;
            saved = (first.clone(), second.clone(), table.clone());
        }
    }
    String::from("draw. the game never ends.")
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
    let hand = spaced(hand);
    let table = spaced(table);
    format!(
        "{winner} win. the card in the {winner}'s hand is:\n{hand}\n\
         the card in the desktop is:\n{table}"
    )
}

fn spaced<'a>(cards: impl IntoIterator<Item = &'a u8>) -> String {
    cards.into_iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let mut tokens = input.split_whitespace();
    let n: usize = tokens.next().ok_or("there is no n")?.parse()?;
    let cards = tokens.map(str::parse).collect::<Result<Vec<u8>, _>>()?;
    let (first, second) = cards.split_at(n);
    println!("{}", answer(first, second));
    Ok(())
}
