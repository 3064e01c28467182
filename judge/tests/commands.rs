//! Tests the judge from outside, as its users run it: its output and its exit status.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

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
    use std::env;
    use std::iter;
    use std::sync::Mutex;
    use std::thread;

    use super::*;

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

    const PARALLEL_COMMANDS: usize = 3;

    /// Checks the output of each command in the transcript. A command may continue on lines that start with `> `.
    #[test]
    fn commands_print_what_the_transcript_shows() {
        let transcript = concat!("\n", include_str!("transcript.txt"));
        let parts = Mutex::new(transcript.split("\n$ ").skip(1));
        let next = || parts.lock().expect("no panic").next();
        let check_part = |part: &str| {
            let part = part.replace("\n> ", "\0");
            let (command, expected) = part.split_once('\n').expect("a command");
            let printed = output_of(&command.replace('\0', "\n"));
            assert_eq!(printed, expected.trim_end(), "{command}");
        };
        thread::scope(|scope| {
            for _ in 0..PARALLEL_COMMANDS {
                scope.spawn(|| iter::from_fn(next).for_each(check_part));
            }
        });
    }

    /// Checks that a driver ends each answer with a line feed, whatever the system's line separator is.
    #[test]
    #[ignore = "needs javac and java"]
    fn claims_of_java_with_line_separators_of_windows() {
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

/// Checks the claims in the files of a folder of `solutions/`. `judged ARGUMENTS: OUTPUT` claims what `judge submit`
/// prints for the file with these arguments, where … is any text and ` | ` separates alternatives. After `on linux` or `on unix`, a claim only holds on such a system.
fn check_claims(language: &str) {
    let solutions = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/solutions");
    for file in fs::read_dir(Path::new(solutions).join(language)).expect("a language") {
        let path = file.expect("a solution").path().display().to_string();
        let source = String::from_utf8_lossy(&fs::read(&path).expect("a source")).into_owned();
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

#[test]
fn claims_of_rust() {
    check_claims("rust");
}

/// Defines a test for each language, ignored unless asked for, since its tools may be missing.
macro_rules! test_claims {
    ($($name:ident: $language:literal $needs:literal,)+) => {$(
        #[test]
        #[ignore = $needs]
        fn $name() {
            check_claims($language);
        }
    )+};
}

test_claims! {
    claims_of_c: "c" "needs gcc or clang",
    claims_of_cpp: "cpp" "needs g++ or clang++",
    claims_of_sanitizers_of_cpp: "sanitizers" "needs g++ or clang++, with sanitizers",
    claims_of_go: "go" "needs go",
    claims_of_java: "java" "needs javac and java",
    claims_of_javascript: "javascript" "needs node",
    claims_of_typescript: "typescript" "needs node 22.18 or newer",
    claims_of_python: "python" "needs python3",
}

/// Checks that every solution and every file of `submissions/` gets the verdict of its folder.
#[test]
#[ignore = "needs all languages, and minutes"]
fn every_submission_gets_its_verdict() {
    let folder = tempdir().expect("a folder");
    let output = run_in(folder.path(), Command::new(JUDGE).arg("matrix"));
    let printed = text(output.stdout);
    let is_complete = printed.ends_with(" submissions got the expected verdict\n");
    assert!(is_complete && output.status.success(), "{printed}");
}
