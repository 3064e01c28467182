//! How a run ended.

use std::fmt;
use std::process::ExitStatus;
use std::time::Duration;

use games::words::Language;

use crate::language::language;

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
        formatter.write_str(&match self {
            Exited(status) => told_status(*status),
            StoppedAtCpuTime(limit) => {
                let limit = limit.as_secs_f64();
                tell!("stopped after {limit} s of CPU time", "CPU 时间达到 {limit} 秒，被中止")
            }
            UsedCpuTime(time) => {
                let time = time.as_secs_f64();
                tell!("took {time:.3} s of CPU time", "用了 {time:.3} 秒 CPU 时间")
            }
            StoppedAtWallTime { limit, cpu_time } => {
                let [limit, cpu_time] = [limit, cpu_time].map(Duration::as_secs_f64);
                tell!(
                    "stopped after {limit} s of wall time, {cpu_time:.1} s of CPU time",
                    "实际时间达到 {limit} 秒，被中止，CPU 时间只用了 {cpu_time:.1} 秒"
                )
            }
            DidNotExit => tell!("it does not exit", "程序不退出"),
            TooMuchOutput => tell!("more than 64 MiB of output", "输出超过 64 MiB"),
        })
    }
}

/// Formats an exit status: `exit status: 3`, `signal: 11 (SIGSEGV)`.
fn told_status(status: ExitStatus) -> String {
    let text = status.to_string();
    match (language(), text.split_once(": ")) {
        (Language::Chinese, Some(("exit status" | "exit code", code))) => format!("退出码 {code}"),
        (Language::Chinese, Some(("signal", signal))) => format!("被信号 {signal} 终止"),
        _ => text,
    }
}
