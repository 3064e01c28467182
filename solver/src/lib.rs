//! Solves two-player games: the rules go in, and the value of every position and of every move comes out.
//!
//! A game is a value that implements [`Game`]. It holds its data, such as a row of cards or a graph.
//! - [`outcome`] finds who wins, or the lead of the player who begins, in the least time.
//! - [`solve`] searches all positions that can be reached, and returns a [`Solution`]: for each position the lead of the
//!   player to move, for each move the lead after it, best moves first, and optimal play. Without points, a player who
//!   wins does so as soon as possible, and one who loses as late as possible.
//! - [`grundy`](grundy()) returns the Grundy numbers of impartial games.
//!
//! All take a [`Budget`], so that a game with too many positions is refused instead of filling the memory.
//!
//! # Examples
//!
//! ## Normal play
//!
//! Wythoff's game: take any number of stones from one of two piles, or the same number from both. A player who cannot
//! move loses.
//!
//! ```
//! use solver::{Budget, Game, Lead, Move, grundy, outcome, solve};
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
//!     fn final_lead(&self, _: &(u32, u32)) -> i64 {
//!         -1
//!     }
//!     // With the piles in ascending order, half of the positions suffice.
//!     fn canonical(&self, (a, b): (u32, u32)) -> (u32, u32) {
//!         (a.min(b), a.max(b))
//!     }
//! }
//!
//! assert_eq!(outcome(&Wythoff(9, 9), &mut Budget::default()), Ok(1));
//!
//! let solution = solve(Wythoff(9, 9), &mut Budget::default())?;
//! let is_losing = |a, b| solution.lead(&(a, b)).points < 0;
//! let pairs = (0..10).flat_map(|a| (a..10).map(move |b| (a, b)));
//! let losing: Vec<_> = pairs.filter(|(a, b)| is_losing(*a, *b)).collect();
//! assert_eq!(losing, [(0, 0), (1, 2), (3, 5), (4, 7)]);
//! // A player who loses resists: not by taking a whole pile.
//! assert_eq!(solution.get(&(7, 4)), Some(Lead { points: -1, moves: 6 }));
//! assert_eq!(solution.get(&(10, 10)), None);
//!
//! let numbers = grundy(Wythoff(9, 9), &mut Budget::default())?;
//! let row: Vec<_> = (0..10).filter_map(|b| numbers.get(&(3, b))).collect();
//! assert_eq!(row, [3, 4, 5, 6, 2, 0, 1, 9, 10, 12]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game has to say how it ends:
//!
//! ```compile_fail,E0046
//! use solver::{Game, Move};
//!
//! struct Countdown(u32);
//!
//! impl Game for Countdown {
//!     type Position = u32;
//!     type Action = ();
//!     fn start(&self) -> u32 {
//!         self.0
//!     }
//!     fn moves(&self, left: u32) -> impl Iterator<Item = Move<(), u32>> {
//!         left.checked_sub(1).map(|next| Move::new((), next)).into_iter()
//!     }
//! }
//! ```
//!
//! ## Misère play
//!
//! Take one, two or three stones; the player who takes the last one loses, so a player who finds none has won.
//!
//! ```
//! use solver::{Budget, Game, Move, outcome};
//!
//! struct Stones(u32);
//!
//! impl Game for Stones {
//!     type Position = u32;
//!     type Action = ();
//!     const IS_IMPARTIAL: bool = true;
//!     fn start(&self) -> u32 {
//!         self.0
//!     }
//!     fn moves(&self, left: u32) -> impl Iterator<Item = Move<(), u32>> {
//!         (1..=left.min(3)).map(move |taken| Move::new((), left - taken))
//!     }
//!     fn final_lead(&self, _: &u32) -> i64 {
//!         1
//!     }
//! }
//!
//! let loses = |stones: &u32| outcome(&Stones(*stones), &mut Budget::default()) == Ok(-1);
//! assert!((0..20).filter(loses).eq([1, 5, 9, 13, 17]));
//! ```
//!
//! ## Moves in several piles
//!
//! Moore's Nim: take any numbers of stones from at most `at_once` piles. The player to move loses if and only if, for every
//! bit, the number of piles that have it is a multiple of `at_once + 1`.
//!
//! ```
//! use solver::{Budget, Game, Move, solve};
//!
//! struct Moore {
//!     at_once: usize,
//! }
//!
//! impl Game for Moore {
//!     type Position = [u32; 3];
//!     type Action = ();
//!     const IS_IMPARTIAL: bool = true;
//!     fn start(&self) -> [u32; 3] {
//!         [4, 4, 4]
//!     }
//!     fn moves(&self, piles: [u32; 3]) -> impl Iterator<Item = Move<(), [u32; 3]>> {
//!         let [a, b, c] = piles;
//!         let lefts = (0..=a).flat_map(move |a| (0..=b).map(move |b| (a, b)));
//!         let lefts = lefts.flat_map(move |(a, b)| (0..=c).map(move |c| [a, b, c]));
//!         let touched = move |left: &[u32; 3]| (0..3).filter(|pile| left[*pile] < piles[*pile]).count();
//!         let allowed = lefts.filter(move |left| (1..=self.at_once).contains(&touched(left)));
//!         allowed.map(|left| Move::new((), left))
//!     }
//!     fn final_lead(&self, _: &[u32; 3]) -> i64 {
//!         -1
//!     }
//! }
//!
//! for at_once in 1..=3 {
//!     let solution = solve(Moore { at_once }, &mut Budget::default())?;
//!     for (a, b, c) in (0..125).map(|index| (index / 25, index / 5 % 5, index % 5)) {
//!         let piles_with = |bit: u32| [a, b, c].iter().filter(|pile| **pile >> bit & 1 == 1).count();
//!         let loses = (0..3).all(|bit| piles_with(bit) % (at_once + 1) == 0);
//!         assert_eq!(solution.lead(&[a, b, c]).points < 0, loses);
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Points
//!
//! Take a number from either end of a row; the larger sum wins. At the end, no further points are gained: the lead is 0.
//!
//! ```
//! use solver::{Budget, Game, Move, solve};
//!
//! struct Row(Vec<i64>);
//!
//! impl Game for Row {
//!     type Position = (usize, usize);
//!     type Action = &'static str;
//!     const HAS_POINTS: bool = true;
//!     fn start(&self) -> (usize, usize) {
//!         (0, self.0.len())
//!     }
//!     fn moves(
//!         &self,
//!         (start, end): (usize, usize),
//!     ) -> impl Iterator<Item = Move<&'static str, (usize, usize)>> {
//!         let left = (start < end).then(|| Move::new("left", (start + 1, end)).gaining(self.0[start]));
//!         let right =
//!             (start < end).then(|| Move::new("right", (start, end - 1)).gaining(self.0[end - 1]));
//!         left.into_iter().chain(right)
//!     }
//!     fn final_lead(&self, _: &(usize, usize)) -> i64 {
//!         0
//!     }
//! }
//!
//! let solution = solve(Row(vec![1, 5, 233, 7]), &mut Budget::default())?;
//! assert_eq!(solution.result().points, 222);
//! let ranked = solution.ranked(&(0, 4)).into_iter();
//! let moves: Vec<_> = ranked.map(|ranked| (ranked.choice.action, ranked.lead.points)).collect();
//! assert_eq!(moves, [("left", 222), ("right", -222)]);
//! # Ok::<(), solver::Unsolved>(())
//! ```
//!
//! ## Repetition
//!
//! A token moves along the edges of a graph, and a player who cannot move loses. A game that never ends is a draw, unless
//! [`repeated_lead`](Game::repeated_lead) says otherwise. [`Continuation`] takes into account what has been played.
//!
//! ```
//! use solver::{Budget, Game, Lead, Move, outcome, solve};
//!
//! struct Token(&'static [&'static [usize]]);
//!
//! impl Game for Token {
//!     type Position = usize;
//!     type Action = ();
//!     const CAN_REPEAT: bool = true;
//!     fn start(&self) -> usize {
//!         0
//!     }
//!     fn moves(&self, node: usize) -> impl Iterator<Item = Move<(), usize>> {
//!         self.0[node].iter().map(|next| Move::new((), *next))
//!     }
//!     fn final_lead(&self, _: &usize) -> i64 {
//!         -1
//!     }
//! }
//!
//! // From 0 to 1 and back, or from 1 by 2 to 3, where the game ends.
//! let solution = solve(Token(&[&[1], &[0, 2], &[3], &[]]), &mut Budget::default())?;
//! assert_eq!(solution.lead(&0), Lead { points: 0, moves: 0 });
//! assert_eq!(solution.lead(&2), Lead { points: 1, moves: 1 });
//! # Ok::<(), solver::Unsolved>(())
//! ```
//!
//! ## Extra turns
//!
//! Take one or two stones, each a point; a player who takes two moves again.
//!
//! ```
//! use solver::{Budget, Game, Move, outcome};
//!
//! struct Stones(i64);
//!
//! impl Game for Stones {
//!     type Position = i64;
//!     type Action = ();
//!     const HAS_POINTS: bool = true;
//!     fn start(&self) -> i64 {
//!         self.0
//!     }
//!     fn moves(&self, left: i64) -> impl Iterator<Item = Move<(), i64>> {
//!         let taken = (1..=2).filter(move |taken| *taken <= left);
//!         taken.map(move |taken| {
//!             Move::new((), left - taken).gaining(taken).moving_again(taken == 2)
//!         })
//!     }
//!     fn final_lead(&self, _: &i64) -> i64 {
//!         0
//!     }
//! }
//!
//! assert_eq!(outcome(&Stones(5), &mut Budget::default()), Ok(5));
//! ```
//!
//! ## A partizan game
//!
//! If the players have different moves, the position has the player to move. In Domineering, one player covers two
//! squares below each other with a domino, and the other two squares beside each other.
//!
//! ```
//! use solver::{Budget, Game, Move, Player, outcome};
//!
//! struct Domineering {
//!     size: u32,
//! }
//!
//! impl Game for Domineering {
//!     /// The player to move, and the free squares, a bit each.
//!     type Position = (Player, u64);
//!     type Action = ();
//!     fn start(&self) -> (Player, u64) {
//!         (Player::First, (1 << (self.size * self.size)) - 1)
//!     }
//!     fn moves(
//!         &self,
//!         (player, free): (Player, u64),
//!     ) -> impl Iterator<Item = Move<(), (Player, u64)>> {
//!         let (rows, columns, step) = match player {
//!             Player::First => (self.size - 1, self.size, self.size),
//!             Player::Second => (self.size, self.size - 1, 1),
//!         };
//!         let squares = (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)));
//!         let width = self.size;
//!         squares.filter_map(move |(row, column)| {
//!             let square = row * width + column;
//!             let domino = 1 << square | 1 << (square + step);
//!             let is_free = free & domino == domino;
//!             is_free.then(|| Move::new((), (player.opponent(), free ^ domino)))
//!         })
//!     }
//!     fn final_lead(&self, _: &(Player, u64)) -> i64 {
//!         -1
//!     }
//! }
//!
//! let result = |size| outcome(&Domineering { size }, &mut Budget::default());
//! assert_eq!([2, 3, 4, 5].map(result), [Ok(1), Ok(1), Ok(1), Ok(-1)]);
//! ```
//!
//! ## A sum
//!
//! Split a pile into two piles of different sizes; a player who cannot loses. Each pile is a [part](Part), so only single
//! piles are searched.
//!
//! ```
//! use solver::{Budget, Game, Move, Part, grundy};
//!
//! struct Splitting(Vec<u32>);
//!
//! impl Game for Splitting {
//!     type Position = Vec<u32>;
//!     type Action = ();
//!     const IS_IMPARTIAL: bool = true;
//!     fn start(&self) -> Vec<u32> {
//!         self.0.clone()
//!     }
//!     fn moves(&self, piles: Vec<u32>) -> impl Iterator<Item = Move<(), Vec<u32>>> {
//!         (0..piles.len()).flat_map(move |index| {
//!             let piles = piles.clone();
//!             (1..piles[index].div_ceil(2)).map(move |smaller| {
//!                 let mut next = piles.clone();
//!                 next[index] -= smaller;
//!                 next.push(smaller);
//!                 Move::new((), next)
//!             })
//!         })
//!     }
//!     fn final_lead(&self, _: &Vec<u32>) -> i64 {
//!         -1
//!     }
//!     fn parts(&self, piles: &Vec<u32>) -> Option<Vec<Part<Vec<u32>>>> {
//!         Some(piles.iter().map(|pile| Part::Position(vec![*pile])).collect())
//!     }
//! }
//!
//! let numbers = grundy(Splitting(vec![1000; 2]), &mut Budget::default())?;
//! assert_eq!(numbers.get(&vec![1000, 1000]), Some(0));
//! assert!((1..=10).map(|pile| numbers.get(&vec![pile])).eq([0, 0, 1, 0, 2, 1, 0, 2, 1, 0].map(Some)));
//! # Ok::<(), solver::NoGrundy>(())
//! ```
//!
//! # Modules
//!
//! ```text
//! budget → game → value → depth_first, retrograde → solution, grundy
//!          game → continuation
//! ```
//!
//! Each module imports only modules to its left. The crate knows no site, no input and no words.

#![warn(missing_docs)]

mod budget;
mod continuation;
mod depth_first;
mod game;
mod grundy;
mod retrograde;
mod solution;
mod value;

pub use budget::{Budget, Unsolved};
pub use continuation::Continuation;
pub use game::{Game, Lead, Move, MoveOf, Part, Player};
pub use grundy::{NoGrundy, Numbers, grundy};
pub use solution::{Ranked, Solution, Turn, outcome, solve};

/// The example of the README is tested, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
