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
mod text;
mod tokens;

pub use argument::{Argument, Bounds, Kind};
pub use input::Input;
pub use play::{Cell, Play};
pub use problem::{AnswerType, Function, Problem, Site, problem};
pub use problems::PROBLEMS;
pub use reader::{Reader, inputs};
pub use rules::{Columns, Game, MOST_STEPS, Move, Rules};
use text::shortened;
pub use text::{counted, cut_in_the_middle, thousands};
