// Two queues and a stack; a second game follows at half the speed, and an endless game comes round to it

use std::collections::VecDeque;
use std::error::Error;
use std::io::{self, Read};

#[derive(Clone, PartialEq)]
struct Game {
    /// u1's cards and u2's, each hand from the card that is played next.
    hands: [VecDeque<u8>; 2],
    /// From the bottom card.
    table: Vec<u8>,
}

impl Game {
    fn new(first: &[u8], second: &[u8]) -> Game {
        let hand = |cards: &[u8]| cards.iter().copied().collect();
        Game { hands: [hand(first), hand(second)], table: Vec::new() }
    }

    /// u1 plays a card and then u2. If that ends the game, tells how.
    fn play_round(&mut self) -> Option<String> {
        self.play_card(0);
        if self.hands[0].is_empty() {
            return Some(self.end("u2", &self.hands[1]));
        }
        self.play_card(1);
        if self.hands[1].is_empty() {
            return Some(self.end("u1", &self.hands[0]));
        }
        None
    }

    fn play_card(&mut self, player: usize) {
        let hand = &mut self.hands[player];
        if let Some(card) = hand.pop_front() {
            if self.table.contains(&card) {
                // The card goes back to the hand, and after it the table down to the equal card, which goes along.
                hand.push_back(card);
                while let Some(captured) = self.table.pop() {
                    hand.push_back(captured);
                    if captured == card {
                        break;
                    }
                }
            } else {
                self.table.push(card);
            }
        }
    }

    fn end(&self, winner: &str, hand: &VecDeque<u8>) -> String {
        let hand = spaced(hand);
        let table = spaced(&self.table);
        format!("{winner} win. the card in the {winner}'s hand is:\n{hand}\nthe card in the desktop is:\n{table}")
    }
}

fn spaced<'a>(cards: impl IntoIterator<Item = &'a u8>) -> String {
    cards.into_iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// How the game ends, or that it never does.
fn answer(first: &[u8], second: &[u8]) -> String {
    let mut game = Game::new(first, second);
    let mut follower = game.clone();
    loop {
        // An endless game runs in a cycle at last. When both are on it, the lead of the game over the follower grows
        // by one round a time, until it is whole cycles: then the two are equal.
        for _ in 0..2 {
            if let Some(end) = game.play_round() {
                return end;
            }
        }
        follower.play_round();
        if game == follower {
            return String::from("draw. the game never ends.");
        }
    }
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
