//! Inputs that are asked in one run, with the right answers: the stored cases, and those of a user or a hunt.

use std::iter::zip;

use anyhow::{Context, Result, ensure};
use games::cases::{BEYOND, MANY};
use games::{Input, PROBLEMS, Problem, counted, inputs};
use itertools::Itertools;

use crate::answers::answers;
use crate::files::{file_names, file_text, project};
use crate::naming::has_in_name;

/// Inputs that are asked in one run.
#[derive(Clone)]
pub struct Case {
    pub problem: &'static Problem,
    /// The name of a stored case, with its folder in it: `many/random`; of any other, what it is.
    pub name: String,
    pub inputs: Vec<Input>,
    /// The right answers, one for each input.
    pub expected: Vec<String>,
}

impl Case {
    /// Inputs with their right answers.
    pub fn answered(
        problem: &'static Problem,
        name: &str,
        answered: impl IntoIterator<Item = (Input, String)>,
    ) -> Self {
        let (inputs, expected) = answered.into_iter().unzip();
        let name = name.to_owned();
        Self {
            problem,
            name,
            inputs,
            expected,
        }
    }

    /// Inputs with the answers by the rules.
    pub fn new(problem: &'static Problem, name: &str, inputs: Vec<Input>) -> Result<Self> {
        let answered = inputs.into_iter().map(|input| {
            let name = problem.named(&input);
            let too_long = || format!("the rules would take too long to play {name}");
            let answer = problem.answer(&input).with_context(too_long)?;
            anyhow::Ok((input, answer))
        });
        let pairs: Vec<_> = answered.try_collect()?;
        Ok(Self::answered(problem, name, pairs))
    }

    /// The inputs at these places.
    pub fn with_only(&self, places: impl IntoIterator<Item = usize>) -> Self {
        let at = |place: usize| (self.inputs[place].clone(), self.expected[place].clone());
        Self::answered(self.problem, &self.name, places.into_iter().map(at))
    }

    /// A stored case, with the text of its files.
    fn stored(problem: &'static Problem, name: &str, text: &str, output: &str) -> Result<Self> {
        let path = format!("testcases/{}/{name}", problem.program);
        let inputs = inputs(problem, text).with_context(|| format!("{path}.in"))?;
        let expected = expected(problem, &inputs, output);
        let asked = counted(inputs.len(), "input");
        let answers = counted(expected.len(), "answer");
        let is_complete = expected.len() == inputs.len();
        ensure!(is_complete, "{path}: {asked} and {answers}");
        Ok(Self::answered(problem, name, zip(inputs, expected)))
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
pub fn stored_cases(problem: &'static Problem) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for place in [String::new(), format!("{MANY}/"), format!("{BEYOND}/")] {
        let folder = format!("testcases/{}/{place}", problem.program);
        if !project()?.join(&folder).exists() {
            continue;
        }
        for name in file_names(&folder)?
            .iter()
            .filter_map(|file| file.strip_suffix(".in"))
        {
            let text = file_text(&format!("{folder}{name}.in"))?;
            let output = file_text(&format!("{folder}{name}.out")).with_context(|| {
                let command = "UPDATE_TESTCASES=1 cargo test --test stored_cases";
                format!("{folder}{name}.out is needed (`{command}` writes it)")
            })?;
            cases.push(Case::stored(
                problem,
                &(place.clone() + name),
                &text,
                &output,
            )?);
        }
    }
    cases.sort_by_cached_key(|case: &Case| {
        let size = case.inputs.iter().map(Input::first_size).max();
        (
            case.name.starts_with(BEYOND),
            !is_sample(&case.name),
            size,
            case.name.clone(),
        )
    });
    ensure!(!cases.is_empty(), "{} has no test cases", problem.program);
    Ok(cases)
}

/// All inputs of the samples: those from a statement or an article.
pub fn samples(cases: &[Case]) -> Result<Case> {
    let mut samples = cases.iter().filter(|case| is_sample(&case.name)).peekable();
    let first = samples.peek().context("there is no sample")?;
    let problem = first.problem;
    let answered = samples.flat_map(|case| zip(case.inputs.clone(), case.expected.clone()));
    Ok(Case::answered(problem, "samples", answered))
}

fn is_sample(name: &str) -> bool {
    name.starts_with("sample")
}

/// The stored cases that one of the filters selects; without filters, all.
pub fn select(filters: &[String]) -> Result<Vec<Case>> {
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
        let stored = |text, output| {
            let case = Case::stored(&PROBLEMS[0], "none", text, output);
            case.map_err(|error| format!("{error:#}"))
        };
        let check = |text, output, message: &str| {
            let path = format!("testcases/{}/none", PROBLEMS[0].program);
            let error = stored(text, output).err();
            assert_eq!(error, Some(path + message));
        };
        let case = stored("4\n", "false\n").expect("a case");
        assert_eq!(case.expected, ["false"]);
        check("4\n5\n", "false\n", ": 2 inputs and 1 answer");
        let message = ".in: input 1: n: expected an integer, found \"x\"";
        check("x\n", "true\n", message);
    }
}
