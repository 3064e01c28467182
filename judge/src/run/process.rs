//! Runs a command under limits.

use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::ExitStatus;
use std::time::Duration;

use anyhow::{Context, Result};

use super::cleanup::GroupLeader;
use super::ending::Ending;
use super::limits::{Limits, MAX_OUTPUT};
use super::system;

/// Maximum length kept from each end of standard error, in bytes.
const MAX_MESSAGES_LENGTH: u64 = 32 << 10;

/// Wall time in which a process must exit after its last answer.
const TIME_TO_EXIT: Duration = Duration::from_secs(3);

/// The result of a run.
pub struct Run {
    pub ending: Ending,
    /// CPU time of the process and its children.
    pub cpu_time: Duration,
    /// The start of standard output.
    pub output: String,
    /// Standard error, without its middle if it is long.
    pub messages: String,
}

/// The answers that a process gives.
pub struct Answers<'a> {
    /// The file that the answers are written to; standard output by default.
    pub file: Option<&'a Path>,
    /// Maximum length, in bytes.
    pub max_length: u64,
    /// Returns whether this text has all answers.
    pub are_complete: &'a dyn Fn(&str) -> bool,
}

impl Answers<'_> {
    fn length(&self, stdout: &File) -> u64 {
        let metadata = self.file.map_or_else(|| stdout.metadata(), fs::symlink_metadata);
        metadata.ok().filter(Metadata::is_file).map_or(0, |file| file.len())
    }

    /// Returns whether the process, which may still write, has given all answers.
    fn are_given(&self, stdout: &File) -> bool {
        let length = self.length(stdout).min(self.max_length);
        let bytes = match self.file {
            _ if length == 0 => None,
            Some(file) => fs::read(file).ok(),
            None => system::start_of(stdout, length),
        };
        bytes.is_some_and(|bytes| (self.are_complete)(&String::from_utf8_lossy(&bytes)))
    }

    /// Returns a function that tells, given the time since the process has started, whether it does not exit although
    /// it has given all answers.
    fn watch(&self, stdout: &File) -> impl FnMut(Duration) -> bool {
        let (mut length, mut since) = (0, Duration::ZERO);
        move |elapsed| {
            let new_length = self.length(stdout);
            if new_length != length {
                (length, since) = (new_length, elapsed);
            }
            let is_due = elapsed.saturating_sub(since) > TIME_TO_EXIT;
            if is_due {
                since = elapsed;
            }
            is_due && self.are_given(stdout)
        }
    }
}

/// Runs a command with `input` on standard input, and keeps the first `max_output` bytes of its standard output. The
/// command runs in `folder`, if given, and creates its temporary files there. When it ends, the processes that it leaves
/// behind are killed. If it gives `answers`, it must exit soon after the last one.
///
/// If the command used a little more CPU time than it may, runs it once more, and returns the faster run. If the machine
/// is too busy to run the command within its wall time limit, runs it once more, with much more time.
///
/// The standard streams are unnamed files, so no thread needs to read them, and no process can keep a pipe open.
pub fn run(
    command_line: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    max_output: usize,
    limits: Limits,
    answers: Option<&Answers>,
) -> Result<Run> {
    let run = |limits| run_once(command_line, folder, input, max_output, limits, answers);
    let first = run(limits)?;
    Ok(match first.ending {
        Ending::UsedCpuTime(time) if time < limits.max_cpu_time => {
            let second = run(limits)?;
            if second.cpu_time < first.cpu_time { second } else { first }
        }
        ending if ending.was_starved() => run(limits.for_busy_machine())?,
        _ => first,
    })
}

/// Runs a command as [`run`] does, but once.
fn run_once(
    command_line: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    max_output: usize,
    limits: Limits,
    answers: Option<&Answers>,
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
    let mut does_not_exit = false;
    let mut watch = answers.map(|answers| answers.watch(&stdout));
    let ended_in_time = process.ends_before(|elapsed| {
        does_not_exit = watch.as_mut().is_some_and(|watch| watch(elapsed));
        does_not_exit || elapsed > limits.wall_time
    });
    drop(watch);
    // A process that is killed has not waited for its children, such as a compiler's passes.
    let of_group = if ended_in_time { Duration::ZERO } else { process.cpu_time() };
    let usage = process.end().context("cannot wait for a process")?;
    let cpu_time = of_group.max(usage.rusage.utime + usage.rusage.stime);
    let length = |file: &File| file.metadata().map_or(0, |file| file.len());
    let ending = if length(&stdout).max(length(&stderr)) > MAX_OUTPUT {
        Ending::TooMuchOutput
    } else if does_not_exit {
        Ending::DidNotExit
    } else {
        ending(usage.status, cpu_time, ended_in_time, limits)
    };
    Ok(Run {
        ending,
        cpu_time,
        output: read_text(&mut stdout, 0, max_output as u64)?,
        messages: read_ends(&mut stderr)?,
    })
}

/// Returns how a process ended that did not write too much.
fn ending(status: ExitStatus, cpu_time: Duration, ended_in_time: bool, limits: Limits) -> Ending {
    let Limits { cpu_time: limit, max_cpu_time, .. } = limits;
    // The system may send `SIGXCPU` before the reported CPU time reaches the limit, so after that signal we
    // assume a timeout if at least half of the limit was used. Some language runtimes ignore `SIGXCPU`; the system
    // kills them later.
    let is_killed = cpu_time >= max_cpu_time && status.code().is_none();
    if is_killed || system::exceeded_cpu_time(status) && 2 * cpu_time >= limit {
        Ending::StoppedAtCpuTime(max_cpu_time)
    } else if !ended_in_time && cpu_time < max_cpu_time {
        Ending::StoppedAtWallTime { limit: limits.wall_time, cpu_time }
    } else if cpu_time >= limit {
        Ending::UsedCpuTime(cpu_time)
    } else {
        Ending::Exited(status)
    }
}

/// Reads a file, or both ends of a long one.
fn read_ends(file: &mut File) -> Result<String> {
    let end = file.metadata()?.len().saturating_sub(MAX_MESSAGES_LENGTH);
    let first = read_text(file, 0, end.min(MAX_MESSAGES_LENGTH))?;
    let cut = if end > MAX_MESSAGES_LENGTH { "\n…\n" } else { "" };
    Ok(first + cut + &read_text(file, end, MAX_MESSAGES_LENGTH)?)
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
        run(&system::shell(command), None, b"", 0, limits, None).expect("a shell").ending
    }

    #[test]
    fn a_sleeping_process_ends_at_its_wall_time_limit() {
        let ending = run_in_shell("sleep 60", Duration::from_millis(50));
        assert!(ending.was_idle(), "{ending}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_cpu_time_of_children_counts() {
        let limits = Limits {
            wall_time: Duration::from_secs(2),
            ..Limits::new(Duration::from_secs(1), None)
        };
        let command = system::shell("(while :; do :; done) & wait");
        let ending = run(&command, None, b"", 0, limits, None).expect("a shell").ending;
        assert!(ending.timed_out() && !ending.was_idle(), "{ending}");
    }

    /// Computes for more CPU time than an idle process, and for more wall time than allowed.
    #[test]
    fn a_process_that_gets_little_cpu_time_gets_more_wall_time() {
        let computes = "n=0; while [ $n -lt 1000000 ]; do n=$((n + 1)); done";
        let ending = run_in_shell(&format!("{computes}; sleep 2"), Duration::from_secs(2));
        assert!(ending.is_success(), "{ending}");
    }
}
