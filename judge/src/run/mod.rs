//! Runs programs: one under its limits, or many at once.

pub mod parallel;
pub mod process;
pub mod program;
mod system;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use system::shell;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
