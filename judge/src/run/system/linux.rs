//! What Linux tells of its processes, and how orphans are ended there.

use std::time::Duration;
use std::{fs, process, thread};

use itertools::Itertools;
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, kill_process, set_child_subreaper, waitid,
};

use super::{Use, number};

/// How many times orphans are ended that come while others are.
const ROUNDS: usize = 500;

/// A process, or a thread.
struct Process {
    number: u32,
    state: String,
    parent: u32,
    group: u32,
    /// In ticks, with that of its children that were waited for.
    time: u64,
    /// In pages.
    memory: u64,
}

/// What a file such as `/proc/1/stat` tells. The name of the program stands in parentheses, whatever it is.
fn read(number: u32, path: &str) -> Option<Process> {
    let text = fs::read(path).ok()?;
    let text = String::from_utf8_lossy(&text);
    let fields = text.rsplit_once(')')?.1.split_whitespace().collect_vec();
    let number_at = |place: usize| fields.get(place)?.parse::<u64>().ok();
    let times = (11..15).map(number_at);
    Some(Process {
        number,
        state: fields.first()?.to_string(),
        parent: number_at(1)?.try_into().ok()?,
        group: number_at(2)?.try_into().ok()?,
        time: times.sum::<Option<u64>>()?,
        memory: number_at(21)?,
    })
}

/// The processes of the system, or the threads of one, by their folder.
fn all(folder: &str) -> impl Iterator<Item = Process> + use<> {
    let folder = folder.to_owned();
    let files = fs::read_dir(&folder).into_iter().flatten().flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let numbers = names.filter_map(|name| name.parse().ok());
    numbers.filter_map(move |number| read(number, &format!("{folder}/{number}/stat")))
}

/// What a process, its group and all that they have started use at this moment.
pub fn used_by(leader: u32) -> Option<Use> {
    let is_first = |process: &Process| process.number == leader || process.group == leader;
    let (mut family, mut others): (Vec<_>, Vec<_>) = all("/proc").partition(is_first);
    loop {
        let is_child = |one: &Process| family.iter().any(|parent| parent.number == one.parent);
        let (children, rest) = others.into_iter().partition(is_child);
        others = rest;
        let count = family.len();
        family.extend::<Vec<_>>(children);
        if count == family.len() {
            break;
        }
    }
    let ticks = family.iter().map(|process| process.time).sum::<u64>();
    let pages = family.iter().map(|process| process.memory).sum::<u64>();
    let mut threads = family
        .iter()
        .flat_map(|process| all(&format!("/proc/{}/task", process.number)));
    let works = threads.any(|thread| ["R", "D"].contains(&thread.state.as_str()));
    (!family.is_empty()).then(|| Use {
        time: Duration::from_millis(ticks * 1000 / clock_ticks_per_second()),
        memory: pages * page_size() as u64,
        is_asleep: !works,
    })
}

/// Whether the orphans of all that this process starts become its children.
pub fn adopt_orphans(whether: bool) {
    let _ = set_child_subreaper(whether.then_some(Pid::INIT));
}

/// The children of this process.
pub fn children() -> impl Iterator<Item = u32> {
    own().map(|process| process.number)
}

fn own() -> impl Iterator<Item = Process> {
    all("/proc").filter(|one| one.parent == process::id())
}

/// Ends the children of this process that are orphans by their number and their group, and what becomes one by that.
pub fn end_orphans(is_orphan: impl Fn(u32, u32) -> bool) {
    for _ in 0..ROUNDS {
        let orphans = own().filter(|one| is_orphan(one.number, one.group));
        let orphans = orphans.filter_map(|one| number(one.number)).collect_vec();
        if orphans.is_empty() {
            return;
        }
        for orphan in orphans {
            let _ = kill_process(orphan, Signal::KILL);
            let _ = waitid(
                WaitId::Pid(orphan),
                WaitIdOptions::EXITED | WaitIdOptions::NOHANG,
            );
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Whether this process ignores the signal.
pub fn ignores(signal: i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|set| u64::from_str_radix(set.trim(), 16).ok());
    ignored.is_some_and(|set| set >> (signal - 1) & 1 == 1)
}
