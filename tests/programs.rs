//! The programs as their users meet them: what they print, what they complain of, and how they exit.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::Command;

use common::{executable, files_in, output_of};
use itertools::Itertools;
use two_player_games::PROBLEMS;
use two_player_games::problems::{Form, Judge};

/// What `command` prints on standard output and standard error, and its exit status.
fn outcome_of(command: &mut Command, input: &str) -> (String, String, Option<i32>) {
    let output = output_of(command, input.as_bytes());
    let [stdout, stderr] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    (stdout, stderr, output.status.code())
}

fn outcome(name: &str, arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    outcome_of(Command::new(executable(name)).args(arguments), input)
}

/// What `script` prints, and its exit status. In it, `$0` is the program of the Nim game.
#[cfg(unix)]
fn outcome_in_shell(script: &str, input: &str) -> (String, String, Option<i32>) {
    outcome_of(Command::new("sh").args(["-c", script]).arg(executable("leetcode_0292_nim_game")), input)
}

/// The text of each program's file, by the program's name.
fn sources() -> BTreeMap<String, String> {
    let name = |file: &Path| file.file_stem().expect("a name").display().to_string();
    files_in("src/bin").map(|file| (name(&file), fs::read_to_string(&file).expect("the file of a program"))).collect()
}

#[test]
fn every_file_has_an_entry_in_the_table() {
    let names: BTreeSet<_> = sources().into_keys().collect();
    let entries = PROBLEMS.iter().map(|problem| problem.program.to_owned()).collect();
    let different = names.symmetric_difference(&entries).join(", ");
    assert!(different.is_empty(), "only in one of src/bin and PROBLEMS: {different}");
}

/// LeetCode brings its own `main`, so without the feature its files are no programs.
#[test]
fn the_manifest_asks_for_the_feature_where_leetcode_is_the_judge() {
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest");
    for problem in PROBLEMS {
        let entry = format!("[[bin]]\nname = \"{}\"\nrequired-features = [\"local\"]\n", problem.program);
        let is_leetcode = matches!(problem.judge, Judge::LeetCode { .. });
        assert_eq!(manifest.contains(&entry), is_leetcode, "whether Cargo.toml has this:\n{entry}");
    }
}

#[test]
fn answers_follow_the_order_of_the_cases() {
    let finishes =
        "draw. the game never ends.\nu2 win. the card in the u2's hand is:\n2\nthe card in the desktop is:\n1\n";
    for (name, input, answers) in [
        ("leetcode_0486_predict_the_winner", "3 1 5 2\n[5] nums = [1, 5,\n 2] 1 5", "false\ntrue\nfalse\ntrue\n"),
        ("leetcode_0292_nim_game", "\u{feff}Input: n = 4\n输入：n = 7 8", "false\ntrue\nfalse\n"),
        ("kitten_fishing", "3\n1 1 1\n1 2 1\n[1]\n[2]\n", finishes),
    ] {
        assert_eq!(outcome(name, &[], input), (answers.to_owned(), String::new(), Some(0)), "{name}");
    }
}

#[test]
fn bad_input_is_named_after_the_answers_before_it() {
    let no_integer = "case 2: nums[1]: expected an integer, found \"x\"";
    let too_much = "case 2: the answer 4294967294 does not fit a 32-bit integer";
    for (name, input, answers, message) in [
        ("leetcode_0486_predict_the_winner", "[5] [1,x]", "true\n", no_integer),
        ("leetcode_0292_nim_game", " \n", "", "case 1: n: expected an integer, found the end of the input"),
        ("leetcode_1140_stone_game_ii", "[7] [2147483647,2147483647]", "7\n", too_much),
    ] {
        assert_eq!(outcome(name, &[], input), (answers.to_owned(), format!("error: {message}\n"), Some(1)), "{name}");
    }
}

#[test]
fn help_shows_the_header() {
    for (name, source) in sources() {
        let title = source.lines().next().and_then(|line| line.strip_prefix("// ")).expect("a title");
        for option in ["--help", "-h"] {
            let (stdout, stderr, status) = outcome(&name, &[option], "");
            assert!(stdout.starts_with(title), "{stdout}");
            assert!(stdout.contains("\nInput:  "), "{stdout}");
            assert!(stdout.contains("\nAnswer: "), "{stdout}");
            assert!(!stdout.contains("fn "), "{stdout}");
            assert!(stdout.contains(&format!("Usage: {name} < FILE\n")), "{stdout}");
            assert_eq!((stderr, status), (String::new(), Some(0)));
        }
    }
}

#[test]
fn other_arguments_are_refused() {
    for arguments in [&["case.in"][..], &["--version"], &["case.in", "--help"]] {
        let (stdout, stderr, status) = outcome("leetcode_0292_nim_game", arguments, "4");
        let message = format!("error: unexpected argument: {}; cases are read from standard input:", arguments[0]);
        assert_eq!(stderr, message + " leetcode_0292_nim_game < FILE\n");
        assert_eq!((stdout, status), (String::new(), Some(2)));
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    let input = File::open("testcases/leetcode_0292_nim_game/random-all-small.in").expect("a test case");
    let mut program = Command::new(executable("leetcode_0292_nim_game"));
    let output = program.stdin(input).stdout(writer).output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}

#[cfg(unix)]
#[test]
fn a_closed_output_and_an_unreadable_input_are_errors() {
    let message = "error: cannot write the answers: standard output is closed\n";
    assert_eq!(outcome_in_shell("exec \"$0\" >&-", "4"), (String::new(), message.to_owned(), Some(1)));
    let (_, stderr, status) = outcome_in_shell("exec \"$0\" <.", "");
    assert!(stderr.starts_with("error: cannot read standard input: "), "{stderr}");
    assert_eq!(status, Some(1));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let (_, stderr, status) = outcome_in_shell("exec \"$0\" >/dev/full", "4");
    assert!(stderr.starts_with("error: cannot write the answers: "), "{stderr}");
    assert_eq!(status, Some(1));
}

/// The command `script`, which Debian, Ubuntu and Fedora have, runs the program at a terminal of its own.
#[cfg(target_os = "linux")]
#[test]
fn a_person_at_a_terminal_is_told_what_was_read() {
    let (terminal, _, _) = outcome_in_shell("script -qec \"'$0' >/dev/null\" /dev/null", "4\n");
    assert!(terminal.contains("waiting for n, such as 4 ("), "{terminal}");
    assert!(terminal.contains("case 1: n = 4"), "{terminal}");
}

/// This needs linear time: in quadratic time it would take the better part of an hour.
#[test]
fn a_million_values_are_answered() {
    for problem in PROBLEMS.iter().filter(|problem| problem.is_linear && matches!(problem.form, Form::Row(_))) {
        let row = format!("1000000{}", " 1 2 3 4".repeat(250_000));
        let (stdout, stderr, status) = outcome(problem.program, &[], &row);
        assert_eq!((stdout.lines().count(), stderr, status), (1, String::new(), Some(0)), "{}", problem.program);
    }
}

/// Each file stands alone, so each has a copy of the function.
#[test]
fn the_copies_of_first_player_lead_are_the_same() {
    let copies = sources().into_values().filter_map(|source| {
        let (_, copy) = source.split_once("\nfn first_player_lead(")?;
        copy.split_once("\n}\n").map(|(function, _)| function.to_owned())
    });
    let copies = copies.counts();
    assert_eq!(copies.len(), 1, "{copies:#?}");
    assert!(copies.values().all(|&count| count >= 4), "{copies:#?}");
}
