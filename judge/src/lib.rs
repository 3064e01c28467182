//! The judge: it runs the programs, the submissions and a reader's own solutions on the stored cases, under a judge's
//! limits, and gives each its verdict.

#![warn(missing_docs)]

pub mod cases;
pub mod comparison;
pub mod contestant;
pub mod games;
pub mod hunt;
pub mod languages;
pub mod matrix;
pub mod naming;
pub mod options;
pub mod parallel;
pub mod play;
pub mod process;
pub mod programs;
pub mod submission;
pub mod submit;
mod system;
pub mod test;
pub mod verdict;

use std::path::Path;

/// The folder of the project that this judge was built in.
#[must_use]
pub fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("/"))
}
