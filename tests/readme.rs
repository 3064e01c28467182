//! The READMEs and `docs/`: commands print what is shown, links lead to files, both READMEs have the same facts.
#![cfg(unix)]

mod common;

use std::fs;
use std::process::Command;

use common::{between, files_below, is_missing, outcome};
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

#[test]
fn commands_print_what_is_shown() {
    let readme = fs::read_to_string("README.md").expect("a README");
    fs::write(FILE, between(&readme, "```python\n", "```").join("")).expect("a file");
    for (before, after) in readme.split("```text\n").tuple_windows() {
        let is_command = |code: &&str| code.starts_with("sh\n") || code.starts_with("cargo judge ");
        let command = before.rsplit('`').find(is_command).expect("a command");
        let command = command.trim_start_matches("sh\n").replace('\n', " ");
        if command.contains(".py") && is_missing("python3") {
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
    let document = fs::read_to_string("docs/take-from-either-end.md").expect("a document");
    for game in between(&document, "`cargo judge play ", "`") {
        let printed = printed(&format!("cargo judge play {game}"));
        assert!(printed.ends_with("exit 0"), "{printed}");
    }
}

#[test]
fn both_readmes_have_the_same_facts() {
    let [english, chinese] = ["README.md", "README.zh-CN.md"].map(|readme| {
        let text = fs::read_to_string(readme).expect("a README");
        let code = text.split("```").skip(1).step_by(2);
        let rows = text.lines().filter(|line| line.starts_with('|'));
        let costs = rows.flat_map(|row| between(row, "O(", ")"));
        let links = between(&text, "](", ")").filter(|link| !link.starts_with(['#', 'R']));
        let facts = code.chain(costs).chain(links.sorted());
        facts.map(|fact| up_to("  # ", fact)).collect_vec()
    });
    itertools::assert_equal(english, chinese);
}

#[test]
fn code_in_documents_stands_in_the_file_that_is_linked_before_it() {
    let mut documents = files_below("docs");
    documents.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    for path in documents {
        let text = fs::read_to_string(&path).expect("a document");
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
    let mut documents = files_below("docs");
    documents.extend(["README.md".into(), "README.zh-CN.md".into()]);
    for path in documents {
        let text = fs::read_to_string(&path).expect("a document");
        for link in between(&text, "](", ")") {
            let file = path.with_file_name(link.split('#').next().unwrap_or(""));
            assert!(link.starts_with(['#', 'h']) || file.exists(), "{link}");
        }
    }
}
