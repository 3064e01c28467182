//! What several of the tests need.

#![allow(dead_code, reason = "each test needs a part of it")]

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

use itertools::Itertools;
use two_player_games::Problem;

/// Where cargo put the program that it built for these tests.
pub fn executable(program: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_kitten_fishing")).with_file_name(format!("{program}{EXE_SUFFIX}"))
}

/// Runs `command` with `input` at its standard input, which it need not read to the end.
pub fn output_of(command: &mut Command, input: &[u8]) -> Output {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    })
}

/// The inputs in the test cases of `problem`, in the order of their names.
pub fn stored_inputs(problem: &Problem) -> impl Iterator<Item = PathBuf> {
    let folder = Path::new("testcases").join(problem.program);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let files = files.map(|file| file.expect("a file").path()).sorted();
    files.filter(|file| file.extension().is_some_and(|extension| extension == "in"))
}

/// Whether `output` holds just these answers; an unknown one may be any.
pub fn holds_answers(problem: &Problem, output: &str, answers: &[Option<String>]) -> bool {
    let mut lines = output.lines();
    let all_found = answers.iter().all(|answer| {
        let first = lines.clone().next().unwrap_or_default();
        let given = lines.by_ref().take(problem.answer.lines(first)).join("\n");
        answer.as_ref().map_or(!given.is_empty(), |answer| *answer == given)
    });
    let lines_end_well = !output.contains('\r') && (output.is_empty() || output.ends_with('\n'));
    all_found && lines_end_well && lines.next().is_none()
}
