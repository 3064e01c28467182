//! Starts processes and creates temporary folders, and ends and removes all of them.

use std::collections::BTreeSet;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use tempfile::TempDir;
use wait4::{ResUse, Wait4};

use super::system;

/// Time between two checks whether a process has ended: at first, and at most.
const MIN_NAP: Duration = Duration::from_micros(200);
const MAX_NAP: Duration = Duration::from_millis(10);

/// The group leaders to end before the judge exits. None has been waited for, so no other process has its id.
static LEADERS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// The folders to remove before the judge exits.
static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Locks a mutex, even if a thread panicked while it held the lock.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all processes, removes all temporary folders, and exits. It holds the lock, so no process can start meanwhile.
pub fn abandon(status: i32) -> ! {
    let leaders = lock(&LEADERS);
    leaders.iter().copied().for_each(system::kill_group);
    let mut folders = lock(&FOLDERS);
    // A process that is being killed may still write files.
    let mut tries = 0..100;
    while !folders.is_empty() && tries.next().is_some() {
        folders.retain(|folder| fs::remove_dir_all(folder).is_err() && folder.exists());
        thread::sleep(MAX_NAP);
    }
    process::exit(status)
}

/// The `PATH` with absolute entries, so that a process in another folder finds the same tools.
pub static PATH: LazyLock<OsString> = LazyLock::new(|| {
    let path = env::var_os("PATH").unwrap_or_default();
    let here = env::current_dir().unwrap_or_default();
    let folders = env::split_paths(&path).map(|folder| here.join(folder));
    env::join_paths(folders).unwrap_or(path.clone())
});

/// A process that leads a group.
pub struct Started(Child);

impl Started {
    /// Starts a command.
    ///
    /// # Errors
    /// The command cannot be started.
    pub fn new(command: &mut Command) -> Result<Self> {
        let mut leaders = lock(&LEADERS);
        let started = command.env("PATH", &*PATH).spawn();
        let tool = command.get_program().display();
        let child = started.with_context(|| format!("cannot start {tool}"))?;
        leaders.insert(child.id());
        Ok(Self(child))
    }

    /// Waits for the process to end, for at most `time`. Returns whether it has ended.
    pub fn ends_within(&mut self, time: Duration) -> bool {
        let start = Instant::now();
        while !system::has_ended(&mut self.0) {
            let elapsed = start.elapsed();
            if elapsed > time {
                return false;
            }
            thread::sleep((elapsed / 16).clamp(MIN_NAP, MAX_NAP));
        }
        true
    }

    /// Ends the process with its group, and returns the resources it used.
    pub fn end(&mut self) -> io::Result<ResUse> {
        let mut leaders = lock(&LEADERS);
        system::kill_group(self.0.id());
        leaders.remove(&self.0.id());
        self.0.wait4()
    }
}

/// Runs a command without limits. Returns its exit status and standard output.
pub fn output(command: &mut Command) -> Result<(ExitStatus, String)> {
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut process = Started::new(command)?;
    let mut output = String::new();
    let stdout = process.0.stdout.as_mut();
    let read = stdout.map_or(Ok(0), |stdout| stdout.read_to_string(&mut output));
    let used = process.end()?;
    read?;
    Ok((used.status, output))
}

/// Creates a temporary folder, which is removed with its content.
pub fn temporary_folder() -> Result<TempDir> {
    let mut folders = lock(&FOLDERS);
    let folder = TempDir::with_prefix("judge-").context("cannot create a temporary folder")?;
    folders.push(folder.path().to_owned());
    Ok(folder)
}
