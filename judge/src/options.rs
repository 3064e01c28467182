//! What the user asks for.

use std::time::Duration;

use anyhow::{Context, Result};
use lexopt::{Arg, Parser, ValueExt};

use crate::run::parallel::cores;

/// The words and the options of a command.
pub struct Options {
    pub words: Vec<String>,
    /// `-c`
    pub command: Option<String>,
    /// `--case`
    pub case: Option<String>,
    /// `--hunt`: how long a smallest game is looked for.
    pub hunt: Duration,
    /// `-j`: how many runs at once.
    pub jobs: Option<usize>,
    /// `-t`: the time limit.
    pub time: Option<Duration>,
    /// `-v` or `--all`
    pub shows_all: bool,
}

impl Options {
    /// What is asked of a command that knows these options; `None` if it is help.
    pub fn parse(arguments: &mut Parser, known: &[&str]) -> Result<Option<Self>> {
        let mut options = Self {
            words: Vec::new(),
            command: None,
            case: None,
            hunt: Duration::from_secs(5),
            jobs: None,
            time: None,
            shows_all: false,
        };
        while let Some(argument) = arguments.next()? {
            let name = match argument {
                Arg::Value(word) => {
                    options.words.push(word.string()?);
                    continue;
                }
                Arg::Short(letter) => format!("-{letter}"),
                Arg::Long(name) => format!("--{name}"),
            };
            if ["-h", "--help"].contains(&name.as_str()) {
                return Ok(None);
            }
            if !known.contains(&name.as_str()) {
                return Err(lexopt::Error::UnexpectedOption(name).into());
            }
            match name.as_str() {
                "-c" => options.command = Some(text(arguments)?),
                "--case" => options.case = Some(text(arguments)?),
                "--hunt" => options.hunt = seconds("--hunt", 0.0, arguments)?,
                "-j" => options.jobs = Some(jobs(arguments)?),
                "-t" => options.time = Some(seconds("-t", 1e-3, arguments)?),
                _ => options.shows_all = true,
            }
        }
        Ok(Some(options))
    }

    /// How many runs at once, where one per core makes sense.
    pub fn jobs(&self) -> usize {
        self.jobs.unwrap_or_else(cores)
    }
}

/// What stands behind an option.
fn text(arguments: &mut Parser) -> Result<String> {
    Ok(arguments.value()?.string()?)
}

fn jobs(arguments: &mut Parser) -> Result<usize> {
    let text = text(arguments)?;
    let number = text.parse().ok();
    let number = number.filter(|number| (1..=9999).contains(number));
    number.with_context(|| format!("-j needs a number from 1 to 9999, not \"{text}\""))
}

/// A time of at least so many seconds.
fn seconds(option: &str, least: f64, arguments: &mut Parser) -> Result<Duration> {
    let text = text(arguments)?;
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (least..=1e6).contains(seconds));
    let needed = || format!("{option} needs a number of seconds such as 2 or 0.5, not \"{text}\"");
    Ok(Duration::from_secs_f64(seconds.with_context(needed)?))
}
