//! Tests the judge from the shell, as its users run it: its output and its exit status.
#![cfg(unix)]

use std::env;
use std::fs;
use std::iter;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use itertools::Itertools;
use tempfile::tempdir;

/// Runs a shell command that calls `judge` in an empty folder. Returns the output, and the exit status unless it is 0.
/// Checks that the judge leaves no temporary files. The output includes descriptor 3, which reveals processes that the
/// judge should have killed.
fn output_of(command: &str) -> String {
    let folder = tempdir().expect("a folder");
    let program = Path::new(env!("CARGO_BIN_EXE_judge"));
    let programs = program.parent().expect("a folder").display();
    let path = env::var("PATH").expect("a path");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("exec 3>&1 2>&1\n{command}")]);
    shell.env("PATH", format!("{programs}:{path}"));
    shell.env("TMPDIR", folder.path()).current_dir(&folder);
    let output = shell.stdin(Stdio::null()).output().expect("a shell");
    let files = fs::read_dir(&folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name());
    let left = names.filter(|name| name.to_string_lossy().starts_with("judge-"));
    assert_eq!(left.collect_vec(), [""; 0], "{command}");
    let mut printed = String::from_utf8(output.stdout).expect("text");
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

/// Checks the claims in the files of a folder of `solutions/`. `judged ARGUMENTS: OUTPUT` claims what `judge submit`
/// prints for the file with these arguments, where … is any text. After `on linux`, a claim only holds on Linux.
fn check_claims(language: &str) {
    let solutions = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/solutions");
    for file in fs::read_dir(Path::new(solutions).join(language)).expect("a language") {
        let path = file.expect("a solution").path().display().to_string();
        let source = fs::read_to_string(&path).expect("a source");
        let claims = source.lines().filter_map(|line| line.split_once("judged"));
        assert!(claims.clone().count() > 0, "{path} claims nothing");
        for (before, claim) in claims {
            if before.contains("on linux") && !cfg!(target_os = "linux") {
                continue;
            }
            let (arguments, claim) = claim.split_once(": ").expect("a claim");
            let printed = output_of(&format!("judge submit '{path}'{arguments}; true"));
            let is_right = matches(&printed, claim);
            assert!(is_right, "{path}{arguments}\n{printed}\nand not\n{claim}");
        }
    }
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

/// Checks that every solution and every file of `submissions/` gets the verdict of its folder.
#[test]
#[ignore = "needs all languages, and minutes"]
fn every_submission_gets_its_verdict() {
    let printed = output_of("judge matrix");
    let is_right = printed.ends_with(" submissions got the expected verdict");
    assert!(is_right, "{printed}");
}
