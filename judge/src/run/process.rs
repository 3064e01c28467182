//! Runs a command under limits.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

use anyhow::{Context, Result};

use super::limits::Limits;
use super::started::Started;
use super::system;

/// How many bytes at the end of its messages are kept.
const LONGEST_MESSAGES: u64 = 64 << 10;

/// What became of a run.
pub struct Run {
    pub status: ExitStatus,
    /// Whether it ended by itself before its time on the clock was over.
    pub is_in_time: bool,
    /// Its time on the processor.
    pub cpu_time: Duration,
    /// How many bytes it wrote, on standard output or on standard error.
    pub length: u64,
    /// The start of what it wrote on standard output.
    pub output: String,
    /// The end of what it wrote on standard error.
    pub messages: String,
}

/// Runs a command, given by its words, with `input` on standard input; in `folder`, if there is one, which then also has
/// its temporary files. Keeps so many bytes of its output. When it has ended, so has what it left running in its group.
/// Input and output are files without a name: no thread must read, and nobody waits for what holds a pipe open.
pub fn run(
    words: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    kept: usize,
    limits: Limits,
) -> Result<Run> {
    let [mut stdin, mut stdout, mut stderr] = [file()?, file()?, file()?];
    stdin.write_all(input).context("cannot write the input")?;
    stdin.rewind()?;
    let mut command = system::limited(words, limits);
    if let Some(folder) = folder {
        command.current_dir(folder).env("TMPDIR", ".");
    }
    command.env("RUST_BACKTRACE", "0").stdin(stdin);
    command.stdout(stdout.try_clone()?);
    command.stderr(stderr.try_clone()?);
    let mut process = Started::new(&mut command)?;
    let is_in_time = process.ends_within(limits.wall_time);
    let used = process.end().context("cannot wait for a process")?;
    let length = |file: &File| file.metadata().map_or(0, |file| file.len());
    let last = length(&stderr).saturating_sub(LONGEST_MESSAGES);
    Ok(Run {
        status: used.status,
        is_in_time,
        cpu_time: used.rusage.utime + used.rusage.stime,
        length: length(&stdout).max(length(&stderr)),
        output: text(&mut stdout, 0, kept as u64)?,
        messages: text(&mut stderr, last, LONGEST_MESSAGES)?,
    })
}

fn file() -> Result<File> {
    tempfile::tempfile().context("cannot create a temporary file")
}

/// So many bytes of a file, from this place on.
pub fn text(file: &mut File, start: u64, length: u64) -> Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(start))?;
    file.take(length).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_clock_ends_what_sleeps() {
        let limits = Limits {
            wall_time: Duration::from_millis(50),
            ..Limits::new(Duration::from_secs(20), None)
        };
        let run = run(&system::shell("sleep 60"), None, b"", 0, limits);
        assert!(!run.expect("a shell").is_in_time);
    }
}
