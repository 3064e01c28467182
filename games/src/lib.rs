//! The games: what each problem is, how its game is shown, and reading, writing, making and shrinking its inputs.
//!
//! ```text
//! text, words → input → turn → shown → play → any_game → problem → problems
//! ```
//!
//! Each module imports only modules to its left: `text` and `words` know no game, `input/` is what an input is, `turn` what
//! a person sees of a game, `shown` how a problem shows its game, `play` a game that is being played, `any_game` a game
//! with positions of any type, `problem/` what a problem is, and `problems/` has one file per problem.
//!
//! This crate does not depend on the solutions or on the judge; the crate `solver` searches the games.

mod any_game;
mod input;
mod play;
mod problem;
mod problems;
mod shown;
mod text;
pub mod turn;
pub mod words;

pub use any_game::AnyGame;
pub use input::argument::Argument;
pub use input::format::{Cases, Format, Word};
pub use input::guarantee::Guarantee;
pub use input::reader::{Reader, parse_file, parse_inputs};
pub use input::shape::Shape;
pub use input::signature::Signature;
pub use input::structure::Structure;
pub use input::value::{FromValue, Value};
pub use input::{Arguments, Input};
pub use play::{Entry, Play};
pub use problem::search::{SYNONYMS, plain, search};
pub use problem::{
    About, AnswerType, Difficulty, Family, Function, Games, ManyGames, Problem, Site, cases, make,
    problem,
};
pub use problems::PROBLEMS;
pub use solver::{Budget, Lead, NoGrundy, Player};
pub use text::{counted, cut_in_the_middle, shortened, thousands};
