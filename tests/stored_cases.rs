//! The test cases in `testcases/`: the answers are right by the rules, and the random cases of `games/` are there.

mod common;

use std::collections::HashSet;
use std::path::Path;
use std::{env, fs};

use common::files_below;
use games::cases::{BEYOND, folder, random_cases};
use games::{Input, PROBLEMS, Problem, Shape, Value, cut_in_the_middle, inputs};
use itertools::Itertools;

/// What is said where stored files differ from what the games draw and answer.
const HOW_TO_UPDATE: &str = "`UPDATE_TESTCASES=1 cargo test --test stored_cases` writes these anew, but no samples. It \
    stores also what wrong rules answer, so first look whether the answers ought to change";

/// The cases whose answers are published, since the rules take too long for them:
/// <https://leetcode.com/problems/nim-game/editorial/> and <https://oeis.org/A030193>.
const PUBLISHED: [&str; 4] = [
    "leetcode_0292_nim_game/hack-round-numbers.in",
    "leetcode_0292_nim_game/max-losing.in",
    "leetcode_0292_nim_game/max-n.in",
    "leetcode_1510_stone_game_iv/beyond/hack-every-move-loses.in",
];

#[test]
fn cases_are_stored_as_they_are_made_and_right_by_the_rules() {
    let mut different = Vec::new();
    for problem in PROBLEMS {
        for (case, inputs) in random_cases(problem) {
            let path = Path::new(&case).with_extension("in");
            let written = written(problem, &inputs);
            different.extend(difference(&path, &inputs, &written));
        }
    }
    let mut files = files_below("testcases");
    for problem in PROBLEMS {
        let mut texts = HashSet::new();
        let mut counted = Vec::new();
        let mut cases = files_below(Path::new("testcases").join(problem.program));
        cases.retain(|file| file.extension().is_some_and(|extension| extension == "in"));
        for path in cases {
            let shown = path.display();
            let text = fs::read_to_string(&path).expect("a case");
            let read = inputs(problem, &text);
            let inputs = read.unwrap_or_else(|error| panic!("{shown}: {error}"));
            different.extend(differences(problem, &path, &inputs));
            if !path.with_file_name("").ends_with(BEYOND) {
                counted.extend(inputs);
            }
            assert!(texts.insert(text), "the same as another: {shown}");
            files.retain(|file| file.with_extension("in") != path);
        }
        check_bounds(problem, &counted);
    }
    assert!(files.is_empty(), "no part of a case: {files:#?}");
    let list = different.join("\n");
    assert!(list.is_empty(), "{HOW_TO_UPDATE}:\n{list}");
}

fn written(problem: &Problem, inputs: &[Input]) -> Vec<String> {
    let written = inputs.iter().map(|input| problem.written(input));
    written.collect()
}

/// The files of a stored case that are not as the judge writes the inputs and as the rules answer them. The case must
/// lie in the right folder.
fn differences(problem: &Problem, path: &Path, inputs: &[Input]) -> Vec<String> {
    let folder = folder(problem, inputs);
    let shown = path.display();
    assert_eq!(path.parent(), Some(Path::new(&folder)), "{shown}");
    let answer = |input| Some(problem.answer(input)? + "\n");
    let answers: Option<Vec<_>> = inputs.iter().map(answer).collect();
    let is_published = PUBLISHED.iter().any(|published| path.ends_with(published));
    assert_eq!(answers.is_none(), is_published, "published: {shown}");
    let output = |answers: Vec<_>| difference(&path.with_extension("out"), inputs, &answers);
    let path = difference(path, inputs, &written(problem, inputs));
    path.into_iter().chain(answers.and_then(output)).collect()
}

/// A file that does not have these parts, one for each input, and the first input for which it has not; if it is
/// asked for, the file is stored anew instead, unless it is the statement's.
fn difference(path: &Path, inputs: &[Input], parts: &[String]) -> Option<String> {
    let stored = fs::read_to_string(path).unwrap_or_default();
    if stored == parts.concat() {
        return None;
    }
    let is_sample = path.display().to_string().contains("sample-");
    if env::var_os("UPDATE_TESTCASES").is_some() && !is_sample {
        fs::create_dir_all(path.with_file_name("")).expect("a folder");
        fs::write(path, parts.concat()).expect("a file");
        return None;
    }
    let mut rest = stored.as_str();
    let is_same = |part: &&String| {
        let after = rest.strip_prefix(part.as_str());
        rest = after.unwrap_or(rest);
        after.is_some()
    };
    let input = inputs.get(parts.iter().take_while(is_same).count());
    let place = input.map_or("the end".to_owned(), ToString::to_string);
    let shown = cut_in_the_middle(&place, 60);
    Some(format!("{}, first at {shown}", path.display()))
}

/// The cases that count go up to all constraints of the site.
fn check_bounds(problem: &Problem, counted: &[Input]) {
    for (index, argument) in problem.arguments.iter().enumerate() {
        let values = counted.iter().map(|input| &input.values[index]);
        check_shape(problem.program, &argument.site, &values.collect_vec());
    }
}

/// These values have the smallest and the largest lengths and numbers of their shape, and all letters.
fn check_shape(program: &str, shape: &Shape, values: &[&Value]) {
    let lengths = values.iter().map(|value| value.length()).minmax();
    let numbers = values.iter().flat_map(|value| shape.numbers(value));
    let found = (lengths.into_option(), numbers.minmax().into_option());
    match shape {
        Shape::Number(numbers) => {
            assert_eq!(found.1, Some(numbers.clone().into_inner()), "{program}");
        }
        Shape::Row(lengths, numbers) => {
            let bounds = (lengths.clone().into_inner(), numbers.clone().into_inner());
            assert_eq!(found.0.zip(found.1), Some(bounds), "{program}");
        }
        Shape::Text(lengths, letters) => {
            assert_eq!(found.0, Some(lengths.clone().into_inner()), "{program}");
            let is_used = |letter| values.iter().any(|value| value.text().contains(letter));
            assert!(letters.chars().all(is_used), "{program}: all of {letters}");
        }
        Shape::List(lengths, item) => {
            assert_eq!(found.0, Some(lengths.clone().into_inner()), "{program}");
            let items = values.iter().flat_map(|value| value.list());
            check_shape(program, item, &items.collect_vec());
        }
    }
}
