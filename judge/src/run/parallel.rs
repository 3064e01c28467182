//! Works on many things at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::Result;

/// Does `work` on the items, `jobs` at once, and calls `progress` with the number of those that are done. After an error,
/// or a result that is enough, nothing more is begun. Returns the results of what was begun, in the order of the items.
pub fn in_parallel<'a, Item: Sync, Output: Send>(
    items: &'a [Item],
    jobs: usize,
    work: impl Fn(&'a Item) -> Result<Output> + Sync,
    is_enough: impl Fn(&Output) -> bool + Sync,
    progress: impl Fn(usize),
) -> Result<Vec<Output>> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let work_on = |sender: mpsc::Sender<_>| {
        let begin = || {
            let place = next.fetch_add(1, Ordering::Relaxed);
            Some((place, items.get(place)?))
        };
        while let Some((place, item)) = begin() {
            let output = work(item);
            if output.as_ref().map_or(true, &is_enough) {
                next.store(items.len(), Ordering::Relaxed);
            }
            let _ = sender.send((place, output));
        }
    };
    let mut outputs = Vec::new();
    thread::scope(|scope| {
        for _ in 0..jobs.min(items.len()) {
            let sender = sender.clone();
            scope.spawn(|| work_on(sender));
        }
        drop(sender);
        for output in receiver {
            outputs.push(output);
            progress(outputs.len());
        }
    });
    outputs.sort_by_key(|(place, _)| *place);
    outputs.into_iter().map(|(_, output)| output).collect()
}
