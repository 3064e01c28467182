//! Works on many things at once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::counted;

use crate::terminal::show_progress;

/// Does `work` on the items, `jobs` at once, up to an error or a result that is enough. Shows how many of them are done, by
/// what they are called if they are, and which has run longest. Returns the results, in the order of the items.
pub fn in_parallel<'a, Item: Sync, Output: Send>(
    items: &'a [Item],
    jobs: usize,
    what: &str,
    name: fn(&Item) -> &str,
    work: impl Fn(&'a Item) -> Result<Output> + Sync,
    is_enough: impl Fn(&Output) -> bool + Sync,
) -> Result<Vec<Output>> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let work_on = |sender: mpsc::Sender<_>| {
        let begin = || {
            let index = next.fetch_add(1, Ordering::Relaxed);
            Some((index, items.get(index)?))
        };
        while let Some((index, item)) = begin() {
            let _ = sender.send((index, None));
            let output = work(item);
            if output.as_ref().map_or(true, &is_enough) {
                next.store(items.len(), Ordering::Relaxed);
            }
            let _ = sender.send((index, Some(output)));
        }
    };
    let mut outputs = BTreeMap::new();
    let mut running = BTreeMap::new();
    thread::scope(|scope| {
        for _ in 0..jobs.min(items.len()) {
            let sender = sender.clone();
            scope.spawn(|| work_on(sender));
        }
        drop(sender);
        loop {
            match receiver.recv_timeout(Duration::from_secs(1)) {
                Ok((index, None)) => drop(running.insert(index, Instant::now())),
                Ok((index, Some(output))) => {
                    running.remove(&index);
                    outputs.insert(index, output);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            let (done, all) = (outputs.len(), counted(items.len(), what));
            let longest = running.iter().min_by_key(|(_, begin)| **begin);
            let progress = match longest.map(|(index, begin)| (index, begin.elapsed().as_secs())) {
                None | Some((_, 0)) => format!("{done} of {all}"),
                Some((index, time)) => {
                    format!("{done} of {all}, {} for {time} s", name(&items[*index]))
                }
            };
            if !what.is_empty() {
                show_progress(&progress);
            }
        }
    });
    show_progress("");
    outputs.into_values().collect()
}
