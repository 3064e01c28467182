//! Works on many things at once, and reports in order.

use std::sync::{Mutex, mpsc};
use std::thread::{self, Builder};

use anyhow::{Context, Result};

use super::started::{kill_all, lock};

/// How many threads make sense on this machine.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on the items, `jobs` at once, and calls `report` with each result, in the order of the items. When
/// `report` says that it is enough, nothing more is begun; at the first error, all that runs is ended too.
pub fn in_order<'a, Item: Sync, Output: Send>(
    items: &'a [Item],
    jobs: usize,
    work: impl Fn(&'a Item) -> Result<Output> + Sync,
    mut report: impl FnMut(&'a Item, Output) -> Result<bool>,
) -> Result<()> {
    let (senders, receivers): (Vec<_>, Vec<_>) = items.iter().map(|_| mpsc::channel()).unzip();
    let waiting = Mutex::new(items.iter().zip(senders));
    // A function, since the lock would be held to the end of a `while let` on it.
    let next = || lock(&waiting).next();
    let work_on = || {
        while let Some((item, sender)) = next() {
            let _ = sender.send(work(item));
        }
    };
    let mut report_all = || {
        for (item, receiver) in items.iter().zip(&receivers) {
            if !report(item, receiver.recv()??)? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    thread::scope(|scope| {
        let start = |_| Builder::new().spawn_scoped(scope, work_on).map(drop);
        let started = (0..jobs.min(items.len())).try_for_each(start);
        let started = started.context("no thread can be started");
        let outcome = started.and_then(|()| report_all());
        lock(&waiting).by_ref().for_each(drop);
        if outcome.is_err() {
            kill_all();
        }
        outcome.map(drop)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_takes_long() {
        let items: Vec<u64> = (0..20).collect();
        let slow_at_first = |&number| {
            thread::sleep(std::time::Duration::from_millis(20 - number));
            Ok(number)
        };
        for (jobs, enough) in [(1, 20), (2, 7), (30, 20)] {
            let mut reported = Vec::new();
            let outcome = in_order(&items, jobs, slow_at_first, |item, output| {
                assert_eq!(*item, output);
                reported.push(output);
                Ok(reported.len() < enough)
            });
            outcome.expect("all works");
            assert_eq!(reported, items[..enough], "{jobs} jobs");
        }
    }
}
