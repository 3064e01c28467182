//! Play a word that is greater than the last one and begins with the same letter or the next one.

use std::collections::HashSet;
use std::iter::successors;

use crate::Shape::{List, Text};
use crate::cases::random;
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Shape, Site, Value};

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
const WORDS: Shape = List(1..=100_000, &Text(1..=999_999, LETTERS)); // at most 10^6 in all
const FEW: Shape = List(1..=9, &Text(1..=3, "abcde"));

pub const PROBLEM: Problem = Problem::new(
    &["The Wording Game", "单词游戏"],
    Site::leetcode("canAliceWin", AnswerType::Boolean),
    &[Argument::new("a", WORDS), Argument::new("b", WORDS)],
    &WordingGame,
    &[random("random-short", 300, &[FEW, FEW])],
)
.needing("sorted lists without repeated words", repair);

/// Lengthens every word that has occurred already, and sorts the lists.
fn repair(input: &mut Input) {
    let mut seen = HashSet::new();
    for words in &mut input.values {
        let Value::List(words) = words else { return };
        for word in words.iter_mut() {
            while !seen.insert(word.clone()) {
                *word = Value::Text(word.text().to_owned() + "a");
            }
        }
        words.sort_by(|one, other| one.text().cmp(other.text()));
    }
}

struct WordingGame;

/// The player to move, 0 for Alice and 1 for Bob, and the last word.
type Turn = (usize, String);

impl Rules for WordingGame {
    type Position = Turn;
    const HAS_POINTS: bool = false;
    const VERB: &'static str = "play";

    fn start(&self, _: &Input) -> Turn {
        (0, String::new())
    }

    /// Returns the words that fit after the last one; Alice begins with her smallest word.
    fn moves(&self, input: &Input, (player, last): Turn) -> impl Iterator<Item = Move<Turn>> {
        let words = input.list(player);
        let after = words.partition_point(|word| word.text() <= last.as_str());
        let next_letter = last.bytes().next().map(|letter| letter + 1);
        let end = words.partition_point(|word| word.text().bytes().next() <= next_letter);
        let fitting = if last.is_empty() { 0..1 } else { after..end };
        fitting.map(move |index| Move::new(0, 0..0, (1 - player, words[index].text().into())))
    }

    /// Plays the smallest word that fits for both players: <https://leetcode.doocs.org/en/lc/2868/>
    fn lead(&self, input: &Input) -> Option<i64> {
        let next = |turn: &Turn| Some(self.moves(input, turn.clone()).next()?.next);
        let (player, _) = successors(Some(self.start(input)), next).last()?;
        Some(if player == 1 { 1 } else { -1 })
    }

    fn show(&self, _: &Input, (_, last): &Turn) -> Columns {
        vec![("last word", Cell::Letters(last.clone()))]
    }

    fn name(&self, _: &Turn, _: &Columns, choice: &Move<Turn>) -> String {
        format!("{:.20}", choice.next.1)
    }
}
