//! Runs a command under limits, and ends it with all that it has started.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use std::{fs, thread};

use anyhow::Context;
use tempfile::TempDir;
use wait4::Wait4;

use super::{lock, system};

/// How many bytes a process may print.
const LONGEST_OUTPUT: usize = 64 << 20;

/// How many bytes at the end of its messages are kept at least.
const LONGEST_MESSAGES: usize = 64 << 10;

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

impl Limits {
    pub const fn new(time: Duration, memory: Option<u64>) -> Self {
        Self { time, memory }
    }
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

/// What must be ended before this process may end.
static PROCESSES: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// What must be removed then.
static FOLDERS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn kill(processes: &BTreeSet<u32>) {
    for process in processes {
        system::kill_with_children(*process);
    }
}

/// Ends all that runs.
pub fn kill_all() {
    kill(&lock(&PROCESSES));
}

/// Ends all that runs, removes all temporary folders, and exits. Nothing can be started meanwhile.
pub fn abandon(status: i32) -> ! {
    let processes = lock(&PROCESSES);
    kill(&processes);
    let folders = lock(&FOLDERS);
    for folder in folders.iter() {
        let _ = fs::remove_dir_all(folder);
    }
    std::process::exit(status)
}

/// A temporary folder, which is removed with what is in it.
pub struct Scratch(TempDir);

impl Scratch {
    /// An empty folder.
    pub fn new() -> anyhow::Result<Self> {
        let folder = TempDir::with_prefix("judge-").context("no temporary folder")?;
        lock(&FOLDERS).insert(folder.path().to_owned());
        Ok(Self(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        lock(&FOLDERS).remove(self.path());
    }
}

/// Runs a command, given by its words, with `input` on standard input; in `folder`, if there is one, which then also has
/// its temporary files. When it has ended, whatever it left running in the background is ended too.
pub fn run(
    words: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    limits: Limits,
) -> anyhow::Result<Run> {
    let mut child = start(words, folder, limits)?;
    let leader = child.id();
    let stdin = child.stdin.take();
    let input = input.to_vec();
    // It may end without reading all.
    thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(&input)));
    let output = collect(child.stdout.take(), move |bytes| {
        if bytes.len() > LONGEST_OUTPUT {
            bytes.truncate(LONGEST_OUTPUT + 1);
            system::kill_with_children(leader);
        }
    });
    let messages = collect(child.stderr.take(), |bytes| {
        if bytes.len() > 2 * LONGEST_MESSAGES {
            bytes.drain(..bytes.len() - LONGEST_MESSAGES);
        }
    });

    let (ended, end) = mpsc::channel();
    thread::spawn(move || ended.send(child.wait4()));
    let used = end.recv_timeout(3 * limits.time + Duration::from_secs(1));
    let is_late = used.is_err();
    system::kill_with_children(leader);
    let used = used.or_else(|_| end.recv());
    lock(&PROCESSES).remove(&leader);
    let used = used?.context("a process was lost")?;
    let time = used.rusage.utime + used.rusage.stime;

    let [output, messages] = [output(), messages()];
    // The system counts the time in ticks of its clock, so it may stop a process a little early.
    let was_stopped = 2 * time >= limits.time && system::was_killed(used.status);
    let ending = if output.len() > LONGEST_OUTPUT {
        Ending::TooMuchOutput
    } else if system::used_too_much(used.rusage.maxrss, limits.memory) {
        Ending::TooMuchMemory
    } else if is_late || time >= limits.time || was_stopped {
        Ending::TimeOut
    } else {
        Ending::Exit(used.status)
    };
    Ok(Run {
        ending,
        output: String::from_utf8_lossy(&output).into_owned(),
        messages: String::from_utf8_lossy(&messages).into_owned(),
        time,
    })
}

/// Starts the command, and notes that it runs.
fn start(words: &[OsString], folder: Option<&Path>, limits: Limits) -> anyhow::Result<Child> {
    let mut command = system::limited(words, limits.time, limits.memory);
    if let Some(folder) = folder {
        command.current_dir(folder).env("TMPDIR", ".");
    }
    command.env("RUST_BACKTRACE", "0").stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut processes = lock(&PROCESSES);
    let started = command.spawn();
    let tool = command.get_program().display();
    let child = started.with_context(|| format!("cannot start {tool}"))?;
    processes.insert(child.id());
    Ok(child)
}

/// Reads `pipe` by a thread. Whenever there is more, `keep` is called with all that was read, and may shorten it. What
/// is given back waits for the end, and gives all that was kept.
fn collect(
    pipe: Option<impl Read + Send + 'static>,
    keep: impl Fn(&mut Vec<u8>) + Send + 'static,
) -> impl FnOnce() -> Vec<u8> {
    let kept = Arc::new(Mutex::new(Vec::new()));
    let bytes = Arc::clone(&kept);
    let (at_end, end) = mpsc::channel();
    thread::spawn(move || {
        let mut pipe = BufReader::new(pipe?);
        while let Ok(chunk @ [_, ..]) = pipe.fill_buf() {
            let length = chunk.len();
            lock(&bytes).extend_from_slice(chunk);
            keep(&mut lock(&bytes));
            pipe.consume(length);
        }
        at_end.send(()).ok()
    });
    move || {
        let _ = end.recv_timeout(GRACE);
        std::mem::take(&mut lock(&kept))
    }
}

impl Run {
    /// Whether it ended by itself and says that all is well.
    pub fn is_success(&self) -> bool {
        matches!(self.ending, Ending::Exit(status) if status.success())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(command: &str) -> Run {
        let limits = Limits::new(Duration::from_secs(20), None);
        run(&system::shell(command), None, b"4 5\n", limits).expect("a shell")
    }

    #[test]
    fn what_stays_in_the_background_is_ended() {
        let folder = Scratch::new().expect("a folder");
        let mark = folder.path().join("mark");
        let late = format!("(sleep 0.5; echo >'{}') & cat", mark.display());
        assert_eq!(shell(&late).output, "4 5\n");
        thread::sleep(Duration::from_millis(800));
        assert!(!mark.exists());
        let path = folder.path().to_owned();
        drop(folder);
        assert!(!path.exists());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_was_written_counts_while_another_process_holds_the_output() {
        let run = shell("setsid sleep 2 2>&- & echo 4");
        assert!(run.is_success());
        assert_eq!(run.output, "4\n");
    }

    #[test]
    fn endless_output_is_cut_off() {
        let run = shell("yes");
        assert_eq!(run.ending, Ending::TooMuchOutput);
        assert_eq!(run.output.len(), LONGEST_OUTPUT + 1);
        let run = shell("head -c 3000000 /dev/zero >&2; echo end >&2");
        assert!(run.is_success());
        assert!(run.messages.ends_with("end\n"));
        assert!(run.messages.len() <= 2 * LONGEST_MESSAGES);
    }
}
