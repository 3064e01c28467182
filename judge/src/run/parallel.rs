//! Works on many things at once, and reports in order.

use std::sync::{Mutex, mpsc};
use std::thread::{self, Builder};

use anyhow::{Context, Result};

use super::started::{kill_all, lock};

/// How many threads make sense on this machine.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on the items, `jobs` at once, and calls `report` with each result, in the order of the items. After a
/// result that is enough nothing more is begun; at the first error, all that runs is ended too.
pub fn in_order<'a, Item: Sync, Output: Send>(
    items: &'a [Item],
    jobs: usize,
    work: impl Fn(&'a Item) -> Result<Output> + Sync,
    is_enough: impl Fn(&Output) -> bool + Sync,
    mut report: impl FnMut(&'a Item, Output) -> Result<()>,
) -> Result<()> {
    let (senders, receivers): (Vec<_>, Vec<_>) = items.iter().map(|_| mpsc::channel()).unzip();
    let waiting = Mutex::new(items.iter().zip(senders));
    // Functions, since the lock would be held to the end of a `while let` on it.
    let next = || lock(&waiting).next();
    let begin_no_more = || lock(&waiting).by_ref().for_each(drop);
    let work_on = || {
        while let Some((item, sender)) = next() {
            let output = work(item);
            if output.as_ref().is_ok_and(&is_enough) {
                begin_no_more();
            }
            let _ = sender.send(output);
        }
    };
    thread::scope(|scope| {
        let start = |_| Builder::new().spawn_scoped(scope, work_on).map(drop);
        let started = (0..jobs.min(items.len())).try_for_each(start);
        let started = started.context("no thread can be started");
        // Of what is not begun nothing is received.
        let results = receivers.iter().map_while(|receiver| receiver.recv().ok());
        let mut results = items.iter().zip(results);
        let report = |()| results.try_for_each(|(item, output)| report(item, output?));
        let outcome = started.and_then(report);
        if outcome.is_err() {
            begin_no_more();
            kill_all();
        }
        outcome
    })
}
