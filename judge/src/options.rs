//! What stands behind a command of `judge`.

use std::time::Duration;

use anyhow::{Context, bail, ensure};
use lexopt::{Arg, Parser, ValueExt};

use crate::languages::SourceForm;

/// What stands behind a command. Each command leaves the options of the others as they are by default.
#[derive(Default)]
pub struct Options {
    /// What is no option: of `submit` the file and the program, of `play` the program and the case, of `test` the
    /// filters, of `matrix` the programs.
    pub words: Vec<String>,
    /// `--case`: one question alone.
    pub case: Option<String>,
    /// `-c`: a command instead of a file.
    pub command: Option<String>,
    /// `--form`
    pub form: Option<SourceForm>,
    /// `--hunt`: how long to look for a smallest game; not at all if it is zero.
    pub hunt: Option<Duration>,
    /// `-j`
    pub jobs: Option<usize>,
    /// `-l`
    pub lists: bool,
    /// `--all`
    pub shows_all: bool,
    /// `-v`
    pub shows_every_case: bool,
    /// `-t`
    pub time: Option<Duration>,
}

impl Options {
    /// The options of `command`; `None` if they ask for help.
    ///
    /// # Errors
    /// An option that the command does not have, or a value that the option cannot have.
    pub fn parse(command: &str, arguments: &mut Parser) -> anyhow::Result<Option<Self>> {
        let mut options = Self::default();
        while let Some(argument) = arguments.next()? {
            match (command, argument) {
                (_, Arg::Short('h') | Arg::Long("help")) => return Ok(None),
                (_, Arg::Value(word)) => options.words.push(word.string()?),
                ("submit", Arg::Long("case")) => options.case = Some(arguments.value()?.string()?),
                ("submit", Arg::Short('c')) => options.command = Some(shell_command(arguments.value()?.string()?)?),
                ("submit", Arg::Long("form")) => options.form = Some(source_form(&arguments.value()?.string()?)?),
                ("submit", Arg::Long("hunt")) => options.hunt = Some(hunt(&arguments.value()?.string()?)?),
                ("submit" | "test", Arg::Short('t')) => {
                    options.time = Some(seconds("-t", &arguments.value()?.string()?)?);
                }
                ("submit" | "test", Arg::Short('j')) => options.jobs = Some(jobs(&arguments.value()?.string()?)?),
                ("test", Arg::Short('l')) => options.lists = true,
                ("test", Arg::Short('v')) => options.shows_every_case = true,
                ("play", Arg::Long("all")) => options.shows_all = true,
                (_, other) => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(options))
    }
}

fn shell_command(text: String) -> anyhow::Result<String> {
    ensure!(!text.trim().is_empty(), "-c needs a command");
    Ok(text)
}

fn source_form(text: &str) -> anyhow::Result<SourceForm> {
    match text {
        "leetcode" => Ok(SourceForm::LeetCode),
        "stdin" => Ok(SourceForm::StandardInput),
        _ => bail!("--form is leetcode or stdin, not \"{text}\""),
    }
}

fn jobs(text: &str) -> anyhow::Result<usize> {
    let number = text.parse().ok().filter(|number| (1..=9999).contains(number));
    number.with_context(|| format!("-j needs a number from 1 to 9999, not \"{text}\""))
}

fn hunt(text: &str) -> anyhow::Result<Duration> {
    if text == "0" { Ok(Duration::ZERO) } else { seconds("--hunt", text) }
}

fn seconds(option: &str, text: &str) -> anyhow::Result<Duration> {
    let seconds = text.parse().ok().filter(|seconds| (1e-3..=1e6).contains(seconds));
    let seconds =
        seconds.with_context(|| format!("{option} needs a number of seconds such as 2 or 0.5, not \"{text}\""))?;
    Ok(Duration::from_secs_f64(seconds))
}
