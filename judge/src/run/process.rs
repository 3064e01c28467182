//! Runs a command under limits.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

use anyhow::{Context, Result};

use super::cleanup::GroupLeader;
use super::limits::Limits;
use super::system;

/// Maximum length kept from the end of standard error, in bytes.
const MAX_MESSAGES_LENGTH: u64 = 64 << 10;

/// The result of a run.
pub struct Run {
    pub status: ExitStatus,
    /// Whether the process ended on its own within its wall time limit.
    pub ended_in_time: bool,
    /// CPU time of the process and its children.
    pub cpu_time: Duration,
    /// Length of standard output or of standard error, whichever is longer, in bytes.
    pub output_length: u64,
    /// The start of standard output.
    pub output: String,
    /// The end of standard error.
    pub messages: String,
}

/// Runs a command with `input` on standard input, and keeps the first `max_output` bytes of its standard output. The
/// command runs in `folder`, if given, and creates its temporary files there. When it ends, the other processes of its
/// group are killed.
///
/// The standard streams are unnamed files, so no thread needs to read them, and no process can keep a pipe open.
pub fn run(
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
    let length = |file: &File| file.metadata().map_or(0, |file| file.len());
    let messages_start = length(&stderr).saturating_sub(MAX_MESSAGES_LENGTH);
    Ok(Run {
        status: usage.status,
        ended_in_time,
        cpu_time: usage.rusage.utime + usage.rusage.stime,
        output_length: length(&stdout).max(length(&stderr)),
        output: read_text(&mut stdout, 0, max_output as u64)?,
        messages: read_text(&mut stderr, messages_start, MAX_MESSAGES_LENGTH)?,
    })
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

    #[test]
    fn a_sleeping_process_ends_at_its_wall_time_limit() {
        let limits = Limits {
            wall_time: Duration::from_millis(50),
            ..Limits::new(Duration::from_secs(20), None)
        };
        let run = run(&system::shell("sleep 60"), None, b"", 0, limits);
        assert!(!run.expect("a shell").ended_in_time);
    }
}
