//! The program `judge`: see its help.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{anyhow, bail};
use judge::matrix::matrix;
use judge::process::abandon;
use judge::test::{Request, test};
use lexopt::{Arg, Parser, ValueExt};
use two_player_games::PROBLEMS;

const HELP: &str = "\
Usage: cargo judge COMMAND

  test [OPTION…] [FILTER…]  builds the programs of src/bin and runs them on testcases/
  matrix [PROGRAM…]         submits every program and all of submissions/, and shows each one's verdict on each case

Examples:
  cargo judge test                               all programs, all cases
  cargo judge test 486 1140/max                  the cases whose program/case has such a part
  cargo judge test -c 'python3 mine.py' 486      any other program in any language

Options of test:
  -c COMMAND  judge this shell command instead, on the cases of one program
  -j N        run N cases at once (default: one per core)
  -l          list the cases and stop
  -t SECONDS  time limit per case, on the processor (default: 2, with -c 10; fractions allowed)
  -v          show every case, not only those that fail
  -h          show this help

Verdicts: AC accepted, WA wrong answer, TLE time limit exceeded, RE run-time error, CE compile error.
Exit status: 0 all passed, 1 some failed, 2 cannot judge.

Programs:";

fn main() -> ExitCode {
    if let Err(error) = ctrlc::set_handler(|| abandon(130)) {
        eprintln!("error: an interrupt cannot be noticed: {error}");
        return ExitCode::from(2);
    }
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // The reader has seen enough, as `head` does.
            let is_closed = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
            if !error.downcast_ref::<io::Error>().is_some_and(is_closed) {
                eprintln!("error: {error:#}");
            }
            ExitCode::from(2)
        }
    }
}

/// Does what the arguments ask for, and says whether all is accepted.
fn run() -> anyhow::Result<bool> {
    let mut arguments = Parser::from_env();
    let mut output = anstream::stdout().lock();
    match arguments.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => help(&mut output),
        Some(Arg::Value(command)) => match command.to_str() {
            Some("test") => match request(&mut arguments)? {
                Some(request) => test(&request, &mut output),
                None => help(&mut output),
            },
            Some("matrix") => matrix(&values(&mut arguments)?, &mut output),
            Some("help") => help(&mut output),
            _ => bail!("unknown command {} (cargo judge -h helps)", command.display()),
        },
        Some(other) => Err(other.unexpected().into()),
    }
}

fn help(output: &mut impl Write) -> anyhow::Result<bool> {
    writeln!(output, "{HELP}")?;
    PROBLEMS.iter().try_for_each(|problem| writeln!(output, "  {}", problem.program))?;
    Ok(true)
}

/// The arguments of `test`; `None` if they ask for help.
fn request(arguments: &mut Parser) -> anyhow::Result<Option<Request>> {
    let mut request = Request::default();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Short('c') => {
                let command = arguments.value()?.string()?;
                if command.trim().is_empty() {
                    bail!("-c needs a command");
                }
                request.command = Some(command);
            }
            Arg::Short('j') => {
                let jobs = arguments.value()?.string()?;
                let number = jobs.parse().ok().filter(|number| (1..=9999).contains(number));
                request.jobs = Some(number.ok_or_else(|| anyhow!("-j needs a number from 1 to 9999, not \"{jobs}\""))?);
            }
            Arg::Short('t') => request.time = Some(seconds(&arguments.value()?.string()?)?),
            Arg::Short('l') => request.lists = true,
            Arg::Short('v') => request.shows_every_case = true,
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Value(filter) => request.filters.push(filter.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(request))
}

fn seconds(text: &str) -> anyhow::Result<Duration> {
    let seconds = text.parse().ok().filter(|seconds| (1e-3..=1e6).contains(seconds));
    let seconds = seconds.ok_or_else(|| anyhow!("-t needs a number of seconds such as 2 or 0.5, not \"{text}\""))?;
    Ok(Duration::from_secs_f64(seconds))
}

fn values(arguments: &mut Parser) -> anyhow::Result<Vec<String>> {
    let mut values = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(value) => values.push(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(values)
}
