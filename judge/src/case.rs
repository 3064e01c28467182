//! Cases: inputs for one run with their right answers, stored, given by a user or made by a stress test.

use std::iter::zip;
use std::ops::Range;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use games::cases::{BATCH, BEYOND};
use games::{Budget, Comparison, Input, PROBLEMS, Problem, counted, has_in_name, parse_file};
use itertools::Itertools;

use crate::answers::answers;
use crate::files::{file_names, project, read_project_file};

/// Inputs for one run, with their right answers.
pub struct Case {
    pub problem: &'static Problem,
    /// The path of a stored case relative to its program's folder, such as `batch/random`; otherwise a description.
    pub name: String,
    /// The inputs, each with its right answer.
    pub pairs: Vec<(Input, String)>,
}

impl Case {
    /// Creates a case from inputs and their right answers.
    pub fn new(problem: &'static Problem, name: &str, pairs: Vec<(Input, String)>) -> Arc<Self> {
        Arc::new(Self { problem, name: name.to_owned(), pairs })
    }

    /// Creates a case from a user's inputs, with the reference answers.
    pub fn from_inputs(problem: &'static Problem, inputs: Vec<Input>) -> Result<Arc<Self>> {
        let answered = inputs.into_iter().map(|input| {
            let name = problem.named(&input);
            let too_long = || {
                tell!(
                    "{name}: the reference answer would take too long to find",
                    "{name}：数据太大，算不出标准答案"
                )
            };
            let answer =
                problem.reference_answer(&input, &mut Budget::default()).with_context(too_long)?;
            anyhow::Ok((input, answer))
        });
        Ok(Self::new(problem, "--input", answered.try_collect()?))
    }

    pub fn inputs(&self) -> impl ExactSizeIterator<Item = &Input> + Clone {
        self.pairs.iter().map(|(input, _)| input)
    }

    /// Returns the case with only the inputs in this range.
    pub fn part(&self, range: Range<usize>) -> Arc<Self> {
        Self::new(self.problem, &self.name, self.pairs[range].to_vec())
    }

    /// Parses the texts of a stored case's two files.
    fn parse(problem: &'static Problem, name: &str, text: &str, output: &str) -> Result<Arc<Self>> {
        let path = format!("testcases/{}/{name}", problem.program);
        let inputs = parse_file(&problem.signature, text).with_context(|| format!("{path}.in"))?;
        let expected = stored_answers(problem, &inputs, output);
        let input_count = counted(inputs.len(), "input");
        let answer_count = counted(expected.len(), "answer");
        let is_complete = expected.len() == inputs.len();
        ensure!(is_complete, "{path} has {input_count} but {answer_count}");
        Ok(Self::new(problem, name, zip(inputs, expected).collect()))
    }
}

/// Splits a stored output into answers: one per line, unless the right answers have several lines.
fn stored_answers(problem: &Problem, inputs: &[Input], output: &str) -> Vec<String> {
    let output = output.trim_end();
    let reference =
        |input| problem.reference_answer(input, &mut Budget::default()).unwrap_or_default();
    if inputs.len() == 1 && !output.is_empty() {
        return vec![output.to_owned()];
    }
    if output.lines().count() == inputs.len() {
        return output.lines().map(str::to_owned).collect();
    }
    answers(output, &inputs.iter().map(reference).collect_vec(), Comparison::Lines)
}

/// Returns the stored cases of a program: the samples, then the others in order of size, so that the first failure is
/// a small one, and finally those beyond the site's constraints.
pub fn stored_cases(problem: &'static Problem) -> Result<Vec<Arc<Case>>> {
    let mut cases = Vec::new();
    for subfolder in [String::new(), format!("{BATCH}/"), format!("{BEYOND}/")] {
        let folder = format!("testcases/{}/{subfolder}", problem.program);
        if !project()?.join(&folder).exists() {
            continue;
        }
        let files = file_names(&folder)?;
        for name in case_names(&folder, &files)? {
            let text = read_project_file(&format!("{folder}{name}.in"))?;
            let output = read_project_file(&format!("{folder}{name}.out"))?;
            let name = subfolder.clone() + &name;
            cases.push(Case::parse(problem, &name, &text, &output)?);
        }
    }
    cases.sort_by_cached_key(|case: &Arc<Case>| {
        let size = case.inputs().map(Input::first_size).max();
        let order = (case.name.starts_with(BEYOND), !is_sample(&case.name));
        (order, size, case.name.clone())
    });
    ensure!(!cases.is_empty(), "{} has no test cases", problem.program);
    Ok(cases)
}

/// Returns the names of the cases in a folder with these files. Fails if one of a case's two files is missing.
fn case_names(folder: &str, files: &[String]) -> Result<Vec<String>> {
    let pairs = files.iter().filter_map(|file| file.rsplit_once('.'));
    let names = pairs.filter(|(_, extension)| ["in", "out"].contains(extension));
    let names = names.map(|(name, _)| name.to_owned()).unique().collect_vec();
    for name in &names {
        for file in [".in", ".out"].map(|extension| format!("{name}{extension}")) {
            let advice = "CONTRIBUTING.md explains how to create it";
            ensure!(files.contains(&file), "{folder}{file} is missing; {advice}");
        }
    }
    Ok(names)
}

/// Returns one case with the inputs of all samples, which come from the statement or from an article, or as many of
/// them as one run may get.
pub fn samples(cases: &[Arc<Case>]) -> Result<Arc<Case>> {
    let samples = cases.iter().filter(|case| is_sample(&case.name));
    let mut pairs = samples.flat_map(|case| case.pairs.clone()).collect_vec();
    ensure!(!pairs.is_empty(), "no case is named sample-…");
    let problem = cases[0].problem;
    pairs.truncate(problem.signature.format.longest_run(pairs.iter().map(|(input, _)| input)));
    Ok(Case::new(problem, "samples", pairs))
}

pub fn is_sample(name: &str) -> bool {
    name.starts_with("sample")
}

/// Returns the stored cases that match a filter: `PROGRAM` or `PROGRAM/CASE`, each part of a name.
pub fn select(filter: &str) -> Result<Vec<Arc<Case>>> {
    let (program, name) = filter.split_once('/').unwrap_or((filter, ""));
    let mut cases = Vec::new();
    for problem in PROBLEMS.iter().sorted_by_key(|problem| problem.program) {
        if has_in_name(problem, program) {
            cases.extend(stored_cases(problem)?);
        }
    }
    cases.retain(|case| case.name.contains(name));
    ensure!(
        !cases.is_empty(),
        tell!("no test case matches \"{filter}\"", "没有符合 \"{filter}\" 的用例")
    );
    Ok(cases)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_has_both_files() {
        let check = |files: &str, expected: Option<&str>| {
            let files = files.split(' ').map(str::to_owned).collect_vec();
            let error = case_names("x/", &files).err().map(|error| error.to_string());
            assert_eq!(
                error.as_deref().map(|text| text.split(';').next().unwrap_or_default()),
                expected
            );
        };
        check("sample-1.in sample-1.out", None);
        check("sample-1.in", Some("x/sample-1.out is missing"));
        check("sample-1.out sample-2.in sample-2.out", Some("x/sample-1.in is missing"));
    }

    #[test]
    fn malformed_cases_are_rejected() {
        let check = |text, output, message: &str| {
            let case = Case::parse(&PROBLEMS[0], "none", text, output);
            let error = case.err().map(|error| format!("{error:#}"));
            let path = format!("testcases/{}/none", PROBLEMS[0].program);
            assert_eq!(error, Some(path + message));
        };
        check("4\n5\n", "false\n", " has 2 inputs but 1 answer");
        let message = ".in: input 1: n: expected an integer, found \"x\"";
        check("x\n", "true\n", message);
    }
}
