//! Command-line options.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use games::words::Language;
use itertools::Itertools;
use lexopt::{Arg, Parser, ValueExt};

use crate::language;

/// The arguments of a command. An option is `None` if it is not given.
#[derive(Default)]
#[allow(clippy::struct_excessive_bools, reason = "each option stands on its own")]
pub struct Options {
    /// The arguments that are not options.
    pub operands: Vec<String>,
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
    /// `-v`: whether to show accepted cases, too.
    pub shows_all: bool,
    /// `--csv`
    pub as_csv: bool,
    /// `--grundy`
    pub shows_grundy: bool,
    /// `--as`: the player that the user plays, as the user calls this player.
    pub player: Option<String>,
}

impl Options {
    /// Parses the arguments of a command with the `known` options, which are separated by spaces. Returns `None` if the
    /// user asks for help.
    pub fn parse(arguments: &mut Parser, known: &str) -> Result<Option<Self>> {
        let mut options = Self::default();
        while let Some(argument) = arguments.next()? {
            let name = match argument {
                Arg::Value(operand) => {
                    options.operands.push(operand.string()?);
                    continue;
                }
                Arg::Short(letter) => format!("-{letter}"),
                Arg::Long(name) => format!("--{name}"),
            };
            let is_known = known.split(' ').contains(&name.as_str());
            match name.as_str() {
                "-h" | "--help" => return Ok(None),
                "--zh" => language::choose(Language::Chinese),
                "--en" => language::choose(Language::English),
                _ if !is_known => return Err(lexopt::Error::UnexpectedOption(name).into()),
                "-v" => options.shows_all = true,
                "--csv" => options.as_csv = true,
                "--grundy" => options.shows_grundy = true,
                "--as" => options.player = Some(arguments.value()?.string()?),
                "-c" => options.command = Some(arguments.value()?.string()?),
                "--input" => options.input = Some(arguments.value()?.string()?),
                "--stress" => options.stress = Some(seconds(&name, arguments)?),
                "-t" => options.time = Some(seconds(&name, arguments)?),
                "-j" => options.jobs = Some(jobs(arguments)?),
                _ => return Err(lexopt::Error::UnexpectedOption(name).into()),
            }
        }
        Ok(Some(options))
    }

    /// Returns the number of parallel runs. The default is one per core, but 1 for a command, since it may write files.
    pub fn jobs(&self) -> usize {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let default = if self.command.is_some() { 1 } else { cores };
        self.jobs.map_or(default, NonZero::get)
    }
}

/// Parses the value of `-j`.
fn jobs(arguments: &mut Parser) -> Result<NonZero<usize>> {
    let text = arguments.value()?.string()?;
    let expected =
        || tell!("-j: expected a positive integer, found {text}", "-j：应为正整数，写的是 {text}");
    text.parse().ok().with_context(expected)
}

/// Parses the value of `-t` or `--stress`, a number of seconds.
fn seconds(name: &str, arguments: &mut Parser) -> Result<Duration> {
    let text = arguments.value()?.string()?;
    let expected = || {
        tell!(
            "{name}: expected 0 to 86400 seconds, found {text}",
            "{name}：应为 0 到 86400 秒，写的是 {text}"
        )
    };
    let number = text.parse().ok();
    let time = number.and_then(|number| Duration::try_from_secs_f64(number).ok());
    time.filter(|time| time.as_secs() <= 86_400).with_context(expected)
}
