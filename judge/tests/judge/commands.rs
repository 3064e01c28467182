//! `judge` as its users meet it: what it prints, what it complains of, and how it exits.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use itertools::Itertools;
use judge::process::Scratch;

fn judge(arguments: &[&str]) -> Command {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    judge.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    judge
}

/// Standard output, standard error and the exit status.
fn outcome(arguments: &[&str]) -> (String, String, Option<i32>) {
    let Output { status, stdout, stderr } = judge(arguments).output().expect("the judge starts");
    let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8(text).expect("text"));
    (stdout, stderr, status.code())
}

/// What is said of one case of the Nim game when this command answers it.
fn told(command: &str, case: &str) -> String {
    let (stdout, stderr, status) = outcome(&["submit", "--hunt", "0", "-t", "0.5", "-c", command, "292"]);
    assert_eq!((stderr.as_str(), status), ("", Some(1)), "{stdout}");
    let lines = stdout.lines().skip_while(|line| !line.ends_with(&format!(" {case}"))).take(2);
    lines.map(str::trim).join("\n")
}

#[test]
fn the_help_names_the_programs_and_shows_examples() {
    let (help, stderr, status) = outcome(&[]);
    assert_eq!((stderr.as_str(), status), ("", Some(0)));
    assert_eq!(help.matches("\n  cargo judge ").count(), 3, "{help}");
    assert!(help.contains("\n  leetcode_0486_predict_the_winner\n"));
    for arguments in [&["-h"][..], &["--help"], &["help"], &["test", "-h"]] {
        assert_eq!(outcome(arguments), (help.clone(), String::new(), Some(0)));
    }
}

const ROW: &str = "case 1: nums: found 2 in a row; it is written [1,5,2], or 3 1 5 2 with its length first";

#[test]
fn an_unknown_problem_is_answered_by_the_list() {
    for arguments in [&["submit", "-c", "cat", "487"][..], &["play", "487"]] {
        let (stdout, stderr, status) = outcome(arguments);
        assert!(
            stderr.starts_with("error: \"487\" does not name one program:\n  leetcode_0292_nim_game\n"),
            "{stderr}"
        );
        assert_eq!((stdout.as_str(), status), ("", Some(2)));
    }
    let (_, stderr, _) = outcome(&["play", "er"]);
    let several = ["leetcode_0486_predict_the_winner", "nowcoder_card_game", "stone_game_difference"].join("\n  ");
    let several = format!("error: \"er\" does not name one program:\n  {several}\n");
    assert_eq!(stderr, several);
}

#[test]
fn wrong_arguments_are_refused_in_one_line() {
    for (arguments, message) in [
        (&["tset"][..], "unknown command tset (cargo judge -h helps)"),
        (&["-x"], "invalid option '-x' (cargo judge -h helps)"),
        (&["test", "-x"], "invalid option '-x' (cargo judge -h helps)"),
        (&["test", "-t"], "missing argument for option '-t' (cargo judge -h helps)"),
        (&["test", "-t", "0"], "-t needs a number of seconds such as 2 or 0.5, not \"0\""),
        (&["test", "-t", "NaN"], "-t needs a number of seconds such as 2 or 0.5, not \"NaN\""),
        (&["test", "-j", "0"], "-j needs a number from 1 to 9999, not \"0\""),
        (&["submit", "-c", " ", "486"], "-c needs a command"),
        (&["submit"], "a file is needed, or -c COMMAND (cargo judge -h helps)"),
        (&["submit", "no-such-file.py"], "no-such-file.py cannot be read: No such file or directory (os error 2)"),
        (&["submit", "/"], "/ is a folder"),
        (&["submit", "x.py", "486", "487"], "\"487\" is one word too many (cargo judge -h helps)"),
        (&["submit", "--form", "pdf", "x.py"], "--form is leetcode or stdin, not \"pdf\""),
        (&["submit", "-c", "cat", "--case", "[1] [2]", "486"], "--case: expected one question, such as [1,5,2]"),
        (&["submit", "-c", "cat", "--case", "[1 2]", "486"], ROW),
        (&["play"], "which game? Name a program (cargo judge -h lists them)"),
        (&["play", "486", "[1 2]"], ROW),
        (&["test", "292", "487"], "no test case matches \"487\" (-l lists them)"),
        (&["matrix", "487"], "no program matches \"487\""),
        (&["matrix", "-v"], "invalid option '-v' (cargo judge -h helps)"),
    ] {
        assert_eq!(outcome(arguments), (String::new(), format!("error: {message}\n"), Some(2)), "{arguments:?}");
    }
}

#[test]
fn cases_are_listed() {
    let (list, _, status) = outcome(&["test", "-l", "292/sample", "kitten_fishing/sample-1"]);
    let nim = (1..=3).map(|number| format!("leetcode_0292_nim_game/sample-{number}\n")).join("");
    assert_eq!((list, status), (format!("kitten_fishing/sample-1\n{nim}"), Some(0)));
}

#[test]
fn a_right_command_is_accepted() {
    let remainder = "while read n; do [ $((n % 4)) = 0 ] && echo false || echo true; done";
    let (stdout, stderr, status) = outcome(&["submit", "--hunt", "1", "-c", remainder, "292"]);
    let heading = format!("{remainder} as leetcode_0292_nim_game, a program that reads lines such as 4\n");
    assert!(stdout.starts_with(&heading), "{stdout}");
    assert!(stdout.contains("\nagrees with the rules on all 2,000 numbers from 1"), "{stdout}");
    assert!(stdout.lines().last().is_some_and(|line| line.starts_with("AC ")), "{stdout}");
    assert_eq!((stderr.as_str(), status), ("", Some(0)));
}

#[test]
fn the_programs_are_judged() {
    let (stdout, _, status) = outcome(&["test", "-v", "292/sample"]);
    assert!(stdout.starts_with("leetcode_0292_nim_game      3/3  AC   slowest "), "{stdout}");
    assert!(stdout.contains("\n  AC  leetcode_0292_nim_game/sample-2   ("), "{stdout}");
    assert!(stdout.ends_with(" ms\n3 passed, 0 failed\n"), "{stdout}");
    assert_eq!(status, Some(0));
}

#[test]
fn wrong_answers_crashes_and_hangs_are_told() {
    let case = "hack-remainder-of-three";
    let true_but_for_nine = "while read n; do [ $n = 9 ] && echo false || echo true; done";
    assert_eq!(told(true_but_for_nine, case), format!("WA  {case}\nquestion 3 of 5: 8  expected false, found true"));
    let case = "edge-three";
    let crash = told("echo true; echo first >&2; echo 'last: word' >&2; exit 3", case);
    assert_eq!(crash, format!("RE  {case}\nexit status: 3: last: word; the answers are right"));
    assert!(told("kill -SEGV $$", case).contains("\nsignal: 11 (SIGSEGV)"));
    assert_eq!(told("sleep 60 & sleep 60", case), format!("TLE {case}\nstopped after 0.5 s"));
    let many = told("head -1 >/dev/null; echo true; echo true; exit 1", "random-all-small");
    assert_eq!(many, "RE  random-all-small\nexit status: 1; 2 of 200 answered");
}

#[test]
fn one_game_is_judged_alone() {
    for (command, verdict, found) in
        [("while :; do :; done", "TLE", "stopped after 0.5 s"), ("head -c 70000000 /dev/zero", "RE", "endless output")]
    {
        let (stdout, stderr, status) = outcome(&["submit", "-t", "0.5", "--case", "3", "-c", command, "292"]);
        assert!(stdout.starts_with(&format!("expected: true\nfound: {found}\n\n")), "{stdout}");
        assert!(stdout.ends_with(&format!("\n{verdict} on n = 3\n")), "{stdout}");
        assert_eq!((stderr.as_str(), status), ("", Some(1)));
    }
}

#[test]
fn a_program_that_answers_one_question_a_run_gets_one_a_run() {
    let case = "hack-remainder-of-three";
    let wrong_at_eight = "read n; [ $n = 8 ] && echo true || { [ $((n % 4)) = 0 ] && echo false || echo true; }";
    assert_eq!(told(wrong_at_eight, case), format!("WA  {case}\nquestion 3 of 5: 8  expected false, found true"));
    let crash_at_eight =
        "read n; [ $n = 8 ] && echo false && exit 9 || { [ $((n % 4)) = 0 ] && echo false || echo true; }";
    assert_eq!(told(crash_at_eight, case), format!("RE  {case}\nexit status: 9; 2 of 5 answered"));
}

#[test]
fn runs_at_the_same_time_keep_their_answers_apart() {
    let folder = Scratch::new().expect("a folder");
    let file = folder.path().join("292.rs").display().to_string();
    let wait = "std::thread::sleep(std::time::Duration::from_millis(2));";
    let source = format!("impl Solution {{ pub fn can_win_nim(n: i32) -> bool {{ {wait} n % 4 != 0 }} }}");
    fs::write(&file, source).expect("a file");
    let (stdout, stderr, status) = outcome(&["submit", "--hunt", "0", "-j", "8", &file]);
    assert_eq!((stderr.as_str(), status), ("", Some(0)), "{stdout}");
}

#[test]
fn after_three_time_outs_the_rest_is_not_run() {
    let (stdout, _, status) = outcome(&["submit", "--hunt", "0", "-j", "4", "-t", "0.1", "-c", "sleep 60", "292"]);
    assert_eq!(stdout.matches("\n  TLE ").count(), 3, "{stdout}");
    let end = "  after 3 time-outs the rest is not run\nTLE 0 of 8 cases passed, the first that fails is edge-three\n";
    assert!(stdout.ends_with(end), "{stdout}");
    assert_eq!(status, Some(1));
}

/// It may write files, as a compiler does.
#[test]
fn no_two_runs_of_a_command_go_on_at_the_same_time() {
    let folder = Scratch::new().expect("a folder");
    let command = "mkdir running || exit 9; read n; [ $((n % 4)) = 0 ] && echo false || echo true; rmdir running";
    let mut judge = judge(&["submit", "--hunt", "0.5", "-c", command, "292"]);
    let output = judge.current_dir(folder.path()).output().expect("the judge starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_error() {
    // The case that is told after the heading is the first; the others hang, and nobody waits for them.
    let command = "read n; [ $n = 3 ] && sleep 0.2 && echo false || sleep 60";
    let start = Instant::now();
    let mut judge = judge(&["submit", "-j", "3", "-c", command, "292"]).spawn().expect("the judge starts");
    let mut heading = String::new();
    let stdout = judge.stdout.take().expect("a pipe");
    BufReader::new(stdout).read_line(&mut heading).expect("a line");
    let output = judge.wait_with_output().expect("the judge ends");
    assert!(start.elapsed() < Duration::from_secs(15));
    assert_eq!((String::from_utf8_lossy(&output.stderr).as_ref(), output.status.code()), ("", Some(2)));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::File::options().write(true).open("/dev/full").expect("the full device");
    let output = judge(&["test", "-l"]).stdout(full).output().expect("the judge starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        output.stderr.starts_with(b"error: No space left on device"),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn an_interrupt_ends_what_runs_and_removes_temporary_folders() {
    let folder = Scratch::new().expect("a folder");
    let mut judge = judge(&["submit", "-c", "touch started; sleep 2; touch late", "292"]);
    let judge = judge.current_dir(folder.path()).env("TMPDIR", folder.path()).spawn().expect("the judge starts");
    let start = Instant::now();
    while !folder.path().join("started").exists() && start.elapsed() < Duration::from_secs(20) {
        sleep(Duration::from_millis(20));
    }
    let interrupt = Command::new("sh").args(["-c", "kill -INT $0", &judge.id().to_string()]).status().expect("kill");
    assert!(interrupt.success());
    let Output { status, stderr, .. } = judge.wait_with_output().expect("the judge ends");
    assert_eq!((String::from_utf8_lossy(&stderr).as_ref(), status.code()), ("", Some(130)));
    sleep(Duration::from_millis(2500));
    let left = fs::read_dir(folder.path()).expect("a folder").map(|file| file.expect("a file").file_name());
    assert_eq!(left.collect_vec(), ["started"]);
}
