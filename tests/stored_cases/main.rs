//! The test cases in `testcases/`: that they are what the generator makes, and that they reach the judges' limits.
//!
//! `UPDATE_TESTCASES=1 cargo test --test stored_cases` writes them anew.

mod bounds;
#[path = "../common/mod.rs"]
mod common;
mod generator;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

use generator::StoredCase;
use home_judge::reference;

/// Each file below `testcases/` and what it holds.
type Files = BTreeMap<PathBuf, String>;

/// What the generator makes, made once for all tests.
static GENERATED: LazyLock<Vec<StoredCase>> = LazyLock::new(generator::all);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases")
}

fn generated_files() -> Files {
    let mut files = Files::new();
    for case in &*GENERATED {
        let path = folder().join(case.program).join(case.name);
        for (extension, text) in [("in", &case.input), ("out", &case.output)] {
            let twice = files.insert(path.with_extension(extension), text.clone());
            assert!(twice.is_none(), "two cases are named {}", path.display());
        }
    }
    files
}

fn stored_files() -> Files {
    let mut files = Files::new();
    for program in fs::read_dir(folder()).expect("the folder of the test cases") {
        for file in fs::read_dir(program.expect("a program").path()).expect("the folder of a program") {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a test case");
            files.insert(path, text);
        }
    }
    files
}

#[test]
fn the_recurrence_for_long_rows_agrees_with_the_rules() {
    for row in reference::all_rows(6, &[-2, 0, 1, 5]) {
        assert_eq!(generator::either_end_lead_of_long_row(&row), reference::either_end_lead(&row), "{row:?}");
    }
}

#[test]
fn stored_files_are_those_that_the_generator_makes() {
    let generated = generated_files();
    if env::var_os("UPDATE_TESTCASES").is_some() {
        fs::remove_dir_all(folder()).expect("the old test cases removed");
        for (path, text) in &generated {
            fs::create_dir_all(path.parent().expect("the folder of a program")).expect("a folder made");
            fs::write(path, text).expect("a test case written");
        }
    }
    let stored = stored_files();
    for path in generated.keys().chain(stored.keys()) {
        assert!(generated.get(path) == stored.get(path), "{} is not what the generator makes", path.display());
    }
}
