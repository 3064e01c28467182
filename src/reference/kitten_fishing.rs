//! The card game 小猫钓鱼, card by card.

use std::fmt;
use std::iter::from_fn;
use std::ops::Range;

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
        Self { hands: [first.to_vec(), second.to_vec()], table: Vec::new(), player: 0 }
    }

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
/// Each play takes time linear in the number of cards.
#[must_use]
pub fn kitten_fishing(first: &[u8], second: &[u8]) -> Option<Finish> {
    play_out(first, second).ok()
}

/// How the game ends. If it never does, the game on its cycle, whose length divides half the number of plays so far.
fn play_out(first: &[u8], second: &[u8]) -> Result<Finish, Game> {
    let mut game = Game::new(first, second);
    // It follows at half the speed. If the game runs in a cycle, both meet there, since the distance grows by one play
    // each time. The distance is then a multiple of the cycle's length.
    let mut follower = game.clone();
    loop {
        for _ in 0..2 {
            game.play();
            if let Some(finish) = game.finish() {
                return Ok(finish);
            }
        }
        follower.play();
        if game == follower {
            return Err(game);
        }
    }
}

/// What is printed for the deal: how the game ends, or that it never does. Takes as long as [`kitten_fishing`].
#[must_use]
pub fn kitten_fishing_answer(first: &[u8], second: &[u8]) -> String {
    kitten_fishing(first, second).map_or_else(|| "draw. the game never ends.".to_owned(), |finish| finish.to_string())
}

/// The plays of the game one after another, also where it never ends.
pub fn kitten_fishing_plays(first: &[u8], second: &[u8]) -> impl Iterator<Item = Play> {
    let mut game = Game::new(first, second);
    from_fn(move || {
        if game.finish().is_some() {
            return None;
        }
        let (player, mut table) = (game.player, game.table.clone());
        let card = *game.hands[player].first()?;
        table.push(card);
        game.play();
        let captured = game.table.len()..table.len();
        Some(Play { player: player + 1, card, hands: game.hands.clone(), table, captured })
    })
}

/// `[earlier, later]`: `later` is the first round after which all cards lie as after an `earlier` one; round 0 is the
/// deal. `None` if the game ends. Takes as long as [`kitten_fishing`].
#[must_use]
pub fn kitten_fishing_repetition(first: &[u8], second: &[u8]) -> Option<[usize; 2]> {
    fn play_round(game: &mut Game) {
        game.play();
        game.play();
    }
    let mut ahead = play_out(first, second).err()?;
    let mut game = Game::new(first, second);
    let mut earlier = 0;
    while game != ahead {
        play_round(&mut game);
        play_round(&mut ahead);
        earlier += 1;
    }
    let mut later = earlier + 1;
    play_round(&mut ahead);
    while game != ahead {
        play_round(&mut ahead);
        later += 1;
    }
    Some([earlier, later])
}
