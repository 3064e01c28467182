//! The test cases in `testcases/`: samples and sharp ones written by hand, and those that the generator makes.
//!
//! `UPDATE_TESTCASES=1 cargo test --test stored_cases` writes the generator's anew and removes those that it made
//! earlier, which `generated.txt` lists.

#[path = "../common/mod.rs"]
mod common;
mod generator;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

use common::{files_in, stored_inputs};
use itertools::Itertools;
use two_player_games::{PROBLEMS, Problem, Question, questions};

/// A test case as it is stored: `testcases/<program>/<name>.in` and `<name>.out`.
struct StoredCase {
    problem: &'static Problem,
    name: String,
    input: String,
    /// Read as the program reads them.
    questions: Vec<Question>,
    output: String,
}

impl StoredCase {
    fn path(&self) -> String {
        format!("{}/{}", self.problem.program, self.name)
    }
}

/// The paths of the cases that the generator made.
const LIST: &str = "tests/stored_cases/generated.txt";

/// The files that the generator makes, each a path and a text, made once for all tests.
static GENERATED: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let mut files = generator::files();
    let cases = files.iter().filter_map(|(path, _)| path.strip_prefix("testcases/")?.strip_suffix(".in"));
    let list = cases.sorted().join("\n") + "\n";
    files.push((LIST.to_owned(), list));
    files
});

static STORED: LazyLock<Vec<StoredCase>> = LazyLock::new(|| {
    if env::var_os("UPDATE_TESTCASES").is_some() {
        update();
    }
    PROBLEMS.iter().flat_map(read_cases).collect()
});

fn update() {
    for case in read(LIST).lines() {
        for extension in ["in", "out"] {
            // It may have been removed already.
            let _ = fs::remove_file(format!("testcases/{case}.{extension}"));
        }
    }
    for (path, text) in &*GENERATED {
        fs::create_dir_all(Path::new(path).parent().expect("a folder")).expect("the folder of a program");
        fs::write(path, text).expect("a file written");
    }
}

fn read(path: impl AsRef<Path>) -> String {
    let path = path.as_ref();
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read_cases(problem: &'static Problem) -> impl Iterator<Item = StoredCase> {
    stored_inputs(problem).map(move |path| {
        let name = path.file_stem().expect("a name").display().to_string();
        let input = read(&path);
        let output = read(path.with_extension("out"));
        let questions = questions(problem, &input).unwrap_or_else(|bad_case| panic!("{}: {bad_case}", path.display()));
        StoredCase { problem, name, input, questions, output }
    })
}

#[test]
fn every_file_belongs_to_a_case() {
    let files_of = |case: &StoredCase| ["in", "out"].map(|extension| format!("testcases/{}.{extension}", case.path()));
    let known: HashSet<PathBuf> = STORED.iter().flat_map(files_of).map(PathBuf::from).collect();
    let others = files_in("testcases").flat_map(files_in).filter(|file| !known.contains(file)).collect_vec();
    assert_eq!(others, Vec::<PathBuf>::new());
}

#[test]
fn no_two_cases_of_a_program_are_the_same() {
    let repeated = STORED.iter().duplicates_by(|case| (case.problem.program, &case.input)).map(StoredCase::path);
    assert_eq!(repeated.collect_vec(), Vec::<String>::new());
}

#[test]
fn every_bound_is_reached() {
    for problem in PROBLEMS {
        let cases = STORED.iter().filter(|case| case.problem.program == problem.program);
        let questions =
            cases.flat_map(|case| &case.questions).filter(|question| problem.allows(question)).collect_vec();
        let lengths = questions.iter().map(|question| question.length()).minmax().into_option();
        let values = questions.iter().flat_map(|question| question.values()).minmax().into_option();
        assert_eq!(lengths, Some(problem.limits.lengths.clone().into_inner()), "lengths of {}", problem.program);
        assert_eq!(values, Some(problem.limits.values.clone().into_inner()), "values of {}", problem.program);
    }
}

#[test]
fn generated_cases_are_stored_as_they_are_made() {
    // An update comes first.
    LazyLock::force(&STORED);
    for (path, text) in &*GENERATED {
        assert!(read(path) == *text, "{path} is not stored as it is made");
    }
}

/// Those of the generator's cases come from them too, or are published.
#[test]
fn answers_of_cases_written_by_hand_are_those_of_the_reference_players() {
    // An update comes first.
    LazyLock::force(&STORED);
    let list = read(LIST);
    let made: HashSet<&str> = list.lines().collect();
    for problem in PROBLEMS {
        let mut player = problem.player();
        for case in STORED.iter().filter(|case| case.problem.program == problem.program) {
            if !made.contains(&*case.path()) {
                let answers = case.questions.iter().map(|question| Some(player(question)? + "\n"));
                let answers: Option<String> = answers.collect();
                let answers = answers.unwrap_or_else(|| panic!("{} is too large for the players", case.path()));
                assert!(answers == case.output, "wrong answers in {}", case.path());
            }
        }
    }
}

#[test]
fn cases_are_written_and_named_as_they_are() {
    for case in &*STORED {
        let StoredCase { problem, questions, .. } = case;
        let written: String = questions.iter().map(|question| problem.written(question)).collect();
        assert!(case.input == written, "{} is not written as its judge gives it", case.path());
        let beyond = questions.iter().any(|question| !problem.allows(question));
        assert_eq!(case.name.contains("beyond"), beyond, "whether {} goes beyond the limits", case.path());
        let many = problem.asks_once() && questions.len() > 1;
        assert_eq!(case.name.starts_with("many-"), many, "whether {} asks more at once than the judge", case.path());
    }
}
