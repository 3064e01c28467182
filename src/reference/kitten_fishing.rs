//! The card game 小猫钓鱼, card by card.

use std::collections::VecDeque;
use std::iter::{from_fn, successors};
use std::ops::Range;

use itertools::Itertools;

/// The cards as they lie before a play, the players being 0 and 1.
#[derive(Clone, PartialEq, Eq)]
struct Game {
    /// Each from the card that is played next.
    hands: [VecDeque<u8>; 2],
    /// From the bottom.
    table: Vec<u8>,
    player: usize,
}

/// A play, and how the cards lie then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// 1 or 2.
    pub player: usize,
    /// The rank that is played.
    pub card: u8,
    /// The hands after the play, each from the card that is played next.
    pub hands: [Vec<u8>; 2],
    /// The table from the bottom, with the card that was played and those that it captured.
    pub table: Vec<u8>,
    /// The places on the table that are captured.
    pub captured: Range<usize>,
}

impl Game {
    fn new(first: &[u8], second: &[u8]) -> Self {
        Self { hands: [first, second].map(|hand| hand.iter().copied().collect()), table: Vec::new(), player: 0 }
    }

    fn play(&mut self) {
        let hand = &mut self.hands[self.player];
        let card = hand.pop_front().expect("a card");
        let same = self.table.iter().position(|&other| other == card);
        self.table.push(card);
        if let Some(same) = same {
            hand.extend(self.table.drain(same..).rev());
        }
        self.player = 1 - self.player;
    }

    /// The player who has no card left.
    fn loser(&self) -> Option<usize> {
        self.hands.iter().position(VecDeque::is_empty)
    }
}

/// The game after the play that ends it; if it never ends, on its cycle, after a whole round.
fn play_out(first: &[u8], second: &[u8]) -> Game {
    let mut game = Game::new(first, second);
    // It follows at half the speed. If the game runs in a cycle, both meet there, since the distance grows by one play
    // each time. The distance is then a multiple of the cycle's length.
    let mut follower = game.clone();
    loop {
        for _ in 0..2 {
            game.play();
            if game.loser().is_some() {
                return game;
            }
        }
        follower.play();
        if game == follower {
            return game;
        }
    }
}

/// What is printed for the deal: how the game ends, or that it never does.
/// Each play takes time linear in the number of cards.
#[must_use]
pub fn kitten_fishing_answer(first: &[u8], second: &[u8]) -> String {
    let game = play_out(first, second);
    let Some(loser) = game.loser() else { return "draw. the game never ends.".to_owned() };
    let winner = 2 - loser;
    let hand = game.hands[1 - loser].iter().join(" ");
    let table = game.table.iter().join(" ");
    format!("u{winner} win. the card in the u{winner}'s hand is:\n{hand}\nthe card in the desktop is:\n{table}")
}

/// The plays of the game one after another, also where it never ends.
pub fn kitten_fishing_plays(first: &[u8], second: &[u8]) -> impl Iterator<Item = Play> {
    let mut game = Game::new(first, second);
    from_fn(move || {
        if game.loser().is_some() {
            return None;
        }
        let player = game.player;
        let mut table = game.table.clone();
        let card = game.hands[player][0];
        table.push(card);
        game.play();
        let captured = game.table.len()..table.len();
        Some(Play { player: player + 1, card, hands: game.hands.clone().map(Vec::from), table, captured })
    })
}

/// `[earlier, later]`: `later` is the first round after which all cards lie as after an `earlier` one; round 0 is the
/// deal. `None` if the game ends. Takes as long as [`kitten_fishing_answer`].
#[must_use]
pub fn kitten_fishing_repetition(first: &[u8], second: &[u8]) -> Option<[usize; 2]> {
    let on_cycle = play_out(first, second);
    if on_cycle.loser().is_some() {
        return None;
    }
    // The distance between the two stays a multiple of the cycle's length.
    let mut both = rounds(Game::new(first, second)).zip(rounds(on_cycle));
    let (earlier, (repeated, _)) = both.find_position(|(game, ahead)| game == ahead)?;
    let length = 1 + rounds(repeated.clone()).skip(1).position(|game| game == repeated)?;
    Some([earlier, earlier + length])
}

/// The game as it is, and after each round from there on.
fn rounds(game: Game) -> impl Iterator<Item = Game> {
    successors(Some(game), |game| {
        let mut next = game.clone();
        next.play();
        next.play();
        Some(next)
    })
}
