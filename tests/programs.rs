//! The ten programs as their users meet them: what they print, what they complain of, and how they exit.

mod common;

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{executable, output_of};
use itertools::Itertools;
use two_player_games::PROBLEMS;
use two_player_games::problems::{Form, Judge};

fn program(name: &str) -> Command {
    Command::new(executable(name))
}

/// What the program prints on standard output and standard error, and its exit status.
fn outcome(name: &str, arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let output = output_of(program(name).args(arguments), input.as_bytes());
    let [stdout, stderr] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    (stdout, stderr, output.status.code())
}

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_of_programs() -> Vec<PathBuf> {
    let files = fs::read_dir(project().join("src/bin")).expect("the folder of the programs");
    files.map(|file| file.expect("a file").path()).sorted().collect()
}

/// Fails if one of the sets has a name that the other lacks, and says which.
fn assert_same_names((left_place, left): (&str, BTreeSet<String>), (right_place, right): (&str, BTreeSet<String>)) {
    let only_left = left.difference(&right).map(|name| format!("{name} is in {left_place}, but not in {right_place}"));
    let only_right = right.difference(&left).map(|name| format!("{name} is in {right_place}, but not in {left_place}"));
    let complaints = only_left.chain(only_right).join("\n");
    assert!(complaints.is_empty(), "\n{complaints}");
}

#[test]
fn every_file_has_an_entry_in_the_table() {
    let files = files_of_programs();
    let names = files.iter().filter_map(|file| file.file_name()).map(|name| name.display().to_string());
    let entries = PROBLEMS.iter().map(|problem| format!("{}.rs", problem.program));
    assert_same_names(("src/bin", names.collect()), ("PROBLEMS", entries.collect()));
}

/// LeetCode brings its own `main`, so without the feature its files are no programs.
#[test]
fn the_manifest_asks_for_the_feature_where_leetcode_is_the_judge() {
    let manifest = fs::read_to_string(project().join("Cargo.toml")).expect("the manifest");
    let sections =
        manifest.split("[[bin]]\n").skip(1).map(|rest| rest.lines().take_while(|line| !line.starts_with('[')));
    let local = sections.filter(|lines| lines.clone().contains(&"required-features = [\"local\"]"));
    let names = local.flatten().filter_map(|line| line.strip_prefix("name = ")).map(|name| name.replace('"', ""));
    let entries = PROBLEMS.iter().filter(|problem| matches!(problem.judge, Judge::LeetCode { .. }));
    let entries = entries.map(|problem| problem.program.to_owned());
    assert_same_names(("Cargo.toml", names.collect()), ("PROBLEMS", entries.collect()));
}

#[test]
fn answers_follow_the_order_of_the_cases() {
    let finishes =
        "draw. the game never ends.\nu2 win. the card in the u2's hand is:\n2\nthe card in the desktop is:\n1\n";
    for (name, input, answers) in [
        (
            "leetcode_0486_predict_the_winner",
            "4 1 5 233 7\n[1,5,2]\nnums = [1, 5,\n 233, 7] 3\n1 5\n2\n",
            "true\nfalse\ntrue\nfalse\n",
        ),
        ("leetcode_0292_nim_game", "4\nn = 7 8", "false\ntrue\nfalse\n"),
        ("leetcode_0292_nim_game", "\u{feff}Input: n = 4\n输入：n = 7\n", "false\ntrue\n"),
        ("kitten_fishing", "3\n1 1 1\n1 2 1\n[1]\n[2]\n", finishes),
    ] {
        assert_eq!(outcome(name, &[], input), (answers.to_owned(), String::new(), Some(0)), "{name}");
    }
}

#[test]
fn bad_input_is_named_after_the_answers_before_it() {
    let too_many_piles = format!("[1{}]", ",1".repeat(30_000));
    for (name, input, stdout, message) in [
        (
            "leetcode_0486_predict_the_winner",
            "[1] [1,2,3,x]",
            "true\n",
            "case 2: nums[3]: expected an integer, found \"x\"",
        ),
        ("leetcode_0877_stone_game", "5 1 2 3", "", "case 1: piles: expected 5 values, found 3"),
        ("leetcode_0292_nim_game", "1 2 0", "true\ntrue\n", "case 3: n: expected 1 to 2147483647, found 0"),
        ("leetcode_1025_divisor_game", "-2", "", "case 1: n: expected 1 to 2147483647, found -2"),
        ("leetcode_1510_stone_game_iv", "0", "", "case 1: n: expected 1 to 2147483647, found 0"),
        (
            "leetcode_1140_stone_game_ii",
            "[2147483647] [2147483647,2147483647]",
            "2147483647\n",
            "case 2: the answer 4294967294 does not fit a 32-bit integer",
        ),
        ("leetcode_1406_stone_game_iii", "", "", "case 1: stoneValue: expected n or \"[\", found the end of the input"),
        ("kitten_fishing", "1 0 1", "", "case 1: u1[0]: expected 1 to 9, found 0"),
        (
            "leetcode_1140_stone_game_ii",
            &too_many_piles,
            "",
            "case 1: piles: expected at most 30000 values, found more",
        ),
        ("stone_game_difference", "n = [1,2,3]", "", "case 1: a: expected one number after \"n =\", found \"[\""),
        ("kitten_fishing", "u2 = [1] u1 = [2]", "", "case 1: u1: expected u1 =, found \"u2\""),
        ("kitten_fishing", "[1] [1,2]", "", "case 1: u2: expected 1 value, found 2"),
    ] {
        assert_eq!(outcome(name, &[], input), (stdout.to_owned(), format!("error: {message}\n"), Some(1)), "{name}");
    }
}

#[test]
fn help_shows_the_header() {
    for file in files_of_programs() {
        let name = file.file_stem().expect("a name").display().to_string();
        let source = fs::read_to_string(file).expect("the file of the program");
        let title = source.lines().next().and_then(|line| line.strip_prefix("// ")).expect("a title");
        for option in ["--help", "-h"] {
            let (stdout, stderr, status) = outcome(&name, &[option], "");
            assert!(stdout.starts_with(title), "{stdout}");
            assert!(stdout.contains("\nInput:  ") && stdout.contains("\nAnswer: "), "{stdout}");
            assert!(stdout.contains(&format!("Usage: {name} < FILE\n")), "{stdout}");
            assert_eq!((stderr, status), (String::new(), Some(0)));
        }
    }
}

#[test]
fn other_arguments_are_refused() {
    for arguments in [&["case.in"][..], &["--version"], &["case.in", "--help"]] {
        let (stdout, stderr, status) = outcome("leetcode_0292_nim_game", arguments, "4");
        assert_eq!(
            stderr,
            format!(
                "error: unexpected argument: {}; cases are read from standard input: leetcode_0292_nim_game < FILE\n",
                arguments[0]
            )
        );
        assert_eq!((stdout, status), (String::new(), Some(2)));
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let mut child = program("leetcode_0292_nim_game")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("a pipe");
    // More than the program keeps before it writes. It may stop before it has read all.
    let _ = stdin.write_all("4\n".repeat(100_000).as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), vec![]));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_and_an_unreadable_input_are_errors() {
    let full = File::options().write(true).open("/dev/full").expect("the full device");
    let input = tempfile::tempfile().expect("a file");
    (&input).write_all(b"4\n").expect("a case");
    std::io::Seek::rewind(&mut &input).expect("the start of the file");
    let output = program("leetcode_0292_nim_game").stdin(input).stdout(full).output().expect("the program ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.starts_with(b"error: cannot write the answers: "));

    let folder = File::open(env!("CARGO_MANIFEST_DIR")).expect("a folder");
    let output = program("leetcode_0292_nim_game").stdin(folder).output().expect("the program ends");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.starts_with(b"error: cannot read standard input: "));
}

#[cfg(unix)]
#[test]
fn a_closed_output_is_an_error() {
    let output = Command::new("sh").args(["-c", "exec \"$0\" >&-"]).arg(executable("leetcode_0292_nim_game")).output();
    let output = output.expect("the program ends");
    assert_eq!(output.status.code(), Some(1));
    let message = "error: cannot write the answers: standard output is closed\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), message);
}

/// `script` runs it at a terminal of its own, where Debian's, Ubuntu's and Fedora's have it.
#[cfg(target_os = "linux")]
#[test]
fn a_person_at_a_terminal_is_told_what_was_read() {
    let mut script = Command::new("script");
    script.args(["-qec", "\"$PROGRAM\" >/dev/null", "/dev/null"]);
    script.env("PROGRAM", executable("leetcode_0486_predict_the_winner"));
    let terminal = output_of(&mut script, b"3 1 5 2\n").stdout;
    let terminal = String::from_utf8_lossy(&terminal);
    assert!(terminal.contains("waiting for nums, written [1,5,2]"), "{terminal}");
    assert!(terminal.contains("case 1: nums = [1,5,2]"), "{terminal}");
}

/// Linear time: a quadratic one would take the better part of an hour.
#[test]
fn a_million_values_are_answered() {
    for problem in PROBLEMS.iter().filter(|problem| problem.is_linear && matches!(problem.form, Form::Row(_))) {
        let row = format!("1000000{}", " 1 2 3 4".repeat(250_000));
        let (stdout, stderr, status) = outcome(problem.program, &[], &row);
        assert_eq!((stdout.lines().count(), stderr, status), (1, String::new(), Some(0)), "{}", problem.program);
    }
}

/// Each file stands alone, so the function stands in each of them.
#[test]
fn the_copies_of_first_player_lead_are_the_same() {
    let sources = files_of_programs().into_iter().map(|file| fs::read_to_string(file).expect("the file of a program"));
    let copies = sources.filter_map(|source| {
        let (_, copy) = source.split_once("\nfn first_player_lead(")?;
        Some(copy.split_once("\n}\n").expect("the function's end").0.to_owned())
    });
    let copies = copies.collect_vec();
    assert!(copies.len() >= 4, "{} copies", copies.len());
    for copy in &copies {
        assert_eq!(*copy, copies[0]);
    }
}
