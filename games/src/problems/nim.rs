//! Nim, the game that several problems share: each move takes stones from one heap.

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf, Part, solve};

use super::shared::heap;
use crate::shown::Shown;
use crate::turn::{Cell, Column, Places, column};
use crate::words::{Name, Text, Words, words};

/// A game with several heaps.
pub struct Nim {
    /// The name of the heaps in the statement.
    pub name: Words,
    /// The heaps at the start.
    pub heaps: Vec<i64>,
    /// Maximum number of stones that a move takes, if the statement limits it.
    pub most: Option<i64>,
    /// Whether the player who takes the last stone wins, or else loses.
    pub last_stone_wins: bool,
    pub asked: Asked,
}

/// What the statement asks for.
#[derive(Clone, Copy)]
pub enum Asked {
    /// The winner: the answers if the first player loses and wins.
    Winner([&'static str; 2]),
    /// The first move that wins, and the heaps after it; or else this answer.
    Move { if_lost: &'static str },
}

impl Nim {
    /// Creates the game in which a move takes any number of stones, and taking the last one wins.
    pub const fn new(name: Words, heaps: Vec<i64>, asked: Asked) -> Self {
        Self { name, heaps, most: None, last_stone_wins: true, asked }
    }

    /// Returns the fewest stones that a move can leave of a heap.
    fn least_left(&self, heap: i64) -> i64 {
        self.most.map_or(0, |most| (heap - most).max(0))
    }

    /// Returns the Grundy number of a heap: <https://en.wikipedia.org/wiki/Nim>.
    fn grundy(&self, heap: i64) -> i64 {
        self.most.map_or(heap, |most| heap % (most + 1))
    }

    /// Returns the xor of the Grundy numbers of the heaps.
    fn xor(&self) -> i64 {
        self.heaps.iter().fold(0, |xor, heap| xor ^ self.grundy(*heap))
    }

    /// Returns the answer, given the first player's lead and a function that returns the heaps after the best move.
    fn answer_with(&self, lead: i64, next: impl FnOnce() -> Option<Vec<i64>>) -> String {
        match self.asked {
            Asked::Winner(answers) => answers[usize::from(lead > 0)].to_owned(),
            Asked::Move { if_lost } => {
                let next = if lead > 0 { next() } else { None };
                let changed = next.and_then(|next| self.move_to(&next));
                changed.unwrap_or_else(|| if_lost.to_owned())
            }
        }
    }

    /// Returns the number of stones that are taken, the number of the heap, and the heaps after the move.
    fn move_to(&self, next: &[i64]) -> Option<String> {
        let mut pairs = self.heaps.iter().zip(next).enumerate();
        let (index, (before, after)) = pairs.find(|(_, (before, after))| before != after)?;
        Some(format!("{} {}\n{}", before - after, index + 1, next.iter().format(" ")))
    }
}

impl Game for Nim {
    /// The heaps, 0 for an empty one.
    type Position = Vec<i64>;
    /// The index of the heap.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.heaps.clone()
    }

    fn moves(&self, heaps: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..heaps.len()).flat_map(move |index| {
            let heaps = heaps.clone();
            (self.least_left(heaps[index])..heaps[index]).map(move |left| {
                let mut next = heaps.clone();
                next[index] = left;
                Move::new(index, next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        if self.last_stone_wins { -1 } else { 1 }
    }

    /// Returns the heaps in ascending order, without empty ones.
    fn canonical(&self, mut heaps: Vec<i64>) -> Vec<i64> {
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        heaps
    }

    /// Returns the numbers of the heaps.
    fn parts(&self, heaps: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        let number = |heap: &i64| u32::try_from(self.grundy(*heap)).ok().map(Part::Number);
        if self.last_stone_wins { heaps.iter().map(number).collect() } else { None }
    }

    fn weight(&self, heaps: &Vec<i64>) -> usize {
        let moves: i64 = heaps.iter().map(|heap| heap - self.least_left(*heap)).sum();
        usize::try_from(moves).unwrap_or(usize::MAX).saturating_mul(4 + heaps.len())
    }

    fn bytes(&self, heaps: &Vec<i64>) -> usize {
        heap(heaps)
    }
}

impl Shown for Nim {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, heaps: &Vec<i64>) -> Vec<Column> {
        vec![column(self.name, Cell::piles(heaps.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(choice.action, Some(choice.next[choice.action]))])
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> Name {
        Name::LeavePiles(choice.next.clone())
    }

    fn axes(&self) -> Vec<Words> {
        if self.heaps.len() == 2 {
            vec![words("first pile", "第一堆"), words("second pile", "第二堆")]
        } else {
            vec![]
        }
    }

    fn coordinates(&self, heaps: &Vec<i64>) -> Option<Vec<i64>> {
        (heaps.len() == 2).then(|| heaps.clone())
    }

    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        let solution = budget.lending_bytes(|budget| solve(self, budget)).ok()?;
        Some(self.answer_with(solution.result().points, || {
            let winning =
                self.moves(self.start()).find(|choice| solution.lead(&choice.next).points < 0);
            Some(winning?.next)
        }))
    }

    fn part_names(&self, heaps: &Vec<i64>) -> Option<Vec<Text>> {
        self.last_stone_wins.then(|| heaps.iter().map(Text::plain).collect())
    }

    /// Uses the theorems of Bouton and, if the last stone loses, of misère Nim: that game is won where Nim is, except
    /// that the results are exchanged if no Grundy number is above 1. See <https://en.wikipedia.org/wiki/Nim>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let is_large = self.heaps.iter().any(|heap| self.grundy(*heap) > 1);
        let wins = (self.xor() != 0) == (self.last_stone_wins || is_large);
        Some(if wins { 1 } else { -1 })
    }

    /// Uses the proof of Bouton's theorem: the first heap that can be made smaller so that the xor is 0.
    fn reference_answer(&self, budget: &mut Budget) -> Option<String> {
        let lead = self.lead(budget)?;
        Some(self.answer_with(lead, || {
            let xor = self.xor();
            let mut next = self.heaps.clone();
            let heap = next.iter_mut().find(|heap| **heap ^ xor < **heap)?;
            *heap ^= xor;
            Some(next)
        }))
    }
}
