//! The line at a terminal that shows what goes on.

use std::io::{self, IsTerminal};
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::run::started::lock;

/// How wide the bar of the progress is.
const BAR: usize = 40;

/// How often the line is written anew.
const MOMENT: Duration = Duration::from_millis(200);

/// Held by who writes on the terminal.
static TERMINAL: Mutex<()> = Mutex::new(());

/// How many cases are done.
pub fn bar(done: usize, all: usize, time: Duration) -> String {
    let full = BAR * done / all.max(1);
    let bar = format!("{}{}", "#".repeat(full), "-".repeat(BAR - full));
    format!("[{bar}] {done} of {all} cases, {} s", time.as_secs())
}

/// Works, and meanwhile shows at a terminal what goes on, anew after every moment: the text for the time that is over.
pub fn with_sign<Output>(
    text: impl Fn(Duration) -> String + Sync,
    work: impl FnOnce() -> Output,
) -> Output {
    if !io::stderr().is_terminal() {
        return work();
    }
    let (start, text) = (Instant::now(), &text);
    thread::scope(|scope| {
        let (done, end) = mpsc::channel::<()>();
        scope.spawn(move || {
            loop {
                undisturbed(|| eprint!("{}", text(start.elapsed())));
                if end.recv_timeout(MOMENT) != Err(RecvTimeoutError::Timeout) {
                    break undisturbed(|| ());
                }
            }
        });
        let output = work();
        drop(done);
        output
    })
}

/// Writes in place of that line.
pub fn undisturbed<Output>(write: impl FnOnce() -> Output) -> Output {
    let _held = lock(&TERMINAL);
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    write()
}
