//! Works on many items in parallel.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use games::words::Words;

use super::cleanup::lock;
use crate::language::counted;
use crate::terminal::{show_count, show_progress};

/// Calls `work` on the items, `jobs` in parallel, until a call fails or `should_stop` returns true for an output. Shows
/// how many items are done and which one has run longest, if `noun`, the word for an item, is given. Returns the
/// outputs in the order of the items.
pub fn in_parallel<'a, Item: Sync, Output: Send>(
    items: &'a [Item],
    jobs: usize,
    noun: Option<Words>,
    name: fn(&Item) -> &str,
    work: impl Fn(&'a Item) -> Result<Output> + Sync,
    should_stop: impl Fn(&Output) -> bool + Sync,
) -> Result<Vec<Output>> {
    let todo = Mutex::new(items.iter().enumerate());
    let (sender, receiver) = mpsc::channel();
    let work_on = |sender: Sender<_>| {
        let next = || lock(&todo).next();
        while let Some((index, item)) = next() {
            let _ = sender.send((index, None));
            let output = work(item);
            if output.as_ref().map_or(true, &should_stop) {
                *lock(&todo) = [].iter().enumerate();
            }
            let _ = sender.send((index, Some(output)));
        }
    };
    let show = |done, longest: Option<(&usize, &Instant)>| {
        if let Some(noun) = noun {
            let longest = longest.map(|(index, start)| (name(&items[*index]), start.elapsed()));
            show_count(done, &counted(items.len(), noun), longest);
        }
    };
    let outputs = thread::scope(|scope| {
        for _ in 0..jobs.min(items.len()) {
            let sender = sender.clone();
            scope.spawn(|| work_on(sender));
        }
        drop(sender);
        collect_outputs(&receiver, show)
    });
    show_progress("");
    outputs.into_values().collect()
}

/// Receives the index of each item when the work on it begins, and again, with the output, when it ends. Returns the
/// outputs by index.
fn collect_outputs<Output>(
    receiver: &Receiver<(usize, Option<Output>)>,
    show: impl Fn(usize, Option<(&usize, &Instant)>),
) -> BTreeMap<usize, Output> {
    let (mut outputs, mut running) = (BTreeMap::new(), BTreeMap::new());
    loop {
        match receiver.recv_timeout(Duration::from_secs(1)) {
            Ok((index, None)) => drop(running.insert(index, Instant::now())),
            Ok((index, Some(output))) => {
                running.remove(&index);
                outputs.insert(index, output);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return outputs,
        }
        let longest = running.iter().min_by_key(|(_, start)| **start);
        show(outputs.len(), longest);
    }
}
