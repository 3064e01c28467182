//! Windows: limits only wall time, and kills process trees instead of groups.

use std::ffi::OsString;
use std::fs::File;
use std::process::{Child, ChildStdin, Command, ExitStatus};

use super::limits::Limits;

/// Stack size of an interpreter, in KiB. It must be below the size that the executable reserves.
pub const INTERPRETER_STACK_KIB: &str = "7000";

/// Returns the command line that runs `command` in the shell.
pub fn shell(command: &str) -> Vec<OsString> {
    ["cmd", "/C", command].map(OsString::from).to_vec()
}

/// Returns a command without limits. The judge limits its wall time, and checks its CPU time when it has ended.
pub fn limited_command(command_line: &[OsString], _: Limits) -> Command {
    let mut command = Command::new(&command_line[0]);
    command.args(&command_line[1..]);
    command
}

/// Returns `false`, since Windows does not limit CPU time.
pub fn exceeded_cpu_time(_: ExitStatus) -> bool {
    false
}

/// Returns whether an invalid memory access or a stack overflow ended the process.
pub fn accessed_invalid_memory(status: ExitStatus) -> bool {
    // `STATUS_ACCESS_VIOLATION` and `STATUS_STACK_OVERFLOW`
    let code = status.code().map(i32::cast_unsigned);
    matches!(code, Some(0xC000_0005 | 0xC000_00FD))
}

/// Returns `false`: `cmd` reports a command that it cannot start as one that failed.
pub fn could_not_start(_: ExitStatus, _: &str) -> bool {
    false
}

/// Returns `None`: on Windows, a judge that is killed leaves its processes and folders behind.
pub fn start_guard() -> Option<ChildStdin> {
    None
}

/// Returns `None`: on Windows, to read a file that a process writes would move the position at which it writes.
pub fn start_of(_: &File, _: u64) -> Option<Vec<u8>> {
    None
}

/// Does nothing, since Windows has no hang-ups.
pub fn keep_hangup_ignored() {}

/// Returns whether a child has ended. It keeps its id as long as `child` exists.
pub fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Kills the process with this id and its descendants. They may have ended already.
pub fn kill_group(leader: u32) {
    let args = ["/T", "/F", "/PID", &leader.to_string()];
    let _ = Command::new("taskkill").args(args).output();
}
