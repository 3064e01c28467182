//! What a solution file of `src/bin/` needs at home: the table of problems, a reader of cases, a writer of answers and
//! errors, and slow players that know only the rules, to compare it with. A submission never uses any of it.

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
pub use question::{Question, counted, cut_in_the_middle};
