//! How a run ended.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

/// Maximum CPU time of a process that only waited until its wall time limit.
const MAX_IDLE_CPU_TIME: Duration = Duration::from_millis(200);

/// How a run ended. Displayed as reports show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The process exited, or crashed, within its limits.
    Exited(ExitStatus),
    /// The process was stopped after this CPU time, which is above its limit.
    StoppedAtCpuTime(Duration),
    /// The process exited, but used this much CPU time, which is above its limit.
    UsedCpuTime(Duration),
    /// The process was stopped at this wall time limit.
    StoppedAtWallTime { limit: Duration, cpu_time: Duration },
    /// The process was stopped because it had given all answers and did not exit.
    DidNotExit,
    /// The process wrote more than it may.
    TooMuchOutput,
}

use Ending::{DidNotExit, Exited, StoppedAtCpuTime, StoppedAtWallTime, TooMuchOutput, UsedCpuTime};

impl Ending {
    pub fn is_success(self) -> bool {
        matches!(self, Exited(status) if status.success())
    }

    /// Returns whether the process used more CPU time or wall time than it may, or did not exit.
    pub fn timed_out(self) -> bool {
        match self {
            Exited(_) | TooMuchOutput => false,
            StoppedAtCpuTime(_) | UsedCpuTime(_) | StoppedAtWallTime { .. } | DidNotExit => true,
        }
    }

    /// Returns whether the process was stopped at its wall time limit and had used hardly any CPU time.
    pub fn was_idle(self) -> bool {
        matches!(self, StoppedAtWallTime { cpu_time, .. } if cpu_time < MAX_IDLE_CPU_TIME)
    }

    /// Returns whether the process was stopped at its wall time limit, although it was not idle: the machine is busy.
    pub fn was_starved(self) -> bool {
        matches!(self, StoppedAtWallTime { .. }) && !self.was_idle()
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Exited(status) => write!(formatter, "{status}"),
            StoppedAtCpuTime(limit) => {
                write!(formatter, "stopped after {} s of CPU time", limit.as_secs_f64())
            }
            UsedCpuTime(time) => write!(formatter, "took {:.3} s of CPU time", time.as_secs_f64()),
            StoppedAtWallTime { limit, cpu_time } => {
                let [limit, cpu_time] = [limit, cpu_time].map(Duration::as_secs_f64);
                write!(
                    formatter,
                    "stopped after {limit} s of wall time, {cpu_time:.1} s of CPU time"
                )
            }
            DidNotExit => write!(formatter, "it does not exit"),
            TooMuchOutput => write!(formatter, "more than 64 MiB of output"),
        }
    }
}
