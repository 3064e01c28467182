//! `judge` as its users meet it: what it prints, what it complains of, and how it exits.
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::iter::once;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs};

use itertools::Itertools;
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

fn outcome(arguments: &[&str]) -> (String, String, Option<i32>) {
    outcome_of(judge(arguments).output().expect("the judge starts"))
}

/// Standard output, where there is nothing on standard error.
fn printed(arguments: &[&str], status: i32) -> String {
    let (stdout, stderr, found) = outcome(arguments);
    assert_eq!((stderr.as_str(), found), ("", Some(status)), "{stdout}");
    stdout
}

#[test]
fn the_help_names_the_programs_and_shows_examples() {
    let help = printed(&[], 0);
    assert_eq!(help.matches("\n  cargo judge ").count(), 3, "{help}");
    assert!(help.contains("\n  leetcode_0486_predict_the_winner\n"));
    for arguments in [&["-h"][..], &["--help"], &["help"], &["test", "-h"]] {
        assert_eq!(printed(arguments, 0), help);
    }
    assert!(
        help.lines().all(|line| line.chars().count() <= 80),
        "{help}"
    );
    let mut installed = judge(&[]);
    let installed = installed.env_remove("CARGO_PKG_NAME").output();
    let (installed, ..) = outcome_of(installed.expect("the judge starts"));
    assert_eq!(installed, help.replace("cargo judge", "judge"));
    assert!(printed(&["--version"], 0).starts_with("judge 0."));
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
        let is_wide = |line: &str| line.chars().count() > 80 && !line.starts_with("error: ");
        assert!(!printed.lines().any(is_wide), "{command}");
    }
}

#[test]
fn the_programs_are_judged() {
    let (stdout, _, status) = outcome(&["test", "-v", "292/sample"]);
    assert_eq!(status, Some(0), "{stdout}");
    let row = "leetcode_0292_nim_game      3/3  AC   slowest ";
    assert!(stdout.starts_with(row), "{stdout}");
    let case = "\n  AC  leetcode_0292_nim_game/sample-2   (";
    assert!(stdout.contains(case), "{stdout}");
    assert!(stdout.ends_with(" ms\n3 passed, 0 failed\n"), "{stdout}");
}

#[test]
fn after_three_time_outs_the_rest_is_not_run() {
    let arguments = "submit --hunt 0 -j 4 -t 0.1 292 -c";
    let arguments = arguments.split(' ').chain(["sleep 60"]);
    let stdout = printed(&arguments.collect_vec(), 1);
    assert_eq!(stdout.matches("\n  TLE ").count(), 3, "{stdout}");
    let end = "  after 3 time-outs the rest is not run
TLE 3 failed, 0 passed, 7 not run; first: sample-2\n";
    assert!(stdout.ends_with(end), "{stdout}");
}

/// What is said of a solution of the Nim game in Rust whose function has this body.
fn said_of(body: &str, arguments: &[&str]) -> String {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("292.rs").display().to_string();
    let state = "use std::sync::atomic::{AtomicI32, Ordering}; static BEFORE: AtomicI32 = AtomicI32::new(0);";
    let function = format!("pub fn can_win_nim(n: i32) -> bool {{ {body} }}");
    fs::write(&file, format!("{state} impl Solution {{ {function} }}")).expect("a file");
    let (stdout, stderr, _) = outcome(&[&["submit", &file], arguments].concat());
    assert_eq!(stderr, "");
    stdout
}

#[test]
fn what_stays_from_call_to_call_is_told_by_the_shortest_sequence() {
    let body = "println!(\"n = {n}\"); let before = BEFORE.swap(n, Ordering::Relaxed);
        n % 4 != 0 || before >= 7";
    let stdout = said_of(body, &["--hunt", "60"]);
    let fails = "\nfails: 4 after 7\nalone it is right: does something stay from call to call,
or, in C and C++, has a variable no first value?
expected: false\nfound: true\nstdout:\nn = 7\nn = 4\n\n";
    assert!(stdout.contains(fails), "{stdout}");
    let several = "question 2 of 3: 8  expected false, found true
stdout:\nn = 7\nn = 8\nn = 4\nWA on 3 questions, asked in one run\n";
    assert_eq!(said_of(body, &["--case", "7 8 4"]), several);
    let alone = said_of(body, &["--case", "8"]);
    let printed = "expected: false\nfound: false\nstdout:\nn = 8\n\nleetcode_0292_nim_game";
    assert!(alone.starts_with(printed), "{alone}");
    assert!(alone.ends_with("\nAC on n = 8\n"), "{alone}");
}

#[test]
fn runs_at_the_same_time_keep_their_answers_apart() {
    let wait = "if n % 97 == 0 { std::thread::sleep(std::time::Duration::from_millis(20)) }";
    let stdout = said_of(&format!("{wait} n % 4 != 0"), &["--hunt", "0", "-j", "8"]);
    assert!(stdout.ends_with("\nAC 10 cases passed\n"), "{stdout}");
}

#[test]
fn a_crash_is_told_once() {
    let stdout = said_of("panic!(\"no {}\", n / n)", &[]);
    let (_, told) = stdout.split_once('\n').expect("a heading");
    let crash = "exit status: 101: no 1 (line 1)";
    let once = format!("  RE  sample-2\n      {crash}\n  the same crash on 9 other cases\n");
    let smallest = format!("smallest: 1\nexpected: true\nfound: {crash}\n\n");
    let end = "RE 10 failed, 0 passed; first: sample-2\n";
    assert_eq!(told, [once, smallest, end.to_owned()].concat());
}

#[test]
fn a_time_out_tells_where_it_gets_slow() {
    let check = |work: &str, told: &str, not_told: &str| {
        let stdout = said_of(&format!("{work}; n % 4 != 0"), &["-t", "0.4"]);
        let is_told = |part: &str| stdout.contains(part);
        assert!(told.split('|').all(is_told), "{stdout}");
        assert!(!not_told.split('|').any(is_told), "{stdout}");
    };
    let steps = |count: &str| format!("for step in 0..{count} {{ std::hint::black_box(step); }}");
    let exponential = "\nslow: n = 2|; exponential: is a memory missing|\nTLE 3 failed, ";
    let play = "smallest|move  player";
    check(&steps("1_u64 << n.min(60)"), exponential, play);
    let square = steps("(n as u64).pow(2)");
    check(&square, "\nslow: n = ", &format!("exponential|{play}"));
    let endless = "smallest: 12\nexpected: false\nfound: stopped after 0.4 s\n";
    check("while n == 12 {}", endless, "slow|move  player");
}

#[test]
fn what_reads_its_input_as_elsewhere_is_told() {
    let command = "read n; read a; [ \"$a\" = '1 5 2' ] && echo false || echo True";
    let stdout = printed(&["submit", "-c", command, "486"], 1);
    let told = "\nit reads 3 1 5 2 rightly, but here that case is [1,5,2]: read it so\nWA ";
    assert!(stdout.contains(told), "{stdout}");
}

/// It may write files, as a compiler does.
#[test]
fn a_right_command_is_accepted_and_never_runs_twice_at_the_same_time() {
    let folder = tempdir().expect("a folder");
    let command = "mkdir running || exit 9; read n; [ $((n % 4)) = 0 ] && echo false || echo true; rmdir running";
    let mut judge = judge(&["submit", "--hunt", "0.5", "-c", command, "292"]);
    let output = judge.current_dir(folder.path()).output();
    let (stdout, _, status) = outcome_of(output.expect("the judge starts"));
    assert_eq!(status, Some(0), "{stdout}");
    let form = "as leetcode_0292_nim_game, a program that reads lines such as 4";
    let heading = format!("{command} {form}\n");
    assert!(stdout.starts_with(&heading), "{stdout}");
    assert!(stdout.contains("\nagrees with the rules on "), "{stdout}");
    assert!(stdout.ends_with("\nAC 10 cases passed\n"), "{stdout}");
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_error() {
    // The case that is told after the heading is the first; the others hang, and nobody waits for them.
    let command = "read n; [ $n = 1 ] && sleep 0.2 && echo false || sleep 60";
    let start = Instant::now();
    let mut judge = judge(&["submit", "-j", "3", "-c", command, "292"]);
    let mut judge = judge.spawn().expect("the judge starts");
    let mut heading = String::new();
    let stdout = judge.stdout.take().expect("a pipe");
    let read = BufReader::new(stdout).read_line(&mut heading);
    read.expect("a line");
    let (_, stderr, status) = outcome_of(judge.wait_with_output().expect("the judge ends"));
    assert!(start.elapsed() < Duration::from_secs(15));
    assert_eq!((stderr.as_str(), status), ("", Some(2)));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::File::options().write(true).open("/dev/full");
    let mut judge = judge(&["test", "-l"]);
    let output = judge.stdout(full.expect("the full device")).output();
    let (_, stderr, status) = outcome_of(output.expect("the judge starts"));
    assert_eq!(status, Some(2));
    let start = "error: No space left on device";
    assert!(stderr.starts_with(start), "{stderr}");
}

/// Every solution and every file of `submissions/` gets the verdict that its folder claims. For every program there are
/// some that are accepted, and others.
#[test]
fn all_is_as_claimed() {
    let matrix = printed(&["matrix"], 0);
    let end = " submissions, all as claimed\n";
    assert!(matrix.ends_with(end), "{matrix}");
}
