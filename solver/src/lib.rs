//! Solves two-player games: the rules go in, and the value of every position and of every move comes out.
//!
//! A game is a value that implements [`Game`]. It holds its data, such as a row of cards or a graph. [`solve`] searches
//! all positions that can be reached, and returns a [`Solution`]: for each position the lead of the player to move, for
//! each move the lead after it, best moves first, and optimal play. [`grundy`](grundy()) returns the Grundy numbers of
//! impartial games. Both take a [`Budget`], so that a game with too many positions is refused instead of filling the
//! memory.
//!
//! # Example
//!
//! Wythoff's game: take any number of stones from one of two piles, or the same number from both. A player who cannot
//! move loses.
//!
//! ```
//! use solver::{Budget, Game, Move, grundy, solve};
//!
//! struct Wythoff(u32, u32);
//!
//! impl Game for Wythoff {
//!     type Position = (u32, u32);
//!     type Action = ();
//!     const IS_IMPARTIAL: bool = true;
//!     fn start(&self) -> (u32, u32) {
//!         (self.0, self.1)
//!     }
//!     fn moves(&self, (a, b): (u32, u32)) -> impl Iterator<Item = Move<(), (u32, u32)>> {
//!         let first = (0..a).map(move |left| (left, b));
//!         let second = (0..b).map(move |left| (a, left));
//!         let both = (1..=a.min(b)).map(move |taken| (a - taken, b - taken));
//!         first.chain(second).chain(both).map(|next| Move::new((), next))
//!     }
//! }
//!
//! let solution = solve(Wythoff(9, 9), &mut Budget::default()).expect("a small game");
//! let is_losing = |a, b| solution.lead(&(a, b)).points < 0;
//! let pairs = (0..10).flat_map(|a| (a..10).map(move |b| (a, b)));
//! let losing: Vec<_> = pairs.filter(|(a, b)| is_losing(*a, *b)).collect();
//! assert_eq!(losing, [(0, 0), (1, 2), (3, 5), (4, 7)]);
//!
//! let numbers = grundy(&Wythoff(9, 9), &mut Budget::default()).expect("an impartial game");
//! let row: Vec<_> = (0..10).map(|b| numbers[&(3, b)]).collect();
//! assert_eq!(row, [3, 4, 5, 6, 2, 0, 1, 9, 10, 12]);
//! ```
//!
//! # Modules
//!
//! ```text
//! budget → game → depth_first, retrograde → solution, grundy
//! ```
//!
//! Each module imports only modules to its left. The crate knows no site, no input and no words.

#![warn(missing_docs)]

mod budget;
mod depth_first;
mod game;
mod grundy;
mod retrograde;
mod solution;

pub use budget::Budget;
pub use game::{Game, Lead, Move, MoveOf, Player};
pub use grundy::{NoGrundy, Numbers, grundy};
pub use solution::{Ranked, Solution, Turn, solve};
