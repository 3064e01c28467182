//! Runs programs: one under its limits, or many at once.

pub mod parallel;
pub mod process;
pub mod program;
pub mod started;
mod system;

use std::sync::{Mutex, MutexGuard, PoisonError};

pub use system::{STACK, on_signals, shell, signal, was_killed};

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
