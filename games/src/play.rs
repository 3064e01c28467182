//! A solved game that is being played.

use std::collections::HashSet;

use itertools::Itertools;
use solver::{Budget, Game, Lead, MoveOf, Player, Solution, grundy};

use crate::shown::{Shown, facts};
use crate::turn::{Choice, Column, Facts, Places, Turn};
use crate::words::{Language, Name, Text};

/// A position of the table of positions.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// One number per axis.
    pub coordinates: Vec<i64>,
    /// The points that the player to move gains from here on, minus the opponent's.
    pub points: i64,
    /// The Grundy number, if the game has one.
    pub grundy: Option<u32>,
}

/// A game that is being played, with the value of every move.
pub trait Play {
    /// Returns what is the same in every turn.
    fn facts(&self) -> Facts;

    /// Returns the current turn.
    fn turn(&self) -> Turn;

    /// Returns the id of the best move, in less time than a turn takes; `None` at the end of the game.
    fn best(&self) -> Option<usize>;

    /// Makes the move with this id. Returns `None`, and changes nothing, if there is no such move.
    fn make(&mut self, id: usize) -> Option<()>;

    /// Returns to the start.
    fn restart(&mut self);

    /// Returns the positions that can be reached and have coordinates, sorted; `None` if there are more than `most`.
    fn positions(&self, most: usize) -> Option<Vec<Entry>>;

    /// Returns a remark on the course of the game.
    fn note(&self) -> Option<Text> {
        None
    }
}

/// A solved game and the course of a play.
pub(crate) struct SolvedPlay<G: Game> {
    solution: Solution<G>,
    player: Player,
    position: G::Position,
    scores: [i64; 2],
    /// The earlier positions of a game whose positions can repeat, each with the player to move.
    seen: HashSet<(Player, G::Position)>,
}

impl<G: Shown> SolvedPlay<G> {
    pub(crate) fn new(solution: Solution<G>) -> Self {
        let (player, position) = (solution.game().first_player(), solution.game().start());
        Self { solution, player, position, scores: [0, 0], seen: HashSet::new() }
    }

    /// Returns whether the game ends because the position has occurred before.
    fn repeats(&self) -> bool {
        G::CAN_REPEAT && self.seen.contains(&(self.player, self.position.clone()))
    }

    /// Returns the moves of the current position, best first.
    fn choices(&self, columns: &[Column], lead: i64) -> Vec<Choice> {
        let (game, position) = (self.solution.game(), &self.position);
        let values = self.solution.values(position);
        let moves = game.moves(position.clone()).enumerate();
        let choices = moves.map(|(id, choice)| Choice {
            id,
            name: game.name(columns, position, &choice),
            places: game.places(position, &choice),
            board_places: game.board_places(position, &choice),
            gain: choice.gain,
            result: Lead::default(),
        });
        let mut choices = choices.map(Some).collect_vec();
        let ranked = values.into_iter().filter_map(|(id, value)| {
            let choice = choices[id].take()?;
            Some(Choice { result: Lead { points: lead + value.points, ..value }, ..choice })
        });
        let mut ranked = ranked.collect_vec();
        tell_apart(&mut ranked, columns);
        ranked
    }
}

/// Adds the place to the names of moves that have the same name.
fn tell_apart(choices: &mut [Choice], columns: &[Column]) {
    let written = |choice: &Choice| choice.name.get(Language::English);
    let counts = choices.iter().map(written).counts();
    for choice in choices.iter_mut().filter(|choice| counts[&written(choice)] > 1) {
        let place = match &choice.places {
            Places::Items(range) => {
                let column = columns.iter().position(|column| column.cell.item_count() > 0);
                column.map(|column| (column, vec![range.start]))
            }
            Places::Column(column, items) => {
                Some((*column, items.iter().map(|(index, _)| *index).collect()))
            }
            Places::Nothing => None,
        };
        if let Some((column, indices)) = place {
            let name = Box::new(choice.name.clone());
            choice.name = Name::At(name, columns[column].heading, indices);
        }
    }
}

impl<G: Shown> Play for SolvedPlay<G> {
    fn facts(&self) -> Facts {
        facts(self.solution.game())
    }

    fn turn(&self) -> Turn {
        let game = self.solution.game();
        let columns = game.columns(&self.position);
        let own = self.player.index();
        let lead = self.scores[own] - self.scores[1 - own];
        let repeats = self.repeats();
        let moves = if repeats { Vec::new() } else { self.choices(&columns, lead) };
        let result = self.solution.lead(&self.position);
        Turn {
            player: self.player,
            scores: self.scores,
            columns,
            scene: game.scene(&self.position),
            coordinates: game.coordinates(&self.position),
            result: Lead { points: lead + result.points, ..result },
            moves,
            repeats,
        }
    }

    fn best(&self) -> Option<usize> {
        let values = self.solution.values(&self.position);
        let (best, _) = values.first().filter(|_| !self.repeats())?;
        Some(*best)
    }

    fn make(&mut self, id: usize) -> Option<()> {
        if self.repeats() {
            return None;
        }
        let MoveOf::<G> { gain, next, again, .. } =
            self.solution.game().moves(self.position.clone()).nth(id)?;
        if G::CAN_REPEAT {
            self.seen.insert((self.player, self.position.clone()));
        }
        self.scores[self.player.index()] += gain;
        self.position = next;
        self.player = if again { self.player } else { self.player.opponent() };
        Some(())
    }

    fn restart(&mut self) {
        self.player = self.solution.game().first_player();
        self.position = self.solution.game().start();
        self.scores = [0, 0];
        self.seen.clear();
    }

    fn positions(&self, most: usize) -> Option<Vec<Entry>> {
        let game = self.solution.game();
        let numbers = grundy(game, &mut Budget::default()).ok();
        let mut open = vec![game.start()];
        let mut seen: HashSet<_> = open.iter().cloned().collect();
        let mut entries = Vec::new();
        while let Some(position) = open.pop() {
            if let Some(coordinates) = game.coordinates(&position) {
                let points = self.solution.lead(&position).points;
                let representative = game.canonical(position.clone());
                let grundy = numbers.as_ref().map(|numbers| numbers[&representative]);
                entries.push(Entry { coordinates, points, grundy });
            }
            let next = game.moves(position).map(|choice| choice.next);
            open.extend(next.filter(|next| seen.insert(next.clone())));
            if seen.len() > most {
                return None;
            }
        }
        entries.sort_unstable();
        entries.dedup();
        Some(entries)
    }
}
