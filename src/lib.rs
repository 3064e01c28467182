//! The judge at home: what lets a solution file of `src/bin/` answer cases from standard input, and the slow players
//! that it is compared with. A submission never uses any of it.

#![warn(missing_docs)]

mod answer;
mod case;
pub mod reference;
mod tokens;

pub use answer::answer_cases;
pub use case::{BadCase, Case};
pub use tokens::Tokens;
