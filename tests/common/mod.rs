//! Functions that several tests share.

#![allow(dead_code, reason = "each test uses some of them")]

use std::fs;
use std::path::{Path, PathBuf};

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
    text.split(start)
        .skip(1)
        .filter_map(move |part| part.split(end).next())
}
