//! Checks that `testcases/` holds the reference answers and the random cases that `games/` generates.

mod common;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use common::{check_problems, files_below};
use games::cases::{BEYOND, folder, random_cases};
use games::{Cases, Input, Problem, Shape, Value, cut_in_the_middle, parse_file};
use itertools::Itertools;

/// The heading of the list of files that differ.
const FILES_DIFFER: &str = "stored files differ from the inputs and answers that games/ generates. First check that \
    its rules are right; then run `UPDATE_TESTCASES=1 cargo test --test stored_cases` to rewrite all but the samples";

/// The cases whose answers come from <https://leetcode.com/problems/nim-game/editorial/>, because computing the
/// reference answers would take too long.
const CASES_WITH_PUBLISHED_ANSWERS: [&str; 3] = [
    "leetcode_0292_nim_game/hack-round-numbers.in",
    "leetcode_0292_nim_game/max-losing.in",
    "leetcode_0292_nim_game/max-n.in",
];

#[test]
fn stored_cases_have_the_reference_answers_and_random_ones_are_up_to_date() {
    let (cases, different): (Vec<_>, Vec<_>) = check_problems(check_cases).into_iter().unzip();
    let cases = cases.into_iter().flatten();
    let expected: HashSet<_> = cases.flat_map(|case| [case.with_extension("out"), case]).collect();
    let mut files = files_below("testcases");
    files.retain(|file| !expected.contains(file));
    assert!(files.is_empty(), "files that belong to no case: {files:#?}");
    let list = different.concat().join("\n");
    assert!(list.is_empty(), "{FILES_DIFFER}:\n{list}");
}

/// Checks the stored cases of a problem. Returns their paths, and the files that differ from the expected content.
fn check_cases(problem: &Problem) -> (Vec<PathBuf>, Vec<String>) {
    let mut different = Vec::new();
    for (case, inputs) in random_cases(problem) {
        let path = Path::new(&case).with_extension("in");
        let parts = formatted_inputs(problem, &inputs);
        different.extend(compare_or_update(&path, &inputs, &parts));
    }
    let mut texts = HashSet::new();
    let mut within_constraints = Vec::new();
    let mut most = Cases { most: 0, total_size: Some(0) };
    let mut cases = files_below(Path::new("testcases").join(problem.program));
    cases.retain(|file| file.extension().is_some_and(|extension| extension == "in"));
    for path in &cases {
        let shown = path.display();
        let text = fs::read_to_string(path).expect("the case should be readable");
        let read = parse_file(&problem.signature, &text);
        let inputs = read.unwrap_or_else(|error| panic!("{shown}: {error}"));
        different.extend(differing_files(problem, path, &inputs));
        if !path.with_file_name("").ends_with(BEYOND) {
            most.most = most.most.max(inputs.len());
            most.total_size = most.total_size.max(Some(inputs.iter().map(Input::size).sum()));
            within_constraints.extend(inputs);
        }
        assert!(texts.insert(text), "{shown} is a copy of another case");
    }
    check_bounds(problem, &within_constraints);
    if let Some(cases) = problem.signature.format.cases {
        let total_size = cases.total_size.and(most.total_size);
        assert_eq!(Cases { total_size, ..most }, cases, "{}: the largest file", problem.program);
    }
    (cases, different)
}

fn formatted_inputs(problem: &Problem, inputs: &[Input]) -> Vec<String> {
    let format = problem.signature.format;
    let mut formatted = inputs.iter().map(|input| format.written(input)).collect_vec();
    formatted[0].insert_str(0, &format.first_line(inputs.len()));
    formatted
}

/// Returns the files of a stored case that are not in the site's format or do not hold the reference answers. Checks
/// that the case is in the right folder.
fn differing_files(problem: &Problem, path: &Path, inputs: &[Input]) -> Vec<String> {
    let folder = folder(problem, inputs);
    let shown = path.display();
    assert_eq!(path.parent(), Some(Path::new(&folder)), "{shown}");
    let answer = |input| Some(problem.answer(input)? + "\n");
    let answers: Option<Vec<_>> = inputs.iter().map(answer).collect();
    let is_published =
        CASES_WITH_PUBLISHED_ANSWERS.iter().any(|published| path.ends_with(published));
    let rule = "CASES_WITH_PUBLISHED_ANSWERS must list the cases without a reference answer, and no others";
    assert_eq!(answers.is_none(), is_published, "{shown}: {rule}");
    let mut differing = Vec::new();
    let input = formatted_inputs(problem, inputs);
    differing.extend(compare_or_update(path, inputs, &input));
    let output = path.with_extension("out");
    differing.extend(answers.and_then(|answers| compare_or_update(&output, inputs, &answers)));
    differing
}

/// Compares a file with its expected content, given as one part per input. If they differ, returns the file's path and
/// the first input whose part differs. If `UPDATE_TESTCASES` is set, rewrites the file instead, unless it is a sample.
fn compare_or_update(path: &Path, inputs: &[Input], parts: &[String]) -> Option<String> {
    let stored = fs::read_to_string(path).unwrap_or_default();
    let name = path.file_name().unwrap_or_default().display().to_string();
    // A sample keeps the whitespace of its statement.
    let is_sample = name.starts_with("sample-");
    let has_same_words = || stored.split_whitespace().eq(parts.concat().split_whitespace());
    if stored == parts.concat() || is_sample && has_same_words() {
        return None;
    }
    if env::var_os("UPDATE_TESTCASES").is_some() && !is_sample {
        fs::create_dir_all(path.with_file_name("")).expect("the folder should be writable");
        fs::write(path, parts.concat()).expect("the file should be writable");
        return None;
    }
    let mut rest = stored.as_str();
    let is_same = |part: &&String| {
        let after = rest.strip_prefix(part.as_str());
        rest = after.unwrap_or(rest);
        after.is_some()
    };
    let input = inputs.get(parts.iter().take_while(is_same).count());
    let first = input.map_or("the end".to_owned(), ToString::to_string);
    let shown = cut_in_the_middle(&first, 60);
    Some(format!("{}: differs at {shown}", path.display()))
}

/// Checks that the cases within the constraints reach the bounds of each constraint.
fn check_bounds(problem: &Problem, within_constraints: &[Input]) {
    for (index, argument) in problem.signature.arguments.iter().enumerate() {
        let values = within_constraints.iter().map(|input| &input.values[index]);
        check_shape(problem.program, &argument.site, &values.collect_vec());
    }
}

/// Checks that the values reach the extreme lengths and numbers of their shape, and use all letters.
fn check_shape(program: &str, shape: &Shape, values: &[&Value]) {
    let lengths = values.iter().map(|value| value.length()).minmax();
    let numbers = values.iter().flat_map(|value| shape.numbers(value));
    let found = (lengths.into_option(), numbers.minmax().into_option());
    match shape {
        Shape::Number(numbers) => {
            assert_eq!(found.1, Some(numbers.clone().into_inner()), "{program}");
        }
        Shape::Row(lengths, numbers) => {
            let bounds = [*numbers.start(), *numbers.end()].map(i64::from).into();
            let bounds = (lengths.clone().into_inner(), bounds);
            assert_eq!(found.0.zip(found.1), Some(bounds), "{program}");
        }
        Shape::Text(lengths, letters) => {
            assert_eq!(found.0, Some(lengths.clone().into_inner()), "{program}");
            let is_used = |letter| values.iter().any(|value| value.text().contains(letter));
            assert!(letters.chars().all(is_used), "{program}: unused letters");
        }
        Shape::List(lengths, item) => {
            assert_eq!(found.0, Some(lengths.clone().into_inner()), "{program}");
            let items = values.iter().flat_map(|value| value.list());
            check_shape(program, item, &items.collect_vec());
        }
    }
}
