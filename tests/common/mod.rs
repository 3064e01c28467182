//! What several of the tests need.

#![allow(dead_code, reason = "each test needs a part of it")]

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use itertools::Itertools;
use two_player_games::Problem;

/// Where cargo put the program that it built for these tests.
pub fn executable(program: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_kitten_fishing")).with_file_name(format!("{program}{EXE_SUFFIX}"))
}

/// Runs `command` with `input` at its standard input.
pub fn output_of(command: &mut Command, input: &[u8]) -> Output {
    let mut file = tempfile::tempfile().expect("a file");
    file.write_all(input).expect("the input is written");
    file.rewind().expect("the start of the input");
    command.stdin(file).output().expect("the program ends")
}

/// The files and folders in `folder`, in the order of their names, but not what macOS puts there.
pub fn files_in(folder: impl AsRef<Path>) -> impl Iterator<Item = PathBuf> {
    let folder = folder.as_ref();
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|file| file.expect("a file").path()).filter(|path| !path.ends_with(".DS_Store")).sorted()
}

/// The inputs in the test cases of `problem`, in the order of their names.
pub fn stored_inputs(problem: &Problem) -> impl Iterator<Item = PathBuf> {
    let files = files_in(Path::new("testcases").join(problem.program));
    files.filter(|file| file.extension().is_some_and(|extension| extension == "in"))
}
