//! The games: what each problem is, how its game is shown, and reading, writing, making and shrinking its inputs.
//!
//! ```text
//! text, words → input → turn → told, frame → ideas → indexed → shown → positions → reached → steps → play → any_game →
//! problem → mechanics → prelude → problems → search
//! ```
//!
//! Each module imports only modules to its left: `text` and `words` know no game, `input/` is what an input is, `turn`
//! what a person sees of a game, `told` what is said about it, `indexed` the rules of any game as data, `shown` how a
//! problem shows its game, `positions` what a person sees of its positions, `reached` lists those that can be reached,
//! `play` is a game that is being played, `any_game` a game with positions of any type, `problem/` what a problem is
//! and how its site writes its name, `mechanics/` the games that several problems share, `prelude` what nearly every
//! file of rules imports, `problems/` has one file per problem and the list of all, and `search` finds a problem in the
//! list. What `lib.rs` re-exports counts as the module from which it comes.
//!
//! This crate does not depend on the solutions or on the judge; the crate `solver` searches the games.

mod any_game;
pub mod frame;
mod ideas;
mod indexed;
mod input;
mod mechanics;
mod play;
mod positions;
mod prelude;
mod problem;
mod problems;
mod reached;
mod search;
mod shown;
mod steps;
mod text;
pub mod told;
pub mod turn;
pub mod words;

pub use any_game::AnyGame;
pub use input::argument::Argument;
pub use input::error::InputError;
pub use input::format::{Cases, Format, Runs, Word};
pub use input::guarantee::Guarantee;
pub use input::reader::{Reader, parse_file, parse_given, parse_inputs};
pub use input::shape::Shape;
pub use input::signature::Signature;
pub use input::structure::Structure;
pub use input::value::{FromValue, Pair, Value};
pub use input::{Arguments, Input};
pub use play::{Entry, Play};
pub use problem::{
    About, AnswerType, Comparison, Difficulty, Family, Function, Games, Id, ManyGames, Problem,
    Site, cases, make,
};
pub use problems::PROBLEMS;
pub use search::{
    by_address, by_folders, by_number, by_part, by_title, find, has_in_name, plain, problem,
    search, with_digits,
};
pub use solver::{Budget, Lead, NoGrundy, Player};
pub use text::{counted, cut_in_the_middle, shortened, thousands};
