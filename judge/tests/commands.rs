//! `judge` as its users meet it: what it prints, what it complains of, and how it exits.
#![cfg(unix)]

use std::env;
use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::iter::once;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::tempdir;

fn judge(arguments: &[&str]) -> Command {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    judge.args(arguments).stdin(Stdio::null());
    judge.stdout(Stdio::piped()).stderr(Stdio::piped());
    judge
}

/// Standard output, standard error and the exit status.
fn outcome_of(output: Output) -> (String, String, Option<i32>) {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let (stdout, stderr) = (text(output.stdout), text(output.stderr));
    (stdout, stderr, output.status.code())
}

/// Standard output, where there is nothing on standard error.
fn printed(command: &mut Command, status: i32) -> String {
    let output = command.output().expect("the judge starts");
    let (stdout, stderr, found) = outcome_of(output);
    assert_eq!((stderr.as_str(), found), ("", Some(status)), "{stdout}");
    stdout
}

#[test]
fn every_command_has_its_help() {
    let help = printed(&mut judge(&[]), 0);
    assert!(help.contains("\n  leetcode_0486_predict_the_winner\n"));
    for arguments in [["-h"], ["--help"], ["help"]] {
        assert_eq!(printed(&mut judge(&arguments), 0), help);
    }
    for command in ["submit", "play", "test", "matrix"] {
        let own = printed(&mut judge(&[command, "-h"]), 0);
        let start = match command {
            "test" => "Usage: ./run_tests.sh [FILTER…]".to_owned(),
            _ => format!("Usage: cargo judge {command} "),
        };
        assert!(own.starts_with(&start), "{own}");
        let is_wide = |line: &str| line.chars().count() > 80;
        assert!(!own.lines().chain(help.lines()).any(is_wide), "{own}");
    }
    for option in ["-V", "--version"] {
        assert!(printed(&mut judge(&[option]), 0).starts_with("judge 0."));
    }
}

/// Each command, what it prints, and its exit status unless that is 0. Of games with points, plays show what each move
/// comes to; where the last move wins, what to leave; of an endless deal, where it repeats itself.
#[test]
fn commands_print_what_the_transcript_shows() {
    let folder = Path::new(env!("CARGO_BIN_EXE_judge")).parent();
    let folder = folder.expect("a folder").to_owned();
    let path = env::var_os("PATH").unwrap_or_default();
    let path = once(folder).chain(env::split_paths(&path));
    let path = env::join_paths(path).expect("a path");
    let transcript = concat!("\n", include_str!("transcript.txt"));
    for part in transcript.split("\n$ ").skip(1) {
        let (command, expected) = part.split_once('\n').expect("a command");
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{command} 2>&1")]);
        let shell = shell.env("PATH", &path).stdin(Stdio::null());
        let (mut printed, _, status) = outcome_of(shell.output().expect("a shell"));
        if status != Some(0) {
            let status = status.expect("a status").to_string();
            printed = [&printed, "exit ", &status].concat();
        }
        assert_eq!(printed.trim_end(), expected.trim_end(), "{command}");
    }
}

#[test]
fn the_programs_are_judged() {
    let stdout = printed(&mut judge(&["test", "-v", "292/sample"]), 0);
    let row = "leetcode_0292_nim_game      3/3  AC   slowest ";
    assert!(stdout.starts_with(row), "{stdout}");
    let case = "\n  AC  leetcode_0292_nim_game/sample-2   (";
    assert!(stdout.contains(case), "{stdout}");
    assert!(stdout.ends_with(" ms\n3 passed, 0 failed\n"), "{stdout}");
}

/// What is said of a command that plays the Nim game.
fn said_of_command(command: &str, arguments: &[&str], status: i32) -> String {
    let arguments = [&["submit", "292", "-c", command], arguments].concat();
    printed(&mut judge(&arguments), status)
}

#[test]
fn after_a_time_out_nothing_more_is_run() {
    let hangs = "read n; [ $n != 4 ] || while :; do :; done; echo true";
    let stdout = said_of_command(hangs, &["-t", "1"], 1);
    let (_, told) = stdout.split_once('\n').expect("a heading");
    let expected = "  TLE sample-1
      question 1 of 1: 4  stopped after 1 s
hint: exponential, or endless? is a memory missing, or not used?
TLE 1 failed, 2 passed, 7 not run; first: sample-1
";
    assert_eq!(told, expected);
}

#[test]
fn a_crash_is_told_with_its_own_words() {
    let stdout = said_of_command("read n; echo no $n >&2; exit 3", &["--hunt", "60"], 1);
    let (_, told) = stdout.split_once('\n').expect("a heading");
    let first = "  RE  sample-1
      question 1 of 1: 4  exit status: 3
      stderr:
      no 4\n";
    assert!(told.contains(first), "{stdout}");
    let end = "  and 5 other cases
smallest: 1
expected: true
found: exit status: 3
stderr:
no 1
RE 10 failed, 0 passed; first: sample-2\n";
    assert!(told.ends_with(end), "{stdout}");
}

#[test]
fn what_stays_from_call_to_call_is_told_by_one_call_before() {
    let state = "while read n; do before=$last; last=$n; [ \"$before\" = 7 ] || \
        [ $((n % 4)) != 0 ] && echo true || echo false; done";
    let stdout = said_of_command(state, &["--hunt", "60"], 1);
    let fails = "\nfails: 8 after 7
alone it is right: does something stay from call to call,
or, in C and C++, has a variable no first value?
expected: false
found: true

leetcode_0292_nim_game  n = 8
";
    assert!(stdout.contains(fails), "{stdout}");
    let several =
        "question 2 of 3: 8  expected false, found true\nWA on 3 questions, asked in one run\n";
    assert_eq!(said_of_command(state, &["--case", "7 8 4"], 1), several);
    let alone = said_of_command(state, &["--case", "8"], 0);
    let start = "expected: false\nfound: false\n\nleetcode_0292_nim_game";
    assert!(alone.starts_with(start), "{alone}");
    assert!(alone.ends_with("\nAC on n = 8\n"), "{alone}");
}

/// Not what stands in `beyond/`, which no judge asks. The command may write files, as a compiler does.
#[test]
fn a_right_command_is_asked_what_its_judge_may_ask_and_never_twice_at_the_same_time() {
    let folder = tempdir().expect("a folder");
    let command = "mkdir running || exit 9; read row; case $row in '['*,*) ;; *) exit 8; esac; \
        row=$(echo \"$row\" | tr -d '[]' | tr ',' ' '); set -- $row; \
        [ $(($# % 2)) = 0 ] || exit 7; echo true; rmdir running";
    let mut judge = judge(&["submit", "--hunt", "0", "-c", command, "877"]);
    let stdout = printed(judge.current_dir(folder.path()), 0);
    let form = "as leetcode_0877_stone_game, a program that reads lines such as [1,5,2]";
    assert!(
        stdout.starts_with(&format!("{command} {form}\n")),
        "{stdout}"
    );
}

/// Judges a file in a folder with a compiler of this name that does this.
fn with_compiler(name: &str, does: &str, file: &str, source: &str, arguments: &[&str]) -> Command {
    let folder = tempdir().expect("a folder").keep();
    let compiler = folder.join(name);
    fs::write(&compiler, format!("#!/bin/sh\n{does}")).expect("a compiler");
    fs::set_permissions(&compiler, Permissions::from_mode(0o755)).expect("a compiler");
    let source_file = folder.join(file);
    fs::write(&source_file, source).expect("a source");
    let path = format!("{}:/usr/bin:/bin", folder.display());
    let file = source_file.display().to_string();
    let mut judge = judge(&[&["submit", &file], arguments].concat());
    judge.env("PATH", path).current_dir(folder);
    judge
}

#[test]
fn sanitizers_are_waited_for_only_where_something_failed() {
    let compiler = "echo \"$*\" >>\"${0%/*}/calls\"
        printf '#!/bin/sh\\nwhile read n; do echo true; done' >solution.exe; chmod +x solution.exe";
    let judged = |question, status| {
        let source = "int main() { scanf(); }";
        let arguments = ["--case", question];
        let mut judge = with_compiler("gcc", compiler, "292.c", source, &arguments);
        printed(&mut judge, status);
        let folder = judge.get_current_dir().expect("a folder");
        let calls = fs::read_to_string(folder.join("calls")).expect("calls");
        fs::remove_dir_all(folder).expect("a folder");
        calls.contains("-fsanitize=")
    };
    assert!(!judged("3", 0));
    assert!(judged("4", 1));
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_error() {
    // The case that is told after the heading is the first; the others hang, and nobody waits for them.
    let command = "read n; [ $n = 1 ] && echo false || sleep 600";
    let mut judge = judge(&["submit", "-j", "3", "-c", command, "292"]);
    let mut judge = judge.spawn().expect("the judge starts");
    let mut heading = String::new();
    let stdout = judge.stdout.take().expect("a pipe");
    let read = BufReader::new(stdout).read_line(&mut heading);
    read.expect("a line");
    let (_, stderr, status) = outcome_of(judge.wait_with_output().expect("the judge ends"));
    assert_eq!((stderr.as_str(), status), ("", Some(2)));
}

/// Every solution and every file of `submissions/` gets the verdict that its folder claims. For every program there are
/// some that are accepted, and others.
#[test]
#[ignore = "needs all languages, and minutes"]
fn all_is_as_claimed() {
    let matrix = printed(&mut judge(&["matrix"]), 0);
    let end = " submissions, all as claimed\n";
    assert!(matrix.ends_with(end), "{matrix}");
}
