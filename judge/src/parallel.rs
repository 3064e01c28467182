//! Works on many things at once, and reports in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::process::kill_all;

/// How many threads make sense on this machine.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on the items, `jobs` at once, and calls `report` with each result, in the order of the items.
///
/// # Errors
/// The first error of `work` or `report`. All running processes are killed then.
pub fn in_order<'a, Item: Sync, Output: Send, Error: Send>(
    items: &'a [Item],
    jobs: usize,
    work: impl Fn(&'a Item) -> Result<Output, Error> + Sync,
    mut report: impl FnMut(&'a Item, Output) -> Result<(), Error>,
) -> Result<(), Error> {
    let next = AtomicUsize::new(0);
    let stopped = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs.min(items.len()) {
            let sender = sender.clone();
            let (next, stopped, work) = (&next, &stopped, &work);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    match items.get(number) {
                        Some(item) if !stopped.load(Ordering::Relaxed) => {
                            let _ = sender.send((number, work(item)));
                        }
                        _ => break,
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut reported = items.iter().enumerate();
        let outcome = receiver.iter().try_for_each(|(number, output)| {
            waiting.insert(number, output?);
            while let Some(entry) = waiting.first_entry().filter(|entry| entry.key() == &(items.len() - reported.len()))
            {
                let output = entry.remove();
                if let Some((_, item)) = reported.next() {
                    report(item, output)?;
                }
            }
            Ok(())
        });
        if outcome.is_err() {
            stopped.store(true, Ordering::Relaxed);
            kill_all();
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
        for jobs in [1, 2, 30] {
            let mut reported = Vec::new();
            let slow_at_first = |&number| {
                thread::sleep(Duration::from_millis(20 - number));
                Ok::<_, ()>(10 * number)
            };
            let items: Vec<u64> = (0..20).collect();
            let outcome = in_order(&items, jobs, slow_at_first, |&item, output| {
                reported.push((item, output));
                Ok(())
            });
            assert_eq!(outcome, Ok(()));
            assert!(reported.into_iter().eq((0..20).map(|number| (number, 10 * number))), "{jobs} jobs");
        }
    }

    #[test]
    fn an_error_stops_it() {
        let items: Vec<u64> = (0..1000).collect();
        let done = AtomicUsize::new(0);
        let work = |&item: &u64| {
            done.fetch_add(1, Ordering::Relaxed);
            thread::sleep(Duration::from_millis(1));
            if item == 5 { Err("work") } else { Ok(item) }
        };
        assert_eq!(in_order(&items, 2, work, |_, _| Ok(())), Err("work"));
        let report = |_: &u64, item| if item == 3 { Err("report") } else { Ok(()) };
        assert_eq!(in_order(&items, 2, work, report), Err("report"));
        assert!(done.into_inner() < 1000);
    }
}
