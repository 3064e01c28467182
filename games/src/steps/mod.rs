//! The kinds of steps that follow from the game itself.
//!
//! ```text
//! atlas → bits, marks, mex, rounds, table
//! ```
//!
//! `atlas` lists the positions that can be reached as plain data, so that all that is drawn of them is compiled once and
//! not once per game. The ideas that need no positions stand in `ideas/`.

pub(crate) mod atlas;
pub(crate) mod bits;
pub(crate) mod marks;
pub(crate) mod mex;
pub(crate) mod rounds;
pub(crate) mod table;

/// Maximum number of frames of a kind.
pub(crate) const MAX_FRAMES: usize = 50;
