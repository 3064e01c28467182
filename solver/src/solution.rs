//! A solved game: the value of every position and move, and optimal play.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt;

use crate::budget::Table;
use crate::depth_first::{Search, search};
use crate::value::{Value, final_lead};
use crate::{Budget, Game, Lead, Move, MoveOf, Player, Unsolved, retrograde};

/// A game and the leads in all its positions.
pub struct Solution<G: Game> {
    game: G,
    /// The value of each representative.
    table: Table<G::Position, Value>,
}

/// A move and its value.
#[non_exhaustive]
pub struct Ranked<G: Game> {
    /// The move.
    pub choice: MoveOf<G>,
    /// The index of the move in the game's own order.
    pub index: usize,
    /// The lead of the player who makes the move, including its gain, if both play optimally afterward.
    pub lead: Lead,
}

/// A turn of optimal play.
#[non_exhaustive]
pub struct Turn<G: Game> {
    /// The player to move.
    pub player: Player,
    /// The position before the move.
    pub position: G::Position,
    /// The best move; `None` at the end of the game, or in a position that has occurred already.
    pub best: Option<MoveOf<G>>,
}

impl<G: Game + Clone> Clone for Solution<G> {
    fn clone(&self) -> Self {
        Self { game: self.game.clone(), table: self.table.clone() }
    }
}

impl<G: Game> fmt::Debug for Solution<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut solution = formatter.debug_struct("Solution");
        let solution = solution.field("positions", &self.table.len());
        solution.field("result", &self.result()).finish_non_exhaustive()
    }
}

impl<G: Game<Action: Clone>> Clone for Ranked<G> {
    fn clone(&self) -> Self {
        let Self { choice, index, lead } = self;
        Self { choice: choice.clone(), index: *index, lead: *lead }
    }
}

impl<G: Game<Action: fmt::Debug, Position: fmt::Debug>> fmt::Debug for Ranked<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut ranked = formatter.debug_struct("Ranked");
        let ranked = ranked.field("choice", &self.choice).field("index", &self.index);
        ranked.field("lead", &self.lead).finish()
    }
}

impl<G: Game<Action: Clone>> Clone for Turn<G> {
    fn clone(&self) -> Self {
        let Self { player, position, best } = self;
        Self { player: *player, position: position.clone(), best: best.clone() }
    }
}

impl<G: Game<Action: fmt::Debug, Position: fmt::Debug>> fmt::Debug for Turn<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut turn = formatter.debug_struct("Turn");
        let turn = turn.field("player", &self.player).field("position", &self.position);
        turn.field("best", &self.best).finish()
    }
}

/// Finds the value of the best move in each position.
struct BestValue<'a, G> {
    game: &'a G,
    /// Whether no move is tried after one that wins. Then only the signs of the values are right.
    stops_at_win: bool,
}

impl<G: Game> Search for BestValue<'_, G> {
    type Position = G::Position;
    type Step = (i64, bool);
    type Value = Value;
    /// The value of the best move tried so far; `None` before the first move.
    type Partial = Option<Value>;
    type Refusal = Unsolved;

    fn children(
        &self,
        position: G::Position,
    ) -> impl Iterator<Item = ((i64, bool), Option<G::Position>)> {
        let moves = self.game.moves(position);
        moves.map(|Move { gain, next, again, .. }| ((gain, again), Some(self.game.canonical(next))))
    }

    fn add(
        &self,
        best: &mut Option<Value>,
        (gain, again): (i64, bool),
        after: Option<Value>,
    ) -> Result<bool, Unsolved> {
        if !G::HAS_POINTS && gain != 0 {
            return Err(Unsolved::Points);
        }
        *best = (*best).max(after.map(|after| after.before::<G>(gain, again)));
        Ok(self.stops_at_win && best.is_some_and(Value::is_win))
    }

    fn finish(&self, best: Option<Value>, position: &G::Position) -> Result<Value, Unsolved> {
        match best {
            Some(best) => Ok(best),
            None => Ok(Value::at_end::<G>(final_lead(self.game, position)?)),
        }
    }

    fn cost(&self, position: &G::Position) -> (usize, usize) {
        (self.game.weight(position), self.game.bytes(position))
    }
}

/// Searches a game whose positions cannot repeat.
fn searched<G: Game>(
    game: &G,
    stops_at_win: bool,
    budget: &mut Budget,
) -> Result<Table<G::Position, Value>, Unsolved> {
    search(&BestValue { game, stops_at_win }, [game.canonical(game.start())], budget)
}

/// Refuses to compile a game with points whose positions can repeat.
const fn check<G: Game>() {
    const { assert!(!(G::HAS_POINTS && G::CAN_REPEAT), "a game that can repeat has no points") }
}

/// Solves a game.
///
/// Takes time and memory proportional to the number of positions and moves, by depth-first search with a memo or, if
/// positions can repeat, by retrograde analysis: backward from the positions without moves. To find only who wins,
/// [`outcome`] may need far less.
///
/// # Errors
/// If the budget does not suffice, or if the game has points or repeats although its constants say that it does not.
pub fn solve<G: Game>(game: G, budget: &mut Budget) -> Result<Solution<G>, Unsolved> {
    check::<G>();
    let table = if G::CAN_REPEAT {
        retrograde::values(&game, budget)?
    } else {
        searched(&game, false, budget)?
    };
    Ok(Solution { game, table })
}

/// Returns the lead of the player who begins.
///
/// Without points, tries no further move in a position once one wins; if positions can repeat, stops once the start is
/// decided. With points, takes as long as [`solve`]. Uses no bytes of the budget in the end.
///
/// # Errors
/// If the budget does not suffice. Games with points or repetition whose constants say otherwise may be refused, too.
pub fn outcome<G: Game>(game: &G, budget: &mut Budget) -> Result<i64, Unsolved> {
    check::<G>();
    budget.lending_bytes(|budget| {
        let value = if G::CAN_REPEAT {
            retrograde::start_value(game, budget)?
        } else {
            let table = searched(game, !G::HAS_POINTS, budget)?;
            table.get(&game.canonical(game.start())).copied().unwrap_or_default()
        };
        Ok(value.lead::<G>().points)
    })
}

impl<G: Game> Solution<G> {
    /// Returns the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the lead of the player who begins.
    pub fn result(&self) -> Lead {
        self.lead(&self.game.start())
    }

    /// Returns the lead of the player to move in a position. Takes one look-up in a hash table.
    ///
    /// # Panics
    /// If the position cannot be reached.
    pub fn lead(&self, position: &G::Position) -> Lead {
        self.value(position).lead::<G>()
    }

    /// Returns the lead of the player to move in a position; `None` if it cannot be reached.
    pub fn get(&self, position: &G::Position) -> Option<Lead> {
        let value = self.table.get(&self.game.canonical(position.clone()))?;
        Some(value.lead::<G>())
    }

    fn value(&self, position: &G::Position) -> Value {
        let value = self.table.get(&self.game.canonical(position.clone()));
        *value.expect("a position that can be reached from the start")
    }

    /// Returns the representatives of all positions that can be reached, in any order, each with the lead of the player
    /// to move.
    pub fn leads(&self) -> impl Iterator<Item = (&G::Position, Lead)> {
        self.table.iter().map(|(position, value)| (position, value.lead::<G>()))
    }

    /// Returns the moves of a position, best first. A move that wins sooner, or loses later, is better; equally good
    /// moves keep the game's order. Takes a look-up per move and, with m moves, O(m log m) comparisons.
    ///
    /// # Panics
    /// If the position cannot be reached.
    pub fn ranked(&self, position: &G::Position) -> Vec<Ranked<G>> {
        let mut moves: Vec<_> = self.game.moves(position.clone()).map(Some).collect();
        let values = self.values(position).into_iter();
        let ranked = values.filter_map(|(index, lead)| {
            let choice = moves[index].take()?;
            Some(Ranked { choice, index, lead })
        });
        ranked.collect()
    }

    /// Returns for each move of a position its index in the game's order and its value, best first, as
    /// [`ranked`](Self::ranked) does, but without keeping the positions after the moves.
    ///
    /// # Panics
    /// If the position cannot be reached.
    pub fn values(&self, position: &G::Position) -> Vec<(usize, Lead)> {
        // A loop: to collect, much more would be compiled with each game's moves.
        let mut values = Vec::new();
        for (index, choice) in self.game.moves(position.clone()).enumerate() {
            values.push((index, self.value(&choice.next).before::<G>(choice.gain, choice.again)));
        }
        best_first(&mut values);
        values.into_iter().map(|(index, value)| (index, value.lead::<G>())).collect()
    }

    /// Returns the turns of optimal play, up to the end of the game or the first position that occurs again. Each
    /// turn costs as much as [`ranked`](Self::ranked).
    pub fn line(&self) -> impl Iterator<Item = Turn<G>> {
        let mut next = Some((self.game.first_player(), self.game.start()));
        let mut seen = HashSet::new();
        std::iter::from_fn(move || {
            let (player, position) = next.take()?;
            let is_new = !G::CAN_REPEAT || seen.insert((player, position.clone()));
            let ranked = if is_new { self.ranked(&position) } else { Vec::new() };
            let best = ranked.into_iter().next().map(|best| best.choice);
            next = best.as_ref().map(|Move { next, again, .. }| {
                (if *again { player } else { player.opponent() }, next.clone())
            });
            Some(Turn { player, position, best })
        })
    }
}

/// Sorts moves, the best for the player first. It is compiled once, not once per game.
fn best_first(values: &mut [(usize, Value)]) {
    values.sort_by_key(|(_, value)| Reverse(*value));
}
