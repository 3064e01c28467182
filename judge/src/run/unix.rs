//! Resource limits and process groups on Unix.

use std::ffi::OsString;
use std::fs::File;
use std::os::unix::fs::FileExt;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};

use nix::sys::signal::{SigSet, Signal::SIGHUP};
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, kill_process, kill_process_group, waitid,
};

use super::limits::{Limits, MAX_OUTPUT};
use super::orphans;

/// Stack size of an interpreter, in KiB. macOS allows at most 64 MiB.
pub const INTERPRETER_STACK_KIB: &str = "60000";

/// Returns the command line that runs `command` in the shell.
pub fn shell(command: &str) -> Vec<OsString> {
    ["sh", "-c", command].map(OsString::from).to_vec()
}

/// Returns a command that runs the command line as the leader of a process group, with the CPU time and memory limits
/// of `limits`, or the user's own hard limits where those are lower. The stack may use all the memory, or 512 MiB if
/// memory is unlimited. The CPU time limit is rounded up to whole seconds. macOS cannot limit memory.
pub fn limited_command(command_line: &[OsString], limits: Limits) -> Command {
    let seconds = limits.max_cpu_time.as_secs_f64().ceil();
    let time = format!("ulimit -S -t {seconds}; ulimit -H -t {}", seconds + 1.0);
    let blocks = MAX_OUTPUT / 512 + 1;
    let max_stack = limits.memory.map_or("524288", |_| "unlimited");
    let stack = format!("ulimit -s {max_stack} || ulimit -s $(ulimit -Hs)");
    let memory = limits.memory.map(|bytes| (bytes / 1024).to_string());
    let memory = memory.as_deref().unwrap_or("unlimited");
    let set = format!("ulimit -c 0; ulimit -f {blocks}; {time}; {stack}; ulimit -v {memory}");
    let script = format!("{{ {set}; }} 2>/dev/null; exec \"$@\"");
    // With a path, the standard library spawns the process; a search of `PATH`, which we set, would make it fork, and copy
    // the page tables of a judge that holds all cases.
    let mut command = Command::new("/bin/sh");
    command.args(["-c", &script, "sh"]).args(command_line);
    command.process_group(0);
    // Make glibc use one arena for all threads, since each arena reserves 64 MiB of the limited address space.
    command.env("MALLOC_ARENA_MAX", "1");
    command
}

/// Returns whether `SIGXCPU` ended the process or, if it is a shell, the child whose status it reports.
pub fn exceeded_cpu_time(status: ExitStatus) -> bool {
    let signal = Signal::XCPU.as_raw();
    status.signal() == Some(signal) || status.code() == Some(128 + signal)
}

/// Returns whether an invalid memory access ended the process or, if it is a shell, the child whose status it reports.
pub fn accessed_invalid_memory(status: ExitStatus) -> bool {
    let signal = Signal::SEGV.as_raw();
    status.signal() == Some(signal) || status.code() == Some(128 + signal)
}

/// Returns whether the shell could not start a command, given its exit status and standard error: it was not found, or
/// may not be executed.
pub fn could_not_start(status: ExitStatus, messages: &str) -> bool {
    let last = messages.lines().last().unwrap_or_default();
    matches!(status.code(), Some(126 | 127)) && last.starts_with("sh: ")
}

/// Script of a process that outlives the judge. Each line on its standard input is the path of a folder to remove, or
/// the ids of all group leaders to kill, once the judge has ended.
const GUARD: &str = r#"exec 9<&0
{
    trap "" HUP INT TERM QUIT
    while IFS= read -r line; do
        case $line in /*) set -- "$@" "$line" ;; *) leaders=$line ;; esac
    done
    for leader in $leaders; do kill -KILL "-$leader"; done
    rm -rf -- "$@"
} <&9 &"#;

/// Starts a process that cleans up when the judge has ended, as [`GUARD`] says. Returns its standard input. The process
/// is not a child of the judge, since its parent ends at once; only then may the judge adopt orphans.
pub fn start_guard() -> Option<ChildStdin> {
    let mut command = Command::new("/bin/sh");
    command.args(["-c", GUARD]).process_group(0);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut shell = command.spawn().ok()?;
    let stdin = shell.stdin.take();
    let _ = shell.wait();
    orphans::adopt();
    stdin
}

/// Returns the first `length` bytes of a file. Does not move the position at which a process writes it.
pub fn start_of(file: &File, length: u64) -> Option<Vec<u8>> {
    let mut bytes = vec![0; usize::try_from(length).ok()?];
    file.read_exact_at(&mut bytes, 0).ok()?;
    Some(bytes)
}

/// Blocks `SIGHUP` if it is ignored, as under `nohup`, since `ctrlc` would otherwise handle it. Child processes inherit
/// ignored signals, so the signal is ignored if a shell survives sending it to itself.
pub fn keep_hangup_ignored() {
    let status = Command::new("sh").args(["-c", "kill -HUP $$"]).status();
    if status.is_ok_and(|status| status.success()) {
        let _ = SigSet::from(SIGHUP).thread_block();
    }
}

/// Returns whether a child has ended. Does not reap it, so its process ID is not reused.
pub fn has_ended(child: &mut Child) -> bool {
    let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), how), Ok(None))
}

/// Kills the process with this ID and its process group. They may have ended already.
pub fn kill_group(leader: u32) {
    if let Some(leader) = Pid::from_raw(leader.cast_signed()) {
        let _ = kill_process_group(leader, Signal::KILL);
        // The process may have left its group.
        let _ = kill_process(leader, Signal::KILL);
    }
}
