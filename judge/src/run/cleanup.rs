//! Starts processes and creates temporary folders; when the judge is interrupted or killed, all of them are ended and
//! removed.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use itertools::Itertools;
use tempfile::TempDir;
use wait4::{ResUse, Wait4};

use super::{orphans, system};
use crate::terminal::show_progress;

/// Minimum time between two checks whether a process has ended.
const MIN_POLL_INTERVAL: Duration = Duration::from_micros(200);

/// Maximum time between two checks whether a process has ended or a folder can be removed.
const MAX_POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Ids of the group leaders to kill when the judge is interrupted. We have not waited for these processes yet, so no
/// other process can have one of these ids. While there are none, each child of the judge is an orphan that a run has
/// left behind.
static LEADERS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Folders to remove when the judge is interrupted.
static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Cleans up if the judge is killed.
static GUARD: LazyLock<Guard> = LazyLock::new(Guard::start);

/// Locks a mutex, even if another thread panicked while it held the lock.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Kills all processes, removes all temporary folders, and exits. Holds the lock on [`LEADERS`], so that no process can
/// start meanwhile.
pub fn clean_up_and_exit() {
    let leaders = lock(&LEADERS);
    leaders.iter().copied().for_each(system::kill_group);
    orphans::end_children();
    let mut folders = lock(&FOLDERS);
    let start = Instant::now();
    // A process that is being killed may still create files.
    while !folders.is_empty() && start.elapsed() < Duration::from_secs(2) {
        folders.retain(|folder| fs::remove_dir_all(folder).is_err() && folder.exists());
        thread::sleep(MAX_POLL_INTERVAL);
    }
    show_progress("");
    // The exit status of a shell after `SIGINT`.
    process::exit(130)
}

/// The user's `PATH` with absolute entries, so that a process in another folder finds the same tools.
pub static PATH: LazyLock<OsString> = LazyLock::new(|| {
    let path = env::var_os("PATH").unwrap_or_default();
    let here = env::current_dir().unwrap_or_default();
    let folders = env::split_paths(&path).map(|folder| here.join(folder));
    env::join_paths(folders).unwrap_or(path.clone())
});

/// A process that outlives the judge. When the judge has ended, kills the groups and removes the folders that it has
/// left behind, which happens if the judge is killed.
struct Guard(Mutex<Option<ChildStdin>>);

impl Guard {
    fn start() -> Self {
        Self(Mutex::new(system::start_guard()))
    }

    /// Replaces the group leaders to kill.
    fn watch_leaders(&self, leaders: &BTreeSet<u32>) {
        self.tell(&leaders.iter().join(" "));
    }

    /// Adds a folder to remove.
    fn watch_folder(&self, folder: &Path) {
        self.tell(&folder.display().to_string());
    }

    fn tell(&self, line: &str) {
        if let Some(stdin) = &mut *lock(&self.0) {
            // Without a guard, only a judge that is killed leaves something behind.
            let _ = stdin.write_all(format!("{line}\n").as_bytes());
        }
    }
}

/// A process that leads a process group.
pub struct GroupLeader(Child);

impl GroupLeader {
    pub fn start(command: &mut Command) -> Result<Self> {
        let mut leaders = lock(&LEADERS);
        let guard = &*GUARD;
        let started = command.env("PATH", &*PATH).spawn();
        let tool = command.get_program().display();
        let child = started.with_context(|| format!("cannot start {tool}"))?;
        leaders.insert(child.id());
        guard.watch_leaders(&leaders);
        Ok(Self(child))
    }

    /// Waits for the process to end, until `gives_up` returns true for the time since the start. Returns whether the
    /// process has ended.
    pub fn ends_before(&mut self, mut gives_up: impl FnMut(Duration) -> bool) -> bool {
        let start = Instant::now();
        while !system::has_ended(&mut self.0) {
            let elapsed = start.elapsed();
            if gives_up(elapsed) {
                return false;
            }
            thread::sleep((elapsed / 16).clamp(MIN_POLL_INTERVAL, MAX_POLL_INTERVAL));
        }
        true
    }

    /// Returns the CPU time of the processes in the group that still run, as far as it is known.
    pub fn cpu_time(&self) -> Duration {
        orphans::cpu_time_of_group(self.0.id())
    }

    /// Kills the process, if it still runs, and its group and, on Linux, once no other process runs, all processes that
    /// have left their groups. Returns the resources that the process used.
    pub fn end(&mut self) -> io::Result<ResUse> {
        let mut leaders = lock(&LEADERS);
        system::kill_group(self.0.id());
        // On Windows, a tool kills the group, and it may fail.
        let _ = self.0.kill();
        leaders.remove(&self.0.id());
        GUARD.watch_leaders(&leaders);
        let usage = self.0.wait4();
        if leaders.is_empty() {
            orphans::end_children();
        }
        usage
    }
}

/// Runs a command without limits. Returns its exit status and standard output.
pub fn output(command: &mut Command) -> Result<(ExitStatus, String)> {
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut process = GroupLeader::start(command)?;
    let stdout = process.0.stdout.take();
    let output = stdout.map_or(Ok(String::new()), io::read_to_string);
    let usage = process.end()?;
    Ok((usage.status, output?))
}

/// Creates a temporary folder, which is removed when it is dropped or the judge is interrupted.
pub fn temporary_folder() -> Result<TempDir> {
    let mut folders = lock(&FOLDERS);
    let folder = TempDir::with_prefix("judge-").context("cannot create a temporary folder")?;
    folders.push(folder.path().to_owned());
    GUARD.watch_folder(folder.path());
    Ok(folder)
}
