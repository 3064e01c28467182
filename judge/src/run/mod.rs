//! Runs commands under limits, one or many in parallel, and ends all processes that they start.

pub mod cleanup;
pub mod ending;
pub mod limits;
pub mod parallel;
pub mod process;
#[cfg(unix)]
#[path = "unix.rs"]
mod system;
#[cfg(not(unix))]
#[path = "windows.rs"]
mod system;

pub use system::{INTERPRETER_STACK_KIB, accessed_invalid_memory, keep_hangup_ignored, shell};
