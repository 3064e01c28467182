//! Works on many things at once, and reports in order.

use std::sync::Mutex;
use std::sync::mpsc;
use std::thread::{self, Builder};

use anyhow::{Context, Result};

use super::lock;
use super::started::kill_all;

/// How many threads make sense on this machine.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on the items, `jobs` at once, and calls `report` with each result, in the order of the items.
/// The first error of either, in the same order, is given back. All that runs is ended then.
pub fn in_order<'a, Item: Sync, Output: Send>(
    items: &'a [Item],
    jobs: usize,
    work: impl Fn(&'a Item) -> Result<Output> + Sync,
    mut report: impl FnMut(&'a Item, Output) -> Result<()>,
) -> Result<()> {
    let (senders, receivers): (Vec<_>, Vec<_>) = items.iter().map(|_| mpsc::channel()).unzip();
    let waiting = Mutex::new(items.iter().zip(senders));
    // A function, since the lock would be held to the end of a `while let` on it.
    let next = || lock(&waiting).next();
    thread::scope(|scope| {
        let work_on = || {
            while let Some((item, sender)) = next() {
                let _ = sender.send(work(item));
            }
        };
        let start = |_| Builder::new().spawn_scoped(scope, work_on).map(drop);
        let started = (0..jobs.min(items.len())).try_for_each(start);
        let started = started.context("no thread can be started");
        let results = receivers.iter().map_while(|receiver| receiver.recv().ok());
        let mut results = items.iter().zip(results);
        let report = |()| results.try_for_each(|(item, output)| report(item, output?));
        let outcome = started.and_then(report);
        if outcome.is_err() {
            kill_all();
            lock(&waiting).by_ref().for_each(drop);
        }
        outcome
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_order_whatever_takes_long() {
        let items: Vec<u64> = (0..20).collect();
        let slow_at_first = |&number| {
            thread::sleep(Duration::from_millis(20 - number));
            Ok(number)
        };
        for jobs in [1, 2, 30] {
            let mut reported = Vec::new();
            let outcome = in_order(&items, jobs, slow_at_first, |item, output| {
                assert_eq!(*item, output);
                reported.push(output);
                Ok(())
            });
            outcome.expect("all works");
            assert_eq!(reported, items, "{jobs} jobs");
        }
    }
}
