//! The ten programs as their users meet them: what they print, what they complain of, and how they exit.

mod common;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use common::{Limits, PROGRAMS};

fn program(name: &str) -> Command {
    let program = PROGRAMS.iter().find(|program| program.name == name).expect("one of the programs");
    Command::new(program.executable())
}

fn run(name: &str, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = program(name)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that stops early, as it should at bad input, closes the pipe.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

/// What the program prints on standard output and standard error, and its exit status.
fn outcome(name: &str, arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let output = run(name, arguments, input.as_bytes());
    let [stdout, stderr] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    (stdout, stderr, output.status.code())
}

fn source_of(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bin").join(name).with_extension("rs")
}

#[test]
fn there_are_ten_programs() {
    let mut names: Vec<String> = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/bin"))
        .expect("the folder of the programs")
        .map(|file| file.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    names.sort();
    let mut expected = PROGRAMS.map(|program| program.name);
    expected.sort_unstable();
    assert_eq!(names, expected);
}

#[test]
fn answers_follow_the_order_of_the_cases() {
    let forms = "4 1 5 233 7\n[1,5,2]\nnums = [1, 5,\n 233, 7] 3\n1 5\n2\n";
    let expected = "true\nfalse\ntrue\nfalse\n".to_owned();
    assert_eq!(outcome("leetcode_0486_predict_the_winner", &[], forms), (expected, String::new(), Some(0)));
    let expected = "false\ntrue\nfalse\n".to_owned();
    assert_eq!(outcome("leetcode_0292_nim_game", &[], "4\nn = 7 8"), (expected, String::new(), Some(0)));
    let deals = "3\n1 1 1\n1 2 1\n[1]\n[2]\n";
    let expected =
        "draw. the game never ends.\nu2 win. the card in the u2's hand is:\n2\nthe card in the desktop is:\n1\n";
    assert_eq!(outcome("kitten_fishing", &[], deals), (expected.to_owned(), String::new(), Some(0)));
}

#[test]
fn bad_input_is_named_after_the_answers_before_it() {
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
        ("leetcode_1140_stone_game_ii", "[1,-1]", "", "case 1: piles[1]: expected 0 to 2147483647, found -1"),
        (
            "leetcode_1140_stone_game_ii",
            "[2147483647] [2147483647,2147483647]",
            "2147483647\n",
            "case 2: the answer 4294967294 does not fit a 32-bit integer",
        ),
        ("leetcode_1406_stone_game_iii", "", "", "case 1: stoneValue: expected n or \"[\", found the end of the input"),
        (
            "nowcoder_card_game",
            "1 2147483648",
            "",
            "case 1: arr[0]: expected -2147483648 to 2147483647, found 2147483648",
        ),
        ("stone_game_difference", "[1,2", "", "case 1: piles: expected \",\" or \"]\", found the end of the input"),
        ("kitten_fishing", "1 0 1", "", "case 1: u1[0]: expected 1 to 9, found 0"),
        ("kitten_fishing", "[1] [1,2]", "", "case 1: u2: expected 1 value, found 2"),
    ] {
        assert_eq!(outcome(name, &[], input), (stdout.to_owned(), format!("error: {message}\n"), Some(1)), "{name}");
    }
}

#[test]
fn help_shows_the_header() {
    for name in PROGRAMS.map(|program| program.name) {
        let title = fs::read_to_string(source_of(name)).expect("the file of the program");
        let title = title.lines().next().and_then(|line| line.strip_prefix("// ")).expect("a title");
        for option in ["--help", "-h"] {
            let (stdout, stderr, status) = outcome(name, &[option], "");
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

/// Linear time: a quadratic one would take the better part of an hour.
#[test]
fn a_million_values_are_answered() {
    for program in PROGRAMS.iter().filter(|program| program.name != "leetcode_1140_stone_game_ii") {
        if matches!(program.limits, Limits::Row { .. }) {
            let row = format!("1000000{}", " 1 2 3 4".repeat(250_000));
            let (stdout, stderr, status) = outcome(program.name, &[], &row);
            assert_eq!((stdout.lines().count(), stderr, status), (1, String::new(), Some(0)));
        }
    }
}

/// Each file stands alone, so the function stands in each of them.
#[test]
fn the_copies_of_first_player_lead_are_the_same() {
    let copies =
        ["leetcode_0486_predict_the_winner", "leetcode_0877_stone_game", "nowcoder_card_game", "stone_game_difference"]
            .map(|name| {
                let source = fs::read_to_string(source_of(name)).expect("the file of the program");
                let start = source.find("/// The first player's score minus the second's.\nfn ").expect("the function");
                let length = source[start..].find("\n}\n").expect("its end");
                source[start..start + length].to_owned()
            });
    for copy in &copies {
        assert_eq!(*copy, copies[0]);
    }
}
