//! Runs a command under limits.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

use anyhow::{Context, Result};

use super::cleanup::GroupLeader;
use super::ending::Ending;
use super::limits::{Limits, MAX_OUTPUT};
use super::system;

/// Maximum length kept from the end of standard error, in bytes.
const MAX_MESSAGES_LENGTH: u64 = 64 << 10;

/// The result of a run.
pub struct Run {
    pub ending: Ending,
    /// CPU time of the process and its children.
    pub cpu_time: Duration,
    /// The start of standard output.
    pub output: String,
    /// The end of standard error.
    pub messages: String,
}

/// Runs a command with `input` on standard input, and keeps the first `max_output` bytes of its standard output. The
/// command runs in `folder`, if given, and creates its temporary files there. When it ends, the other processes of its
/// group are killed. If the machine is too busy to run the command within its wall time limit, runs it once more, with
/// much more time.
///
/// The standard streams are unnamed files, so no thread needs to read them, and no process can keep a pipe open.
pub fn run(
    command_line: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    max_output: usize,
    limits: Limits,
) -> Result<Run> {
    let run = |limits| run_once(command_line, folder, input, max_output, limits);
    let first = run(limits)?;
    if first.ending.was_starved() { run(limits.for_busy_machine()) } else { Ok(first) }
}

/// Runs a command as [`run`] does, but once.
fn run_once(
    command_line: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    max_output: usize,
    limits: Limits,
) -> Result<Run> {
    let file = || tempfile::tempfile().context("cannot create a temporary file");
    let [mut stdin, mut stdout, mut stderr] = [file()?, file()?, file()?];
    stdin.write_all(input).context("cannot write the input")?;
    stdin.rewind()?;
    let mut command = system::limited_command(command_line, limits);
    if let Some(folder) = folder {
        command.current_dir(folder).env("TMPDIR", ".");
    }
    command.env("RUST_BACKTRACE", "0").stdin(stdin);
    command.stdout(stdout.try_clone()?);
    command.stderr(stderr.try_clone()?);
    let mut process = GroupLeader::start(&mut command)?;
    let ended_in_time = process.ends_within(limits.wall_time);
    let usage = process.end().context("cannot wait for a process")?;
    let cpu_time = usage.rusage.utime + usage.rusage.stime;
    let length = |file: &File| file.metadata().map_or(0, |file| file.len());
    let messages_start = length(&stderr).saturating_sub(MAX_MESSAGES_LENGTH);
    let ending = if length(&stdout).max(length(&stderr)) >= MAX_OUTPUT {
        Ending::TooMuchOutput
    } else {
        ending(usage.status, cpu_time, ended_in_time, limits)
    };
    Ok(Run {
        ending,
        cpu_time,
        output: read_text(&mut stdout, 0, max_output as u64)?,
        messages: read_text(&mut stderr, messages_start, MAX_MESSAGES_LENGTH)?,
    })
}

/// Returns how a process ended that did not write too much.
fn ending(status: ExitStatus, cpu_time: Duration, ended_in_time: bool, limits: Limits) -> Ending {
    let limit = limits.cpu_time;
    // The system may send `SIGXCPU` before the reported CPU time reaches the limit, so after that signal we
    // assume a timeout if at least half of the limit was used. Some language runtimes ignore `SIGXCPU`; the system
    // kills them later.
    let is_killed = cpu_time >= limit && status.code().is_none();
    if is_killed || system::exceeded_cpu_time(status) && 2 * cpu_time >= limit {
        Ending::StoppedAtCpuTime(limit)
    } else if cpu_time >= limit {
        Ending::UsedCpuTime(cpu_time)
    } else if ended_in_time {
        Ending::Exited(status)
    } else {
        Ending::StoppedAtWallTime { limit: limits.wall_time, cpu_time }
    }
}

/// Reads at most `length` bytes of a file, from the offset `start`. Replaces invalid UTF-8.
pub fn read_text(file: &mut File, start: u64, length: u64) -> Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(start))?;
    file.take(length).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn run_in_shell(command: &str, wall_time: Duration) -> Ending {
        let limits = Limits { wall_time, ..Limits::new(Duration::from_secs(20), None) };
        run(&system::shell(command), None, b"", 0, limits).expect("a shell").ending
    }

    #[test]
    fn a_sleeping_process_ends_at_its_wall_time_limit() {
        let ending = run_in_shell("sleep 60", Duration::from_millis(50));
        assert!(ending.was_idle(), "{ending}");
    }

    /// Computes for more CPU time than an idle process, and for more wall time than allowed.
    #[test]
    fn a_process_that_gets_little_cpu_time_gets_more_wall_time() {
        let computes = "n=0; while [ $n -lt 1000000 ]; do n=$((n + 1)); done";
        let ending = run_in_shell(&format!("{computes}; sleep 2"), Duration::from_secs(2));
        assert!(ending.is_success(), "{ending}");
    }
}
