//! What several of the tests need.

#![allow(dead_code, reason = "each test needs a part of it")]

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The program with this in its name, which cargo built for these tests.
pub fn program(part: &str) -> Command {
    let is_named = |problem: &&games::Problem| problem.program.contains(part);
    let problem = games::PROBLEMS.iter().find(is_named).expect(part);
    let kitten_fishing = Path::new(env!("CARGO_BIN_EXE_kitten_fishing"));
    Command::new(kitten_fishing.with_file_name(problem.program.to_owned() + EXE_SUFFIX))
}

/// What a command makes of an input: the standard output, the standard error with ! before each line, and the status.
pub fn outcome(command: &mut Command, input: impl AsRef<[u8]>) -> String {
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(input.as_ref()).expect("an input");
    file.rewind().expect("the start of the input");
    let output = command.stdin(file).output().expect("the command ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let errors = text(&output.stderr);
    let errors = errors.lines().map(|line| ["! ", line, "\n"].concat());
    let status = output.status.code().unwrap_or(-1);
    text(&output.stdout) + &errors.collect::<String>() + &format!("exit {status}")
}

/// The files in `folder` and below it, but not what macOS puts there.
pub fn files_below(folder: impl AsRef<Path>) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).expect("a folder");
    let paths = paths.map(|entry| entry.expect("a file").path());
    let (folders, mut files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    files.extend(folders.iter().flat_map(files_below));
    files.retain(|path| !path.ends_with(".DS_Store"));
    files
}

/// The parts of `text` between each `start` and the next `end`.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> impl Iterator<Item = &'a str> {
    text.split(start)
        .skip(1)
        .filter_map(move |part| part.split(end).next())
}
