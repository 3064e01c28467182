//! Tests the programs as their users run them: output, errors and exit status.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;
use std::thread;

use games::words::Language::{Chinese, English};
use games::{Input, PROBLEMS, Problem, Shape, Value, cut_in_the_middle, plain};
use itertools::Itertools;

use crate::common::{between, files_below};

/// Each line has part of a program's name, its arguments, its input and the expected outcome; `|` stands for a newline.
const CASES: &str = r#"
0486: 3 1 5 2|[5] nums = [1, 5,| 2] 1 5 [] => false|true|false|true|true|exit 0
kitten: 3|1 1 1|1 2 1|[1] [2] => draw. the game never ends.|u2 win. the card in the u2's hand is:|2|the card in the desktop is:|1|exit 0
0292: | => ! error: no input was given|exit 1
0486: [5] [1,x] => true|! error: input 2: nums[1]: expected an integer, found "x"|exit 1
0292 case.in: 4 => ! error: unexpected argument "case.in"; pass the inputs on standard input: leetcode_0292_nim_game < FILE|exit 2
"#;

/// Returns the program with this part in its name.
fn program(part: &str) -> Command {
    let is_named = |problem: &&Problem| problem.program.contains(part);
    let problem = PROBLEMS.iter().find(is_named).expect(part);
    let kitten_fishing = Path::new(env!("CARGO_BIN_EXE_kitten_fishing"));
    Command::new(kitten_fishing.with_file_name(problem.program.to_owned() + EXE_SUFFIX))
}

/// Runs a command. Returns its standard output, its standard error with `! ` before each line, and its exit status.
fn outcome(command: &mut Command, input: &str) -> String {
    let (reader, mut writer) = io::pipe().expect("a pipe");
    let stdin = input.as_bytes().to_owned();
    thread::spawn(move || writer.write_all(&stdin));
    let output = command.stdin(reader).output().expect("the command ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let stderr = text(&output.stderr);
    let errors = stderr.lines().map(|line| ["! ", line, "\n"].concat());
    let status = output.status.code().unwrap_or(-1);
    text(&output.stdout) + &errors.collect::<String>() + &format!("exit {status}")
}

#[test]
fn inputs_are_answered_in_order_up_to_a_bad_one() {
    for line in CASES.trim().lines() {
        let (command, case) = line.split_once(": ").expect("a program");
        let (input, expected) = case.split_once(" => ").expect("an outcome");
        let mut words = command.split(' ');
        let mut program = program(words.next().expect("a part of a name"));
        let found = outcome(program.args(words), &input.replace('|', "\n"));
        assert_eq!(found.replace('\n', "|"), expected, "{line}");
    }
}

#[test]
fn every_file_is_a_problem_and_its_header_is_the_help() {
    // Each file must be complete, so several files have a copy of the same function.
    let mut copies = Vec::new();
    let files = files_below("src/bin");
    for problem in PROBLEMS {
        let file = format!("src/bin/{}.rs", problem.program);
        assert!(Path::new(&file).exists(), "{file} is missing");
    }
    for path in files {
        let name = path.file_stem().expect("a name").display().to_string();
        let shown = path.display();
        let source = fs::read_to_string(&path).expect("a program");
        let comment = source.split("\n\n").next().expect("a header");
        let header = comment.replace("\n//", "\n").replace("\n ", "\n");
        let problem = games::problem(&name);
        let problem = problem.unwrap_or_else(|| panic!("games/src/problems.rs lacks {name}"));
        let start = header.split("\n\n").next().unwrap_or("");
        let links = [English, Chinese].into_iter().filter_map(|language| problem.link(language));
        let titles =
            [English, Chinese].map(|language| problem.about.title.get(language).to_owned());
        for part in titles.into_iter().chain(links) {
            let is_there = plain(start).contains(&plain(&part));
            assert!(is_there, "{shown}: the header does not begin with {part}, but with\n{start}");
        }
        let parts = "Input: /Answer: /Constraints: /Rule: /Idea: /Example: /Time /思路：";
        let missing = parts.split('/').filter(|part| !header.contains(part)).join(", ");
        assert!(missing.is_empty(), "{shown}: the header has no {missing}");
        let help = outcome(program(&name).arg("--help"), "");
        let start = format!("Usage: {name} < FILE\n");
        let end = format!("\n{}\nexit 0", &header["// ".len()..]);
        let is_header = help.starts_with(&start) && help.ends_with(&end);
        assert!(is_header, "{shown}: --help does not print the header, but\n{help}");
        let copy = between(&source, "\nfn first_player_lead(", "\n}\n");
        copies.extend(copy.map(str::to_owned));
    }
    let differs = "programs whose function is named first_player_lead have a copy of it; rename one that differs";
    assert!(copies.iter().all_equal(), "{differs}");
}

/// Checks that the files of `cargo judge new` are filled in.
#[test]
fn nothing_is_left_to_fill_in() {
    let mut left = Vec::new();
    for path in ["games/src/problems", "src/bin", "submissions"].iter().flat_map(files_below) {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let lines = (1..).zip(text.lines()).filter(|(_, line)| line.contains("TODO"));
        let shown = path.display();
        left.extend(lines.map(|(number, line)| format!("{shown}:{number}: {}", line.trim())));
    }
    assert!(left.is_empty(), "to fill in:\n{}", left.join("\n"));
}

/// Checks that a crate whose manifest turns its tests off has none.
#[test]
fn no_test_stands_where_tests_are_off() {
    for folder in [".", "solver", "games", "page", "judge", "judge/drivers/rust", "benches"] {
        let folder = Path::new(folder);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        if !manifest.lines().any(|line| line.starts_with("test = false")) {
            continue;
        }
        for path in files_below(folder.join("src")) {
            let source = fs::read_to_string(&path).unwrap_or_default();
            let shown = path.display();
            assert!(
                !source.contains("#[test]"),
                "{shown}: move the tests to tests/: they never run here"
            );
        }
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    assert_eq!(outcome(program("0292").stdout(writer), "4"), "exit 0");
}

/// Requires linear-time solutions. Quadratic ones would take most of an hour.
#[test]
fn a_million_values_are_answered() {
    let row = [1, 2, 3, 4].repeat(250_000);
    for problem in PROBLEMS {
        let signature = &problem.signature;
        if let [argument] = signature.arguments
            && let Shape::Row(lengths, _) = &argument.local
            && lengths.contains(&1_000_000)
        {
            let input = Input { values: vec![Value::Row(row.clone())] };
            let input = match &signature.guarantee {
                Some(guarantee) => guarantee.repaired(input),
                None => input,
            };
            assert!(input.size() > 999_000, "{}: the guarantee shortens it", problem.program);
            // On one line, no number can be taken for the count of cases.
            let text = signature.written_without_brackets(&input).replace('\n', " ");
            let found = outcome(&mut program(problem.program), &text);
            let is_answered = found.ends_with("\nexit 0") && found.lines().count() == 2;
            let found = cut_in_the_middle(&found, 200);
            assert!(is_answered, "{}: {found}", problem.program);
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn failing_to_read_or_write_is_an_error() {
    for (redirection, error) in [
        ("<.", "! error: cannot read standard input: "),
        (">/dev/full", "! error: cannot write the output: "),
    ] {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("exec \"$0\" {redirection}")]);
        let found = outcome(shell.arg(program("0292").get_program()), "4");
        let is_reported = found.starts_with(error) && found.ends_with("\nexit 1");
        assert!(is_reported, "{found}");
    }
}
