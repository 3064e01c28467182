//! Limits of a run.

use std::time::Duration;

/// Maximum output of a process, in bytes.
pub const MAX_OUTPUT: u64 = 64 << 20;

/// Wall time that a run may take beyond its CPU time, since the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(15);

/// Limits of a command.
pub const COMMAND_LIMITS: Limits = Limits::new(Duration::from_secs(20), Some(8 << 30));

/// Limits of a run.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// CPU time, so that a busy machine does not change a verdict.
    pub cpu_time: Duration,
    pub wall_time: Duration,
    /// Address space in bytes; `None` for a run-time system that reserves far more than it uses.
    pub memory: Option<u64>,
}

impl Limits {
    /// Creates limits with a wall time that leaves room for a busy machine.
    pub const fn new(cpu_time: Duration, memory: Option<u64>) -> Self {
        Self {
            cpu_time,
            wall_time: cpu_time.saturating_add(PATIENCE),
            memory,
        }
    }

    /// Returns these limits with another CPU time.
    pub const fn with_cpu_time(self, cpu_time: Duration) -> Self {
        Self::new(cpu_time, self.memory)
    }
}
