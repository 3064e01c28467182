//! Runs commands under limits, one or many in parallel, and ends all processes that they start.

pub mod cleanup;
pub mod ending;
pub mod limits;
#[cfg(target_os = "linux")]
mod orphans;
/// Other systems do not let the judge adopt orphans, nor tell it the CPU time of processes that still run.
#[cfg(not(target_os = "linux"))]
mod orphans {
    #[cfg(unix)]
    pub fn adopt() {}
    pub fn end_children() {}
    pub fn cpu_time_of_group(_leader: u32) -> std::time::Duration {
        std::time::Duration::ZERO
    }
}
pub mod parallel;
pub mod process;
#[cfg(unix)]
#[path = "unix.rs"]
mod system;
#[cfg(not(unix))]
#[path = "windows.rs"]
mod system;

pub use system::{
    INTERPRETER_STACK_KIB, accessed_invalid_memory, could_not_start, keep_hangup_ignored, shell,
};
