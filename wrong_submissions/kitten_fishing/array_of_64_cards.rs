// RE (samples accept it): a hand is an array of 64 cards whose places are not used again

use std::collections::VecDeque;

struct Hand {
    cards: [u8; 64],
    head: usize,
    tail: usize,
}

impl Hand {
    fn new(dealt: VecDeque<u8>) -> Hand {
        let mut hand = Hand { cards: [0; 64], head: 0, tail: 0 };
        for card in dealt {
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

fn game(first: VecDeque<u8>, second: VecDeque<u8>) -> String {
    let (mut first, mut second) = (Hand::new(first), Hand::new(second));
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
    let hand: Vec<String> = hand.iter().map(u8::to_string).collect();
    let table: Vec<String> = table.iter().map(u8::to_string).collect();
    let (hand, table) = (hand.join(" "), table.join(" "));
    format!("{winner} win. the card in the {winner}'s hand is:\n{hand}\nthe card in the desktop is:\n{table}")
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let n = n.parse()?;
        let mut hand = || tokens.by_ref().take(n).map(str::parse).collect::<Result<VecDeque<u8>, _>>();
        println!("{}", game(hand()?, hand()?));
    }
    Ok(())
}
