//! What a run may use.

use std::time::Duration;

/// How many bytes a process may print.
pub const LONGEST_OUTPUT: u64 = 64 << 20;

/// How much longer a run may take than its time on the processor: the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(15);

/// What a command may use.
pub const COMMAND_LIMITS: Limits = Limits::new(Duration::from_secs(20), Some(8 << 30));

/// What a run may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Time on the processor, so that a busy machine changes no verdict.
    pub time: Duration,
    /// Time on the clock.
    pub clock: Duration,
    /// Bytes of address space; `None` for a run-time system that needs far more than it uses.
    pub memory: Option<u64>,
}

impl Limits {
    pub const fn new(time: Duration, memory: Option<u64>) -> Self {
        let clock = time.saturating_add(PATIENCE);
        Self {
            time,
            clock,
            memory,
        }
    }

    /// The same with another time.
    pub const fn with_time(self, time: Duration) -> Self {
        Self::new(time, self.memory)
    }
}
