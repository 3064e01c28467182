//! What was started, and how all of it is ended: processes and temporary folders.

use std::collections::BTreeSet;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, ExitStatus};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Context, ensure};
use tempfile::TempDir;
use wait4::{ResUse, Wait4};

use super::{lock, system};

/// How often it is looked for orphans at the most: that takes as long as a short run.
const BETWEEN_SWEEPS: Duration = Duration::from_millis(100);

/// How often it is looked whether a process has ended.
const MOMENT: Duration = Duration::from_micros(300);

/// What must be ended before this process may end.
static PROCESSES: Mutex<Processes> = Mutex::new(Processes {
    leaders: BTreeSet::new(),
    may_start: true,
    swept: None,
});

/// What must be removed then.
static FOLDERS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

struct Processes {
    /// What was started and leads a group. Nobody has waited for it yet, so no other process can have its number.
    leaders: BTreeSet<u32>,
    may_start: bool,
    /// When orphans were looked for.
    swept: Option<Instant>,
}

impl Processes {
    fn kill(&mut self) {
        self.may_start = false;
        for leader in &self.leaders {
            system::kill_with_children(*leader);
        }
    }

    /// Ends what a program has started, and neither it nor its group keeps any more.
    fn end_orphans(&mut self) {
        system::end_orphans(&self.leaders);
        self.swept = Some(Instant::now());
    }
}

/// Ends all that runs, and lets nothing start any more.
pub fn kill_all() {
    lock(&PROCESSES).kill();
}

/// Ends what is left of programs that have ended.
pub fn end_orphans() {
    lock(&PROCESSES).end_orphans();
}

/// Ends all that runs, removes all temporary folders, and exits.
pub fn abandon(status: i32) -> ! {
    let mut processes = lock(&PROCESSES);
    processes.kill();
    processes.leaders.clear();
    processes.end_orphans();
    let folders = lock(&FOLDERS);
    folders.iter().for_each(|folder| remove(folder));
    process::exit(status)
}

/// Removes a folder. What is ended just now may still write into it.
fn remove(folder: &Path) {
    for _ in 0..100 {
        if fs::remove_dir_all(folder).is_ok() || !folder.exists() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// A process that leads a group.
pub struct Started(Child);

impl Started {
    pub fn new(command: &mut Command) -> anyhow::Result<Self> {
        let mut processes = lock(&PROCESSES);
        ensure!(processes.may_start, "all is ended");
        let started = system::lead_group(command).spawn();
        let tool = command.get_program().display();
        let child = started.with_context(|| format!("cannot start {tool}"))?;
        processes.leaders.insert(child.id());
        Ok(Self(child))
    }

    pub fn number(&self) -> u32 {
        self.0.id()
    }

    /// Waits so long until it has ended. Whether it has.
    pub fn ends_within(&mut self, time: Duration) -> bool {
        let end = Instant::now() + time;
        while !system::has_ended(&mut self.0) {
            if Instant::now() > end {
                return false;
            }
            thread::sleep(MOMENT);
        }
        true
    }

    /// Ends it, unless it has been waited for: then another process may have its number.
    pub fn kill(&self) {
        if lock(&PROCESSES).leaders.contains(&self.0.id()) {
            system::kill_with_children(self.0.id());
        }
    }

    /// Ends it with all that it has started, and says what it has used.
    pub fn end(&mut self) -> io::Result<ResUse> {
        let mut processes = lock(&PROCESSES);
        system::kill_with_children(self.0.id());
        processes.leaders.remove(&self.0.id());
        let used = self.0.wait4();
        let swept = processes.swept;
        if swept.is_none_or(|swept| swept.elapsed() > BETWEEN_SWEEPS) {
            processes.end_orphans();
        }
        used
    }
}

/// Runs a command of the project itself. It may start what stays, as a cache of compilers does.
pub fn output(command: &mut Command) -> anyhow::Result<(ExitStatus, String)> {
    system::adopt_orphans(false);
    let mut process = Started::new(command)?;
    let mut output = String::new();
    let stdout = process.0.stdout.as_mut();
    let read = stdout.map_or(Ok(0), |stdout| stdout.read_to_string(&mut output));
    let used = process.end()?;
    read?;
    Ok((used.status, output))
}

/// A temporary folder, which is removed with what is in it.
pub struct Scratch(PathBuf);

impl Scratch {
    /// An empty folder.
    pub fn new() -> anyhow::Result<Self> {
        let mut folders = lock(&FOLDERS);
        let folder = TempDir::with_prefix("judge-").context("no temporary folder")?;
        let folder = folder.keep();
        folders.insert(folder.clone());
        Ok(Self(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let mut folders = lock(&FOLDERS);
        remove(&self.0);
        folders.remove(&self.0);
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_has_been_waited_for_is_not_known_any_more() {
        let mut process = Started::new(&mut Command::new("true")).expect("it starts");
        assert!(lock(&PROCESSES).leaders.contains(&process.number()));
        process.end().expect("it ends");
        assert!(!lock(&PROCESSES).leaders.contains(&process.number()));
    }
}
