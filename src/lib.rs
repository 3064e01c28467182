//! What a solution file of `src/bin/` needs at home: the problems, cases in, answers and errors out, and the rules of
//! the games with the slow players that it is compared with. A submission never uses any of it.

#![warn(missing_docs)]

mod answer;
mod case;
pub mod problems;
mod question;
pub mod reference;
mod tokens;

pub use answer::answer_cases;
pub use case::{BadCase, Case, questions};
pub use problems::{PROBLEMS, Problem, problem};
pub use question::{Question, cut_in_the_middle};
