//! The games: one file per problem in `problems/`, with its rules, constraints, titles and random cases. The other
//! files serve all games: they solve a game by brute force, and parse, format, generate and shrink inputs.
//!
//! This crate does not depend on the solutions or on the judge.

mod argument;
pub mod cases;
mod input;
pub mod inputs;
mod play;
mod problem;
mod problems;
mod reader;
mod rules;
mod shape;
mod text;
mod tokens;
mod value;

pub use argument::Argument;
pub use input::{Arguments, Input};
pub use play::{Cell, Play};
pub use problem::{AnswerType, Function, Guarantee, Problem, Site, problem};
pub use problems::PROBLEMS;
pub use reader::{Reader, inputs};
pub use rules::{Columns, Game, Lead, Leads, MAX_STEPS, Move, Rules};
pub use shape::Shape;
use text::shortened;
pub use text::{counted, cut_in_the_middle, thousands};
pub use value::{FromValue, Value};
