//! Command-line options.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use itertools::Itertools;
use lexopt::{Arg, Parser, ValueExt};

/// The arguments of a command. An option is `None` if it is not given.
#[derive(Default)]
pub struct Options {
    /// The arguments that are not options.
    pub words: Vec<String>,
    /// `-c`
    pub command: Option<String>,
    /// `--input`
    pub input: Option<String>,
    /// `--stress`: stress-testing time.
    pub stress: Option<Duration>,
    /// `-j`: number of parallel runs.
    pub jobs: Option<NonZero<usize>>,
    /// `-t`: CPU time limit of a run.
    pub time: Option<Duration>,
    /// `-v`: also shows accepted cases.
    pub shows_all: bool,
    /// `--zh`
    pub in_chinese: bool,
}

impl Options {
    /// Parses the arguments of a command whose options are `known`. Returns `None` if the user asks for help.
    pub fn parse(arguments: &mut Parser, known: &str) -> Result<Option<Self>> {
        let mut options = Self::default();
        while let Some(argument) = arguments.next()? {
            let name = match argument {
                Arg::Value(word) => {
                    options.words.push(word.string()?);
                    continue;
                }
                Arg::Short(letter) => format!("-{letter}"),
                // Its name until November 2026.
                Arg::Long("case") => "--input".to_owned(),
                Arg::Long(name) => format!("--{name}"),
            };
            match name.as_str() {
                "-h" | "--help" => return Ok(None),
                name if !known.split(' ').contains(&name) => {
                    return Err(lexopt::Error::UnexpectedOption(name.to_owned()).into());
                }
                "-v" => options.shows_all = true,
                "--zh" => options.in_chinese = true,
                "-c" => options.command = Some(arguments.value()?.string()?),
                "--input" => options.input = Some(arguments.value()?.string()?),
                "--stress" => options.stress = Some(value(arguments, SECONDS, seconds)?),
                "-t" => options.time = Some(value(arguments, SECONDS, seconds)?),
                _ => options.jobs = Some(value(arguments, JOBS, |text| text.parse().ok())?),
            }
        }
        Ok(Some(options))
    }

    /// Returns the number of parallel runs: one per core, but a command runs alone, since it may write files.
    pub fn jobs(&self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let usual = self.command.as_ref().map_or(cores, |_| 1);
        self.jobs.map_or(usual, NonZero::get)
    }
}

const JOBS: &str = "a number of at least 1";
const SECONDS: &str = "a number of seconds up to 86400";

/// Parses the value of an option, described by `expected` in the error.
fn value<T>(arguments: &mut Parser, expected: &str, parse: fn(&str) -> Option<T>) -> Result<T> {
    let text = arguments.value()?.string()?;
    parse(&text).with_context(|| format!("expected {expected}, found {text}"))
}

fn seconds(text: &str) -> Option<Duration> {
    let time = Duration::try_from_secs_f64(text.parse().ok()?).ok()?;
    (time.as_secs() <= 86_400).then_some(time)
}
