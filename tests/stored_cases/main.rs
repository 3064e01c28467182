//! The test cases in `testcases/`: samples and sharp ones written by hand, shapes and random ones made by the generator.
//!
//! `UPDATE_TESTCASES=1 cargo test --test stored_cases` writes the generator's anew and removes those that it made
//! earlier, which `generated.txt` lists.

mod bounds;
#[path = "../common/mod.rs"]
mod common;
mod complaints;
mod generator;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

use common::{holds_answers, stored_inputs, testcases};
use itertools::Itertools;
use two_player_games::{Case, PROBLEMS, Problem, Question};

/// A test case as it is stored: `testcases/<program>/<name>.in` and `<name>.out`.
struct StoredCase {
    problem: &'static Problem,
    name: String,
    input: String,
    output: String,
}

impl StoredCase {
    fn path(&self) -> String {
        format!("{}/{}", self.problem.program, self.name)
    }

    /// The questions, read as the program reads them.
    fn questions(&self) -> Vec<Question> {
        let mut case = Case::new(self.input.as_bytes());
        let mut questions = Vec::new();
        while !case.is_last() {
            let question = case.question(self.problem);
            questions.push(question.unwrap_or_else(|bad_case| panic!("{}: {bad_case}", self.path())));
        }
        questions
    }
}

/// What the generator makes, made once for all tests.
static GENERATED: LazyLock<Vec<StoredCase>> = LazyLock::new(generator::all);

static STORED: LazyLock<Vec<StoredCase>> = LazyLock::new(|| {
    if env::var_os("UPDATE_TESTCASES").is_some() {
        update();
    }
    PROBLEMS.iter().flat_map(read_cases).collect()
});

fn list() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored_cases/generated.txt")
}

fn generated_paths() -> String {
    GENERATED.iter().map(|case| case.path() + "\n").sorted().collect()
}

fn update() {
    for path in fs::read_to_string(list()).expect("the list of generated cases").lines() {
        for extension in [".in", ".out"] {
            // Whoever removed it already has done no harm.
            let _ = fs::remove_file(testcases().join(path.to_owned() + extension));
        }
    }
    for case in &*GENERATED {
        fs::create_dir_all(testcases().join(case.problem.program)).expect("the folder of a program");
        for (extension, text) in [(".in", &case.input), (".out", &case.output)] {
            fs::write(testcases().join(case.path() + extension), text).expect("a test case written");
        }
    }
    fs::write(list(), generated_paths()).expect("the list written");
}

fn read_cases(problem: &'static Problem) -> impl Iterator<Item = StoredCase> {
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    stored_inputs(problem).map(move |path| StoredCase {
        problem,
        name: path.file_stem().expect("a name").display().to_string(),
        input: read(&path),
        output: read(&path.with_extension("out")),
    })
}

#[test]
fn the_folder_is_in_order() {
    assert!(STORED.len() >= 150, "only {} cases", STORED.len());
    let complaints = complaints::complaints(&testcases());
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn generated_cases_are_stored_as_they_are_made() {
    for made in &*GENERATED {
        let is_stored = |stored: &StoredCase| {
            stored.path() == made.path() && stored.input == made.input && stored.output == made.output
        };
        assert!(STORED.iter().any(is_stored), "{} is not stored as it is made", made.path());
    }
    assert_eq!(fs::read_to_string(list()).expect("the list of generated cases"), generated_paths());
}

#[test]
fn answers_are_those_of_the_reference_players() {
    for problem in PROBLEMS {
        let mut player = (problem.player)();
        for case in STORED.iter().filter(|case| case.problem.program == problem.program) {
            let answers = case.questions().iter().map(&mut player).collect_vec();
            assert!(holds_answers(problem, &case.output, &answers), "wrong answers in {}", case.path());
        }
    }
}

#[test]
fn cases_are_written_as_their_judge_gives_them() {
    for case in &*STORED {
        let written: String = case.questions().iter().map(|question| case.problem.written(question)).collect();
        assert!(case.input == written, "{} is not written as its judge gives it", case.path());
    }
}

#[test]
fn collections_say_so_where_the_judge_asks_once() {
    for case in STORED.iter().filter(|case| case.problem.asks_once()) {
        let count = case.questions().len();
        assert_eq!(case.name.starts_with("many-"), count > 1, "{} has {count} questions", case.path());
    }
}
