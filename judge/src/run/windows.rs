//! What Windows has instead: no limits but the clock, and what has been started by a process.

use std::ffi::OsString;
use std::process::{Child, Command, ExitStatus};

use super::limits::Limits;

/// How many KiB of stack an interpreter may use: what stands in its file.
pub const STACK: &str = "7000";

/// The words that run `command` by the system's shell.
pub fn shell(command: &str) -> Vec<OsString> {
    ["cmd", "/C", command].map(OsString::from).to_vec()
}

/// A command without limits: it is ended by the clock, and its time is judged afterwards.
pub fn limited(words: &[OsString], _: Limits) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]);
    command
}

/// Nothing here ends it for its time.
pub fn is_time_out(_: ExitStatus) -> bool {
    false
}

/// Nothing here is ignored.
pub fn keep_hangup_ignored() {}

/// Whether a child has ended. It keeps its number as long as it is known here.
pub fn has_ended(child: &mut Child) -> bool {
    !matches!(child.try_wait(), Ok(None))
}

/// Ends the process and all that it has started. They may have ended already.
pub fn kill_group(leader: u32) {
    let words = ["/T", "/F", "/PID", &leader.to_string()];
    let _ = Command::new("taskkill").args(words).output();
}
