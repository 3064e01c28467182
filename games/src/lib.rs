//! What the games are: one file a game in `problems/`, with its rules, limits, names and generated cases. Beside them,
//! what is done for every game alike: playing it by its rules, writing its questions, and making tiny, random and
//! smaller ones.
//!
//! It knows nothing of the programs that solve them, nor of the judge.

pub mod cases;
mod problem;
mod problems;
mod question;
pub mod questions;
pub mod record;
mod rules;
mod text;

pub use problem::{AnswerType, Function, Judge, Problem, Promise, problem};
pub use problems::PROBLEMS;
pub use question::{Argument, Bounds, Kind, Question, Value};
use record::{Cell, Record};
pub use rules::{Columns, Game, Rules};
pub use text::{counted, cut_in_the_middle, thousands};
