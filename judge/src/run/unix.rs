//! What Unix has: limits that the shell sets, and groups of processes.

use std::ffi::OsString;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, ExitStatus};

use nix::sys::signal::{SigSet, Signal::SIGHUP};
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

/// Returns a command that leads a group of processes, under these limits, unless the user has set lower ones; its stack
/// may take all memory, or half a GiB of unlimited memory. The time is in whole seconds. macOS has no limit of memory.
pub fn limited(words: &[OsString], limits: Limits) -> Command {
    let seconds = limits.cpu_time.as_secs_f64().ceil();
    let time = format!("ulimit -S -t {seconds}; ulimit -H -t {}", seconds + 1.0);
    let blocks = LONGEST_OUTPUT / 512;
    let most = limits.memory.map_or("524288", |_| "unlimited");
    let stack = format!("ulimit -s {most} || ulimit -s $(ulimit -Hs)");
    let memory = limits.memory.map(|bytes| (bytes / 1024).to_string());
    let memory = memory.unwrap_or("unlimited".to_owned());
    let set = format!("ulimit -c 0; ulimit -f {blocks}; {time}; {stack}; ulimit -v {memory}");
    let mut command = Command::new("sh");
    command.args([
        "-c",
        &format!("{{ {set}; }} 2>/dev/null; exec \"$@\""),
        "sh",
    ]);
    command.args(words).process_group(0);
    // One pool of memory for all threads, since each pool takes 64 MiB of the address space.
    command.env("MALLOC_ARENA_MAX", "1");
    command
}

/// Whether the system ended it, or as a shell tells it its child, for its time on the processor.
pub fn is_time_out(status: ExitStatus) -> bool {
    const SIGXCPU: i32 = 24;
    status.signal() == Some(SIGXCPU) || status.code() == Some(128 + SIGXCPU)
}

/// Lets a hang-up be ignored if it is, as under `nohup`: what is ignored stays so in a child.
pub fn keep_hangup_ignored() {
    let status = Command::new("sh").args(["-c", "kill -HUP $$"]).status();
    if status.is_ok_and(|status| status.success()) {
        let _ = SigSet::from(SIGHUP).thread_block();
    }
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
