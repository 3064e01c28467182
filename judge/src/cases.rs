//! The stored cases.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use two_player_games::{Case, PROBLEMS, Problem, Question};

use crate::comparison::answers;

/// The name of a case: `testcases/<program>/<case>.in`.
#[derive(Clone)]
pub struct CaseName {
    /// What it asks.
    pub problem: &'static Problem,
    /// Without the program.
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
    /// It cannot be read, asks something else than its program answers, or has not one answer for each question.
    pub fn load(&self, testcases: &Path) -> anyhow::Result<StoredCase> {
        let text = |extension: &str| {
            let name = format!("{}.{extension}", self.path());
            fs::read_to_string(testcases.join(&name)).with_context(|| format!("testcases/{name} cannot be read"))
        };
        let (input, output) = (text("in")?, text("out")?);
        let questions = self.questions(&input)?;
        let expected = answers(&output, self.problem.answer);
        ensure!(
            expected.len() == questions.len(),
            "testcases/{}: {} questions and {} answers",
            self.path(),
            questions.len(),
            expected.len()
        );
        Ok(StoredCase { name: self.clone(), questions, expected })
    }

    fn questions(&self, input: &str) -> anyhow::Result<Vec<Question>> {
        let mut case = Case::new(input.as_bytes());
        let mut questions = Vec::new();
        while !case.is_last() {
            match case.question(self.problem) {
                Ok(question) => questions.push(question),
                Err(bad_case) => bail!("testcases/{}.in: question {}: {bad_case}", self.path(), questions.len() + 1),
            }
        }
        Ok(questions)
    }
}

impl StoredCase {
    /// Whether the judge may ask all that it asks.
    #[must_use]
    pub fn is_within_limits(&self) -> bool {
        self.questions.iter().all(|question| self.name.problem.allows(question))
    }
}

/// The names of all cases in `testcases`, in order.
///
/// # Errors
/// A folder cannot be read.
pub fn all(testcases: &Path) -> anyhow::Result<Vec<CaseName>> {
    let mut names = Vec::new();
    for problem in PROBLEMS {
        let files = match fs::read_dir(testcases.join(problem.program)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            files => files.with_context(|| format!("testcases/{} cannot be read", problem.program))?,
        };
        for file in files {
            let name = file?.file_name().to_string_lossy().into_owned();
            if let Some(case) = name.strip_suffix(".in").filter(|case| !case.is_empty()) {
                names.push(CaseName { problem, case: case.to_owned() });
            }
        }
    }
    names.sort_by_key(CaseName::path);
    Ok(names)
}

/// Those that one of the filters selects, or all if there is none. The whole name of a case means this case alone.
///
/// # Errors
/// A filter selects nothing, or there is nothing.
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
                .map_err(|error| error.to_string())
        };
        assert_eq!(loaded("leetcode_0292_nim_game/max-1"), Ok((2, vec!["false".to_owned(), "true".to_owned()])));
        let error = |message: &str| Err(message.to_owned());
        assert_eq!(loaded("max-10"), error("testcases/leetcode_0292_nim_game/max-10: 2 questions and 1 answers"));
        assert_eq!(loaded("kitten"), error("testcases/kitten_fishing/sample-1.out cannot be read"));
        let message = "testcases/leetcode_0292_nim_game/sample-1.in: question 1: n: expected an integer, found \"x\"";
        assert_eq!(loaded("292/sample"), error(message));
    }
}
