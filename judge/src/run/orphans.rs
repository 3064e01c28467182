//! Ends orphans on Linux: processes that left their group, and whose parent has ended.

use std::fs;
use std::process;
use std::time::{Duration, Instant};

use rustix::process::{
    WaitId, WaitIdOptions, WaitOptions, child_subreaper, getpid, set_child_subreaper, wait, waitid,
};

use super::system::kill_group;

/// Maximum time to end all children, since a program may start processes as fast as they are killed.
const MAX_TIME: Duration = Duration::from_secs(2);

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
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes.filter_map(|process| {
        let id = process.file_name().to_str()?.parse().ok()?;
        let status = fs::read_to_string(process.path().join("stat")).ok()?;
        // The state and the parent's id follow the name, which is in parentheses and may contain any character.
        let parent: u32 = status.rsplit_once(") ")?.1.split(' ').nth(1)?.parse().ok()?;
        (parent == process::id()).then_some(id)
    })
}
