//! Games that several problems share, and what many games need.

pub mod common;
pub mod either_end;
pub mod nim;
pub mod pile;
pub mod tree;
