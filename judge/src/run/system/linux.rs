//! What Linux tells of its processes, and how orphans are ended there.

use std::collections::BTreeSet;
use std::time::Duration;
use std::{process, thread};

use itertools::Itertools;
use procfs::process::{Process, Stat, all_processes};
use procfs::{page_size, ticks_per_second};
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, getpgrp, kill_process, set_child_subreaper, waitid,
};

use super::Use;

/// How many times orphans are ended that come while others are.
const ROUNDS: usize = 500;

fn all() -> impl Iterator<Item = Stat> {
    let processes = all_processes().into_iter().flatten().flatten();
    processes.filter_map(|process| process.stat().ok())
}

/// What a process, its group and all that they have started use at this moment.
pub fn used_by(leader: u32) -> Option<Use> {
    let leader = leader.cast_signed();
    let mut others = all().collect_vec();
    let mut family: Vec<Stat> = Vec::new();
    loop {
        let is_of_family = |one: &mut Stat| {
            let is_child = family.iter().any(|parent| parent.pid == one.ppid);
            is_child || [one.pid, one.pgrp].contains(&leader)
        };
        let found = others.extract_if(.., is_of_family).collect_vec();
        if found.is_empty() {
            break;
        }
        family.extend(found);
    }
    let own = family.iter().map(|one| one.utime + one.stime).sum::<u64>();
    let ended = family.iter().map(|one| one.cutime + one.cstime);
    let ticks = own + ended.sum::<i64>().cast_unsigned();
    let pages = family.iter().map(|one| one.rss).sum::<u64>();
    (!family.is_empty()).then(|| Use {
        time: Duration::from_millis(ticks * 1000 / ticks_per_second()),
        memory: pages * page_size(),
    })
}

/// Whether the orphans of all that this process starts become its children.
pub fn adopt_orphans(whether: bool) {
    let _ = set_child_subreaper(whether.then_some(Pid::INIT));
}

/// Ends the children of this process that are not led by these, and what becomes one by that. What is in its own group
/// was there before it.
pub fn end_orphans(leaders: &BTreeSet<u32>) {
    let own = process::id().cast_signed();
    let is_led = |number: i32| leaders.contains(&number.cast_unsigned());
    let is_kept =
        |one: &Stat| is_led(one.pid) || is_led(one.pgrp) || one.pgrp == getpgrp().as_raw_pid();
    for _ in 0..ROUNDS {
        let orphans = all().filter(|one| one.ppid == own && !is_kept(one));
        let number = |one: Stat| Pid::from_raw(one.pid);
        let orphans = orphans.filter_map(number).collect_vec();
        if orphans.is_empty() {
            return;
        }
        for orphan in orphans {
            let _ = kill_process(orphan, Signal::KILL);
            let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
            let _ = waitid(WaitId::Pid(orphan), how);
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Whether this process ignores the signal.
pub fn ignores(signal: i32) -> bool {
    let status = Process::myself().and_then(|process| process.status());
    status.is_ok_and(|status| status.sigign >> (signal - 1) & 1 == 1)
}
