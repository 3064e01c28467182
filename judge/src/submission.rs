//! Compiles a Rust file as its judge does.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, ensure};
use two_player_games::Problem;
use two_player_games::problems::{Answer, Form, Judge};

use crate::contestant::{Asked, Contestant};
use crate::process::{Limits, run};
use crate::programs::build_crates;

/// How long a compiler may take.
pub const PATIENCE: Limits = Limits { time: Duration::from_secs(60), memory: None };

/// What a submission may use.
pub const LIMITS: Limits = Limits { time: Duration::from_secs(2), memory: Some(256 << 20) };

/// The newest edition, which all judges know.
pub const EDITION: &str = "2024";

/// The library that calls solutions in LeetCode's form.
const DRIVER: &str = "driver";

/// What is added after a solution in LeetCode's form.
const MAIN: &str = "
fn main() { ::driver::answer_all(|numbers| {
    let function: fn(QUESTION) -> ANSWER = Solution::FUNCTION;
    function(numbers.READ()).to_string()
}) }
";

/// The libraries that a submission may use, with their names.
pub struct Libraries(Vec<(String, PathBuf)>);

impl Libraries {
    /// Builds those of all judges, the driver in `folder`.
    ///
    /// # Errors
    /// The build fails.
    pub fn new(folder: &Path) -> anyhow::Result<Self> {
        Self::build(&[DRIVER, "itertools", "proconio"], folder)
    }

    /// Builds those of `judge` that `source` names, the driver in `folder`.
    ///
    /// # Errors
    /// The build fails.
    pub fn needed_by(source: &str, judge: Judge, folder: &Path) -> anyhow::Result<Self> {
        let needed: Vec<&str> = libraries_of(judge).iter().copied().filter(|name| source.contains(name)).collect();
        Self::build(&needed, folder)
    }

    fn build(names: &[&str], folder: &Path) -> anyhow::Result<Self> {
        let crates: Vec<&str> = names.iter().copied().filter(|name| *name != DRIVER).collect();
        let mut libraries = if crates.is_empty() { Vec::new() } else { build_crates(&crates)? };
        if names.contains(&DRIVER) {
            libraries.push((DRIVER.to_owned(), build_driver(folder)?));
        }
        Ok(Self(libraries))
    }

    /// The options by which rustc finds the libraries that `judge` has.
    fn words(&self, judge: Judge) -> Vec<OsString> {
        let names = libraries_of(judge);
        let mut words = Vec::new();
        for (name, file) in self.0.iter().filter(|(name, _)| names.contains(&name.as_str())) {
            words.extend(["--extern".into(), format!("{name}={}", file.display()).into()]);
            let folder = file.parent().unwrap_or(Path::new("."));
            words.extend(["-L".into(), format!("dependency={}", folder.display()).into()]);
        }
        words
    }
}

/// LeetCode's and AtCoder's other crates are of no use in these games.
fn libraries_of(judge: Judge) -> &'static [&'static str] {
    match judge {
        Judge::LeetCode { .. } => &[DRIVER, "itertools"],
        Judge::AtCoder => &["itertools", "proconio"],
        Judge::StandardLibrary => &[],
    }
}

/// Builds the driver as a library of its own, since it takes longer to compile than a solution.
fn build_driver(folder: &Path) -> anyhow::Result<PathBuf> {
    let (source, library) = (folder.join("driver.rs"), folder.join("libdriver.rlib"));
    fs::write(&source, include_str!("../drivers/driver.rs")).context("the driver cannot be written")?;
    let mut words = vec![rustc()];
    words.extend(["--crate-type", "rlib", "--edition", EDITION, "-C", "opt-level=2", "-o"].map(OsString::from));
    words.extend([library.clone().into(), source.into()]);
    let compilation = run(&words, b"", PATIENCE)?;
    ensure!(compilation.is_success(), "the driver does not compile\n{}", compilation.messages);
    Ok(library)
}

fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())
}

/// What the compiler made of a file.
pub struct Compiled {
    /// `None` if it does not compile.
    pub contestant: Option<Contestant>,
    /// All that the compiler said.
    pub messages: String,
}

/// The editions in which the judge of `problem` compiles a file.
#[must_use]
pub fn editions(problem: &Problem) -> &'static [&'static str] {
    match problem.judge {
        Judge::LeetCode { .. } | Judge::AtCoder => &[EDITION],
        Judge::StandardLibrary => &["2018", "2021", EDITION],
    }
}

/// Compiles `source` in `folder`, where it is called `name`.
///
/// # Errors
/// The compiler cannot be run.
pub fn compile(
    source: &str,
    problem: &Problem,
    edition: &str,
    libraries: &Libraries,
    folder: &Path,
    name: &str,
) -> anyhow::Result<Compiled> {
    let file = folder.join(name).with_extension("rs");
    let program = folder.join(name).with_extension(env::consts::EXE_EXTENSION);
    let whole_source = match problem.judge {
        Judge::LeetCode { function } => between_judges_lines(source, problem, function),
        Judge::AtCoder | Judge::StandardLibrary => source.to_owned(),
    };
    fs::write(&file, whole_source).context("the submission cannot be written")?;

    let mut words = vec![rustc()];
    words.extend(options(edition, libraries, problem));
    words.extend(["-o".into(), program.clone().into(), file.into()]);
    let compilation = run(&words, b"", PATIENCE)?;

    let answers = folder.join(name).with_extension("answers");
    let (words, asked) = match problem.judge {
        Judge::LeetCode { .. } => (vec![program.into(), answers.clone().into()], Asked::ByDriver(answers)),
        Judge::AtCoder | Judge::StandardLibrary => (vec![program.into()], Asked::ByStandardInput),
    };
    let contestant = compilation.is_success().then_some(Contestant { words, limits: LIMITS, asked });
    Ok(Compiled { contestant, messages: compilation.messages })
}

/// The options that the judge gives rustc.
#[must_use]
pub fn options(edition: &str, libraries: &Libraries, problem: &Problem) -> Vec<OsString> {
    let words = ["--crate-name", "submission", "--edition", edition, "-C", "opt-level=2", "-C", "codegen-units=1"];
    let mut words: Vec<OsString> = words.map(OsString::from).into();
    words.extend(libraries.words(problem.judge));
    words
}

/// A file in LeetCode's form as LeetCode compiles it. Its lines keep their numbers.
#[must_use]
pub fn between_judges_lines(source: &str, problem: &Problem, function: &str) -> String {
    let question = match problem.form {
        Form::Row(_) => "Vec<i32>",
        Form::Number(_) | Form::Deal(_) => "i32",
    };
    let answer = match problem.answer {
        Answer::Boolean => "bool",
        Answer::Integer => "i32",
        Answer::Text | Answer::Finish => "String",
    };
    let main = MAIN
        .replace("QUESTION", question)
        .replace("ANSWER", answer)
        .replace("FUNCTION", &snake_case(function))
        .replace("READ", reader(problem.form));
    ["struct Solution; ", source, &main].concat()
}

/// The function by which the drivers of all languages read a question.
#[must_use]
pub fn reader(form: Form) -> &'static str {
    match form {
        Form::Row(_) => "row",
        Form::Number(_) | Form::Deal(_) => "number",
    }
}

/// `stoneGameII` as Rust writes it: `stone_game_ii`.
fn snake_case(name: &str) -> String {
    let mut snake_case = String::new();
    let mut after_small = false;
    for letter in name.chars() {
        if letter.is_uppercase() && after_small {
            snake_case.push('_');
        }
        after_small = letter.is_lowercase();
        snake_case.extend(letter.to_lowercase());
    }
    snake_case
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_named_as_in_rust() {
        let names = ["canWinNim", "stoneGameII", "predictTheWinner"].map(snake_case);
        assert_eq!(names, ["can_win_nim", "stone_game_ii", "predict_the_winner"]);
    }
}
