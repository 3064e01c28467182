//! The READMEs and `docs/`: commands print what is shown, links lead to files, both languages have the same facts.
#![cfg(unix)]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::{between, files_below, outcome};
use itertools::Itertools;

/// The lines of `text` up to this mark.
fn up_to(mark: &str, text: &str) -> String {
    let rows = text.lines().filter_map(|line| line.split(mark).next());
    rows.map(|row| row.trim_end().to_owned() + "\n").collect()
}

/// The solution that the READMEs show.
const FILE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/486.py");

/// What a command prints. The programs are those that cargo builds for the tests, for they are there already.
fn printed(command: &str) -> String {
    let command = command.replace("cargo run --release", "cargo run --quiet");
    let command = command.replace("./run_tests.sh", "cargo judge test -t 20");
    let mut shell = Command::new("sh");
    shell.args(["-c", &command.replace("486.py", FILE)]);
    shell.env("CARGO_ALIAS_JUDGE", "run --quiet --package judge --");
    let target = concat!(env!("CARGO_TARGET_TMPDIR"), "/..");
    outcome(shell.env("CARGO_TARGET_DIR", target), "").replace("! ", "")
}

/// Runs the commands that show their output: those with Python, or the others.
fn check_commands(with_python: bool) {
    let readme = fs::read_to_string("README.md").expect("a README");
    fs::write(FILE, between(&readme, "```python\n", "```").join("")).expect("a file");
    for (before, after) in readme.split("```text\n").tuple_windows() {
        let is_command = |code: &&str| code.starts_with("sh\n") || code.starts_with("cargo judge ");
        let command = before.rsplit('`').find(is_command).expect("a command");
        let command = command.trim_start_matches("sh\n").replace('\n', " ");
        if command.contains(".py") != with_python {
            continue;
        }
        let printed = up_to("slowest", &printed(&command));
        let printed = printed.rsplit_once("exit ").expect("a status").0;
        let shown = up_to("slowest", after.split("```").next().unwrap_or(""));
        // A line of … stands for any lines.
        let (start, end) = shown.split_once("…\n").unwrap_or((&shown, &shown));
        let is_shown = printed.starts_with(start) && printed.ends_with(end);
        assert!(is_shown, "{command} prints\n{printed}");
    }
}

#[test]
fn commands_print_what_is_shown() {
    check_commands(false);
}

/// Those in all documents that show no output. Not run: a word in capitals or in <> stands for something; the matrix
/// takes minutes; `submit` needs a file of the reader.
#[test]
fn commands_in_documents_end_well() {
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a document");
        for command in between(&text, "`cargo judge ", "`").unique() {
            let mut words = command.split(' ');
            let is_placeholder = |word: &str| word.chars().all(char::is_uppercase);
            let is_not_run = words.any(is_placeholder) || command.contains(['<', '‹']);
            let takes_long = ["submit", "matrix"].map(|name| command.starts_with(name));
            if is_not_run || takes_long.contains(&true) && !command.ends_with("-h") {
                continue;
            }
            let printed = printed(&format!("cargo judge {command}"));
            assert!(printed.ends_with("exit 0"), "{command}: {printed}");
        }
    }
}

#[test]
#[ignore = "needs python3"]
fn commands_with_python_print_what_is_shown() {
    check_commands(true);
}

/// All texts for readers.
fn documents() -> Vec<PathBuf> {
    let mut documents = files_below("docs");
    documents.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    documents.extend(["README.md", "README.zh-CN.md", "CONTRIBUTING.md"].map(PathBuf::from));
    documents
}

/// What a file says in either language: its code, the costs in its tables and its links.
fn facts(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a text");
    // The words in the diagrams of docs/ are translated, the numbers are not.
    let is_document = path.starts_with("docs");
    let is_word = |c: char| !c.is_ascii_digit() && !"+-−=".contains(c);
    let code = text.split("```").skip(1).step_by(2);
    let code = code.flat_map(|code| match code.strip_prefix("text\n") {
        Some(diagram) if is_document => diagram.split(is_word).collect_vec(),
        _ => vec![code],
    });
    let rows = text.lines().filter(|line| line.starts_with('|'));
    let costs = rows.flat_map(|row| between(row, "O(", ")"));
    let links = between(&text, "](", ")").filter(|link| !link.starts_with('#'));
    // LeetCode's Chinese site stands for the other; the heading that a link names is translated.
    let files = links
        .map(|link| link.replace(".zh-CN", "").replace(".cn/", ".com/"))
        .map(|link| up_to("#", &link))
        .sorted();
    let facts = code.chain(costs).map(|fact| up_to("  # ", fact));
    facts.filter(|fact| !fact.is_empty()).chain(files).collect()
}

#[test]
fn both_languages_have_the_same_facts() {
    let mut files = documents();
    files.retain(|path| !path.ends_with("CONTRIBUTING.md"));
    let is_chinese = |path: &PathBuf| path.to_string_lossy().ends_with(".zh-CN.md");
    let (chinese, english): (Vec<_>, Vec<_>) = files.into_iter().partition(is_chinese);
    assert_eq!(chinese.len(), english.len());
    for path in english {
        let chinese = facts(&path.with_extension("zh-CN.md"));
        itertools::assert_equal(facts(&path), chinese);
    }
}

#[test]
fn code_in_documents_stands_in_the_file_that_is_linked_before_it() {
    for path in documents().iter().filter(|path| path.starts_with("docs")) {
        let text = fs::read_to_string(path).expect("a document");
        for language in ["cpp", "java", "python", "rust"] {
            let start = format!("```{language}\n");
            for (before, after) in text.split(&start).tuple_windows() {
                let link = between(before, "](", ")").last().expect("a link");
                let file = fs::read_to_string(path.with_file_name(link)).expect(link);
                let code = after.split("```").next().unwrap_or("");
                assert!(file.contains(code), "{} shows\n{code}", path.display());
            }
        }
    }
}

#[test]
fn links_lead_to_files() {
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a document");
        for link in between(&text, "](", ")") {
            let file = path.with_file_name(link.split('#').next().unwrap_or(""));
            assert!(link.starts_with(['#', 'h']) || file.exists(), "{link}");
        }
    }
}
