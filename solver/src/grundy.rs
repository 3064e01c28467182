//! Grundy numbers.

use std::error::Error;
use std::fmt;

use crate::budget::Table;
use crate::depth_first::{Search, search};
use crate::{Budget, Game, MoveOf, Part, Unsolved};

/// Why a game has no Grundy numbers, or none that could be found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoGrundy {
    /// The players have different moves.
    Partizan,
    /// Positions can repeat.
    Repeats,
    /// The players score points.
    Points,
    /// A player moves twice in a row.
    MovesAgain,
    /// In some position without moves, the player to move has not lost.
    NotNormalPlay,
    /// The search has failed.
    Unsolved(Unsolved),
}

impl From<Unsolved> for NoGrundy {
    fn from(unsolved: Unsolved) -> Self {
        Self::Unsolved(unsolved)
    }
}

impl fmt::Display for NoGrundy {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Partizan => "the players have different moves",
            Self::Repeats => "positions can repeat",
            Self::Points => "the players score points",
            Self::MovesAgain => "a player can move twice in a row",
            Self::NotNormalPlay => "a player without a move has not always lost",
            Self::Unsolved(unsolved) => return unsolved.fmt(formatter),
        })
    }
}

impl Error for NoGrundy {}

/// The Grundy numbers of a game.
pub struct Numbers<G: Game> {
    game: G,
    /// The number of each representative that was visited: of indivisible parts, if positions fall into parts.
    table: Table<G::Position, u32>,
}

impl<G: Game + Clone> Clone for Numbers<G> {
    fn clone(&self) -> Self {
        Self { game: self.game.clone(), table: self.table.clone() }
    }
}

impl<G: Game> fmt::Debug for Numbers<G> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Numbers").field("count", &self.table.len()).finish_non_exhaustive()
    }
}

impl<G: Game> Numbers<G> {
    /// Returns the Grundy number of a position; `None` if it cannot be reached.
    pub fn get(&self, position: &G::Position) -> Option<u32> {
        let whole = self.game.canonical(position.clone());
        if let Some(number) = self.table.get(&whole) {
            return Some(*number);
        }
        self.game.parts(position)?.into_iter().try_fold(0, |xor, part| match part {
            Part::Number(number) => Some(xor ^ number),
            Part::Position(part) => Some(xor ^ self.table.get(&self.game.canonical(part))?),
        })
    }
}

/// Computes Grundy numbers, and notices what the theory does not allow.
struct Grundy<'a, G>(&'a G);

/// The step to a part of the position after a move. Its number is that of the part, unless the part is visited.
#[derive(Clone, Copy)]
struct Step {
    number: u32,
    /// Whether it is the last part of the position.
    is_last: bool,
}

/// What is known of a position while its moves are being tried.
#[derive(Default)]
struct Reached {
    /// The xor of the parts of the current move that have been visited.
    xor: u32,
    /// For each number, whether a move leads to it.
    numbers: Vec<bool>,
}

/// The step to a part, and the representative that has to be visited, if its number is not known.
type Visit<Position> = (Step, Option<Position>);

/// How to find the numbers of the positions after moves: by visiting them, or their parts.
struct Visits<'a, G: Game, Moves> {
    game: &'a G,
    moves: Moves,
    /// The other parts of the position after the current move.
    parts: std::vec::IntoIter<Visit<G::Position>>,
}

impl<G: Game, Moves: Iterator<Item = MoveOf<G>>> Iterator for Visits<'_, G, Moves> {
    type Item = (Result<Step, NoGrundy>, Option<G::Position>);

    fn next(&mut self) -> Option<Self::Item> {
        if let Some((step, part)) = self.parts.next() {
            return Some((Ok(step), part));
        }
        let choice = self.moves.next()?;
        match (choice.gain, choice.again) {
            (0, false) => {}
            (0, true) => return Some((Err(NoGrundy::MovesAgain), None)),
            _ => return Some((Err(NoGrundy::Points), None)),
        }
        let Some(parts) = self.game.parts(&choice.next) else {
            let whole = self.game.canonical(choice.next);
            return Some((Ok(Step { number: 0, is_last: true }), Some(whole)));
        };
        self.parts = visits(self.game, parts).into_iter();
        self.parts.next().map(|(step, part)| (Ok(step), part))
    }
}

/// Returns the visits of the parts of a position: at least one, since one is the last.
fn visits<G: Game>(game: &G, parts: Vec<Part<G::Position>>) -> Vec<Visit<G::Position>> {
    let visit = |part| match part {
        Part::Number(number) => (Step { number, is_last: false }, None),
        Part::Position(part) => (Step { number: 0, is_last: false }, Some(game.canonical(part))),
    };
    let mut visits: Vec<_> = parts.into_iter().map(visit).collect();
    match visits.last_mut() {
        Some((last, _)) => last.is_last = true,
        None => visits.push((Step { number: 0, is_last: true }, None)),
    }
    visits
}

impl<G: Game> Search for Grundy<'_, G> {
    type Position = G::Position;
    type Step = Result<Step, NoGrundy>;
    type Value = u32;
    type Partial = Reached;
    type Refusal = NoGrundy;

    fn children(
        &self,
        position: G::Position,
    ) -> impl Iterator<Item = (Self::Step, Option<G::Position>)> {
        Visits { game: self.0, moves: self.0.moves(position), parts: Vec::new().into_iter() }
    }

    fn add(
        &self,
        reached: &mut Reached,
        step: Self::Step,
        after: Option<u32>,
    ) -> Result<bool, NoGrundy> {
        let step = step?;
        reached.xor ^= after.unwrap_or(step.number);
        if step.is_last {
            let number = usize::try_from(reached.xor).unwrap_or(usize::MAX);
            reached.xor = 0;
            if reached.numbers.len() <= number {
                reached.numbers.resize(number + 1, false);
            }
            reached.numbers[number] = true;
        }
        Ok(false)
    }

    fn finish(&self, reached: Reached, position: &G::Position) -> Result<u32, NoGrundy> {
        if reached.numbers.is_empty() && self.0.final_lead(position) >= 0 {
            return Err(NoGrundy::NotNormalPlay);
        }
        let missing = reached.numbers.iter().take_while(|is_reached| **is_reached).count();
        Ok(u32::try_from(missing).unwrap_or(u32::MAX))
    }

    fn cost(&self, position: &G::Position) -> (usize, usize) {
        (self.0.weight(position), self.0.bytes(position))
    }
}

/// Returns the Grundy number of each position that can be reached: the smallest number that no move leads to. A position
/// is lost if and only if its number is 0; the number of a sum of games is the xor of their numbers.
///
/// Takes time proportional to the number of positions and moves, where positions that fall into
/// [parts](Game::parts) count as those parts.
///
/// # Errors
/// If the game is not an impartial game under normal play, or if the budget does not suffice.
pub fn grundy<G: Game>(game: G, budget: &mut Budget) -> Result<Numbers<G>, NoGrundy> {
    if !G::IS_IMPARTIAL {
        return Err(NoGrundy::Partizan);
    }
    if G::CAN_REPEAT {
        return Err(NoGrundy::Repeats);
    }
    if G::HAS_POINTS {
        return Err(NoGrundy::Points);
    }
    let grundy = Grundy(&game);
    let start = game.start();
    let starts: Vec<_> = match game.parts(&start) {
        None => vec![game.canonical(start)],
        Some(parts) => visits(&game, parts).into_iter().filter_map(|(_, part)| part).collect(),
    };
    let table = search(&grundy, starts, budget)?;
    Ok(Numbers { game, table })
}
