//! What the user asks for.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use lexopt::{Arg, Parser, ValueExt};

/// No run and no hunt is longer than a day.
const LONGEST_TIME: Duration = Duration::from_secs(86_400);

/// The words and the options of a command.
#[derive(Default)]
pub struct Options {
    pub words: Vec<String>,
    /// `-c`
    pub command: Option<String>,
    /// `--case`
    pub case: Option<String>,
    /// `--hunt`: how long a smallest game is looked for.
    pub hunt: Option<Duration>,
    /// `-j`: how many runs at once.
    pub jobs: Option<NonZero<usize>>,
    /// `-t`: the time limit.
    pub time: Option<Duration>,
    /// `-v`: whether cases are shown that are accepted.
    pub shows_all: bool,
}

impl Options {
    /// What is asked of a command, which knows the options that begin a line of its help; `None` if it is asked for that.
    pub fn parse(arguments: &mut Parser, help: &str) -> Result<Option<Self>> {
        let mut options = Self::default();
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
            if !help.contains(&format!("\n  {name} ")) {
                return Err(lexopt::Error::UnexpectedOption(name).into());
            }
            match name.as_str() {
                "-c" => options.command = Some(arguments.value()?.string()?),
                "--case" => options.case = Some(arguments.value()?.string()?),
                "--hunt" => options.hunt = Some(seconds(arguments)?),
                "-j" => options.jobs = Some(arguments.value()?.parse()?),
                "-t" => options.time = Some(seconds(arguments)?),
                "-v" => options.shows_all = true,
                _ => return Err(lexopt::Error::UnexpectedOption(name).into()),
            }
        }
        Ok(Some(options))
    }

    /// How many runs at once: one per core; but one of a command, which may write files, as a compiler does.
    pub fn jobs(&self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let usual = self.command.as_ref().map_or(cores, |_| 1);
        self.jobs.map_or(usual, NonZero::get)
    }
}

/// A time in seconds.
fn seconds(arguments: &mut Parser) -> Result<Duration> {
    let seconds: f64 = arguments.value()?.parse()?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|time| *time <= LONGEST_TIME)
        .with_context(|| format!("a number of seconds is needed, not {seconds}"))
}
