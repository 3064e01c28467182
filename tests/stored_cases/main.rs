//! The test cases in `testcases/`: samples and sharp ones written by hand, and those that the generator makes.
//!
//! `UPDATE_TESTCASES=1 cargo test --test stored_cases` writes the generator's anew and removes those that it made
//! earlier, which `generated.txt` lists.

#[path = "../common/mod.rs"]
mod common;
mod generator;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

use common::{holds_answers, stored_inputs};
use itertools::Itertools;
use two_player_games::{PROBLEMS, Problem, Question, questions};

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
        questions(self.problem, &self.input).unwrap_or_else(|bad_case| panic!("{}: {bad_case}", self.path()))
    }
}

/// The paths of the cases that the generator made.
const LIST: &str = "tests/stored_cases/generated.txt";

/// What the generator makes, made once for all tests.
static GENERATED: LazyLock<Vec<StoredCase>> = LazyLock::new(generator::all);

static STORED: LazyLock<Vec<StoredCase>> = LazyLock::new(|| {
    if env::var_os("UPDATE_TESTCASES").is_some() {
        update();
    }
    PROBLEMS.iter().flat_map(read_cases).collect()
});

fn generated_paths() -> String {
    GENERATED.iter().map(|case| case.path() + "\n").sorted().collect()
}

fn update() {
    for path in fs::read_to_string(LIST).expect("the list of generated cases").lines() {
        for extension in [".in", ".out"] {
            // It may have been removed already.
            let _ = fs::remove_file(format!("testcases/{path}{extension}"));
        }
    }
    for case in &*GENERATED {
        fs::create_dir_all(Path::new("testcases").join(case.problem.program)).expect("the folder of a program");
        for (extension, text) in [(".in", &case.input), (".out", &case.output)] {
            fs::write(format!("testcases/{}{extension}", case.path()), text).expect("a test case written");
        }
    }
    fs::write(LIST, generated_paths()).expect("the list written");
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

fn names(folder: impl AsRef<Path>) -> BTreeSet<String> {
    let files = fs::read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name().display().to_string());
    names.filter(|name| name != ".DS_Store").collect()
}

#[test]
fn every_file_belongs_to_a_case() {
    assert_eq!(names("testcases"), PROBLEMS.iter().map(|problem| problem.program.to_owned()).collect());
    for (program, cases) in &STORED.iter().chunk_by(|case| case.problem.program) {
        let expected = cases.flat_map(|case| [".in", ".out"].map(|extension| case.name.clone() + extension));
        assert_eq!(names(Path::new("testcases").join(program)), expected.collect(), "{program}");
    }
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
        let questions = cases.flat_map(StoredCase::questions).filter(|question| problem.allows(question)).collect_vec();
        let lengths = questions.iter().map(Question::length).minmax().into_option();
        let values = questions.iter().flat_map(Question::values).minmax().into_option();
        assert_eq!(lengths, Some(problem.limits.lengths.clone().into_inner()), "lengths of {}", problem.program);
        assert_eq!(values, Some(problem.limits.values.clone().into_inner()), "values of {}", problem.program);
    }
}

#[test]
fn generated_cases_are_stored_as_they_are_made() {
    for made in &*GENERATED {
        let is_stored = |stored: &StoredCase| {
            stored.path() == made.path() && stored.input == made.input && stored.output == made.output
        };
        assert!(STORED.iter().any(is_stored), "{} is not stored as it is made", made.path());
    }
    assert_eq!(fs::read_to_string(LIST).expect("the list of generated cases"), generated_paths());
}

#[test]
fn answers_are_those_of_the_reference_players() {
    for problem in PROBLEMS {
        let mut player = problem.player();
        for case in STORED.iter().filter(|case| case.problem.program == problem.program) {
            let answers = case.questions().iter().map(&mut player).collect_vec();
            assert!(holds_answers(problem, &case.output, &answers), "wrong answers in {}", case.path());
        }
    }
}

#[test]
fn cases_are_written_and_named_as_they_are() {
    for case in &*STORED {
        let (problem, questions) = (case.problem, case.questions());
        let written: String = questions.iter().map(|question| problem.written(question)).collect();
        assert!(case.input == written, "{} is not written as its judge gives it", case.path());
        let beyond = questions.iter().any(|question| !problem.allows(question));
        assert_eq!(case.name.contains("beyond"), beyond, "whether {} goes beyond the limits", case.path());
        let many = problem.asks_once() && questions.len() > 1;
        assert_eq!(case.name.starts_with("many-"), many, "whether {} asks more at once than the judge", case.path());
    }
}
