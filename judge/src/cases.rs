//! The stored cases.

use std::fs;

use anyhow::{Context, bail, ensure};
use itertools::Itertools;
use two_player_games::{PROBLEMS, Problem, Question, counted, questions};

use crate::comparison::answers;
use crate::project;

/// The name of a case: `testcases/<program>/<case>.in`.
#[derive(Clone)]
pub struct CaseName {
    /// The problem that the case is for.
    pub problem: &'static Problem,
    /// The name without the program.
    pub case: String,
}

/// A stored case.
pub struct StoredCase {
    /// Its name.
    pub name: CaseName,
    /// What it asks.
    pub questions: Vec<Question>,
    /// The right answers, one for each question.
    pub expected: Vec<String>,
}

impl CaseName {
    /// `program/case`
    #[must_use]
    pub fn path(&self) -> String {
        format!("{}/{}", self.problem.program, self.case)
    }

    /// A filter is a part of `program/case`, or a part of the program and a part of the case with a slash between.
    fn matches(&self, filter: &str) -> bool {
        match filter.split_once('/') {
            Some((program, case)) => self.problem.program.contains(program) && self.case.contains(case),
            None => self.path().contains(filter),
        }
    }

    /// Reads the case from `testcases/`.
    ///
    /// # Errors
    /// It cannot be read, asks what its program does not answer, or does not have one answer for each question.
    pub fn load(&self) -> anyhow::Result<StoredCase> {
        let path = format!("testcases/{}", self.path());
        self.stored(&text(&format!("{path}.in"))?, &text(&format!("{path}.out"))?)
    }

    /// The case with this input and this output.
    fn stored(&self, input: &str, output: &str) -> anyhow::Result<StoredCase> {
        let questions = questions(self.problem, input).with_context(|| format!("testcases/{}.in", self.path()))?;
        let expected = answers(output, self.problem.answer);
        let counts = [counted(questions.len(), "question"), counted(expected.len(), "answer")];
        ensure!(expected.len() == questions.len(), "testcases/{}: {}", self.path(), counts.join(" and "));
        Ok(StoredCase { name: self.clone(), questions, expected })
    }
}

impl StoredCase {
    /// Whether the judge may ask all its questions.
    #[must_use]
    pub fn is_within_limits(&self) -> bool {
        self.questions.iter().all(|question| self.name.problem.allows(question))
    }
}

/// The stored cases of a program, in order.
///
/// # Errors
/// There are none, or they cannot be read.
pub fn cases_of(problem: &'static Problem) -> anyhow::Result<Vec<StoredCase>> {
    let names = names_of(problem)?;
    ensure!(!names.is_empty(), "{} has no test cases", problem.program);
    names.iter().map(CaseName::load).collect()
}

/// The names of all cases, in order.
///
/// # Errors
/// A folder cannot be read.
pub fn all() -> anyhow::Result<Vec<CaseName>> {
    let names: Vec<_> = PROBLEMS.iter().map(names_of).try_collect()?;
    Ok(names.into_iter().flatten().sorted_by_key(CaseName::path).collect())
}

fn names_of(problem: &'static Problem) -> anyhow::Result<Vec<CaseName>> {
    let folder = format!("testcases/{}", problem.program);
    let files = if project().join(&folder).exists() { file_names(&folder)? } else { Vec::new() };
    let cases = files.iter().filter_map(|file| file.strip_suffix(".in")).sorted();
    Ok(cases.map(|case| CaseName { problem, case: case.to_owned() }).collect())
}

/// The names of what is in a folder of the project, in order; not those that begin with a dot.
pub(crate) fn file_names(folder: &str) -> anyhow::Result<Vec<String>> {
    let files = fs::read_dir(project().join(folder)).with_context(|| format!("{folder} cannot be read"))?;
    let names: Vec<_> = files.map_ok(|file| file.file_name().to_string_lossy().into_owned()).try_collect()?;
    Ok(names.into_iter().filter(|name| !name.starts_with('.')).sorted().collect())
}

/// What a file of the project holds.
pub(crate) fn text(path: &str) -> anyhow::Result<String> {
    fs::read_to_string(project().join(path)).with_context(|| format!("{path} cannot be read"))
}

/// The names that one of the filters selects; without filters, all. A filter that is a whole name selects it alone.
///
/// # Errors
/// A filter selects nothing, or there are no names.
pub fn select(names: Vec<CaseName>, filters: &[String]) -> anyhow::Result<Vec<CaseName>> {
    ensure!(!names.is_empty(), "there are no test cases");
    let is_whole = |filter: &str| names.iter().any(|name| name.path() == filter);
    let selects = |filter: &str, name: &CaseName| {
        if is_whole(filter) { name.path() == filter } else { name.matches(filter) }
    };
    if let Some(idle) = filters.iter().find(|filter| !names.iter().any(|name| selects(filter, name))) {
        bail!("no test case matches \"{idle}\" (-l lists them)");
    }
    let is_selected = |name: &&CaseName| filters.is_empty() || filters.iter().any(|filter| selects(filter, name));
    Ok(names.iter().filter(is_selected).cloned().collect())
}

#[cfg(test)]
mod tests {
    use two_player_games::problem;

    use super::*;

    fn name(path: &str) -> CaseName {
        let (program, case) = path.split_once('/').expect("a path");
        CaseName { problem: problem(program).expect("a problem"), case: case.to_owned() }
    }

    #[test]
    fn filters_are_parts_of_names_and_a_whole_name_is_one_case() {
        let kitten = "kitten_fishing/sample-1";
        let nim @ [first, tenth, sample] =
            ["leetcode_0292_nim_game/max-1", "leetcode_0292_nim_game/max-10", "leetcode_0292_nim_game/sample-1"];
        let selected = |filters: &[&str]| {
            let filters = filters.iter().map(ToString::to_string).collect_vec();
            let names = select([kitten, first, tenth, sample].map(name).into(), &filters).expect("names");
            names.iter().map(CaseName::path).collect_vec()
        };
        assert_eq!(selected(&[]), [kitten, first, tenth, sample]);
        assert_eq!(selected(&["292"]), nim);
        assert_eq!(selected(&["sample"]), [kitten, sample]);
        assert_eq!(selected(&["292/max", "kitten"]), [kitten, first, tenth]);
        assert_eq!(selected(&[first]), [first]);
    }

    #[test]
    fn only_what_can_be_judged_is_loaded() {
        let path = "leetcode_0292_nim_game/no-such-case";
        let error = |case: anyhow::Result<StoredCase>| format!("{:#}", case.err().expect("no case"));
        let stored = |input, output| error(name(path).stored(input, output));
        assert_eq!(stored("4\n5\n", "false\n"), format!("testcases/{path}: 2 questions and 1 answer"));
        let message = "case 1: n: expected an integer, found \"x\"";
        assert_eq!(stored("x\n", "true\n"), format!("testcases/{path}.in: {message}"));
        assert!(error(name(path).load()).starts_with(&format!("testcases/{path}.in cannot be read: ")));
    }
}
