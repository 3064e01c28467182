//! What Unix has: limits that the shell sets, and groups of processes.

use std::ffi::OsString;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};

use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, kill_process, kill_process_group, waitid,
};

use super::limits::{LONGEST_OUTPUT, Limits};

/// How many KiB of stack an interpreter may use: macOS has 64 MiB at the most.
pub const STACK: &str = "60000";

/// The words that run `command` by the system's shell.
pub fn shell(command: &str) -> Vec<OsString> {
    ["sh", "-c", command].map(OsString::from).to_vec()
}

/// A command that leads a group of processes, under these limits, with as large a stack as there may be; of half a GiB
/// where memory has no limit. The system knows whole seconds of time, for each process. macOS has no limit of memory.
pub fn limited(words: &[OsString], limits: Limits) -> Command {
    let seconds = limits.time.as_secs_f64().ceil();
    let time = format!("ulimit -S -t {seconds}; ulimit -H -t {}", seconds + 1.0);
    let blocks = LONGEST_OUTPUT / 512;
    let most = limits.memory.map_or("524288", |_| "unlimited");
    let stack = format!("ulimit -s {most} 2>/dev/null || ulimit -s $(ulimit -Hs)");
    let memory = limits.memory.map_or(String::new(), |bytes| {
        format!("ulimit -v {} 2>/dev/null; ", bytes / 1024)
    });
    let set = format!("ulimit -c 0; ulimit -f {blocks}; {time}; {stack}; {memory}");
    let mut command = Command::new("sh");
    command.args(["-c", &(set + "exec \"$@\""), "sh"]);
    command.args(words).process_group(0);
    // One pool of memory for all threads, since each pool takes 64 MiB of the address space.
    command.env("MALLOC_ARENA_MAX", "1");
    command
}

/// Whether the system ended it, or as a shell tells it its child, for its time on the processor. The system counts a
/// little more than it tells.
pub fn is_time_out(status: ExitStatus) -> bool {
    const SIGXCPU: i32 = 24;
    status.signal() == Some(SIGXCPU) || status.code() == Some(128 + SIGXCPU)
}

/// Whether a child has ended. It keeps its number until it is waited for.
pub fn has_ended(child: &mut Child) -> bool {
    let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), how), Ok(None))
}

/// Ends the process that leads the group of this number, and all others in it. They may have ended already.
pub fn kill_group(leader: u32) {
    if let Some(leader) = Pid::from_raw(leader.cast_signed()) {
        let _ = kill_process_group(leader, Signal::KILL);
        // It may have gone to another group.
        let _ = kill_process(leader, Signal::KILL);
    }
}
