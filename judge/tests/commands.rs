//! `judge` as its users meet it: what it prints, what it complains of, and how it exits.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use itertools::Itertools;

fn judge(arguments: &[&str]) -> Command {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    judge.args(arguments).stdin(Stdio::null());
    judge
}

/// Standard output, standard error and the exit status.
fn outcome(arguments: &[&str]) -> (String, String, Option<i32>) {
    let Output { status, stdout, stderr } = judge(arguments).output().expect("the judge starts");
    let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8(text).expect("text"));
    (stdout, stderr, status.code())
}

/// What is said of one case when this command answers it, without the times.
fn told(command: &str, case: &str) -> String {
    let (stdout, stderr, status) = outcome(&["test", "-t", "0.5", "-c", command, case]);
    assert_eq!((stderr.as_str(), status), ("", Some(1)), "{stdout}");
    let lines = stdout.lines().skip(1).take(2).map(str::trim);
    lines.map(|line| line.split("   (").next().unwrap_or_default()).join("\n")
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

#[test]
fn wrong_arguments_are_refused_in_one_line() {
    for (arguments, message) in [
        (&["tset"][..], "unknown command tset (cargo judge -h helps)"),
        (&["-x"], "invalid option '-x'"),
        (&["test", "-x"], "invalid option '-x'"),
        (&["test", "-t"], "missing argument for option '-t'"),
        (&["test", "-t", "0"], "-t needs a number of seconds such as 2 or 0.5, not \"0\""),
        (&["test", "-t", "NaN"], "-t needs a number of seconds such as 2 or 0.5, not \"NaN\""),
        (&["test", "-j", "0"], "-j needs a number from 1 to 9999, not \"0\""),
        (&["test", "-c", " ", "486"], "-c needs a command"),
        (&["test", "-c", "cat"], "-c needs a filter that names one program, this selects 10"),
        (&["test", "487"], "no test case matches \"487\" (-l lists them)"),
        (&["matrix", "487"], "no program matches \"487\""),
        (&["matrix", "-v"], "invalid option '-v'"),
    ] {
        assert_eq!(outcome(arguments), (String::new(), format!("error: {message}\n"), Some(2)), "{arguments:?}");
    }
}

#[test]
fn cases_are_listed() {
    let (list, _, status) = outcome(&["test", "-l", "292/sample"]);
    let expected = (1..=3).map(|number| format!("leetcode_0292_nim_game/sample-{number}\n")).join("");
    assert_eq!((list, status), (expected, Some(0)));
}

#[test]
fn a_right_command_is_accepted() {
    let echo = "while read n; do [ $((n % 4)) = 0 ] && echo false || echo true; done";
    let (stdout, stderr, status) = outcome(&["test", "-v", "-c", echo, "292/sample"]);
    assert!(stdout.starts_with("leetcode_0292_nim_game      3/3  AC   slowest "), "{stdout}");
    assert!(stdout.contains("\n  AC  leetcode_0292_nim_game/sample-2   ("), "{stdout}");
    assert!(stdout.ends_with(" ms\n3 passed, 0 failed\n"), "{stdout}");
    assert_eq!((stderr.as_str(), status), ("", Some(0)));
}

#[test]
fn the_first_wrong_question_is_shown_with_its_input() {
    let case = "leetcode_0292_nim_game/hack-remainder-of-three";
    let true_but_for_nine = "while read n; do [ $n = 9 ] && echo false || echo true; done";
    assert_eq!(told(true_but_for_nine, case), format!("WA  {case}\nquestion 3 of 5: 8  expected false, found true"));
    assert_eq!(
        told("echo true; echo true", case).lines().last(),
        Some("question 3 of 5: 8  expected false, found no answer; 2 of 5 answered",)
    );
    let long_row = told("echo 0", "1406/max-zeros");
    assert!(long_row.contains("question 1 of 1: [0,0,0,0,0,0,") && long_row.contains('…'), "{long_row}");
    assert!(long_row.lines().all(|line| line.chars().count() < 160), "{long_row}");
}

#[test]
fn crashes_and_hangs_are_told() {
    let case = "leetcode_0292_nim_game/sample-1";
    let crash = told("echo false; echo first >&2; echo 'last: word' >&2; exit 3", case);
    assert_eq!(crash, format!("RE  {case}\nexit status: 3: last: word"));
    assert!(told("kill -SEGV $$", case).contains("\nsignal: 11 (SIGSEGV)"));
    assert_eq!(told("while :; do :; done", case), format!("TLE {case}\nstopped after 0.5 s"));
    assert_eq!(told("sleep 60 & sleep 60", case), format!("TLE {case}\nstopped after 0.5 s"));
    assert_eq!(told("exec yes", case).lines().next(), Some("RE  leetcode_0292_nim_game/sample-1"));
    let many = told("head -1 >/dev/null; echo false; echo true; exit 1", "leetcode_0292_nim_game/random-all-small");
    assert!(many.ends_with("exit status: 1; 2 of 200 answered"), "{many}");
}

#[test]
fn a_program_that_answers_one_question_a_run_gets_one_a_run() {
    let once = "read n; [ $((n % 4)) = 0 ] && echo false || echo true";
    let (stdout, _, status) = outcome(&["test", "-c", once, "292/hack-remainder-of-three", "292/sample-1"]);
    assert_eq!(status, Some(0), "{stdout}");
    let wrong_at_eight = "read n; [ $n = 8 ] && echo true || { [ $((n % 4)) = 0 ] && echo false || echo true; }";
    let case = "leetcode_0292_nim_game/hack-remainder-of-three";
    assert_eq!(told(wrong_at_eight, case), format!("WA  {case}\nquestion 3 of 5: 8  expected false, found true"));
    let crash_at_eight = "read n; [ $n = 8 ] && exit 9 || { [ $((n % 4)) = 0 ] && echo false || echo true; }";
    assert_eq!(told(crash_at_eight, case), format!("RE  {case}\nexit status: 9; 2 of 5 answered"));
}

#[test]
fn the_order_does_not_depend_on_the_number_of_jobs() {
    let without_times = |jobs: &str| {
        let (stdout, _, _) = outcome(&["test", "-v", "-j", jobs, "-c", "sleep 0.0$$; echo true", "292"]);
        stdout
            .lines()
            .filter_map(|line| line.strip_prefix("  "))
            .map(|line| line.split("   (").next().map(str::to_owned))
            .collect_vec()
    };
    assert_eq!(without_times("1"), without_times("4"));
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_error() {
    let mut judge = judge(&["test", "-v", "-c", "echo true", "292"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the judge starts");
    drop(judge.stdout.take());
    let output = judge.wait_with_output().expect("the judge ends");
    assert_eq!((String::from_utf8_lossy(&output.stderr).as_ref(), output.status.code()), ("", Some(2)));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("the full device");
    let output = judge(&["test", "-l"]).stdout(full).output().expect("the judge starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        output.stderr.starts_with(b"error: No space left on device"),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn an_interrupt_kills_what_runs() {
    let mut judge = judge(&["test", "-c", "echo $$ >&2; echo started; sleep 60", "292/sample-1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the judge starts");
    let sleeps = || {
        let output = Command::new("ps").args(["-A", "-o", "ppid=,args="]).output().expect("ps");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        text.lines().filter(|line| line.trim_start().starts_with(&format!("{} ", judge.id()))).count()
    };
    let start = Instant::now();
    while sleeps() == 0 && start.elapsed() < Duration::from_secs(5) {
        std::thread::sleep(Duration::from_millis(20));
    }
    let interrupt = Command::new("kill").args(["-INT", &judge.id().to_string()]).status().expect("kill");
    assert!(interrupt.success());
    let mut output = String::new();
    // The pipe ends only when all that held it has ended.
    BufReader::new(judge.stdout.take().expect("a pipe")).read_to_string(&mut output).expect("text");
    assert_eq!((output.as_str(), judge.wait().expect("the judge ends").code()), ("", Some(130)));
    assert!(start.elapsed() < Duration::from_secs(30));
    assert!(BufReader::new(judge.stderr.take().expect("a pipe")).lines().next().is_none());
}
