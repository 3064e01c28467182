//! Limits on the time, memory and output of a run.

use std::time::Duration;

/// Maximum output of a process, in bytes.
pub const MAX_OUTPUT: u64 = 64 << 20;

/// Part of its CPU time limit that a run may use beyond the limit before it is stopped, since times vary: a fifth.
const TOLERANCE_DIVISOR: u32 = 5;

/// Wall time that a run may take beyond the CPU time at which it is stopped, since the machine may be busy.
const EXTRA_WALL_TIME: Duration = Duration::from_secs(15);

/// Factor by which the wall time limit grows if a process gets little CPU time, because the machine is busy.
const PATIENCE: u32 = 10;

/// Limits of a user's command, which may be a program in any language.
pub const COMMAND_LIMITS: Limits = Limits::new(Duration::from_secs(20), Some(8 << 30));

/// Limits of a run.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// CPU time, which depends less than wall time on how busy the machine is.
    pub cpu_time: Duration,
    /// CPU time at which the run is stopped, at least `cpu_time`.
    pub max_cpu_time: Duration,
    pub wall_time: Duration,
    /// Address space in bytes; `None` if the language's runtime reserves far more than it uses.
    pub memory: Option<u64>,
}

impl Limits {
    /// Creates limits whose wall time is longer than the CPU time, since the machine may be busy.
    pub const fn new(cpu_time: Duration, memory: Option<u64>) -> Self {
        let tolerance = match cpu_time.checked_div(TOLERANCE_DIVISOR) {
            Some(tolerance) => tolerance,
            None => Duration::ZERO,
        };
        let max_cpu_time = cpu_time.saturating_add(tolerance);
        let wall_time = max_cpu_time.saturating_add(EXTRA_WALL_TIME);
        Self { cpu_time, max_cpu_time, wall_time, memory }
    }

    /// Returns these limits without tolerance: the run is stopped at its CPU time limit.
    pub const fn without_tolerance(self) -> Self {
        Self { max_cpu_time: self.cpu_time, ..self }
    }

    /// Returns these limits with a much longer wall time.
    pub const fn for_busy_machine(self) -> Self {
        Self { wall_time: self.wall_time.saturating_mul(PATIENCE), ..self }
    }

    /// Returns these limits with another CPU time, and the wall time that belongs to it.
    pub const fn with_cpu_time(self, cpu_time: Duration) -> Self {
        Self::new(cpu_time, self.memory)
    }
}
