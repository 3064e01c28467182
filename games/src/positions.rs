//! The positions of a game as data, each known by its index, so that what steps and players do with them is compiled once
//! and not once per game.

use std::cell::RefCell;

use rustc_hash::FxHashMap;
use solver::{Budget, Continuation, Game, Lead, MoveOf, Player, Solution, grundy, solve};

use crate::shown::{Shown, facts};
use crate::turn::{Column, Facts, Places, Scene};
use crate::words::MoveName;

/// A move.
#[derive(Clone, Copy)]
pub(crate) struct Edge {
    /// The points that the move gains.
    pub gain: i64,
    /// Whether the same player moves again.
    pub again: bool,
    /// The index of the position after the move.
    pub to: usize,
}

/// What a person sees of a position.
pub(crate) struct View {
    pub columns: Vec<Column>,
    /// The moves, in the game's order.
    pub moves: Vec<MoveView>,
}

/// What a person sees of a move.
pub(crate) struct MoveView {
    pub gain: i64,
    pub name: MoveName,
    pub places: Places,
    pub board_places: Vec<usize>,
}

/// The positions of a game. The start of the game has the index 0, and each other position the next free one when it is
/// found, as a start of the table or after a move.
pub(crate) trait Positions {
    /// Returns the player who begins.
    fn first_player(&self) -> Player;

    /// Returns whether positions can repeat.
    fn can_repeat(&self) -> bool;

    /// Returns whether there are points.
    fn has_points(&self) -> bool;

    /// Returns further positions from which the table of positions begins.
    fn table_starts(&self) -> Vec<usize>;

    /// Returns the first moves of a position, at most so many.
    fn edges(&self, index: usize, most: usize) -> Vec<Edge>;

    /// Returns what a person sees of a position.
    fn view(&self, index: usize) -> View;

    /// Returns the board at a position, if there is one.
    fn scene(&self, index: usize) -> Option<Scene>;

    /// Returns the coordinates of a position in the table.
    fn coordinates(&self, index: usize) -> Option<Vec<i64>>;

    /// Returns the steps that listing the moves of a position takes, besides one per move.
    fn weight(&self, index: usize) -> usize;

    /// Returns the lead of the player to move in a position without moves.
    fn final_lead(&self, index: usize) -> i64;

    /// Returns the lead of the player to move in a position that occurs again.
    fn repeated_lead(&self, index: usize) -> i64;
}

/// The positions that have been found, and their indices.
pub(crate) struct Found<Position> {
    positions: Vec<Position>,
    indices: FxHashMap<Position, usize>,
}

/// A game whose positions are found on the way.
pub(crate) struct Listed<'a, G: Game> {
    pub game: &'a G,
    pub found: &'a RefCell<Found<G::Position>>,
}

/// Returns the positions of a game of which only the start is found yet.
pub(crate) fn found<G: Game>(game: &G) -> RefCell<Found<G::Position>> {
    let found = Found { positions: Vec::new(), indices: FxHashMap::default() };
    let found = RefCell::new(found);
    Listed { game, found: &found }.index(game.start());
    found
}

impl<G: Game> Listed<'_, G> {
    fn position(&self, index: usize) -> G::Position {
        self.found.borrow().positions[index].clone()
    }

    /// Returns the index of a position, which may be new.
    fn index(&self, position: G::Position) -> usize {
        let found = &mut *self.found.borrow_mut();
        let next = found.positions.len();
        let index = *found.indices.entry(position.clone()).or_insert(next);
        if index == next {
            found.positions.push(position);
        }
        index
    }
}

impl<G: Shown> Positions for Listed<'_, G> {
    fn first_player(&self) -> Player {
        self.game.first_player()
    }

    fn can_repeat(&self) -> bool {
        G::CAN_REPEAT
    }

    fn has_points(&self) -> bool {
        G::HAS_POINTS
    }

    fn table_starts(&self) -> Vec<usize> {
        self.game.table_starts().into_iter().map(|start| self.index(start)).collect()
    }

    fn edges(&self, index: usize, most: usize) -> Vec<Edge> {
        // A loop: to collect, much more would be compiled with each game's moves.
        let mut edges = Vec::new();
        for choice in self.game.moves(self.position(index)).take(most) {
            let MoveOf::<G> { gain, again, next, .. } = choice;
            edges.push(Edge { gain, again, to: self.index(next) });
        }
        edges
    }

    fn view(&self, index: usize) -> View {
        let (game, position) = (self.game, self.position(index));
        let columns = game.columns(&position);
        let mut moves = Vec::new();
        for choice in game.moves(position.clone()) {
            moves.push(MoveView {
                gain: choice.gain,
                name: game.name(&columns, &position, &choice),
                places: game.places(&position, &choice),
                board_places: game.board_places(&position, &choice),
            });
        }
        View { columns, moves }
    }

    fn scene(&self, index: usize) -> Option<Scene> {
        self.game.scene(&self.position(index))
    }

    fn coordinates(&self, index: usize) -> Option<Vec<i64>> {
        self.game.coordinates(&self.position(index))
    }

    fn weight(&self, index: usize) -> usize {
        self.game.weight(&self.position(index))
    }

    fn final_lead(&self, index: usize) -> i64 {
        self.game.final_lead(&self.position(index))
    }

    fn repeated_lead(&self, index: usize) -> i64 {
        self.game.repeated_lead(&self.position(index))
    }
}

/// A solved game.
pub(crate) trait Solved {
    /// Returns what is the same in every turn.
    fn facts(&self) -> Facts;

    /// Returns the positions of the game.
    fn positions(&self) -> Box<dyn Positions + '_>;

    /// Returns the value of a position.
    fn lead(&self, index: usize) -> Lead;

    /// Returns the index and value of each move of a position, best first.
    fn values(&self, index: usize) -> Vec<(usize, Lead)>;

    /// Returns what [`values`](Self::values) does, if the game ends when a position occurs again, given the player to move
    /// and the earlier positions, each with the player to move.
    fn values_after(
        &self,
        earlier: &[(Player, usize)],
        player: Player,
        index: usize,
    ) -> Vec<(usize, Lead)>;

    /// Returns the Grundy number of each of these positions, which can be reached; `None` if the game has none.
    fn grundy_numbers(&self, indices: &[usize]) -> Option<Vec<u32>>;
}

/// A solved game, with the positions that have been found in it.
pub(crate) struct SolvedGame<G: Game> {
    solution: Solution<G>,
    found: RefCell<Found<G::Position>>,
}

impl<G: Game> SolvedGame<G> {
    pub fn new(solution: Solution<G>) -> Self {
        let found = found(solution.game());
        Self { solution, found }
    }

    fn listed(&self) -> Listed<'_, G> {
        Listed { game: self.solution.game(), found: &self.found }
    }
}

impl<G: Shown> Solved for SolvedGame<G> {
    fn facts(&self) -> Facts {
        facts(self.solution.game())
    }

    fn positions(&self) -> Box<dyn Positions + '_> {
        Box::new(self.listed())
    }

    fn lead(&self, index: usize) -> Lead {
        self.solution.lead(&self.listed().position(index))
    }

    fn values(&self, index: usize) -> Vec<(usize, Lead)> {
        self.solution.values(&self.listed().position(index))
    }

    fn values_after(
        &self,
        earlier: &[(Player, usize)],
        player: Player,
        index: usize,
    ) -> Vec<(usize, Lead)> {
        if !G::CAN_REPEAT {
            return self.values(index);
        }
        let listed = self.listed();
        let earlier = earlier.iter().map(|(player, index)| (*player, listed.position(*index)));
        let rest = Continuation::new(listed.game, player, listed.position(index), earlier);
        // It has at most twice as many positions as the game, which has been solved.
        let rest = solve(&rest, &mut Budget::new(usize::MAX, usize::MAX));
        rest.map_or_else(|_| self.values(index), |rest| rest.values(&None))
    }

    fn grundy_numbers(&self, indices: &[usize]) -> Option<Vec<u32>> {
        let listed = self.listed();
        let numbers = grundy(listed.game, &mut Budget::default()).ok()?;
        indices.iter().map(|index| numbers.get(&listed.position(*index))).collect()
    }
}
