//! Windows: no limit but wall time, and process trees instead of groups.

use std::ffi::OsString;
use std::process::{Child, Command, ExitStatus};

use super::limits::Limits;

/// Stack of an interpreter, in KiB, below the size in its executable.
pub const STACK: &str = "7000";

/// Returns the words that run `command` in the shell.
pub fn shell(command: &str) -> Vec<OsString> {
    ["cmd", "/C", command].map(OsString::from).to_vec()
}

/// Returns a command without limits: only wall time ends it, and its CPU time is judged afterwards.
pub fn limited(words: &[OsString], _: Limits) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

/// Returns `false`, since Windows does not limit CPU time.
pub fn is_time_out(_: ExitStatus) -> bool {
    false
}

/// Does nothing, since Windows has no hang-ups.
pub fn keep_hangup_ignored() {}

/// Returns whether a child has ended. It keeps its id as long as `child` exists.
pub fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Kills the process and its descendants. They may have ended already.
pub fn kill_group(leader: u32) {
    let words = ["/T", "/F", "/PID", &leader.to_string()];
    let _ = Command::new("taskkill").args(words).output();
}
