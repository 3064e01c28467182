//! All that depends on the operating system: what a process may use, and how it is ended with all its children.

use std::ffi::OsString;
use std::process::{Command, ExitStatus};
use std::time::Duration;

/// The words that run `command` by the system's shell.
pub fn shell(command: &str) -> Vec<OsString> {
    let shell = if cfg!(windows) { "cmd /C" } else { "sh -c" };
    let words = shell.split(' ').chain([command]);
    words.map(OsString::from).collect()
}

/// A command that may use so much time on the processor, in whole seconds, and so many bytes of address space.
///
/// It leads a process group of its own, so that it can be ended with its children. The shell sets the limits. macOS
/// does not know that of the address space: see [`used_too_much`].
#[cfg(unix)]
pub fn limited(words: &[OsString], time: Duration, memory: Option<u64>) -> Command {
    use std::os::unix::process::CommandExt;

    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    let memory = memory.map(|bytes| format!("ulimit -v {} 2>/dev/null; ", bytes / 1024));
    let memory = memory.unwrap_or_default();
    let limits = format!("ulimit -c 0; ulimit -t {seconds}; {memory}exec \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &limits, "sh"]).args(words);
    // One pool of memory for all threads, since each pool takes 64 MiB of the address space.
    command.process_group(0).env("MALLOC_ARENA_MAX", "1");
    command
}

/// Whether a process has used more memory than it may, where the system does not limit its address space. Elsewhere the
/// peak says nothing: Linux counts that of the process which started it.
pub fn used_too_much(peak: u64, memory: Option<u64>) -> bool {
    cfg!(any(target_os = "macos", windows)) && memory.is_some_and(|memory| peak > memory)
}

/// Whether the process was ended as one is whose time on the processor is over.
#[cfg(unix)]
pub fn was_killed(status: ExitStatus) -> bool {
    use rustix::process::Signal;
    use std::os::unix::process::ExitStatusExt;

    let signals = [Signal::KILL, Signal::XCPU].map(Signal::as_raw);
    status
        .signal()
        .is_some_and(|signal| signals.contains(&signal))
}

/// Whether the process was ended as one is whose time on the processor is over: here it has no such limit.
#[cfg(not(unix))]
pub fn was_killed(_: ExitStatus) -> bool {
    false
}

/// A command without limits: here it is ended by the clock on the wall, and what it has used is judged afterwards.
#[cfg(not(unix))]
pub fn limited(words: &[OsString], _: Duration, _: Option<u64>) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

/// Ends the process that leads the group of this number, and all others in it. They may have ended already.
#[cfg(unix)]
pub fn kill_with_children(leader: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Ends the process and all that it has started. They may have ended already.
#[cfg(not(unix))]
pub fn kill_with_children(leader: u32) {
    let words = ["/T", "/F", "/PID", &leader.to_string()];
    let _ = Command::new("taskkill").args(words).output();
}
