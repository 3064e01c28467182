//! The test cases in `testcases/`: some were written by hand, the others are made by `games/`.

mod common;

use std::collections::HashSet;
use std::path::Path;
use std::{env, fs};

use common::files_below;
use games::cases::{BEYOND, Case, folder, generated};
use games::{PROBLEMS, Problem, Question, cut_in_the_middle};
use itertools::Itertools;
use two_player_games::questions;

/// What is said where stored files differ from those that the games make.
const HOW_TO_UPDATE: &str = "`UPDATE_TESTCASES=1 cargo test --test stored_cases` stores them as they are made: \
    also what wrong rules answer, so first look whether the answers ought to change";

#[test]
fn cases_are_stored_as_they_are_made_or_right_by_the_rules() {
    let made = generated();
    let different = made.iter().flat_map(differences).join("\n");
    assert!(different.is_empty(), "{HOW_TO_UPDATE}:\n{different}");
    let is_made = |path: &Path| made.iter().any(|case| path == Path::new(&case.path));
    let mut files = files_below("testcases");
    for problem in PROBLEMS {
        let mut inputs = HashSet::new();
        let mut counted = Vec::new();
        for input in files_below(Path::new("testcases").join(problem.program)) {
            if input.extension().is_some_and(|extension| extension == "in") {
                let questions = checked(problem, &input, is_made(&input.with_extension("")));
                if !input.with_file_name("").ends_with(BEYOND) {
                    counted.extend(questions);
                }
                let text = fs::read(&input).expect("a case");
                assert!(
                    inputs.insert(text),
                    "the same as another: {}",
                    input.display()
                );
                files.retain(|file| file.with_extension("in") != input);
            }
        }
        check_bounds(problem, &counted);
    }
    assert!(files.is_empty(), "no part of a case: {files:#?}");
}

/// The files of a case that are stored otherwise, each with the first question for which it is; if it is asked for, they
/// are stored anew before.
fn differences(case: &Case) -> Vec<String> {
    let files = [("in", &case.written), ("out", &case.answers)];
    let different = files.into_iter().filter_map(|(extension, parts)| {
        let path = format!("{}.{extension}", case.path);
        if env::var_os("UPDATE_TESTCASES").is_some() {
            fs::create_dir_all(Path::new(&path).with_file_name("")).expect("a folder");
            fs::write(&path, parts.concat()).expect("a file");
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        let mut rest = stored.as_str();
        let mut same = parts.iter().map_while(|part| {
            rest = rest.strip_prefix(part.as_str())?;
            Some(())
        });
        let question = case.written.get(same.by_ref().count());
        let question = question.map_or("the end", |question| question.trim_end());
        let is_same = stored == parts.concat();
        (!is_same).then(|| format!("{path}, first at {}", cut_in_the_middle(question, 60)))
    });
    different.collect()
}

/// The questions of a stored case, which is written as the judge writes it, lies in the right folder and, unless it is
/// made, has the right answers.
fn checked(problem: &Problem, path: &Path, is_made: bool) -> Vec<Question> {
    let shown = path.display();
    let input = fs::read_to_string(path).expect("a case");
    let questions = questions(problem, &input).unwrap_or_else(|error| panic!("{shown}: {error}"));
    let written = questions.iter().map(|question| problem.written(question));
    assert_eq!(input, written.collect::<String>(), "as written: {shown}");
    let folder = folder(problem, &questions);
    assert_eq!(path.parent(), Some(Path::new(&folder)), "{shown}");
    if !is_made {
        let answer = |question| problem.answer(question).expect("not too large") + "\n";
        let answers = questions.iter().map(answer).collect::<String>();
        let stored = fs::read_to_string(path.with_extension("out")).expect("answers");
        assert_eq!(stored, answers, "{shown}");
    }
    questions
}

/// The cases that count go up to all limits of the judge.
fn check_bounds(problem: &Problem, counted: &[Question]) {
    for (index, argument) in problem.arguments.iter().enumerate() {
        let values = counted
            .iter()
            .filter_map(|question| question.parts().nth(index));
        let lengths = values.clone().map(<[i32]>::len).minmax().into_option();
        let numbers = values.flatten().copied().minmax().into_option();
        let bounds = argument.judge.clone();
        let bounds = (bounds.lengths.into_inner(), bounds.values.into_inner());
        assert_eq!(lengths.zip(numbers), Some(bounds), "{}", problem.program);
    }
}
