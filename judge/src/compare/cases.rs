//! The stored cases.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use games::cases::{BEYOND, MANY};
use games::{PROBLEMS, Problem, Question, counted};
use itertools::Itertools;
use two_player_games::questions;

use super::answers::answers;

/// The name of a case: `testcases/<program>/<case>.in`.
#[derive(Clone)]
pub struct CaseName {
    pub problem: &'static Problem,
    /// The name without the program, but with its folder in it: `many/random`.
    pub case: String,
}

/// A stored case.
pub struct StoredCase {
    pub name: CaseName,
    /// What it asks.
    pub questions: Vec<Question>,
    /// The right answers, one for each question.
    pub expected: Vec<String>,
}

/// A question and its right answer.
pub type Answered = (Question, String);

/// The folder of the project.
pub fn project() -> Result<PathBuf> {
    two_player_games::project(env!("CARGO_MANIFEST_DIR")).map_err(anyhow::Error::msg)
}

impl CaseName {
    /// `program/case`
    pub fn path(&self) -> String {
        format!("{}/{}", self.problem.program, self.case)
    }

    /// Whether the case counts: the judge may ask all its questions.
    pub fn counts(&self) -> bool {
        !self.case.starts_with(BEYOND)
    }

    /// Whether it is from a statement or an article.
    pub fn is_sample(&self) -> bool {
        self.case.starts_with("sample")
    }

    /// Reads the case from `testcases/`.
    fn load(&self) -> Result<StoredCase> {
        let path = format!("testcases/{}", self.path());
        let input = text(&format!("{path}.in"))?;
        self.stored(&input, &text(&format!("{path}.out"))?)
    }

    /// The case with this input and this output.
    fn stored(&self, input: &str, output: &str) -> Result<StoredCase> {
        let path = format!("testcases/{}", self.path());
        let questions = questions(self.problem, input).with_context(|| format!("{path}.in"))?;
        let expected = expected(self.problem, &questions, output);
        let asked = counted(questions.len(), "question");
        let answered = counted(expected.len(), "answer");
        let is_complete = expected.len() == questions.len();
        ensure!(is_complete, "{path}: {asked} and {answered}");
        Ok(StoredCase {
            name: self.clone(),
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

/// The stored cases of a program, in order.
pub fn cases_of(problem: &'static Problem) -> Result<Vec<StoredCase>> {
    load(&some_names_of(problem)?)
}

/// The first question of its first sample.
pub fn sample_of(problem: &'static Problem) -> Result<Question> {
    let mut names = some_names_of(problem)?;
    names.retain(CaseName::is_sample);
    let cases = load(&names)?.into_iter();
    let sample = cases.flat_map(|case| case.questions).next();
    sample.with_context(|| format!("{} has no sample", problem.program))
}

/// The names of the stored cases of a program, which must have some.
fn some_names_of(problem: &'static Problem) -> Result<Vec<CaseName>> {
    let names = names_of(problem)?;
    let program = problem.program;
    let folder = project()?.join("testcases").join(program);
    let folder = folder.display();
    ensure!(!names.is_empty(), "{program} has no test cases in {folder}");
    Ok(names)
}

/// Reads these cases. Of each program first the samples, then from the smallest questions to the largest, so that what
/// is slow or crashes is told on the smallest; last those that do not count.
pub fn load(names: &[CaseName]) -> Result<Vec<StoredCase>> {
    let mut cases: Vec<_> = names.iter().map(CaseName::load).try_collect()?;
    cases.sort_by_cached_key(|case: &StoredCase| {
        let is_beyond = !case.name.counts();
        let size = case.questions.iter().map(Question::first_size).max();
        let program = case.name.problem.program;
        let name = case.name.case.clone();
        (program, is_beyond, !case.name.is_sample(), size, name)
    });
    Ok(cases)
}

fn names_of(problem: &'static Problem) -> Result<Vec<CaseName>> {
    let mut names = Vec::new();
    for place in [String::new(), format!("{MANY}/"), format!("{BEYOND}/")] {
        let folder = format!("testcases/{}/{place}", problem.program);
        if !project()?.join(&folder).exists() {
            continue;
        }
        for file in file_names(&folder)? {
            let name = file.strip_suffix(".in");
            let case = name.map(|name| format!("{place}{name}"));
            names.extend(case.map(|case| CaseName { problem, case }));
        }
    }
    Ok(names)
}

/// The names of what is in a folder of the project, in order; not those that begin with a dot.
pub fn file_names(folder: &str) -> Result<Vec<String>> {
    let folder = project()?.join(folder);
    let cannot = || format!("{} cannot be read", folder.display());
    let files: Vec<_> = fs::read_dir(&folder).with_context(cannot)?.try_collect()?;
    let names = files.iter().map(fs::DirEntry::file_name);
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let names = names.filter(|name| !name.starts_with('.'));
    Ok(names.sorted().collect())
}

/// What a file of the project holds.
pub fn text(path: &str) -> Result<String> {
    let path = project()?.join(path);
    let text = fs::read_to_string(&path);
    text.with_context(|| format!("{} cannot be read", path.display()))
}

/// The names of all cases that one of the filters selects, in order; without filters, of all. A filter is a part of
/// `program/case`, or a part of the program and a part of the case with a slash between; a whole name selects it alone.
pub fn select(filters: &[String]) -> Result<Vec<CaseName>> {
    let names: Vec<_> = PROBLEMS.iter().map(names_of).flatten_ok().try_collect()?;
    let is_whole = |filter: &String| names.iter().any(|name| name.path() == *filter);
    let matches = |filter: &str, name: &CaseName| {
        let (program, case) = filter.split_once('/').unwrap_or((filter, ""));
        let has_parts = name.problem.program.contains(program) && name.case.contains(case);
        has_parts || name.path().contains(filter)
    };
    let selects = |filter: &String, name: &CaseName| {
        name.path() == *filter || !is_whole(filter) && matches(filter, name)
    };
    for filter in filters {
        let is_used = names.iter().any(|name| selects(filter, name));
        ensure!(is_used, "no test case matches \"{filter}\" (-l lists them)");
    }
    let is_selected =
        |name: &&CaseName| filters.is_empty() || filters.iter().any(|filter| selects(filter, name));
    let selected = names.iter().filter(is_selected).cloned();
    Ok(selected.sorted_by_key(CaseName::path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_judged_is_loaded() {
        let (problem, case) = (&PROBLEMS[0], "none".to_owned());
        let name = CaseName { problem, case };
        let check = |input, output, message: &str| {
            let error = name.stored(input, output).err().expect("no case");
            let expected = format!("testcases/{}{message}", name.path());
            assert_eq!(format!("{error:#}"), expected);
        };
        let stored = name.stored("\u{feff}4\n", "\u{feff}false\n");
        assert_eq!(stored.expect("a case").expected, ["false"]);
        check("4\n5\n", "false\n", ": 2 questions and 1 answer");
        let message = ".in: case 1: n: expected an integer, found \"x\"";
        check("x\n", "true\n", message);
    }
}
