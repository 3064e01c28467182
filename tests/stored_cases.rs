//! The test cases in `testcases/`: some were written by hand, the others are made by `games/`.
//!
//! `UPDATE_TESTCASES=1 cargo test --test stored_cases` writes those anew that are made.

mod common;

use std::collections::HashSet;
use std::path::Path;
use std::{env, fs};

use common::files_below;
use games::cases::{BEYOND, folder, generated};
use games::{PROBLEMS, Question};
use itertools::Itertools;
use two_player_games::questions;

#[test]
fn cases_are_stored_as_they_are_made_or_right_by_the_rules() {
    let made = generated();
    for (path, text) in &made {
        if env::var_os("UPDATE_TESTCASES").is_some() {
            fs::create_dir_all(Path::new(path).with_file_name("")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        let stored = fs::read_to_string(path).expect(path);
        assert!(stored == *text, "{path} is not as it is made");
    }
    let mut files = files_below("testcases");
    for problem in PROBLEMS {
        let mut inputs = HashSet::new();
        let mut counted: Vec<Question> = Vec::new();
        let top = Path::new("testcases").join(problem.program);
        for path in files_below(&top) {
            let shown = path.display().to_string();
            let output = path.with_extension("out");
            if path == output {
                continue;
            }
            let input = fs::read_to_string(&path).expect(&shown);
            let questions = questions(problem, &input);
            let questions = questions.unwrap_or_else(|error| panic!("{shown}: {error}"));
            let written = questions.iter().map(|question| problem.written(question));
            assert_eq!(input, written.collect::<String>(), "as written: {shown}");
            let folder = folder(problem, &questions).unwrap_or_default();
            let name = path.file_name().expect("a name");
            assert_eq!(top.join(folder).join(name).with_extension("in"), path);
            let answers = questions.iter().map(|question| problem.answer(question));
            // Those that are made have their answers by the rules too, or published ones.
            if made.iter().all(|(made, _)| path != Path::new(made)) {
                let answers = answers.map(|answer| answer.expect("not too large") + "\n");
                let stored = fs::read_to_string(&output).expect(&shown);
                assert_eq!(stored, answers.collect::<String>(), "{shown}");
            }
            if folder != BEYOND {
                counted.extend(questions);
            }
            assert!(inputs.insert(input), "another case is the same: {shown}");
            files.retain(|file| *file != path && *file != output);
        }
        for (index, argument) in problem.arguments.iter().enumerate() {
            let values = counted.iter().map(|question| question.0[index].values());
            let lengths = values.clone().map(<[i32]>::len).minmax().into_option();
            let numbers = values.flatten().copied().minmax().into_option();
            let bounds = argument.judge.clone();
            let bounds = (bounds.lengths.into_inner(), bounds.values.into_inner());
            assert_eq!(lengths.zip(numbers), Some(bounds), "{}", problem.program);
        }
    }
    assert!(files.is_empty(), "no part of a case: {files:#?}");
}
