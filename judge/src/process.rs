//! Runs a command under limits, and ends it with all that it has started.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{fs, thread};

use anyhow::Context;
use tempfile::TempDir;
use wait4::Wait4;

use crate::system;

/// How many bytes a process may print.
pub const LONGEST_OUTPUT: usize = 64 << 20;

/// How many bytes at the end of its messages are kept at least.
pub const LONGEST_MESSAGES: usize = 64 << 10;

/// How long to wait for the end of the output after a process has ended: something that it started may hold it open.
const GRACE: Duration = Duration::from_secs(1);

/// What a run may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Time on the processor, so that a busy machine changes no verdict. On the clock, a process is ended after three
    /// times that plus a second.
    pub time: Duration,
    /// Address space in bytes, or where the system limits none, the memory that is used at once; `None` for no limit,
    /// as some programs do not start under one, such as those of Java.
    pub memory: Option<u64>,
}

/// What became of a run.
pub struct Run {
    /// How it ended.
    pub ending: Ending,
    /// What it wrote on standard output.
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
    /// It was stopped because it printed too much.
    TooMuchOutput,
    /// It used more memory than it may, on a system that does not limit it.
    TooMuchMemory,
}

/// The processes that must be ended, and the folders that must be removed, before this process may end.
struct Unfinished {
    processes: BTreeSet<u32>,
    folders: BTreeSet<PathBuf>,
}

static UNFINISHED: Mutex<Unfinished> = Mutex::new(Unfinished { processes: BTreeSet::new(), folders: BTreeSet::new() });

fn unfinished() -> MutexGuard<'static, Unfinished> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all that runs.
pub fn kill_all() {
    unfinished().processes.iter().copied().for_each(system::kill_with_children);
}

/// Ends all that runs, removes all temporary folders, and exits. Nothing can be started meanwhile.
pub fn abandon(status: i32) -> ! {
    let unfinished = unfinished();
    unfinished.processes.iter().copied().for_each(system::kill_with_children);
    for folder in &unfinished.folders {
        let _ = fs::remove_dir_all(folder);
    }
    std::process::exit(status)
}

/// A temporary folder, which is removed with what is in it.
pub struct Scratch(TempDir);

impl Scratch {
    /// An empty folder.
    ///
    /// # Errors
    /// The system gives none.
    pub fn new() -> anyhow::Result<Self> {
        let folder = TempDir::with_prefix("judge-").context("no temporary folder")?;
        unfinished().folders.insert(folder.path().to_owned());
        Ok(Self(folder))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        unfinished().folders.remove(self.path());
    }
}

/// Runs a command, given by its words, with `input` on standard input. When it has ended, whatever it left running in
/// the background is ended too.
///
/// # Errors
/// It cannot be started.
pub fn run(words: &[OsString], input: &[u8], limits: Limits) -> anyhow::Result<Run> {
    let mut child = start(words, limits)?;
    let leader = child.id();
    let stdin = child.stdin.take();
    let input = input.to_vec();
    // It may end without reading all.
    thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(&input)));
    let output = Collected::of(child.stdout.take(), move |bytes| {
        if bytes.len() > LONGEST_OUTPUT {
            system::kill_with_children(leader);
            bytes.truncate(LONGEST_OUTPUT + 1);
        }
    });
    let messages = Collected::of(child.stderr.take(), |bytes| {
        if bytes.len() > 2 * LONGEST_MESSAGES {
            bytes.drain(..bytes.len() - LONGEST_MESSAGES);
        }
    });

    let (ended, end) = mpsc::channel::<()>();
    let patience = 3 * limits.time + Duration::from_secs(1);
    let watch = thread::spawn(move || {
        let late = end.recv_timeout(patience) == Err(RecvTimeoutError::Timeout);
        if late {
            system::kill_with_children(leader);
        }
        late
    });
    let used = child.wait4();
    drop(ended);
    let late = watch.join().unwrap_or(false);
    system::kill_with_children(leader);
    unfinished().processes.remove(&leader);
    let used = used.context("a process was lost")?;

    let time = used.rusage.utime + used.rusage.stime;
    let [output, messages] = [output, messages].map(Collected::take);
    // The system counts the time in ticks of its clock, so it may stop a process a little early.
    let was_stopped = 2 * time >= limits.time && system::was_killed(used.status);
    let ending = if output.len() > LONGEST_OUTPUT {
        Ending::TooMuchOutput
    } else if system::used_too_much(used.rusage.maxrss, limits.memory) {
        Ending::TooMuchMemory
    } else if late || time >= limits.time || was_stopped {
        Ending::TimeOut
    } else {
        Ending::Exit(used.status)
    };
    let [output, messages] = [output, messages].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    Ok(Run { ending, output, messages, time })
}

/// Starts the command, and notes that it runs.
fn start(words: &[OsString], limits: Limits) -> anyhow::Result<Child> {
    let mut command = system::limited(words, limits.time, limits.memory);
    command.env("RUST_BACKTRACE", "0").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut unfinished = unfinished();
    let child = command.spawn().with_context(|| format!("cannot start {}", command.get_program().display()))?;
    unfinished.processes.insert(child.id());
    Ok(child)
}

/// The bytes that a thread reads from a pipe, up to its end.
struct Collected {
    bytes: Arc<Mutex<Vec<u8>>>,
    end: Receiver<()>,
}

impl Collected {
    /// Starts to read `pipe`. Whenever there is more, `keep` is called with all that was read, and may shorten it.
    fn of(pipe: Option<impl Read + Send + 'static>, mut keep: impl FnMut(&mut Vec<u8>) + Send + 'static) -> Self {
        let bytes = Arc::new(Mutex::new(Vec::new()));
        let (at_end, end) = mpsc::channel();
        if let Some(mut pipe) = pipe.map(BufReader::new) {
            let bytes = Arc::clone(&bytes);
            thread::spawn(move || {
                while let Ok(chunk @ [_, ..]) = pipe.fill_buf() {
                    let length = chunk.len();
                    let mut bytes = bytes.lock().unwrap_or_else(PoisonError::into_inner);
                    bytes.extend_from_slice(chunk);
                    keep(&mut bytes);
                    pipe.consume(length);
                }
                drop(at_end);
            });
        }
        Self { bytes, end }
    }

    /// All that was read.
    fn take(self) -> Vec<u8> {
        let _ = self.end.recv_timeout(GRACE);
        std::mem::take(&mut self.bytes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Run {
    /// Whether it ended by itself and says that all is well.
    #[must_use]
    pub fn is_success(&self) -> bool {
        matches!(self.ending, Ending::Exit(status) if status.success())
    }
}
