//! The stored cases.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

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
        let (program, case) = filter.split_once('/').unwrap_or((filter, ""));
        self.path().contains(filter)
            || filter.contains('/') && self.problem.program.contains(program) && self.case.contains(case)
    }

    /// Reads the case from `testcases`.
    ///
    /// # Errors
    /// It cannot be read, asks what its program does not answer, or does not have one answer for each question.
    pub fn load(&self, testcases: &Path) -> anyhow::Result<StoredCase> {
        let text = |extension: &str| {
            let name = format!("{}.{extension}", self.path());
            fs::read_to_string(testcases.join(&name)).with_context(|| format!("testcases/{name} cannot be read"))
        };
        let (input, output) = (text("in")?, text("out")?);
        let questions = questions(self.problem, &input).with_context(|| format!("testcases/{}.in", self.path()))?;
        let expected = answers(&output, self.problem.answer);
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

/// The folder of the stored cases.
#[must_use]
pub fn folder() -> PathBuf {
    project().join("testcases")
}

/// The stored cases of a program, in order.
///
/// # Errors
/// There are none, or they cannot be read.
pub fn cases_of(problem: &'static Problem) -> anyhow::Result<Vec<StoredCase>> {
    let names = names_of(problem, &folder())?;
    ensure!(!names.is_empty(), "{} has no test cases", problem.program);
    names.iter().map(|name| name.load(&folder())).collect()
}

/// The names of all cases in `testcases`, in order.
///
/// # Errors
/// A folder cannot be read.
pub fn all(testcases: &Path) -> anyhow::Result<Vec<CaseName>> {
    let names: Vec<_> = PROBLEMS.iter().map(|problem| names_of(problem, testcases)).try_collect()?;
    Ok(names.into_iter().flatten().sorted_by_key(CaseName::path).collect())
}

fn names_of(problem: &'static Problem, testcases: &Path) -> anyhow::Result<Vec<CaseName>> {
    let files = match fs::read_dir(testcases.join(problem.program)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        files => files.with_context(|| format!("testcases/{} cannot be read", problem.program))?,
    };
    let files: Vec<_> = files.map_ok(|file| file.file_name().to_string_lossy().into_owned()).try_collect()?;
    let cases = files.iter().filter_map(|name| name.strip_suffix(".in")).filter(|case| !case.is_empty()).sorted();
    Ok(cases.map(|case| CaseName { problem, case: case.to_owned() }).collect())
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
    use super::*;
    use crate::process::Scratch;

    /// Cases of two programs.
    fn folder() -> Scratch {
        let folder = Scratch::new().expect("a folder");
        for (path, text) in [
            ("leetcode_0292_nim_game/max-1.in", "4\n5\n"),
            ("leetcode_0292_nim_game/max-1.out", "false\ntrue\n"),
            ("leetcode_0292_nim_game/max-10.in", "4\n5\n"),
            ("leetcode_0292_nim_game/max-10.out", "false\n"),
            ("leetcode_0292_nim_game/sample-1.in", "x\n"),
            ("leetcode_0292_nim_game/sample-1.out", "true\n"),
            ("leetcode_0292_nim_game/.DS_Store", ""),
            ("kitten_fishing/sample-1.in", "1\n1\n1\n"),
            ("something_else/sample-1.in", ""),
        ] {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        folder
    }

    fn selected(filters: &[&str]) -> Result<Vec<String>, String> {
        let filters: Vec<String> = filters.iter().map(ToString::to_string).collect();
        let names = select(all(folder().path()).expect("names"), &filters).map_err(|error| error.to_string())?;
        Ok(names.iter().map(CaseName::path).collect())
    }

    #[test]
    fn filters_are_parts_of_names_and_a_whole_name_is_one_case() {
        let nim = ["max-1", "max-10", "sample-1"].map(|case| format!("leetcode_0292_nim_game/{case}"));
        let kitten = "kitten_fishing/sample-1".to_owned();
        assert_eq!(selected(&[]).map(|names| names.len()), Ok(4));
        assert_eq!(selected(&["292"]), Ok(nim.to_vec()));
        assert_eq!(selected(&["sample"]), Ok(vec![kitten.clone(), nim[2].clone()]));
        assert_eq!(selected(&["292/max", "kitten"]), Ok(vec![kitten, nim[0].clone(), nim[1].clone()]));
        assert_eq!(selected(&["leetcode_0292_nim_game/max-1"]), Ok(vec![nim[0].clone()]));
        assert_eq!(selected(&["292", "487"]), Err("no test case matches \"487\" (-l lists them)".to_owned()));
    }

    #[test]
    fn only_what_can_be_judged_is_loaded() {
        let folder = folder();
        let loaded = |filter: &str| {
            let names = select(all(folder.path()).expect("names"), &[filter.to_owned()]).expect("a name");
            names[0]
                .load(folder.path())
                .map(|case| (case.questions.len(), case.expected))
                .map_err(|error| format!("{error:#}"))
        };
        assert_eq!(loaded("leetcode_0292_nim_game/max-1"), Ok((2, vec!["false".to_owned(), "true".to_owned()])));
        let error = |message: &str| Err(message.to_owned());
        assert_eq!(loaded("max-10"), error("testcases/leetcode_0292_nim_game/max-10: 2 questions and 1 answer"));
        let kitten = loaded("kitten").expect_err("a case without answers");
        assert!(kitten.starts_with("testcases/kitten_fishing/sample-1.out cannot be read: "), "{kitten}");
        let message = "testcases/leetcode_0292_nim_game/sample-1.in: case 1: n: expected an integer, found \"x\"";
        assert_eq!(loaded("292/sample"), error(message));
    }
}
