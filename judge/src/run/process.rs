//! Runs a command under limits.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

use anyhow::{Context, Result};

use super::limits::{LONGEST_OUTPUT, Limits};
use super::started::Started;
use super::system;

/// What the clock ends sleeps if it used less than its time divided by this.
const SLEEPING_PART: u32 = 10;

/// How many bytes at the end of its messages are kept.
const LONGEST_MESSAGES: u64 = 64 << 10;

/// What became of a run.
pub struct Run {
    pub ending: Ending,
    /// The start of what it wrote on standard output.
    pub output: String,
    /// The end of what it wrote on standard error.
    pub messages: String,
    /// Its time on the processor.
    pub time: Duration,
}

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By itself, with the status that says whether all is well.
    Exit(ExitStatus),
    /// Its time on the processor was over.
    TimeOut,
    /// The clock ended it, though it did not need its time.
    Sleep,
    TooMuchOutput,
}

/// Runs a command, given by its words, with `input` on standard input; in `folder`, if there is one, which then also has
/// its temporary files. Keeps so many bytes of its output. When it has ended, so has what it left running in its group.
///
/// Input and output are files without a name: no thread must read, nobody waits for what holds a pipe open, and nothing
/// must be removed.
pub fn run(
    words: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    kept: usize,
    limits: Limits,
) -> Result<Run> {
    let [mut stdin, mut stdout, mut stderr] = [file()?, file()?, file()?];
    stdin.write_all(input).context("no room for the input")?;
    stdin.rewind()?;
    let mut command = system::limited(words, limits);
    if let Some(folder) = folder {
        command.current_dir(folder).env("TMPDIR", ".");
    }
    command.env("RUST_BACKTRACE", "0").stdin(stdin);
    command.stdout(stdout.try_clone()?);
    command.stderr(stderr.try_clone()?);
    let mut process = Started::new(&mut command)?;
    let is_in_time = process.ends_within(limits.clock);
    let used = process.end().context("a process was lost")?;
    let time = used.rusage.utime + used.rusage.stime;
    let length = |file: &File| file.metadata().map_or(0, |file| file.len());
    let printed = length(&stdout).max(length(&stderr));
    // A limit that was passed says more than the signal by which it ended.
    let ending = match used.status {
        _ if printed >= LONGEST_OUTPUT => Ending::TooMuchOutput,
        status if time >= limits.time || system::is_time_out(status) => Ending::TimeOut,
        _ if !is_in_time && time * SLEEPING_PART < limits.time => Ending::Sleep,
        _ if !is_in_time => Ending::TimeOut,
        status => Ending::Exit(status),
    };
    let last = length(&stderr).saturating_sub(LONGEST_MESSAGES);
    Ok(Run {
        ending,
        output: text(&mut stdout, 0, kept as u64)?,
        messages: text(&mut stderr, last, LONGEST_MESSAGES)?,
        time,
    })
}

fn file() -> Result<File> {
    tempfile::tempfile().context("no temporary file")
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
            clock: Duration::from_millis(50),
            ..Limits::new(Duration::from_secs(20), None)
        };
        let run = run(&system::shell("sleep 60"), None, b"", 0, limits);
        assert_eq!(run.expect("a shell").ending, Ending::Sleep);
    }
}
