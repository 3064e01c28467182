//! Checks that `testcases/` holds the reference answers and the random cases that `games/` generates.

use std::collections::HashSet;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::{env, fs};

use games::cases::{BATCH, BEYOND, folder, random_cases};
use games::{Budget, Cases, Input, Problem, Shape, Value, cut_in_the_middle, parse_file};
use itertools::Itertools;

use crate::common::{check_problems, files_below};

/// What a contributor can do about stored files that differ from the rules.
const FILES_DIFFER: &str = "stored files differ from the inputs and answers that games/ generates. First check that \
    its rules are right; then run `UPDATE_TESTCASES=1 cargo test --test all stored_cases` to rewrite all but the samples";

/// The cases whose answers come from <https://leetcode.com/problems/nim-game/editorial/>, because computing the
/// reference answers would take too long.
const CASES_WITH_PUBLISHED_ANSWERS: [&str; 3] = [
    "leetcode_0292_nim_game/hack-round-numbers.in",
    "leetcode_0292_nim_game/max-losing.in",
    "leetcode_0292_nim_game/max-n.in",
];

/// What the check of a problem's stored cases found.
#[derive(Default)]
struct Findings {
    /// The paths of the cases.
    cases: Vec<PathBuf>,
    /// The files that differ from the expected content, each with the place.
    different: Vec<String>,
    /// What else must be changed.
    complaints: Vec<String>,
}

#[test]
fn stored_cases_have_the_reference_answers_and_random_ones_are_up_to_date() {
    let mut expected = HashSet::new();
    let mut complaints = Vec::new();
    let mut different = Vec::new();
    for findings in check_problems(check_cases) {
        let cases = findings.cases.into_iter();
        expected.extend(cases.flat_map(|case| [case.with_extension("out"), case]));
        complaints.extend(findings.complaints);
        different.extend(findings.different);
    }
    let mut files = files_below("testcases");
    files.retain(|file| !expected.contains(file));
    complaints.extend(files.iter().map(|file| unexpected(file)).unique());
    if !different.is_empty() {
        complaints.push(format!("{FILES_DIFFER}:\n{}", different.join("\n")));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Says what to do about a file of `testcases/` that belongs to no case.
fn unexpected(file: &Path) -> String {
    let shown = file.display();
    let mut folders = file.iter().skip(1).map(|folder| folder.display().to_string());
    let program = folders.next().unwrap_or_default();
    if games::problem(&program).is_none() {
        return format!("testcases/{program}: games/src/problems.rs lists no game of this name");
    }
    format!(
        "{shown} belongs to no case: give it the name of a case, with .in or .out, or delete it"
    )
}

/// Checks the stored cases of a problem.
fn check_cases(problem: &Problem) -> Findings {
    let mut findings = Findings::default();
    for (case, inputs) in random_cases(problem) {
        let path = Path::new(&case).with_extension("in");
        let parts = formatted_inputs(problem, &inputs);
        findings.different.extend(compare_or_update(&path, &inputs, &parts));
    }
    let folder = Path::new("testcases").join(problem.program);
    if !folder.join("sample-1.in").exists() {
        let missing = folder.join("sample-1.in").display().to_string();
        let todo = "write the first sample of the statement there";
        findings.complaints.push(format!("{missing} is missing; {todo}"));
        return findings;
    }
    let mut texts = HashSet::new();
    let mut within_constraints = Vec::new();
    let mut most = Cases { most: 0, total_size: Some(0) };
    let mut cases = files_below(folder);
    cases.retain(|file| file.extension().is_some_and(|extension| extension == "in"));
    for path in &cases {
        let shown = path.display();
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{shown}: {error}"));
        let inputs = match parse_file(&problem.signature, &text) {
            Ok(inputs) => inputs,
            Err(error) => {
                findings.complaints.push(format!("{shown}: {error}"));
                continue;
            }
        };
        check_case(problem, path, &inputs, &mut findings);
        if !path.with_file_name("").ends_with(BEYOND) {
            most.most = most.most.max(inputs.len());
            most.total_size = most.total_size.max(Some(inputs.iter().map(Input::size).sum()));
            within_constraints.extend(inputs);
        }
        if !texts.insert(text) {
            findings.complaints.push(format!("{shown} is a copy of another case; delete one"));
        }
    }
    findings.complaints.extend(missed_bounds(problem, &within_constraints));
    findings.complaints.extend(missed_file_bounds(problem, most));
    findings.cases = cases;
    findings
}

fn formatted_inputs(problem: &Problem, inputs: &[Input]) -> Vec<String> {
    let format = problem.signature.format;
    let mut formatted = inputs.iter().map(|input| format.written(input)).collect_vec();
    if let Some(first) = formatted.first_mut() {
        first.insert_str(0, &format.first_line(inputs.len()));
    }
    formatted
}

/// Checks that a stored case is in the right folder and in the site's format, and that it holds the reference answers.
fn check_case(problem: &Problem, path: &Path, inputs: &[Input], findings: &mut Findings) {
    let shown = path.display();
    let folder = folder(problem, inputs);
    if path.parent() != Some(Path::new(&folder)) {
        let reason = match folder.rsplit('/').next() {
            Some(BEYOND) => "the site does not allow all of its inputs, or not so many",
            Some(BATCH) => "it has several inputs, and the site gives one per run",
            _ => "the site allows it",
        };
        findings.complaints.push(format!("move {shown} and its .out to {folder}/: {reason}"));
    }
    let answer = |input| Some(problem.reference_answer(input, &mut Budget::default())? + "\n");
    let answers: Option<Vec<_>> = inputs.iter().map(answer).collect();
    let is_published =
        CASES_WITH_PUBLISHED_ANSWERS.iter().any(|published| path.ends_with(published));
    let todo = match (&answers, is_published) {
        (None, false) => {
            "give the game a faster `lead` or `reference_answer`, or make the inputs smaller; if the answer is \
             published, list the case in"
        }
        (Some(_), true) => "the rules give its answer, so remove it from",
        _ => "",
    };
    if !todo.is_empty() {
        let list = "CASES_WITH_PUBLISHED_ANSWERS of tests/all/stored_cases.rs";
        let problem = if is_published { "" } else { "brute force takes too long; " };
        findings.complaints.push(format!("{shown}: {problem}{todo} {list}"));
    }
    let input = formatted_inputs(problem, inputs);
    findings.different.extend(compare_or_update(path, inputs, &input));
    let output = path.with_extension("out");
    let differs = answers.and_then(|answers| compare_or_update(&output, inputs, &answers));
    findings.different.extend(differs);
}

/// Compares a file with its expected content, given as one part per input. If they differ, returns the file's path and
/// the first input whose part differs. If `UPDATE_TESTCASES` is set, rewrites the file instead, unless it is a sample.
fn compare_or_update(path: &Path, inputs: &[Input], parts: &[String]) -> Option<String> {
    let stored = fs::read_to_string(path).ok();
    let name = path.file_name().unwrap_or_default().display().to_string();
    // A sample keeps the whitespace of its statement.
    let is_sample = name.starts_with("sample-");
    let expected = parts.concat();
    let is_right = |stored: &String| {
        let has_same_words = || stored.split_whitespace().eq(expected.split_whitespace());
        *stored == expected || is_sample && has_same_words()
    };
    if stored.as_ref().is_some_and(is_right) {
        return None;
    }
    if env::var_os("UPDATE_TESTCASES").is_some() && !is_sample {
        fs::create_dir_all(path.with_file_name("")).expect("the folder should be writable");
        fs::write(path, expected).expect("the file should be writable");
        return None;
    }
    let path = path.display();
    let Some(stored) = stored else {
        return Some(format!("{path} is missing"));
    };
    let mut rest = stored.as_str();
    let is_same = |part: &&String| {
        let after = rest.strip_prefix(part.as_str());
        rest = after.unwrap_or(rest);
        after.is_some()
    };
    let index = parts.iter().take_while(is_same).count();
    let (Some(input), Some(part)) = (inputs.get(index), parts.get(index)) else {
        return Some(format!("{path} has more than the inputs need"));
    };
    let [input, found, expected] = [&input.to_string(), rest, part.as_str()].map(|text| {
        let line = text.lines().next().unwrap_or_default();
        cut_in_the_middle(line, 60)
    });
    Some(format!("{path}: at input {input}, it has {found:?} instead of {expected:?}"))
}

/// Returns what the cases within the constraints do not reach.
fn missed_bounds(problem: &Problem, within_constraints: &[Input]) -> Vec<String> {
    let arguments = problem.signature.arguments.iter().enumerate();
    let missed = arguments.flat_map(|(index, argument)| {
        let values = within_constraints.iter().map(|input| &input.values[index]);
        missed_by(
            &format!("the cases of argument {}", argument.name),
            &argument.site,
            &values.collect_vec(),
        )
    });
    missed.map(|missed| format!("{}: {missed}", problem.program)).collect()
}

/// Returns which extreme lengths, numbers and letters of their shape the values, which `name` names, do not reach.
fn missed_by(name: &str, shape: &Shape, values: &[&Value]) -> Vec<String> {
    let lengths = values.iter().map(|value| value.length()).minmax().into_option();
    let numbers = values.iter().flat_map(|value| shape.numbers(value)).minmax().into_option();
    let reach = |found, expected| missed_range(&format!("{name} reach"), found, expected);
    let have_lengths =
        |found, expected| missed_range(&format!("{name} have lengths"), found, expected);
    match shape {
        Shape::Number(expected) => reach(numbers, expected.clone()).into_iter().collect(),
        Shape::Row(expected, bounds) | Shape::Pairs(expected, bounds) => {
            let bounds = i64::from(*bounds.start())..=i64::from(*bounds.end());
            let missed = [have_lengths(lengths, expected.clone()), reach(numbers, bounds)];
            missed.into_iter().flatten().collect()
        }
        Shape::Text(expected, letters) => {
            let is_unused =
                |letter: &char| !values.iter().any(|value| value.text().contains(*letter));
            let unused = letters.chars().filter(is_unused).join(", ");
            let unused = (!unused.is_empty())
                .then(|| format!("{name} leave out {unused}, and must have every character"));
            have_lengths(lengths, expected.clone()).into_iter().chain(unused).collect()
        }
        Shape::List(expected, item) => {
            let items = values.iter().flat_map(|value| value.list()).collect_vec();
            let missed = missed_by(&name.replacen("the cases", "the items", 1), item, &items);
            have_lengths(lengths, expected.clone()).into_iter().chain(missed).collect()
        }
    }
}

/// Returns what is wrong if the found range is not the expected one.
fn missed_range<T: Display + PartialEq>(
    what: &str,
    found: Option<(T, T)>,
    expected: RangeInclusive<T>,
) -> Option<String> {
    let (least, most) = expected.into_inner();
    match found {
        None => Some(format!("{what} nothing, and must reach {least}..{most}")),
        Some((from, to)) => (from != least || to != most)
            .then(|| format!("{what} {from}..{to}, and must reach {least}..{most}")),
    }
}

/// Returns what the largest file within the constraints does not reach, of a site that puts several cases into a file.
fn missed_file_bounds(problem: &Problem, largest: Cases) -> Vec<String> {
    let Some(bounds) = problem.signature.format.cases() else {
        return Vec::new();
    };
    let size = |cases: Cases| bounds.total_size.and(cases.total_size);
    let found = [(Some(largest.most), Some(bounds.most)), (size(largest), size(bounds))];
    let names = ["cases", "numbers and letters in all its cases"];
    let missed = found.into_iter().zip(names).filter_map(|((found, most), name)| {
        let (found, most) = (found?, most?);
        let program = problem.program;
        (found != most).then(|| {
            format!("{program}: the largest file has {found} {name}, and one must have {most}")
        })
    });
    missed.collect()
}
