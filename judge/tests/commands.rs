//! Tests the judge from outside, as its users run it: its output and its exit status. Each command of the transcript and
//! each file of `solutions/` is a test of its own: `cargo test -p judge --test commands play_kitten` runs a few commands,
//! and `-- --list` shows all names.

mod harness;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};

use harness::Test;
use itertools::Itertools;
use tempfile::tempdir;

const JUDGE: &str = env!("CARGO_BIN_EXE_judge");

/// Runs a command that calls `judge` in this folder. Checks that the judge leaves no temporary files.
fn run_in(folder: &Path, command: &mut Command) -> Output {
    let temporary = tempdir().expect("a folder");
    for variable in ["TMPDIR", "TMP", "TEMP"] {
        command.env(variable, temporary.path());
    }
    command.env("LC_ALL", "C").current_dir(folder).stdin(Stdio::null());
    let output = command.output().expect("a command");
    let left = names_in(temporary.path()).filter(|name| name.starts_with("judge-"));
    assert_eq!(left.collect_vec(), [""; 0], "{command:?}");
    output
}

fn names_in(folder: &Path) -> impl Iterator<Item = String> {
    let files = fs::read_dir(folder).expect("a folder");
    files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("text")
}

#[cfg(unix)]
mod in_a_shell {
    use std::collections::HashMap;
    use std::env;

    use super::{Command, Itertools, JUDGE, Path, Test, run_in, tempdir, text};

    /// Runs a shell command that calls `judge` in an empty folder. Returns the output, and the exit status unless it is
    /// 0. The output includes descriptor 3, which reveals processes that the judge should have killed.
    fn output_of(command: &str) -> String {
        let folder = tempdir().expect("a folder");
        let programs = Path::new(JUDGE).parent().expect("a folder").display();
        let path = env::var("PATH").expect("a path");
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("exec 3>&1 2>&1\n{command}")]);
        shell.env("PATH", format!("{programs}:{path}"));
        let output = run_in(folder.path(), &mut shell);
        let mut printed = text(output.stdout);
        if !output.status.success() {
            printed += &output.status.to_string().replace(" status:", "");
        }
        printed.trim_end().to_owned()
    }

    /// Returns a test for each command of the transcript. A command may continue on lines that start with `> `.
    pub fn tests_of_transcript() -> Vec<Test> {
        let transcript = concat!("\n", include_str!("transcript.txt"));
        let mut known = HashMap::new();
        let test = |part: &'static str| {
            let part = part.replace("\n> ", "\0");
            let (command, expected) = part.split_once('\n').expect("a command");
            let (command, expected) = (command.replace('\0', "\n"), expected.trim_end().to_owned());
            let name = name_of(&command);
            let count = known.entry(name.clone()).and_modify(|count| *count += 1).or_insert(1);
            let name = if *count == 1 { name } else { format!("{name}_{count}") };
            Test::new(name, move || assert_eq!(output_of(&command), expected, "{command}"))
        };
        transcript.split("\n$ ").skip(1).map(test).collect()
    }

    /// Maximum length of a test's name, in characters.
    const LONGEST_NAME: usize = 60;

    /// Names the test of a command after its words from the first `judge` on: `play_1025_3`.
    fn name_of(command: &str) -> String {
        let named = command.split_once("judge ").map_or(command, |(_, after)| after).to_lowercase();
        let words = named.split(|letter: char| !letter.is_alphanumeric());
        let name = words.filter(|word| !word.is_empty()).join("_");
        name.chars().take(LONGEST_NAME).collect()
    }

    /// Checks that a driver ends each answer with a line feed, whatever the system's line separator is.
    pub fn claims_of_java_with_line_separators_of_windows() {
        let printed = output_of(
            r#"cat >here <<'END'
#!/bin/sh
separator=$(printf '\r\n.')
exec "$REAL_JAVA" "-Dline.separator=${separator%.}" "$@"
END
export REAL_JAVA="$(command -v java)"; chmod +x here; mv here java
echo 'class Solution { public boolean canWinNim(int n) { return n % 4 > 0; } }' >292.java
PATH=$PWD:$PATH judge submit 292.java --input '3 4'"#,
        );
        assert_eq!(printed, "AC on 2 of 2 inputs");
    }
}

/// Returns a test for each file in a folder of `solutions/`.
fn tests_of_claims(language: &'static str) -> impl Iterator<Item = Test> {
    let solutions = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/solutions");
    let files = fs::read_dir(Path::new(solutions).join(language)).expect("a language");
    let paths = files.map(|file| file.expect("a solution").path()).sorted();
    paths.map(move |path| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        Test::new(format!("claims_of_{language}::{name}"), move || check_claims(&path))
    })
}

/// Checks the claims in a file. `judged ARGUMENTS: OUTPUT` claims what `judge submit` prints for it with these arguments,
/// where … is any text and ` | ` separates alternatives. After `on linux` or `on unix`, a claim only holds on such a
/// system.
fn check_claims(path: &PathBuf) {
    let source = String::from_utf8_lossy(&fs::read(path).expect("a source")).into_owned();
    let path = path.display().to_string();
    let claims = source.lines().filter_map(|line| line.split_once("judged"));
    assert!(claims.clone().count() > 0, "{path} claims nothing");
    for (before, claim) in claims {
        let is_elsewhere = before.contains("on linux") && !cfg!(target_os = "linux")
            || before.contains("on unix") && !cfg!(unix);
        let (arguments, claim) = claim.split_once(": ").expect("a claim");
        if !is_elsewhere {
            let submit = ["submit".to_owned(), path.clone()];
            let printed = judge(&[&submit[..], &split(arguments)].concat());
            let is_right = claim.split(" | ").any(|claim| matches(&printed, claim));
            assert!(is_right, "{path}{arguments}\n{printed}\nand not\n{claim}");
        }
    }
}

/// Returns what `judge` prints, first on standard output. Checks that it writes nothing into its working directory.
fn judge(arguments: &[String]) -> String {
    let folder = tempdir().expect("a folder");
    let output = run_in(folder.path(), Command::new(JUDGE).args(arguments));
    assert_eq!(names_in(folder.path()).collect_vec(), [""; 0], "{arguments:?}");
    let printed = text(output.stdout) + &text(output.stderr);
    printed.trim_end().to_owned()
}

/// Splits a text into arguments at blanks outside of single quotes. `1×50000` stands for `1,1,…,1` with 50,000 ones.
fn split(text: &str) -> Vec<String> {
    let parts = text.split('\'').enumerate();
    let arguments = parts.flat_map(|(index, part)| match index % 2 {
        0 => part.split_whitespace().collect_vec(),
        _ => vec![part],
    });
    arguments.map(|argument| argument.replace("1×50000", &vec!["1"; 50_000].join(","))).collect()
}

/// Returns whether the text matches the claim, where … is any text.
fn matches(text: &str, claim: &str) -> bool {
    let parts = claim.split('…').collect_vec();
    let mut in_order = parts.iter();
    let rest = in_order.try_fold(text, |rest, part| Some(rest.split_once(part)?.1));
    let (first, last) = (parts[0], parts[parts.len() - 1]);
    let has_ends = text.starts_with(first) && text.ends_with(last);
    rest.is_some() && has_ends && (parts.len() > 1 || text == claim)
}

/// The languages whose claims are ignored unless asked for, since their tools may be missing.
const OTHER_LANGUAGES: [(&str, &str); 8] = [
    ("c", "needs gcc or clang"),
    ("cpp", "needs g++ or clang++"),
    ("sanitizers", "needs g++ or clang++, with sanitizers"),
    ("go", "needs go"),
    ("java", "needs javac and java"),
    ("javascript", "needs node"),
    ("typescript", "needs node 22.18 or newer"),
    ("python", "needs python3"),
];

/// Checks that every solution and every file of `submissions/` gets the verdict of its folder.
fn every_submission_gets_its_verdict() {
    let folder = tempdir().expect("a folder");
    let output = run_in(folder.path(), Command::new(JUDGE).arg("matrix"));
    let printed = text(output.stdout);
    let is_complete = printed.ends_with(" submissions got the expected verdict\n");
    assert!(is_complete && output.status.success(), "{printed}");
}

fn main() -> ExitCode {
    let mut tests = tests_of_claims("rust").collect_vec();
    #[cfg(unix)]
    {
        use in_a_shell::{claims_of_java_with_line_separators_of_windows, tests_of_transcript};
        tests.extend(tests_of_transcript());
        let name = "claims_of_java::with_line_separators_of_windows";
        let test = Test::new(name, claims_of_java_with_line_separators_of_windows);
        tests.push(test.ignored("needs javac and java"));
    }
    for (language, needs) in OTHER_LANGUAGES {
        tests.extend(tests_of_claims(language).map(|test| test.ignored(needs)));
    }
    let name = "every_submission_gets_its_verdict";
    let matrix = Test::new(name, every_submission_gets_its_verdict);
    tests.push(matrix.ignored("needs all languages, and minutes"));
    harness::run(tests)
}
