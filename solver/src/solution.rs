//! A solved game: the value of every position and move, and optimal play.

use std::cmp::Reverse;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::depth_first::{Fold, fold};
use crate::{Budget, Game, Lead, Move, MoveOf, Player, retrograde};

/// A game and the leads in all its positions.
pub struct Solution<G: Game> {
    game: G,
    /// The lead of the player to move in each representative.
    leads: FxHashMap<G::Position, Lead>,
}

/// A move and its value.
pub struct Ranked<G: Game> {
    /// The move.
    pub choice: MoveOf<G>,
    /// The index of the move in the game's own order.
    pub index: usize,
    /// The lead of the player who makes the move, including its gain, if both play optimally afterward.
    pub lead: Lead,
}

/// A turn of optimal play.
pub struct Turn<G: Game> {
    /// The player to move.
    pub player: Player,
    /// The position before the move.
    pub position: G::Position,
    /// The best move; `None` at the end of the game, or in a position that has occurred already.
    pub best: Option<MoveOf<G>>,
}

/// The lead of the best move tried so far; `None` before the first move.
struct Leads<'a, G>(&'a G);

impl<G: Game> Fold<G> for Leads<'_, G> {
    type Value = i64;
    type Partial = Option<i64>;

    fn add(&mut self, best: &mut Option<i64>, gain: i64, again: bool, after: i64) {
        *best = (*best).max(Some(MoveOf::<G>::lead_after(gain, again, after)));
    }

    fn finish(&mut self, best: Option<i64>, position: &G::Position) -> i64 {
        best.unwrap_or_else(|| self.0.final_lead(position))
    }
}

/// Solves a game. Returns `None` if the budget does not suffice.
///
/// Takes time and memory proportional to the number of positions and moves, by depth-first search with a memo or, if
/// positions can repeat, by retrograde analysis: backward from the positions without moves.
///
/// # Panics
/// If positions can repeat and a move gains points.
pub fn solve<G: Game>(game: G, budget: &mut Budget) -> Option<Solution<G>> {
    let leads = if G::CAN_REPEAT {
        retrograde::leads(&game, budget)?
    } else {
        let leads = fold(&game, &mut Leads(&game), budget)?;
        leads.into_iter().map(|(position, points)| (position, Lead { points, moves: 0 })).collect()
    };
    Some(Solution { game, leads })
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
        self.leads[&self.game.canonical(position.clone())]
    }

    /// Returns the representatives of all positions that can be reached, in any order, each with the lead of the player
    /// to move.
    pub fn leads(&self) -> impl Iterator<Item = (&G::Position, Lead)> {
        self.leads.iter().map(|(position, lead)| (position, *lead))
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
        let value = |(index, choice): (usize, MoveOf<G>)| {
            let after = self.lead(&choice.next);
            let points = MoveOf::<G>::lead_after(choice.gain, choice.again, after.points);
            let moves = after.moves + u32::from(G::CAN_REPEAT && after.points != 0);
            (index, Lead { points, moves })
        };
        let mut values: Vec<_> = self.game.moves(position.clone()).enumerate().map(value).collect();
        best_first(&mut values);
        values
    }

    /// Returns the turns of optimal play, up to the end of the game or the first position that occurs again. Each
    /// turn costs as much as [`ranked`](Self::ranked).
    pub fn line(&self) -> impl Iterator<Item = Turn<G>> {
        let mut next = Some((self.game.first_player(), self.game.start()));
        let mut seen = FxHashSet::default();
        std::iter::from_fn(move || {
            let (player, position) = next.take()?;
            let is_new = !G::CAN_REPEAT || seen.insert((player.index(), position.clone()));
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
fn best_first(values: &mut [(usize, Lead)]) {
    values.sort_by_key(|(_, Lead { points, moves })| {
        Reverse((*points, -points.signum() * i64::from(*moves)))
    });
}
