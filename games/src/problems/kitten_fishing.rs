//! 小猫钓鱼, card by card. The players have no choice, and the game may never end.

use std::collections::VecDeque;
use std::iter::once;

use itertools::Itertools;

use super::truncate_to_same_length;
use crate::Shape::Row;
use crate::input::shape::MAX_LENGTH;
use crate::{Argument, Cell, Game, Input, Play, Problem, Site};

/// Maximum size of a hand, in cards. The article states no constraint; this one is ours.
const MAX_HAND: usize = 1100;

const fn hand(name: &'static str) -> Argument {
    Argument::new(name, Row(1..=MAX_HAND, 1..=9)).locally(Row(1..=MAX_LENGTH, 1..=9))
}

pub const PROBLEM: Problem = Problem::new(
    &["小猫钓鱼", "小猫", "kitten"],
    Site::StandardLibrary,
    &[hand("u1"), hand("u2")],
    &KittenFishing,
    &[],
)
.played_by("u1", "u2")
.needing("hands of equal size", truncate_to_same_length);

struct KittenFishing;

/// All cards: the hands and the table.
#[derive(Clone, PartialEq)]
struct Position {
    /// The hands, each starting with the card to play next.
    hands: [VecDeque<i32>; 2],
    /// The cards on the table, from the bottom up.
    table: Vec<i32>,
}

impl Position {
    /// Returns the deal; `None` if the hands are too large to play the game out.
    fn start(input: &Input) -> Option<Self> {
        let hand = |index: usize| input.row(index).to_vec().into();
        let table = Vec::new();
        let hands = [hand(0), hand(1)];
        (input.row(0).len() <= MAX_HAND).then_some(Self { hands, table })
    }

    /// Plays the player's next card. Returns it and the cards that it captures, itself included; `None` if the game has
    /// ended.
    fn play(&mut self, player: usize) -> Option<(i32, Vec<i32>)> {
        if self.loser().is_some() {
            return None;
        }
        let card = self.hands[player].pop_front()?;
        let same = self.table.iter().position(|&other| other == card);
        self.table.push(card);
        let captured = self.table.split_off(same.unwrap_or(self.table.len()));
        self.hands[player].extend(captured.iter().rev());
        Some((card, captured))
    }

    /// Plays a card of each player. Returns whether both could play.
    fn play_round(&mut self) -> bool {
        self.play(0).is_some() && self.play(1).is_some()
    }

    /// Returns the player who has no card left.
    fn loser(&self) -> Option<usize> {
        self.hands.iter().position(VecDeque::is_empty)
    }
}

/// Returns the final position or, if the game never ends, the length of the cycle in rounds. Uses Brent's algorithm:
/// compares each position with a kept one, which it replaces at ever longer intervals, so that eventually a position of
/// the cycle is kept for a whole cycle.
fn outcome(mut position: Position) -> Result<Position, usize> {
    let mut kept = (0, position.clone());
    for round in 1.. {
        if !position.play_round() {
            break;
        }
        if position == kept.1 {
            return Err(round - kept.0);
        }
        if (round + 1_usize).is_power_of_two() {
            kept = (round, position.clone());
        }
    }
    Ok(position)
}

/// Returns `[earlier, later]`: `later` is the first round after which all cards are as they were after round `earlier`,
/// where round 0 is the deal. Returns `None` if the game ends.
fn repetition(mut position: Position) -> Option<[usize; 2]> {
    let length = outcome(position.clone()).err()?;
    let mut ahead = position.clone();
    (0..length).for_each(|_| _ = ahead.play_round());
    let mut earlier = 0;
    while position != ahead {
        position.play_round();
        ahead.play_round();
        earlier += 1;
    }
    Some([earlier, earlier + length])
}

impl Game for KittenFishing {
    fn brute_force_answer(&self, input: &Input, _: &mut usize) -> Option<String> {
        let Ok(end) = outcome(Position::start(input)?) else {
            return Some("draw. the game never ends.".to_owned());
        };
        let winner = 1 - end.loser()?;
        let name = PROBLEM.players[winner];
        let hand = end.hands[winner].iter().join(" ");
        let table = end.table.iter().join(" ");
        Some(format!(
            "{name} win. the card in the {name}'s hand is:\n{hand}\n\
            the card in the desktop is:\n{table}"
        ))
    }

    fn play<'a>(&'a self, problem: &'a Problem, input: &'a Input) -> Option<Play<'a>> {
        let mut position = Position::start(input)?;
        let repetition = repetition(position.clone());
        let plays = repetition.map_or(usize::MAX, |[_, later]| 2 * later);
        let players = [0, 1].into_iter().cycle().zip(2..).take(plays);
        let moves = players.map_while(move |(player, count): (usize, usize)| {
            let (card, captured) = position.play(player)?;
            let [first, second] = position.hands.clone().map(Cell::cards);
            let table = Cell::cards([&position.table[..], &captured].concat());
            let taken = position.table.len()..position.table.len() + captured.len();
            Some(vec![
                (count / 2).to_string(),
                problem.players[player].to_owned(),
                card.to_string(),
                first.marked(&(0..0)),
                second.marked(&(0..0)),
                table.marked(&taken),
            ])
        });
        let note = repetition.map(|[earlier, later]| {
            let when = match earlier {
                0 => "at the start".to_owned(),
                _ => format!("after round {earlier}"),
            };
            format!("after round {later}, the cards are the same as {when}: the game never ends")
        });
        let headings = ["round", "player", "card", "u1", "u2", "table [captured]"];
        let rows = Box::new(once(headings.map(str::to_owned).to_vec()).chain(moves));
        Some(Play { rows, note })
    }
}
