//! All that depends on the operating system: what a process may use, and how it is ended with all its children.

#[cfg(target_os = "linux")]
mod linux;

use std::ffi::OsString;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::time::Duration;

#[cfg(target_os = "linux")]
pub use linux::{adopt_orphans, end_orphans, ignores, used_by};

use super::process::Limits;

/// What a process and all that it has started use at a moment.
pub struct Use {
    /// Time on the processor so far.
    pub time: Duration,
    /// Bytes of memory.
    pub memory: u64,
}

/// What can be known only on Linux.
#[cfg(not(target_os = "linux"))]
mod elsewhere {
    pub fn used_by(_: u32) -> Option<super::Use> {
        None
    }

    pub fn adopt_orphans(_: bool) {}

    pub fn end_orphans(_: &std::collections::BTreeSet<u32>) {}

    #[cfg(unix)]
    pub fn ignores(_: i32) -> bool {
        false
    }
}

#[cfg(not(target_os = "linux"))]
pub use elsewhere::*;

/// How many KiB of stack an interpreter may use: macOS has 64 MiB at the most, and a program for Windows what stands in
/// its file.
pub const STACK: &str = if cfg!(windows) { "7000" } else { "60000" };

/// The words that run `command` by the system's shell.
pub fn shell(command: &str) -> Vec<OsString> {
    let shell = if cfg!(windows) { "cmd /C" } else { "sh -c" };
    let words = shell.split(' ').chain([command]);
    words.map(OsString::from).collect()
}

/// A command under these limits, with as large a stack as there may be. The shell sets the limits. That of the time is
/// in whole seconds, and for each process; it is there in case that nobody looks. macOS does not know that of the
/// address space: see [`used_too_much`].
#[cfg(unix)]
pub fn limited(words: &[OsString], limits: Limits) -> Command {
    let seconds = limits.time.as_secs() + 2;
    let mut memory = String::new();
    if limits.is_of_addresses {
        memory = format!("ulimit -v {} 2>/dev/null; ", limits.memory / 1024);
    }
    let stack = "ulimit -s unlimited 2>/dev/null || ulimit -s $(ulimit -Hs)";
    let blocks = 4 * super::process::LONGEST_OUTPUT / 512;
    let limits = format!("ulimit -c 0; ulimit -f {blocks}; ulimit -t {seconds}; {stack}; {memory}");
    let mut command = Command::new("sh");
    command.args(["-c", &(limits + "exec \"$@\""), "sh"]);
    command.args(words);
    // One pool of memory for all threads, since each pool takes 64 MiB of the address space.
    command.env("MALLOC_ARENA_MAX", "1");
    command
}

/// A command without limits: here it is ended by the clock on the wall, and what it has used is judged afterwards.
#[cfg(not(unix))]
pub fn limited(words: &[OsString], _: Limits) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

/// Whether a process has used more memory than it may, where that cannot be seen while it runs. On Linux the peak says
/// nothing: it counts that of the process which started it.
pub fn used_too_much(peak: u64, memory: u64) -> bool {
    !cfg!(target_os = "linux") && peak > memory
}

/// The signal that ended the process, or, as a shell tells it by a number, its child.
#[cfg(unix)]
pub fn signal(status: ExitStatus) -> Option<ExitStatus> {
    use std::os::unix::process::ExitStatusExt;

    let told = status.code().map(|code| code - 128);
    let signal = status.signal().or(told);
    let signal = signal.filter(|signal| (1..32).contains(signal));
    signal.map(ExitStatus::from_raw)
}

/// There are no signals here.
#[cfg(not(unix))]
pub fn signal(_: ExitStatus) -> Option<ExitStatus> {
    None
}

/// Whether the process was ended from outside.
pub fn was_killed(status: ExitStatus) -> bool {
    signal(status).is_some_and(|signal| signal.to_string().contains("SIGKILL"))
}

/// Makes it lead a process group, so that it can be ended with its children.
pub fn lead_group(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

/// Whether a child has ended. It keeps its number.
#[cfg(unix)]
pub fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

    let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), how), Ok(None))
}

/// Whether a child has ended. It keeps its number as long as it is known here.
#[cfg(not(unix))]
pub fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Ends the process that leads the group of this number, and all others in it. They may have ended already.
#[cfg(unix)]
pub fn kill_with_children(leader: u32) {
    use rustix::process::{Pid, Signal, kill_process, kill_process_group};

    if let Some(leader) = Pid::from_raw(leader.cast_signed()) {
        let _ = kill_process_group(leader, Signal::KILL);
        // It may have gone to another group.
        let _ = kill_process(leader, Signal::KILL);
    }
}

/// Ends the process and all that it has started. They may have ended already.
#[cfg(not(unix))]
pub fn kill_with_children(leader: u32) {
    let words = ["/T", "/F", "/PID", &leader.to_string()];
    let _ = Command::new("taskkill").args(words).output();
}

/// Has every signal that would end this process do this instead, with the status that a shell would tell. What the
/// parent has ignored stays so, but not the ends of children.
#[cfg(unix)]
pub fn on_signals(end: impl Fn(i32) + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{
        SIGALRM, SIGCHLD, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2,
    };
    use std::sync::Arc;

    signal_hook::flag::register(SIGCHLD, Arc::default())?;
    let signals = [SIGALRM, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2];
    let signals = signals.into_iter().filter(|signal| !ignores(*signal));
    let mut signals = signal_hook::iterator::Signals::new(signals)?;
    let end = move || signals.forever().for_each(|signal| end(128 + signal));
    std::thread::Builder::new().spawn(end).map(drop)
}

#[cfg(not(unix))]
pub fn on_signals(end: impl Fn(i32) + Send + 'static) -> io::Result<()> {
    ctrlc::set_handler(move || end(130)).map_err(io::Error::other)
}
