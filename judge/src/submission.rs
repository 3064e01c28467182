//! Compiles a Rust file as its judge does.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use two_player_games::Problem;
use two_player_games::problems::{Answer, Form, Judge};

use crate::contestant::{Asked, Contestant};
use crate::process::{Limits, run};
use crate::programs::{Artifact, build_crates};

/// How long a compiler may take.
pub const PATIENCE: Limits = Limits { time: Duration::from_secs(60), memory: None };

/// What a submission may use.
pub const LIMITS: Limits = Limits { time: Duration::from_secs(2), memory: Some(256 << 20) };

const DRIVER: &str = include_str!("../drivers/driver.rs");

/// The crates that a submission may use at some judge, as cargo built them.
pub struct Crates(Vec<Artifact>);

impl Crates {
    /// Builds them.
    ///
    /// # Errors
    /// The build fails.
    pub fn new() -> anyhow::Result<Self> {
        Ok(Self(build_crates()?))
    }

    /// Builds them if `source` names one.
    ///
    /// # Errors
    /// The build fails.
    pub fn needed_by(source: &str) -> anyhow::Result<Self> {
        let is_needed = ["itertools", "proconio"].iter().any(|name| source.contains(name));
        if is_needed { Self::new() } else { Ok(Self(Vec::new())) }
    }

    /// The words that let rustc find those that `judge` has. LeetCode's and AtCoder's others are of no use in these games.
    fn words(&self, judge: Judge) -> Vec<OsString> {
        let names: &[&str] = match judge {
            Judge::LeetCode { .. } => &["itertools"],
            Judge::AtCoder => &["itertools", "proconio"],
            Judge::StandardLibrary => &[],
        };
        let mut words = Vec::new();
        for Artifact { name, files } in self.0.iter().filter(|artifact| names.contains(&artifact.name.as_str())) {
            let library = files.iter().find(|file| file.extension().is_some_and(|extension| extension == "rlib"));
            if let Some((library, folder)) = library.and_then(|library| Some((library, library.parent()?))) {
                words.extend(["--extern".into(), format!("{name}={}", library.display()).into()]);
                words.extend(["-L".into(), format!("dependency={}", folder.display()).into()]);
            }
        }
        words
    }
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
        Judge::LeetCode { .. } | Judge::AtCoder => &["2024"],
        Judge::StandardLibrary => &["2018", "2021", "2024"],
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
    crates: &Crates,
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

    let mut words: Vec<OsString> = vec![env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())];
    words.extend(options(edition, crates, problem));
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

/// The words that tell rustc what the judge tells it.
#[must_use]
pub fn options(edition: &str, crates: &Crates, problem: &Problem) -> Vec<OsString> {
    let mut words: Vec<OsString> =
        ["--crate-name", "submission", "--edition", edition, "-C", "opt-level=2"].map(OsString::from).into();
    words.extend(crates.words(problem.judge));
    words
}

/// A file in LeetCode's form as LeetCode compiles it. Its lines keep their numbers.
#[must_use]
pub fn between_judges_lines(source: &str, problem: &Problem, function: &str) -> String {
    let (question, read) = match problem.form {
        Form::Row(_) => ("Vec<i32>", "numbers.by_ref().take(usize::try_from(number).expect(\"a length\")).collect()"),
        Form::Number(_) | Form::Deal(_) => ("i32", "number"),
    };
    let answer = match problem.answer {
        Answer::Boolean => "bool",
        Answer::Integer => "i32",
        Answer::Text | Answer::Finish => "String",
    };
    let driver = DRIVER
        .replace("QUESTION", question)
        .replace("ANSWER", answer)
        .replace("FUNCTION", &snake_case(function))
        .replace("READ", read);
    ["struct Solution; ", source, &driver].concat()
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
