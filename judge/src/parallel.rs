//! Works on many things at once, and reports in order.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::process::kill_all;

/// How long to wait before what still runs is killed again.
const MOMENT: Duration = Duration::from_millis(20);

/// How many threads make sense on this machine.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on the items, `jobs` at once, and calls `report` with each result, in the order of the items.
///
/// # Errors
/// The first error of `work` or `report`, in the same order. All running processes are killed then.
pub fn in_order<'a, Item: Sync, Output: Send, Error: Send>(
    items: &'a [Item],
    jobs: usize,
    work: impl Fn(&'a Item) -> Result<Output, Error> + Sync,
    mut report: impl FnMut(&'a Item, Output) -> Result<(), Error>,
) -> Result<(), Error> {
    let (senders, receivers): (Vec<_>, Vec<_>) = items.iter().map(|_| mpsc::channel()).unzip();
    let waiting = Mutex::new(items.iter().zip(senders));
    let waiting = || waiting.lock().unwrap_or_else(PoisonError::into_inner);
    thread::scope(|scope| {
        for _ in 0..jobs.min(items.len()) {
            scope.spawn(|| {
                // A variable, since the lock is held to the end of a `while let` on its value.
                let next = || waiting().next();
                while let Some((item, sender)) = next() {
                    let _ = sender.send(work(item));
                }
            });
        }
        let mut results = items.iter().zip(receivers.iter().map_while(|receiver| receiver.recv().ok()));
        let outcome = results.try_for_each(|(item, output)| report(item, output?));
        if outcome.is_err() {
            waiting().by_ref().for_each(drop);
            kill_all();
            for receiver in &receivers {
                // What was taken just before may start a process only now, or another one after that.
                while let Err(RecvTimeoutError::Timeout) = receiver.recv_timeout(MOMENT) {
                    kill_all();
                }
            }
        }
        outcome
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

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
