//! Runs a command under limits.

use std::ffi::OsString;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

use anyhow::Context;

use super::started::Started;
use super::system;

/// How many bytes a process may print.
pub const LONGEST_OUTPUT: u64 = 64 << 20;

/// How many bytes at the end of its messages are kept.
const LONGEST_MESSAGES: u64 = 64 << 10;

/// How often it is looked what a process uses.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// What a run may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Time on the processor, so that a busy machine changes no verdict. Where that is not known before the end, a
    /// process is ended after three times that plus a second; else after much more, for the rare case that it works and
    /// sleeps by turns.
    pub time: Duration,
    /// How long it may sleep at a stretch.
    pub sleep: Duration,
    /// Bytes of memory.
    pub memory: u64,
    /// Whether the address space is limited to so much, so that the program itself notices it. Some run-time systems
    /// need far more than they use.
    #[cfg_attr(not(unix), expect(dead_code, reason = "nothing limits it there"))]
    pub is_of_addresses: bool,
}

impl Limits {
    /// Those of a program that may use so many bytes.
    pub const fn new(time: Duration, memory: u64) -> Self {
        Self {
            time,
            sleep: Duration::from_secs(2),
            memory,
            is_of_addresses: false,
        }
    }
}

/// What became of a run.
pub struct Run {
    /// How it ended.
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
    /// It was stopped because its time was over.
    TimeOut,
    /// It was stopped because it slept.
    Sleep,
    /// It was stopped because it printed too much.
    TooMuchOutput,
    /// It was stopped because it used too much memory.
    TooMuchMemory,
}

/// Runs a command, given by its words, with `input` on standard input; in `folder`, if there is one, which then also has
/// its temporary files. Keeps so many bytes of its output. When it has ended, whatever it left running in the background
/// is ended too.
///
/// Input and output are files without a name: no thread must read, nobody waits for what holds a pipe open, and nothing
/// must be removed.
pub fn run(
    words: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    kept: usize,
    limits: Limits,
) -> anyhow::Result<Run> {
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
    system::adopt_orphans(true);
    let mut process = Started::new(&mut command)?;

    let length = |file: &File| file.metadata().map_or(0, |file| file.len());
    let is_endless = || length(&stdout).max(length(&stderr)) >= LONGEST_OUTPUT;
    let mut looks = Looks::default();
    let mut stopped = None;
    while !process.ends_within(BETWEEN_LOOKS) {
        let fault = is_endless().then_some(Ending::TooMuchOutput);
        if let Some(fault) = fault.or_else(|| looks.fault(process.number(), limits)) {
            process.kill();
            stopped = stopped.or(Some(fault));
        }
    }
    let used = process.end().context("a process was lost")?;
    let time = looks.time.max(used.rusage.utime + used.rusage.stime);
    let ending = match stopped {
        _ if is_endless() => Ending::TooMuchOutput,
        // It may have ended by itself just before.
        Some(fault) if !used.status.success() => fault,
        _ if system::used_too_much(used.rusage.maxrss, limits.memory) => Ending::TooMuchMemory,
        _ if time >= limits.time => Ending::TimeOut,
        _ => Ending::Exit(used.status),
    };
    let last = length(&stderr).saturating_sub(LONGEST_MESSAGES);
    Ok(Run {
        ending,
        output: text(&mut stdout, 0, kept as u64)?,
        messages: text(&mut stderr, last, LONGEST_MESSAGES)?,
        time,
    })
}

fn file() -> anyhow::Result<File> {
    tempfile::tempfile().context("no temporary file")
}

/// So many bytes of a file, from this place on.
pub fn text(file: &mut File, start: u64, length: u64) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(start))?;
    file.take(length).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What was seen of a process from time to time. The looks are counted, since the judge may sleep meanwhile.
#[derive(Default)]
struct Looks {
    count: u32,
    /// How many in turn have seen it asleep.
    asleep: u32,
    time: Duration,
}

impl Looks {
    /// Looks again. Why the process must be stopped, if it must.
    fn fault(&mut self, leader: u32, limits: Limits) -> Option<Ending> {
        self.count += 1;
        let mut longest = 3 * limits.time + Duration::from_secs(1);
        if let Some(used) = system::used_by(leader) {
            longest = 10 * limits.time + Duration::from_secs(60);
            self.asleep += 1;
            if used.time > self.time {
                self.asleep = 0;
            }
            self.time = used.time;
            if used.memory > limits.memory {
                return Some(Ending::TooMuchMemory);
            }
        }
        if self.time >= limits.time || self.count * BETWEEN_LOOKS > longest {
            return Some(Ending::TimeOut);
        }
        (self.asleep * BETWEEN_LOOKS >= limits.sleep).then_some(Ending::Sleep)
    }
}

impl Run {
    /// Whether it ended by itself and says that all is well.
    pub fn is_success(&self) -> bool {
        matches!(self.ending, Ending::Exit(status) if status.success())
    }

    /// Whether it did not end by itself in time.
    pub fn is_late(&self) -> bool {
        matches!(self.ending, Ending::TimeOut | Ending::Sleep)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::run::started::Scratch;

    #[test]
    fn what_stays_in_the_background_is_ended() {
        let folder = Scratch::new().expect("a folder");
        let mark = folder.path().join("mark");
        let late = format!("(sleep 0.5; echo >'{}') & cat", mark.display());
        let limits = Limits::new(Duration::from_secs(20), 1 << 30);
        let run = run(&system::shell(&late), None, b"4 5\n", 3, limits);
        assert_eq!(run.expect("a shell").output, "4 5");
        std::thread::sleep(Duration::from_millis(800));
        assert!(!mark.exists());
    }
}
