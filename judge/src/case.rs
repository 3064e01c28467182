//! Inputs that are asked in one run, with the right answers: the stored cases, and those of a user or a hunt.

use std::iter::zip;
use std::ops::Range;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use games::cases::{BATCH, BEYOND};
use games::{Input, PROBLEMS, Problem, counted, inputs};
use itertools::Itertools;

use crate::answers::answers;
use crate::files::{file_names, file_text, project};
use crate::naming::has_in_name;

/// Inputs that are asked in one run.
pub struct Case {
    pub problem: &'static Problem,
    /// The name of a stored case, with its folder in it: `batch/random`; of any other, what it is.
    pub name: String,
    /// The inputs, each with its right answer.
    pub pairs: Vec<(Input, String)>,
}

impl Case {
    /// Creates a case of these pairs of inputs and right answers.
    pub fn new(problem: &'static Problem, name: &str, pairs: Vec<(Input, String)>) -> Arc<Self> {
        let name = name.to_owned();
        Arc::new(Self {
            problem,
            name,
            pairs,
        })
    }

    /// Creates a case of the inputs of a user, with the answers by the rules.
    pub fn with_reference_answers(
        problem: &'static Problem,
        inputs: Vec<Input>,
    ) -> Result<Arc<Self>> {
        let answered = inputs.into_iter().map(|input| {
            let name = problem.named(&input);
            let too_long = || format!("the rules would take too long to play {name}");
            let answer = problem.answer(&input).with_context(too_long)?;
            anyhow::Ok((input, answer))
        });
        Ok(Self::new(problem, "--input", answered.try_collect()?))
    }

    /// Returns the inputs.
    pub fn inputs(&self) -> impl ExactSizeIterator<Item = &Input> + Clone {
        self.pairs.iter().map(|(input, _)| input)
    }

    /// Returns a part of the case.
    pub fn part(&self, range: Range<usize>) -> Arc<Self> {
        Self::new(self.problem, &self.name, self.pairs[range].to_vec())
    }

    /// A stored case, with the text of its files.
    fn stored(
        problem: &'static Problem,
        name: &str,
        text: &str,
        output: &str,
    ) -> Result<Arc<Self>> {
        let path = format!("testcases/{}/{name}", problem.program);
        let inputs = inputs(problem, text).with_context(|| format!("{path}.in"))?;
        let expected = expected(problem, &inputs, output);
        let asked = counted(inputs.len(), "input");
        let answers = counted(expected.len(), "answer");
        let is_complete = expected.len() == inputs.len();
        ensure!(is_complete, "{path}: {asked} and {answers}");
        Ok(Self::new(problem, name, zip(inputs, expected).collect()))
    }
}

/// The answers in a stored output: a line each, unless the right answers to these inputs have more.
fn expected(problem: &Problem, inputs: &[Input], output: &str) -> Vec<String> {
    let output = output.trim_end();
    let right = |input| problem.answer(input).unwrap_or_default();
    if output.lines().count() == inputs.len() {
        return output.lines().map(str::to_owned).collect();
    }
    answers(output, &inputs.iter().map(right).collect_vec())
}

/// The stored cases of a program: first the samples, then from the smallest inputs to the largest, so that what is
/// slow or crashes is told on the smallest; last what no judge asks.
pub fn stored_cases(problem: &'static Problem) -> Result<Vec<Arc<Case>>> {
    let mut cases = Vec::new();
    for place in [String::new(), format!("{BATCH}/"), format!("{BEYOND}/")] {
        let folder = format!("testcases/{}/{place}", problem.program);
        if !project()?.join(&folder).exists() {
            continue;
        }
        let files = file_names(&folder)?;
        for name in files.iter().filter_map(|file| file.strip_suffix(".in")) {
            let [input, output] = [".in", ".out"].map(|ending| format!("{folder}{name}{ending}"));
            let command = "UPDATE_TESTCASES=1 cargo test --test stored_cases";
            let is_answered = files.contains(&format!("{name}.out"));
            ensure!(is_answered, "{output} is missing: `{command}` writes it");
            let (text, answers) = (file_text(&input)?, file_text(&output)?);
            let name = place.clone() + name;
            cases.push(Case::stored(problem, &name, &text, &answers)?);
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

/// Returns all inputs of the samples: those from a statement or an article.
pub fn samples(cases: &[Arc<Case>]) -> Result<Arc<Case>> {
    let samples = cases.iter().filter(|case| is_sample(&case.name));
    let pairs = samples.flat_map(|case| case.pairs.clone()).collect_vec();
    ensure!(!pairs.is_empty(), "there is no sample");
    Ok(Case::new(cases[0].problem, "samples", pairs))
}

fn is_sample(name: &str) -> bool {
    name.starts_with("sample")
}

/// The stored cases that one of the filters selects; without filters, all.
pub fn select(filters: &[String]) -> Result<Vec<Arc<Case>>> {
    let mut cases = Vec::new();
    for problem in PROBLEMS.iter().sorted_by_key(|problem| problem.program) {
        let fits = |filter: &String| has_in_name(problem, filter.split('/').next().unwrap_or(""));
        if filters.is_empty() || filters.iter().any(fits) {
            cases.extend(stored_cases(problem)?);
        }
    }
    for filter in filters {
        let is_used = cases.iter().any(|case| selects(filter, case));
        ensure!(is_used, "no test case matches \"{filter}\"");
    }
    cases.retain(|case| filters.is_empty() || filters.iter().any(|filter| selects(filter, case)));
    Ok(cases)
}

/// Whether the filter is a part of a program's name or of a title, and behind a slash a part of the case's name.
fn selects(filter: &str, case: &Case) -> bool {
    let (program, name) = filter.split_once('/').unwrap_or((filter, ""));
    has_in_name(case.problem, program) && case.name.contains(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_judged_is_loaded() {
        let check = |text, output, message: &str| {
            let case = Case::stored(&PROBLEMS[0], "none", text, output);
            let error = case.err().map(|error| format!("{error:#}"));
            let path = format!("testcases/{}/none", PROBLEMS[0].program);
            assert_eq!(error, Some(path + message));
        };
        check("4\n5\n", "false\n", ": 2 inputs and 1 answer");
        let message = ".in: input 1: n: expected an integer, found \"x\"";
        check("x\n", "true\n", message);
    }
}
