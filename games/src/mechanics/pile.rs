//! The game that several problems share: each move makes a pile, or another number, smaller; a player with no move loses.

use std::rc::Rc;

use crate::prelude::*;
use crate::text::shortened;

/// The largest pile for which the recurrence is computed.
const MAX_PILE: usize = 1_000_000;

/// Maximum pile of a table with all smaller ones.
const MAX_TABLE: i64 = 390;

/// Maximum number of steps that the recurrence may take.
const MAX_STEPS: usize = 200_000_000;

/// Returns what is left of a pile after each move that takes one of these numbers.
pub fn after_taking(takes: &Rc<[i64]>, pile: i64) -> impl Iterator<Item = i64> + use<> {
    let takes = Rc::clone(takes);
    let left = (0..takes.len()).map(move |index| pile - takes[index]);
    left.filter(|left| *left >= 0)
}

/// A rule in words, and whether it says that a pile loses.
type PileRule = (Words, fn(i64) -> bool);

/// A game with one pile.
pub struct Pile<Leaves> {
    name: Words,
    start: i64,
    leaves: Leaves,
    /// The numbers of which a move takes one, if the input gives them.
    takes: Option<Rc<[i64]>>,
    answers: [&'static str; 2],
    asks_for_each: bool,
    rule: Option<PileRule>,
    weight: usize,
}

impl<Leaves> Pile<Leaves> {
    /// Creates the game on a pile, which the statement calls `name`, and which has `start` items. `leaves` returns the
    /// piles that the moves at a pile can leave. The answer is whether the first player wins.
    pub fn new(name: Words, start: i64, leaves: Leaves) -> Self {
        let answers = ["false", "true"];
        let (takes, rule) = (None, None);
        Self { name, start, leaves, takes, answers, asks_for_each: false, rule, weight: 0 }
    }

    /// Returns the game with the answers if the first player loses and wins.
    pub fn answering(self, answers: [&'static str; 2]) -> Self {
        Self { answers, ..self }
    }

    /// Returns the game whose answer is those of all piles from 1 up to this one, in one word.
    pub fn asking_for_each(self) -> Self {
        Self { asks_for_each: true, ..self }
    }

    /// Returns the game with the rule by which the program decides a pile without the table: in words, and whether it says
    /// that a pile loses.
    pub fn ruled(self, words: Words, loses: fn(i64) -> bool) -> Self {
        Self { rule: Some((words, loses)), ..self }
    }

    /// Returns the game whose input gives the numbers of which a move takes one.
    pub fn taking(self, takes: Rc<[i64]>) -> Self {
        let weight = takes.len();
        Self { takes: Some(takes), weight, ..self }
    }

    /// Returns the game whose moves at a pile take this many steps to list, besides one per move.
    pub fn weighing(self, weight: usize) -> Self {
        Self { weight, ..self }
    }
}

impl<Leaves, Piles> Game for Pile<Leaves>
where
    Leaves: Fn(i64) -> Piles,
    Piles: Iterator<Item = i64>,
{
    type Position = i64;
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> i64 {
        self.start
    }

    fn moves(&self, pile: i64) -> impl Iterator<Item = MoveOf<Self>> {
        (self.leaves)(pile).map(|next| Move::new((), next))
    }

    fn final_lead(&self, _: &i64) -> i64 {
        -1
    }

    fn weight(&self, _: &i64) -> usize {
        self.weight
    }
}

impl<Leaves, Piles> Shown for Pile<Leaves>
where
    Leaves: Fn(i64) -> Piles,
    Piles: Iterator<Item = i64>,
{
    const MARKS_FORWARD: bool = true;
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, pile: &i64) -> Vec<Column> {
        let takes = self.takes.as_ref().map(|takes| {
            let takes = Cell::text(shortened(takes, " "));
            column(words("given numbers", "给定的数"), takes)
        });
        takes.into_iter().chain([column(self.name, Cell::Pile(*pile))]).collect()
    }

    fn places(&self, _: &i64, choice: &MoveOf<Self>) -> Places {
        Places::Column(usize::from(self.takes.is_some()), vec![(0, Some(choice.next))])
    }

    fn name(&self, _: &[Column], _: &i64, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Leave(choice.next)
    }

    fn axes(&self) -> Vec<Words> {
        vec![self.name]
    }

    fn coordinates(&self, pile: &i64) -> Option<Vec<i64>> {
        Some(vec![*pile])
    }

    /// Begins the table with every smaller pile.
    fn table_starts(&self) -> Vec<i64> {
        if self.start <= MAX_TABLE { (1..=self.start).collect() } else { Vec::new() }
    }

    fn rule(&self) -> Option<Rule> {
        let (text, loses) = self.rule?;
        Some(Rule::new(text.into(), move |place| loses(place[0])))
    }

    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        if !self.asks_for_each {
            return Some(self.answer_if(brute_force_lead(self, budget)? > 0).to_owned());
        }
        let leads = brute_force_leads(self, 1..=self.start, budget)?;
        Some(leads.into_iter().map(|lead| self.answer_if(lead > 0)).collect())
    }

    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(if *self.wins()?.last()? { 1 } else { -1 })
    }

    fn reference_answer(&self, _: &mut Budget) -> Option<String> {
        let wins = self.wins()?;
        let asked = if self.asks_for_each { &wins[1..] } else { &wins[wins.len() - 1..] };
        Some(asked.iter().map(|wins| self.answer_if(*wins)).collect())
    }
}

impl<Leaves, Piles> Pile<Leaves>
where
    Leaves: Fn(i64) -> Piles,
    Piles: Iterator<Item = i64>,
{
    fn answer_if(&self, first_player_wins: bool) -> &'static str {
        self.answers[usize::from(first_player_wins)]
    }

    /// Returns whether the player to move wins at each pile from 0 to the one at the start, by the recurrence from the
    /// empty pile up; `None` if that takes too long.
    fn wins(&self) -> Option<Vec<bool>> {
        let count = usize::try_from(self.start).ok().filter(|start| *start <= MAX_PILE)?;
        if count.saturating_mul(1 + self.weight) > MAX_STEPS {
            return None;
        }
        let mut wins: Vec<bool> = Vec::with_capacity(count + 1);
        for pile in 0..=self.start {
            let is_lost = |left| usize::try_from(left).is_ok_and(|left: usize| !wins[left]);
            let wins_here = (self.leaves)(pile).any(is_lost);
            wins.push(wins_here);
        }
        Some(wins)
    }
}
