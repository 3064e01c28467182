//! Compiles a Rust file as its judge does.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, ensure};
use itertools::Itertools;
use two_player_games::Problem;
use two_player_games::problems::{Answer, Form, Judge};

use crate::contestant::{Asked, Contestant};
use crate::process::{Limits, run};
use crate::programs::build;

/// How long a compiler may take.
pub const PATIENCE: Limits = Limits { time: Duration::from_secs(60), memory: None };

/// What a submission may use, unless its judge allows more.
pub const LIMITS: Limits = Limits { time: Duration::from_secs(2), memory: Some(256 << 20) };

/// What a submission may use at this judge.
#[must_use]
pub fn limits(judge: Judge) -> Limits {
    if judge == Judge::AtCoder { Limits { memory: Some(1 << 30), ..LIMITS } } else { LIMITS }
}

/// The newest edition, which all judges know.
pub const EDITION: &str = "2024";

/// The library that calls solutions in LeetCode's form.
const DRIVER: &str = "driver";

/// What is added after a solution in LeetCode's form.
const MAIN: &str = "
fn main() { ::driver::answer_all(|numbers| {
    let answer: ANSWER = Solution::FUNCTION(numbers.READ());
    answer.to_string()
}) }
";

/// The libraries that submissions may use, by their names.
pub struct Libraries(BTreeMap<String, PathBuf>);

impl Libraries {
    /// Builds those of all judges, the driver in `folder`.
    ///
    /// # Errors
    /// The build fails.
    pub fn new(folder: &Path) -> anyhow::Result<Self> {
        Self::named(&[DRIVER, "itertools", "proconio"], &[], folder)
    }

    /// Builds those of `judge` that `source` names, the driver in `folder`.
    ///
    /// # Errors
    /// The build fails.
    pub fn needed_by(source: &str, judge: Judge, folder: &Path) -> anyhow::Result<Self> {
        let needed = libraries_of(judge).iter().copied().filter(|name| source.contains(name)).collect_vec();
        let has_fastout = judge == Judge::AtCoder && source.contains("fastout");
        let features: &[_] = if has_fastout { &["--features", "fastout"] } else { &[] };
        Self::named(&needed, features, folder)
    }

    fn named(names: &[&str], features: &[&str], folder: &Path) -> anyhow::Result<Self> {
        let has_crates = names.iter().any(|name| *name != DRIVER);
        let mut libraries = if has_crates { build(&[&["--lib"], features].concat())? } else { BTreeMap::new() };
        if names.contains(&DRIVER) {
            libraries.insert(DRIVER.to_owned(), build_driver(folder)?);
        }
        Ok(Self(libraries))
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
    let source = folder.join("driver.rs");
    let library = folder.join("libdriver.rlib");
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
    /// What the compiler said; of a reader's file only why it does not compile.
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

/// Compiles `source` in `folder`.
///
/// # Errors
/// The compiler cannot be run.
pub fn compile(
    source: &str,
    problem: &Problem,
    edition: &str,
    libraries: &Libraries,
    folder: &Path,
) -> anyhow::Result<Compiled> {
    let file = folder.join("submission.rs");
    let program = folder.join("submission").with_extension(env::consts::EXE_EXTENSION);
    let mut compile = vec![rustc()];
    compile.extend(options(edition, libraries, problem));
    compile.extend(["-o".into(), program.clone().into(), file.clone().into()]);
    let (text, asked) = match problem.judge {
        Judge::LeetCode { function } => {
            (between_judges_lines(source, problem, function), Asked::ByDriver(folder.to_owned()))
        }
        Judge::AtCoder | Judge::StandardLibrary => (source.to_owned(), Asked::ByStandardInput),
    };
    fs::write(file, text).context("the submission cannot be written")?;
    let compilation = run(&compile, b"", PATIENCE)?;
    let contestant = Contestant { words: vec![program.into()], limits: limits(problem.judge), asked };
    let contestant = compilation.is_success().then_some(contestant);
    Ok(Compiled { contestant, messages: compilation.messages })
}

/// The options that the judge gives rustc, with those by which it finds the libraries.
#[must_use]
pub fn options(edition: &str, libraries: &Libraries, problem: &Problem) -> Vec<OsString> {
    // Copying the standard library's debug information would take a tenth of the time.
    let words = ["--edition", edition, "-C", "opt-level=2", "-C", "codegen-units=1", "-C", "strip=debuginfo"];
    let mut words: Vec<OsString> = words.map(OsString::from).into();
    for name in libraries_of(problem.judge) {
        let Some(file) = libraries.0.get(*name) else { continue };
        words.extend(["--extern".into(), format!("{name}={}", file.display()).into()]);
        let folder = file.parent().unwrap_or(Path::new("."));
        words.extend(["-L".into(), format!("dependency={}", folder.display()).into()]);
    }
    words
}

/// A file in LeetCode's form as LeetCode compiles it. Its lines keep their numbers.
#[must_use]
pub fn between_judges_lines(source: &str, problem: &Problem, function: &str) -> String {
    let answer = match problem.answer {
        Answer::Boolean => "bool",
        Answer::Integer => "i32",
        Answer::Text | Answer::Finish => "String",
    };
    let main =
        MAIN.replace("ANSWER", answer).replace("FUNCTION", &snake_case(function)).replace("READ", reader(problem.form));
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
#[must_use]
pub fn snake_case(name: &str) -> String {
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
