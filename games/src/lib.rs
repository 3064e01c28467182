//! The games: one file per problem in `problems/`, with its rules, constraints, titles and random cases. The other
//! files serve all games: they solve a game by brute force, and parse, format, generate and shrink inputs.
//!
//! This crate does not depend on the solutions or on the judge.

mod input;
mod play;
mod problem;
mod problems;
mod rules;
mod text;

pub use input::argument::Argument;
pub use input::reader::{Reader, inputs};
pub use input::shape::Shape;
pub use input::value::{FromValue, Value};
pub use input::{Arguments, Input};
pub use play::{Cell, Play};
pub use problem::{AnswerType, Function, Guarantee, Problem, Site, cases, make, problem};
pub use problems::PROBLEMS;
pub use rules::{Columns, Game, Lead, Leads, MAX_STEPS, Move, Rules};
use text::shortened;
pub use text::{counted, cut_in_the_middle, thousands};
