// Brent's cycle detection: saves the state after 1, 2, 4, 8, … rounds, and compares each later state with it

use std::collections::VecDeque;
use std::error::Error;
use std::io::{self, Read};

fn answer(first: &[i32], second: &[i32]) -> String {
    let mut first: VecDeque<i32> = first.iter().copied().collect();
    let mut second: VecDeque<i32> = second.iter().copied().collect();
    let mut table = Vec::new();
    let mut saved = (table.clone(), first.clone(), second.clone());
    for round in 1_u64.. {
        play(&mut first, &mut table);
        if first.is_empty() {
            return tell("u2", &second, &table);
        }
        play(&mut second, &mut table);
        if second.is_empty() {
            return tell("u1", &first, &table);
        }
        if (&table, &first, &second) == (&saved.0, &saved.1, &saved.2) {
            break;
        }
        // Once it lies on the cycle and is kept for longer than the cycle is, the game comes back.
        if round.is_power_of_two() {
            saved = (table.clone(), first.clone(), second.clone());
        }
    }
    String::from("draw. the game never ends.")
}

fn play(hand: &mut VecDeque<i32>, table: &mut Vec<i32>) {
    if let Some(card) = hand.pop_front() {
        if table.contains(&card) {
            // The card goes back to the hand, and after it the table down to the equal card.
            hand.push_back(card);
            while let Some(captured) = table.pop() {
                hand.push_back(captured);
                if captured == card {
                    break;
                }
            }
        } else {
            table.push(card);
        }
    }
}

/// What is printed when `winner` holds the cards `hand`.
fn tell(winner: &str, hand: &VecDeque<i32>, table: &[i32]) -> String {
    let hand = spaced(hand);
    let table = spaced(table);
    format!(
        "{winner} win. the card in the {winner}'s hand is:\n{hand}\n\
         the card in the desktop is:\n{table}"
    )
}

fn spaced<'a>(cards: impl IntoIterator<Item = &'a i32>) -> String {
    let cards: Vec<String> = cards.into_iter().map(i32::to_string).collect();
    cards.join(" ")
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let mut tokens = input.split_whitespace();
    let n: usize = tokens.next().ok_or("there is no n")?.parse()?;
    let cards = tokens.map(str::parse).collect::<Result<Vec<i32>, _>>()?;
    let (first, second) = cards.split_at(n);
    println!("{}", answer(first, second));
    Ok(())
}
