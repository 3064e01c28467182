//! Compares what a program answers with the stored cases, and gives verdicts.

pub mod answers;
pub mod cases;
pub mod crash;
mod hints;
pub mod judgement;
pub mod layout;
