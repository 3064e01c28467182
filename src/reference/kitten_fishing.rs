//! The card game 小猫钓鱼, card by card.

use std::fmt;

use itertools::Itertools;

/// The cards as they lie before a play, the players being 0 and 1.
#[derive(Clone, PartialEq, Eq)]
struct Game {
    /// Each from the card that is played next.
    hands: [Vec<u8>; 2],
    /// From the bottom.
    table: Vec<u8>,
    player: usize,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// 1 or 2.
    pub winner: usize,
    /// The winner's cards, from the one that would be played next.
    pub hand: Vec<u8>,
    /// The cards on the table, from the bottom.
    pub table: Vec<u8>,
}

impl Game {
    fn play(&mut self) {
        let hand = &mut self.hands[self.player];
        let card = hand.remove(0);
        let same = self.table.iter().position(|&other| other == card);
        self.table.push(card);
        if let Some(same) = same {
            hand.extend(self.table.drain(same..).rev());
        }
        self.player = 1 - self.player;
    }

    fn finish(&self) -> Option<Finish> {
        let loser = self.hands.iter().position(Vec::is_empty)?;
        Some(Finish { winner: 2 - loser, hand: self.hands[1 - loser].clone(), table: self.table.clone() })
    }
}

impl fmt::Display for Finish {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { winner, hand, table } = self;
        let [hand, table] = [hand, table].map(|cards| cards.iter().join(" "));
        write!(
            formatter,
            "u{winner} win. the card in the u{winner}'s hand is:\n{hand}\nthe card in the desktop is:\n{table}"
        )
    }
}

/// How the game ends in which the first player has the hand `first`; `None` if it never does.
///
/// A second game follows at half the speed. If the first one runs in a circle it meets the second there, since its lead
/// grows by one play a time. Costs some steps a card in hand for each play.
#[must_use]
pub fn kitten_fishing(first: &[u8], second: &[u8]) -> Option<Finish> {
    let mut game = Game { hands: [first.to_vec(), second.to_vec()], table: Vec::new(), player: 0 };
    let mut follower = game.clone();
    loop {
        for _ in 0..2 {
            game.play();
            let finish = game.finish();
            if finish.is_some() {
                return finish;
            }
        }
        follower.play();
        if game == follower {
            return None;
        }
    }
}

/// What is printed for the deal: how the game ends, or that it never does. Costs what [`kitten_fishing`] does.
#[must_use]
pub fn kitten_fishing_answer(first: &[u8], second: &[u8]) -> String {
    kitten_fishing(first, second).map_or_else(|| "draw. the game never ends.".to_owned(), |finish| finish.to_string())
}
