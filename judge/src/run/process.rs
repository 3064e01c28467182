//! Runs a command under limits.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::{self, Builder};
use std::time::{Duration, Instant};

use anyhow::Context;

use super::started::{Started, end_orphans};
use super::system;

/// How many bytes a process may print.
const LONGEST_OUTPUT: usize = 64 << 20;

/// How many bytes at the end of its messages are kept at least.
const LONGEST_MESSAGES: usize = 64 << 10;

/// How long something that a process has started may hold its output open after it has ended.
const GRACE: Duration = Duration::from_secs(1);

/// How often it is looked what a process uses.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// How long a process takes to end after its output has.
const MOMENT: Duration = Duration::from_micros(200);

/// What a run may use.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Time on the processor, so that a busy machine changes no verdict. Where that is not known before the end, a
    /// process is ended after three times that plus a second; else after much more, for the rare case that it neither
    /// works nor sleeps.
    pub time: Duration,
    /// How long it may sleep in all.
    pub sleep: Duration,
    /// Bytes of memory.
    pub memory: u64,
    /// Whether the address space is limited to so much, so that the program itself notices it. Some run-time systems
    /// need far more than they use.
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

/// What a process wrote.
enum Written {
    Output(Vec<u8>),
    Messages(Vec<u8>),
}

/// Runs a command, given by its words, with `input` on standard input; in `folder`, if there is one, which then also has
/// its temporary files. Keeps so many bytes of its output. When it has ended, whatever it left running in the background
/// is ended too.
pub fn run(
    words: &[OsString],
    folder: Option<&Path>,
    input: &[u8],
    kept: usize,
    limits: Limits,
) -> anyhow::Result<Run> {
    let mut command = system::limited(words, limits);
    if let Some(folder) = folder {
        command.current_dir(folder).env("TMPDIR", ".");
    }
    command.env("RUST_BACKTRACE", "0").stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = Started::new(&mut command)?;
    let child = process.child();
    let leader = child.id();
    let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (Some(mut stdin), Some(stdout), Some(stderr)) = pipes else {
        unreachable!("they are pipes");
    };
    let input = input.to_vec();
    // It may end without reading all.
    start(move || drop(stdin.write_all(&input)))?;
    let (sender, written) = sync_channel(1);
    read(stdout, sender.clone(), Written::Output)?;
    read(stderr, sender, Written::Messages)?;

    let mut kept = Kept {
        most: kept,
        ..Kept::default()
    };
    let mut looks = Looks::new(limits);
    let mut stopped = None;
    while !process.has_ended() {
        let wait = looks.next.saturating_duration_since(Instant::now());
        match written.recv_timeout(wait) {
            Ok(written) => kept.add(written),
            Err(RecvTimeoutError::Timeout) => {}
            // Mostly it ends now.
            Err(RecvTimeoutError::Disconnected) => thread::sleep(MOMENT),
        }
        let is_endless = kept.printed > LONGEST_OUTPUT;
        let fault = is_endless.then_some(Ending::TooMuchOutput);
        if let Some(fault) = fault.or_else(|| looks.look(leader)) {
            process.kill();
            stopped = stopped.or(Some(fault));
        }
    }
    let used = process.end().context("a process was lost")?;
    kept.add_rest(&written);
    let time = looks.time.max(used.rusage.utime + used.rusage.stime);
    let ending = match stopped {
        _ if kept.printed > LONGEST_OUTPUT => Ending::TooMuchOutput,
        // It may have ended by itself just before.
        Some(fault) if system::was_killed(used.status) => fault,
        _ if system::used_too_much(used.rusage.maxrss, limits.memory) => Ending::TooMuchMemory,
        _ if time >= limits.time => Ending::TimeOut,
        _ => Ending::Exit(used.status),
    };
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Ok(Run {
        ending,
        output: text(kept.output),
        messages: text(kept.messages),
        time,
    })
}

fn start(work: impl FnOnce() + Send + 'static) -> anyhow::Result<()> {
    let thread = Builder::new().spawn(work);
    thread.map(drop).context("no thread can be started")
}

/// Reads a pipe by a thread, until its end or until nobody wants more.
fn read(
    mut pipe: impl Read + Send + 'static,
    sender: SyncSender<Written>,
    written: fn(Vec<u8>) -> Written,
) -> anyhow::Result<()> {
    start(move || {
        let mut buffer = vec![0; 64 << 10];
        while let Ok(length @ 1..) = pipe.read(&mut buffer) {
            if sender.send(written(buffer[..length].to_vec())).is_err() {
                break;
            }
        }
    })
}

/// What is kept of what a process writes.
#[derive(Default)]
struct Kept {
    output: Vec<u8>,
    messages: Vec<u8>,
    /// How much of the output.
    most: usize,
    /// How many bytes of output there were.
    printed: usize,
}

impl Kept {
    fn add(&mut self, written: Written) {
        match written {
            Written::Output(bytes) => {
                self.printed += bytes.len();
                let room = self.most - self.output.len();
                self.output.extend(&bytes[..bytes.len().min(room)]);
            }
            Written::Messages(bytes) => {
                self.messages.extend(bytes);
                if self.messages.len() > 2 * LONGEST_MESSAGES {
                    let length = self.messages.len() - LONGEST_MESSAGES;
                    self.messages.drain(..length);
                }
            }
        }
    }

    /// Adds what was written before the end. Something that has fled may hold the pipes open, and write on.
    fn add_rest(&mut self, written: &Receiver<Written>) {
        let end = Instant::now() + GRACE;
        let mut wait = BETWEEN_LOOKS;
        while self.printed <= LONGEST_OUTPUT && Instant::now() < end {
            match written.recv_timeout(wait) {
                Ok(written) => self.add(written),
                Err(RecvTimeoutError::Timeout) => end_orphans(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
            wait = end.saturating_duration_since(Instant::now());
        }
    }
}

/// What is seen of a process from time to time. The looks are counted, since the judge may sleep meanwhile.
struct Looks {
    limits: Limits,
    next: Instant,
    count: u32,
    /// How many have seen it asleep.
    asleep: u32,
    time: Duration,
}

impl Looks {
    fn new(limits: Limits) -> Self {
        Self {
            limits,
            next: Instant::now() + BETWEEN_LOOKS,
            count: 0,
            asleep: 0,
            time: Duration::ZERO,
        }
    }

    /// Looks again if it is time. Why the process must be stopped, if it must.
    fn look(&mut self, leader: u32) -> Option<Ending> {
        if Instant::now() < self.next {
            return None;
        }
        self.next = Instant::now() + BETWEEN_LOOKS;
        self.count += 1;
        let limits = self.limits;
        let mut longest = 3 * limits.time + Duration::from_secs(1);
        if let Some(used) = system::used_by(leader) {
            longest = 10 * limits.time + Duration::from_secs(60);
            self.time = used.time;
            self.asleep += u32::from(used.is_asleep);
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

    fn shell(command: &str) -> Run {
        let limits = Limits::new(Duration::from_secs(20), 1 << 30);
        run(&system::shell(command), None, b"4 5\n", 100, limits).expect("a shell")
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
        assert_eq!(run.output, "y\n".repeat(50));
        let run = shell("head -c 3000000 /dev/zero >&2; echo end >&2");
        assert!(run.is_success());
        assert!(run.messages.ends_with("end\n"));
        assert!(run.messages.len() <= 2 * LONGEST_MESSAGES);
    }
}
