//! Functions that several tests share.

use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::thread::{self, ScopedJoinHandle};

use games::{Input, PROBLEMS, Problem, parse_file};
use itertools::Itertools;

/// Checks all problems in parallel. Returns the results in the order of the problems.
pub fn check_problems<T: Send>(check: impl Fn(&'static Problem) -> T + Sync) -> Vec<T> {
    thread::scope(|scope| {
        let check = &check;
        let start = |problem| scope.spawn(move || check(problem));
        let threads = PROBLEMS.iter().map(start).collect_vec();
        let joined = threads.into_iter().map(ScopedJoinHandle::join);
        joined.map(|result| result.unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// Returns the first input of a problem's first sample.
pub fn first_sample(problem: &Problem) -> Input {
    let path = format!("testcases/{}/sample-1.in", problem.program);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let inputs =
        parse_file(&problem.signature, &text).unwrap_or_else(|error| panic!("{path}: {error}"));
    inputs.into_iter().next().unwrap_or_else(|| panic!("{path} holds no input"))
}

/// Returns the files in `folder` and below it, except macOS's `.DS_Store`.
pub fn files_below(folder: impl AsRef<Path>) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let (folders, mut files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    files.extend(folders.iter().flat_map(files_below));
    files.retain(|path| !path.ends_with(".DS_Store"));
    files
}

/// Returns the parts of `text` between each `start` and the next `end`.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> impl Iterator<Item = &'a str> {
    let parts = text.split(start).skip(1);
    parts.filter_map(move |part| part.split(end).next())
}
