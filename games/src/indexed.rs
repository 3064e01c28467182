//! The rules of a game as data: each position is known by its index, so that whatever searches the positions is
//! compiled once and not once per game.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use solver::{
    Budget, Continuation, Game, Lead, Move, MoveOf, NoGrundy, Numbers, Part, Player, Solution,
    grundy, outcome, solve,
};

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

/// The moves of a position that are asked for, in the game's order.
#[derive(Clone, Copy)]
pub(crate) struct Range {
    /// The number of moves before them.
    pub from: usize,
    /// The maximum number of them.
    pub most: usize,
}

impl Range {
    /// Returns the range of the first moves, at most so many.
    pub(crate) const fn first(most: usize) -> Self {
        Self { from: 0, most }
    }
}

/// The rules of a game. The start of the game has the index 0, and each other position the next free one when it is
/// found.
pub(crate) trait Rules {
    /// Returns whether positions can repeat.
    fn can_repeat(&self) -> bool;

    /// Returns whether there are points.
    fn has_points(&self) -> bool;

    /// Returns whether both players have the same moves.
    fn is_impartial(&self) -> bool;

    /// Returns the player who begins.
    fn first_player(&self) -> Player;

    /// Returns the [representative](Game::canonical) of a position.
    fn representative(&self, index: usize) -> usize;

    /// Returns moves of a position.
    fn edges(&self, index: usize, range: Range) -> Vec<Edge>;

    /// Returns moves of a position, to representatives.
    fn edges_to_representatives(&self, index: usize, range: Range) -> Vec<Edge>;

    /// Returns the [parts](Game::parts) of a position.
    fn parts(&self, index: usize) -> Option<Vec<Part<usize>>>;

    /// Returns the steps that listing the moves of a position takes, besides one per move.
    fn weight(&self, index: usize) -> usize;

    /// Returns the memory that a position takes, in bytes.
    fn bytes(&self, index: usize) -> usize;

    /// Returns the lead of the player to move in a position without moves.
    fn final_lead(&self, index: usize) -> i64;

    /// Returns the lead of the player to move in a position that occurs again.
    fn repeated_lead(&self, index: usize) -> i64;
}

/// A game that is lent or owned.
enum Held<'a, G> {
    Lent(&'a G),
    Owned(Box<G>),
}

impl<G> Deref for Held<'_, G> {
    type Target = G;

    fn deref(&self) -> &G {
        match self {
            Self::Lent(game) => game,
            Self::Owned(game) => game,
        }
    }
}

/// The positions that have been found, and their indices.
struct Found<Position> {
    positions: Vec<Position>,
    indices: FxHashMap<Position, usize>,
}

/// A game whose positions are found on the way.
pub(crate) struct Listed<'a, G: Game> {
    game: Held<'a, G>,
    found: RefCell<Found<G::Position>>,
}

impl<'a, G: Game> Listed<'a, G> {
    /// Lends the game.
    pub(crate) fn lent(game: &'a G) -> Self {
        Self::new(Held::Lent(game))
    }

    /// Owns the game.
    pub(crate) fn owned(game: Box<G>) -> Self {
        Self::new(Held::Owned(game))
    }

    fn new(game: Held<'a, G>) -> Self {
        let start = game.start();
        let found = Found { positions: Vec::new(), indices: FxHashMap::default() };
        let listed = Self { game, found: RefCell::new(found) };
        listed.index(start);
        listed
    }

    pub(crate) fn game(&self) -> &G {
        &self.game
    }

    pub(crate) fn position(&self, index: usize) -> G::Position {
        self.found.borrow().positions[index].clone()
    }

    /// Returns the index of a position, which may be new.
    pub(crate) fn index(&self, position: G::Position) -> usize {
        let Found { positions, indices } = &mut *self.found.borrow_mut();
        if let Some(index) = indices.get(&position) {
            return *index;
        }
        let next = positions.len();
        positions.push(position.clone());
        indices.insert(position, next);
        next
    }

    fn listed_edges(&self, index: usize, range: Range, to_representatives: bool) -> Vec<Edge> {
        // A loop: to collect, much more would be compiled with each game's moves.
        let mut edges = Vec::new();
        let moves = self.game.moves(self.position(index));
        for MoveOf::<G> { gain, again, next, .. } in moves.skip(range.from).take(range.most) {
            let next = if to_representatives { self.game.canonical(next) } else { next };
            edges.push(Edge { gain, again, to: self.index(next) });
        }
        edges
    }
}

impl<G: Game> Rules for Listed<'_, G> {
    fn can_repeat(&self) -> bool {
        G::CAN_REPEAT
    }

    fn has_points(&self) -> bool {
        G::HAS_POINTS
    }

    fn is_impartial(&self) -> bool {
        G::IS_IMPARTIAL
    }

    fn first_player(&self) -> Player {
        self.game.first_player()
    }

    fn representative(&self, index: usize) -> usize {
        self.index(self.game.canonical(self.position(index)))
    }

    fn edges(&self, index: usize, range: Range) -> Vec<Edge> {
        self.listed_edges(index, range, false)
    }

    fn edges_to_representatives(&self, index: usize, range: Range) -> Vec<Edge> {
        self.listed_edges(index, range, true)
    }

    fn parts(&self, index: usize) -> Option<Vec<Part<usize>>> {
        let mut indices = Vec::new();
        for part in self.game.parts(&self.position(index))? {
            indices.push(match part {
                Part::Position(part) => Part::Position(self.index(self.game.canonical(part))),
                Part::Number(number) => Part::Number(number),
            });
        }
        Some(indices)
    }

    fn weight(&self, index: usize) -> usize {
        self.game.weight(&self.found.borrow().positions[index])
    }

    fn bytes(&self, index: usize) -> usize {
        // It stands in the list and, with its index, in the table, which has up to twice as many places.
        let own = size_of::<G::Position>();
        3 * own + 2 * size_of::<u64>() + 2 * self.game.bytes(&self.found.borrow().positions[index])
    }

    fn final_lead(&self, index: usize) -> i64 {
        self.game.final_lead(&self.found.borrow().positions[index])
    }

    fn repeated_lead(&self, index: usize) -> i64 {
        self.game.repeated_lead(&self.found.borrow().positions[index])
    }
}

/// The game that the solver searches. Its positions are indices of representatives, but for those that are asked for.
#[derive(Clone)]
struct Indexed<'a, const REPEATS: bool, const POINTS: bool>(Rc<dyn Rules + 'a>);

impl<const REPEATS: bool, const POINTS: bool> Game for Indexed<'_, REPEATS, POINTS> {
    type Position = usize;
    type Action = ();
    const CAN_REPEAT: bool = REPEATS;
    const HAS_POINTS: bool = POINTS;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> usize {
        self.0.representative(0)
    }

    fn first_player(&self) -> Player {
        self.0.first_player()
    }

    fn moves(&self, position: usize) -> impl Iterator<Item = MoveOf<Self>> {
        let edges =
            Edges { rules: &*self.0, index: position, listed: 0, batch: Vec::new().into_iter() };
        edges.map(|Edge { gain, again, to }| Move { action: (), gain, next: to, again })
    }

    fn final_lead(&self, position: &usize) -> i64 {
        self.0.final_lead(*position)
    }

    fn repeated_lead(&self, position: &usize) -> i64 {
        self.0.repeated_lead(*position)
    }

    fn parts(&self, position: &usize) -> Option<Vec<Part<usize>>> {
        self.0.parts(*position)
    }

    fn weight(&self, position: &usize) -> usize {
        self.0.weight(*position)
    }

    fn bytes(&self, position: &usize) -> usize {
        self.0.bytes(*position)
    }
}

/// The moves of a position, listed in batches, each as large as all before it: a search that stops early lists few.
struct Edges<'a> {
    rules: &'a dyn Rules,
    index: usize,
    /// The number of moves that have been listed.
    listed: usize,
    batch: std::vec::IntoIter<Edge>,
}

/// The size of the first batch of moves.
const FIRST_BATCH: usize = 32;

impl Iterator for Edges<'_> {
    type Item = Edge;

    fn next(&mut self) -> Option<Edge> {
        if let Some(edge) = self.batch.next() {
            return Some(edge);
        }
        if !self.listed.is_multiple_of(FIRST_BATCH) {
            return None;
        }
        let range = Range { from: self.listed, most: self.listed.max(FIRST_BATCH) };
        let batch = self.rules.edges_to_representatives(self.index, range);
        self.listed += batch.len();
        self.batch = batch.into_iter();
        self.batch.next()
    }
}

/// A solved game.
pub(crate) trait Solved {
    /// Returns the value of a position.
    fn lead(&self, index: usize) -> Lead;

    /// Returns the index and value of each move of a position, best first.
    fn values(&self, index: usize) -> Vec<(usize, Lead)>;

    /// Returns what [`values`](Self::values) does, if the game ends when a position occurs again, given the player to
    /// move and the earlier positions, each with the player to move.
    fn values_after(
        &self,
        earlier: &[(Player, usize)],
        player: Player,
        index: usize,
    ) -> Vec<(usize, Lead)>;
}

impl<const REPEATS: bool, const POINTS: bool> Solved for Solution<Indexed<'_, REPEATS, POINTS>> {
    fn lead(&self, index: usize) -> Lead {
        Solution::lead(self, &self.game().0.representative(index))
    }

    fn values(&self, index: usize) -> Vec<(usize, Lead)> {
        Solution::values(self, &index)
    }

    fn values_after(
        &self,
        earlier: &[(Player, usize)],
        player: Player,
        index: usize,
    ) -> Vec<(usize, Lead)> {
        let seen = earlier.iter().copied().chain([(player, index)]);
        let seen = seen.map(|(player, index)| (player, self.game().0.representative(index)));
        let rest = Continuation::new(self.game(), player, index, seen);
        // It has at most twice as many positions as the game, which has been solved.
        let rest = solve(&rest, &mut Budget::new(usize::MAX, usize::MAX));
        rest.map_or_else(|_| Solved::values(self, index), |rest| rest.values(&None))
    }
}

/// Solves a game; `None` if the budget does not suffice.
pub(crate) fn solved<'a>(
    rules: Rc<dyn Rules + 'a>,
    budget: &mut Budget,
) -> Option<Box<dyn Solved + 'a>> {
    Some(match (rules.can_repeat(), rules.has_points()) {
        (true, _) => Box::new(solve(Indexed::<true, false>(rules), budget).ok()?),
        (false, true) => Box::new(solve(Indexed::<false, true>(rules), budget).ok()?),
        (false, false) => Box::new(solve(Indexed::<false, false>(rules), budget).ok()?),
    })
}

/// Returns the lead of the player who begins by brute force; `None` if that takes too long.
pub(crate) fn brute_force_lead<G: Game>(game: &G, budget: &mut Budget) -> Option<i64> {
    outcome_of(Rc::new(Listed::lent(game)), budget)
}

fn outcome_of(rules: Rc<dyn Rules + '_>, budget: &mut Budget) -> Option<i64> {
    let lead = match (rules.can_repeat(), rules.has_points()) {
        (true, _) => outcome(&Indexed::<true, false>(rules), budget),
        (false, true) => outcome(&Indexed::<false, true>(rules), budget),
        (false, false) => outcome(&Indexed::<false, false>(rules), budget),
    };
    lead.ok()
}

/// Returns the lead of the player who begins and the number of moves to the end, by brute force; `None` if that takes
/// too long.
pub(crate) fn brute_force_value<G: Game>(game: &G, budget: &mut Budget) -> Option<Lead> {
    value_of(Rc::new(Listed::lent(game)), budget)
}

fn value_of(rules: Rc<dyn Rules + '_>, budget: &mut Budget) -> Option<Lead> {
    let solved = budget.lending_bytes(|budget| solved(rules, budget))?;
    Some(solved.lead(0))
}

/// Returns the leads of the player to move in these positions, which can be reached, by brute force; `None` if that
/// takes too long.
pub(crate) fn brute_force_leads<G: Game>(
    game: &G,
    positions: impl IntoIterator<Item = G::Position>,
    budget: &mut Budget,
) -> Option<Vec<i64>> {
    let listed = Rc::new(Listed::lent(game));
    let solved = budget.lending_bytes(|budget| solved(listed.clone(), budget))?;
    Some(positions.into_iter().map(|position| solved.lead(listed.index(position)).points).collect())
}

/// Returns the first moves that win, in the game's order, by brute force; `None` if that takes too long.
pub(crate) fn winning_moves<G: Game>(game: &G, budget: &mut Budget) -> Option<Vec<MoveOf<G>>> {
    let wins = first_moves_win(Rc::new(Listed::lent(game)), budget)?;
    let mut winning = Vec::new();
    for (choice, wins) in game.moves(game.start()).zip(wins) {
        if wins {
            winning.push(choice);
        }
    }
    Some(winning)
}

/// Returns for each first move whether it wins.
fn first_moves_win(rules: Rc<dyn Rules + '_>, budget: &mut Budget) -> Option<Vec<bool>> {
    let solved = budget.lending_bytes(|budget| solved(rules, budget))?;
    let mut values = solved.values(0);
    values.sort_unstable_by_key(|(index, _)| *index);
    Some(values.into_iter().map(|(_, lead)| lead.points > 0).collect())
}

/// The Grundy numbers of a game.
pub(crate) struct GrundyNumbers<'a> {
    rules: Rc<dyn Rules + 'a>,
    numbers: Numbers<Indexed<'a, false, false>>,
}

impl<'a> GrundyNumbers<'a> {
    /// Computes the Grundy numbers of the positions that can be reached.
    ///
    /// # Errors
    /// If the game has no Grundy numbers, or the budget does not suffice.
    pub(crate) fn of(rules: Rc<dyn Rules + 'a>, budget: &mut Budget) -> Result<Self, NoGrundy> {
        if !rules.is_impartial() {
            return Err(NoGrundy::Partizan);
        }
        let numbers = match (rules.can_repeat(), rules.has_points()) {
            (true, _) => return Err(NoGrundy::Repeats),
            (_, true) => return Err(NoGrundy::Points),
            (false, false) => grundy(Indexed(rules.clone()), budget)?,
        };
        Ok(Self { rules, numbers })
    }

    /// Returns the Grundy number of a position; `None` if it cannot be reached.
    pub(crate) fn get(&self, index: usize) -> Option<u32> {
        self.numbers.get(&self.rules.representative(index))
    }
}
