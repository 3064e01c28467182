//! A solved game that is being played.

use std::cell::OnceCell;
use std::rc::Rc;

use itertools::Itertools;
use solver::{Budget, Lead, Player};

use crate::indexed::{Edge, GrundyNumbers, Range, Solved, solved};
use crate::positions::{MoveView, Positions, View};
use crate::reached::{Bounds, reached};
use crate::turn::{Choice, Column, Facts, Places, Turn};
use crate::words::{Language, MoveName, Text};

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
pub(crate) struct SolvedPlay {
    positions: Rc<dyn Positions>,
    solved: Box<dyn Solved>,
    facts: Facts,
    /// The places of the last course that was played: those up to the current one, and those after moves that have been
    /// taken back. So a course that is played again is not solved again.
    places: Vec<Place>,
    /// The number of the current place.
    current: usize,
    /// The positions before the current one in a game whose positions can repeat, each with the player to move.
    seen: Vec<(Player, usize)>,
}

/// A position in the course of a play.
struct Place {
    player: Player,
    /// The index of the position.
    index: usize,
    scores: [i64; 2],
    /// The index and value of each move, best first, once they have been asked for.
    values: OnceCell<Vec<(usize, Lead)>>,
    /// The least number of moves to the end, here or earlier, in a decided position of a game that can repeat.
    least_moves: Option<u32>,
    /// The id of the move to the next place.
    made: Option<usize>,
}

impl Place {
    /// Returns whether a move with this value is no further from the end than each decided position of the course.
    fn is_close(&self, lead: &Lead) -> bool {
        self.least_moves.is_none_or(|least| lead.moves <= least)
    }
}

impl SolvedPlay {
    /// Solves a game, to be played; `None` if the budget does not suffice.
    pub(crate) fn new(
        positions: Rc<dyn Positions>,
        facts: Facts,
        budget: &mut Budget,
    ) -> Option<Self> {
        let solved = solved(positions.clone(), budget)?;
        let player = positions.first_player();
        let mut play =
            Self { positions, solved, facts, places: Vec::new(), current: 0, seen: Vec::new() };
        play.places.push(play.place_of(player, 0, [0, 0], None));
        Some(play)
    }

    /// Creates a place, given the least number of moves to the end before it.
    fn place_of(
        &self,
        player: Player,
        index: usize,
        scores: [i64; 2],
        least_moves: Option<u32>,
    ) -> Place {
        let lead =
            if self.positions.can_repeat() { self.solved.lead(index) } else { Lead::default() };
        let moves = (lead.points != 0).then_some(lead.moves);
        let least_moves = least_moves.into_iter().chain(moves).min();
        Place { player, index, scores, values: OnceCell::new(), least_moves, made: None }
    }

    fn place(&self) -> &Place {
        &self.places[self.current]
    }

    /// Returns whether the game ends because the position has occurred before.
    fn repeats(&self) -> bool {
        let place = self.place();
        self.seen.contains(&(place.player, place.index))
    }

    /// Returns the index and value of each move, best first, if the game ends when a position occurs again.
    fn values(&self) -> &[(usize, Lead)] {
        if self.repeats() {
            return &[];
        }
        let place = self.place();
        place.values.get_or_init(|| {
            let values = self.solved.values(place.index);
            let can_repeat = self.positions.can_repeat();
            if !can_repeat || self.is_independent_of_course(&values) {
                values
            } else {
                self.solved.values_after(&self.seen, place.player, place.index)
            }
        })
    }

    /// Returns whether the earlier positions cannot change the values of these moves. If repetition is a draw, then that
    /// matters only to a player who loses, and only if the opponent's fastest win passes one of those positions. It does
    /// not if all of them are further from the end.
    fn is_independent_of_course(&self, values: &[(usize, Lead)]) -> bool {
        let place = self.place();
        let is_draw = self.positions.repeated_lead(place.index) == 0;
        is_draw && values.iter().all(|(_, lead)| lead.points == 0 || place.is_close(lead))
    }

    /// Returns the place after the move with this id; `None` if there is no such move.
    fn after(&self, id: usize) -> Option<Place> {
        let Place { player, index, scores, least_moves, .. } = self.place();
        let edges = self.positions.edges(*index, Range { from: id, most: 1 });
        let Edge { gain, again, to } = *edges.first()?;
        let mut scores = *scores;
        scores[player.index()] += gain;
        let player = if again { *player } else { player.opponent() };
        Some(self.place_of(player, to, scores, *least_moves))
    }

    /// Returns the value of the current position.
    fn result(&self) -> Lead {
        let index = self.place().index;
        match self.values().first() {
            Some((_, best)) => *best,
            None if self.repeats() => {
                Lead { points: self.positions.repeated_lead(index), moves: 0 }
            }
            None => self.solved.lead(index),
        }
    }

    /// Returns the moves of the current position, best first.
    fn choices(&self, columns: &[Column], moves: Vec<MoveView>, lead: i64) -> Vec<Choice> {
        let choices = moves.into_iter().enumerate().map(|(id, seen)| {
            let MoveView { gain, name, places, board_places } = seen;
            Choice { id, name, places, board_places, gain, result: Lead::default() }
        });
        let mut choices = choices.map(Some).collect_vec();
        let ranked = self.values().iter().filter_map(|(id, value)| {
            let choice = choices[*id].take()?;
            Some(Choice { result: Lead { points: lead + value.points, ..*value }, ..choice })
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
            choice.name = MoveName::At(name, columns[column].heading, indices);
        }
    }
}

impl Play for SolvedPlay {
    fn facts(&self) -> Facts {
        self.facts.clone()
    }

    fn turn(&self) -> Turn {
        let positions = &self.positions;
        let Place { player, index, scores, .. } = self.place();
        let View { columns, moves } = positions.view(*index, usize::MAX);
        let own = player.index();
        let lead = scores[own] - scores[1 - own];
        let moves = self.choices(&columns, moves, lead);
        let result = self.result();
        let mut scores = *scores;
        if positions.has_points() && moves.is_empty() {
            // What counts at the end goes to the player whom it puts ahead.
            let gainer = if result.points < 0 { 1 - own } else { own };
            scores[gainer] += result.points.abs();
        }
        Turn {
            player: *player,
            scores,
            columns,
            scene: positions.scene(*index),
            coordinates: positions.coordinates(*index),
            result: Lead { points: lead + result.points, ..result },
            moves,
            repeats: self.repeats(),
        }
    }

    fn best(&self) -> Option<usize> {
        let place = self.place();
        if self.positions.can_repeat() && !self.repeats() {
            let (best, lead) = *self.solved.values(place.index).first()?;
            // The course can only turn other wins into draws.
            if lead.points > 0 && place.is_close(&lead) {
                return Some(best);
            }
        }
        self.values().first().map(|(best, _)| *best)
    }

    fn make(&mut self, id: usize) -> Option<()> {
        if self.repeats() {
            return None;
        }
        if self.place().made != Some(id) {
            let next = self.after(id)?;
            self.places.truncate(self.current + 1);
            self.places[self.current].made = Some(id);
            self.places.push(next);
        }
        if self.positions.can_repeat() {
            let place = self.place();
            self.seen.push((place.player, place.index));
        }
        self.current += 1;
        Some(())
    }

    fn restart(&mut self) {
        self.current = 0;
        self.seen.clear();
    }

    fn positions(&self, most: usize) -> Option<Vec<Entry>> {
        let positions = &self.positions;
        let bounds = Bounds { positions: most, moves: usize::MAX, weight: usize::MAX };
        let reached = reached(&**positions, &[], &bounds)?;
        let indices = reached.places.iter().map(|(_, index)| *index).collect_vec();
        let numbers = GrundyNumbers::of(positions.clone(), &mut Budget::default()).ok();
        let entry = |index: &usize| {
            Some(Entry {
                coordinates: positions.coordinates(*index)?,
                points: self.solved.lead(*index).points,
                grundy: numbers.as_ref().and_then(|numbers| numbers.get(*index)),
            })
        };
        let mut entries = indices.iter().filter_map(entry).collect_vec();
        entries.sort_unstable();
        entries.dedup();
        Some(entries)
    }
}
