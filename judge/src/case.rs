//! Questions that are asked in one run, with the right answers: the stored cases, and those of a user or a hunt.

use anyhow::{Context, Result, bail, ensure};
use games::cases::{BEYOND, MANY};
use games::{PROBLEMS, Problem, Question, counted, questions};
use itertools::Itertools;

use crate::answers::answers;
use crate::files::{file_names, file_text, project};
use crate::naming::is_called;

/// Questions that are asked in one run.
#[derive(Clone)]
pub struct Case {
    pub problem: &'static Problem,
    /// The name of a stored case, with its folder in it: `many/random`; of any other, what it is.
    pub name: String,
    pub questions: Vec<Question>,
    /// The right answers, one for each question.
    pub expected: Vec<String>,
}

impl Case {
    /// The questions with the answers by the rules.
    pub fn new(problem: &'static Problem, name: &str, questions: Vec<Question>) -> Result<Self> {
        let answer = |question| {
            let name = problem.named(question);
            let too_long = || format!("the rules would take too long to play {name}");
            problem.answer(question).with_context(too_long)
        };
        let expected = questions.iter().map(answer).try_collect()?;
        let name = name.to_owned();
        Ok(Self {
            problem,
            name,
            questions,
            expected,
        })
    }

    /// The questions at these places.
    pub fn with_only(&self, places: impl IntoIterator<Item = usize>) -> Self {
        let at = |place: usize| (self.questions[place].clone(), self.expected[place].clone());
        let (questions, expected) = places.into_iter().map(at).unzip();
        Self {
            problem: self.problem,
            name: self.name.clone(),
            questions,
            expected,
        }
    }

    /// `program/case`
    pub fn path(&self) -> String {
        format!("{}/{}", self.problem.program, self.name)
    }

    /// Whether it is from a statement or an article.
    pub fn is_sample(&self) -> bool {
        self.name.starts_with("sample")
    }

    /// Whether no judge asks all its questions.
    pub fn is_beyond(&self) -> bool {
        self.name.starts_with(BEYOND)
    }

    /// A stored case, with the text of its files.
    fn stored(problem: &'static Problem, name: String, input: &str, output: &str) -> Result<Self> {
        let path = format!("testcases/{}/{name}", problem.program);
        let questions = questions(problem, input).with_context(|| format!("{path}.in"))?;
        let expected = expected(problem, &questions, output);
        let asked = counted(questions.len(), "question");
        let answered = counted(expected.len(), "answer");
        let is_complete = expected.len() == questions.len();
        ensure!(is_complete, "{path}: {asked} and {answered}");
        Ok(Self {
            problem,
            name,
            questions,
            expected,
        })
    }
}

/// The answers in a stored output: a line each, unless the right answers to these questions have more.
fn expected(problem: &Problem, questions: &[Question], output: &str) -> Vec<String> {
    // Editors on Windows put a byte order mark before a text.
    let output = output.trim_start_matches('\u{feff}').trim_end();
    let right = |question| problem.answer(question).unwrap_or_default();
    match questions.len() {
        1 => vec![output.to_owned()],
        count if count == output.lines().count() => output.lines().map(str::to_owned).collect(),
        _ => answers(output, &questions.iter().map(right).collect_vec()),
    }
}

/// The stored cases of a program: first the samples, then from the smallest questions to the largest, so that what is
/// slow or crashes is told on the smallest; last what no judge asks.
pub fn stored_cases(problem: &'static Problem) -> Result<Vec<Case>> {
    let names = names(problem)?;
    let program = problem.program;
    ensure!(!names.is_empty(), "{program} has no test cases");
    load(problem, names)
}

/// All questions of the samples.
pub fn samples(cases: &[Case]) -> Result<Case> {
    let mut samples = cases.iter().filter(|case| case.is_sample()).cloned();
    let mut all = samples.next().context("there is no sample")?;
    for sample in samples {
        all.questions.extend(sample.questions);
        all.expected.extend(sample.expected);
    }
    Ok(all)
}

/// The stored cases that one of the filters selects; without filters, all. A filter is a part of a program's name or of a
/// title, and behind a slash a part of the case's name.
pub fn select(filters: &[String]) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    let mut unused = filters.iter().collect_vec();
    for problem in PROBLEMS.iter().sorted_by_key(|problem| problem.program) {
        let mut names = names(problem)?;
        names.retain(|name| {
            let selects = |filter: &&String| {
                let (program, case) = filter.split_once('/').unwrap_or((filter, ""));
                is_called(problem, program) && name.contains(case)
            };
            unused.retain(|filter| !selects(filter));
            filters.is_empty() || filters.iter().any(|filter| selects(&filter))
        });
        cases.extend(load(problem, names)?);
    }
    match unused[..] {
        [] => Ok(cases),
        [filter, ..] => bail!("no test case matches \"{filter}\""),
    }
}

fn load(problem: &'static Problem, names: Vec<String>) -> Result<Vec<Case>> {
    let case = |name| {
        let path = format!("testcases/{}/{name}", problem.program);
        let input = file_text(&format!("{path}.in"))?;
        let output = file_text(&format!("{path}.out")).with_context(|| {
            let command = "UPDATE_TESTCASES=1 cargo test --test stored_cases";
            format!("{path}.out is needed (`{command}` writes those that are made)")
        })?;
        Case::stored(problem, name, &input, &output)
    };
    let mut cases: Vec<_> = names.into_iter().map(case).try_collect()?;
    cases.sort_by_cached_key(|case: &Case| {
        let size = case.questions.iter().map(Question::first_size).max();
        (case.is_beyond(), !case.is_sample(), size, case.name.clone())
    });
    Ok(cases)
}

fn names(problem: &Problem) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for place in [String::new(), format!("{MANY}/"), format!("{BEYOND}/")] {
        let folder = format!("testcases/{}/{place}", problem.program);
        if project()?.join(&folder).exists() {
            let files = file_names(&folder)?;
            let inputs = files.iter().filter_map(|file| file.strip_suffix(".in"));
            names.extend(inputs.map(|name| format!("{place}{name}")));
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_judged_is_loaded() {
        let stored = |input, output| {
            let case = Case::stored(&PROBLEMS[0], "none".to_owned(), input, output);
            case.map_err(|error| format!("{error:#}"))
        };
        let check = |input, output, message: &str| {
            let path = format!("testcases/{}/none", PROBLEMS[0].program);
            let error = stored(input, output).err();
            assert_eq!(error, Some(path + message));
        };
        let case = stored("\u{feff}4\n", "\u{feff}false\n");
        assert_eq!(case.expect("a case").expected, ["false"]);
        check("4\n5\n", "false\n", ": 2 questions and 1 answer");
        let message = ".in: case 1: n: expected an integer, found \"x\"";
        check("x\n", "true\n", message);
    }
}
