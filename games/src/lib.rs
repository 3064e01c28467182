//! What the games are: one file a game in `problems/`, with its rules, limits, names and random cases. Beside them,
//! what is done for every game alike: playing it by its rules, reading and writing its inputs, and making tiny, random
//! and smaller ones.
//!
//! It knows nothing of the programs that solve them, nor of the judge.

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
pub use rules::{Columns, Game, Lead, Leads, MOST_STEPS, Move, Rules};
pub use shape::Shape;
use text::shortened;
pub use text::{counted, cut_in_the_middle, thousands};
pub use value::{FromValue, Value};
