//! Finds processes on Linux, and ends orphans: those that left their group, and whose parent has ended.

use std::fs;
use std::process;
use std::time::{Duration, Instant};

use rustix::process::{
    WaitId, WaitIdOptions, WaitOptions, child_subreaper, getpid, set_child_subreaper, wait, waitid,
};

use super::system::kill_group;

/// Maximum time to end all children, since a program may start processes as fast as they are killed. On a busy machine,
/// thousands of processes need seconds to end.
const MAX_TIME: Duration = Duration::from_secs(20);

/// The unit in which Linux reports CPU times.
const MILLISECONDS_PER_TICK: u64 = 10;

/// Makes the judge the parent of the orphans among its descendants, unless it has children already, as after `exec` in a
/// shell: those are the user's.
pub fn adopt() {
    if !has_children() {
        let _ = set_child_subreaper(Some(getpid()));
    }
}

/// Kills and waits for all children of the judge, and for the orphans that it adopts in turn, until none is left. Does
/// nothing unless the judge adopts orphans.
pub fn end_children() {
    let start = Instant::now();
    while has_children() && adopts() && start.elapsed() < MAX_TIME {
        children().for_each(kill_group);
        while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
    }
}

/// Returns whether the judge has children, running or not yet waited for.
fn has_children() -> bool {
    let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    waitid(WaitId::All, how).is_ok()
}

fn adopts() -> bool {
    child_subreaper().is_ok_and(|flag| flag.is_some())
}

/// Returns the ids of the judge's children.
fn children() -> impl Iterator<Item = u32> {
    processes().filter(|process| process.parent == process::id()).map(|process| process.id)
}

/// Returns the CPU time of the running processes in a group, and of those that they have waited for.
pub fn cpu_time_of_group(leader: u32) -> Duration {
    let members = processes().filter(|process| process.group == leader);
    let ticks: u64 = members.map(|process| process.ticks).sum();
    Duration::from_millis(ticks * MILLISECONDS_PER_TICK)
}

/// A process of the system.
struct Process {
    id: u32,
    parent: u32,
    /// The id of the leader of its group.
    group: u32,
    /// CPU time, with that of the processes that it has waited for.
    ticks: u64,
}

fn processes() -> impl Iterator<Item = Process> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes.filter_map(|process| {
        let id = process.file_name().to_str()?.parse().ok()?;
        let status = fs::read_to_string(process.path().join("stat")).ok()?;
        // The fields follow the name, which is in parentheses and may contain any character.
        let fields: Vec<&str> = status.rsplit_once(") ")?.1.split(' ').collect();
        let [_, parent, group, ..] = fields[..] else { return None };
        let times = fields.get(11..15)?.iter().map(|ticks| ticks.parse::<u64>().ok());
        let ticks = times.sum::<Option<u64>>()?;
        Some(Process { id, parent: parent.parse().ok()?, group: group.parse().ok()?, ticks })
    })
}
