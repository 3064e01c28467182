//! The commands of `judge`.

mod matrix;
mod play;
mod submit;
mod test;

use std::io::Write;

use anyhow::{Result, bail};
use games::PROBLEMS;
use lexopt::{Arg, Parser, ValueExt};

use crate::naming::list;
use crate::options::Options;

const HELP: &str = "\
Usage: cargo judge COMMAND

  submit FILE [PROGRAM]      judges your solution: the smallest game it fails in
  submit -c COMMAND PROGRAM  the same for a command that reads standard input
  play PROGRAM [CASE]        shows a game as the best players play it
  test [FILTER…]             runs the programs of src/bin on testcases/
  matrix [PROGRAM…]          submits all of submissions/: what is not as claimed

cargo judge COMMAND -h tells more. --version: which judge this is.

PROGRAM is a number such as 486, or a part of a title such as nim or 小猫钓鱼:";

/// A command: its help, the options that it knows, and what does it.
type Command<Output> = (
    &'static str,
    &'static [&'static str],
    fn(&Options, &mut Output) -> Result<bool>,
);

/// Does what the arguments ask for, and says whether all is accepted.
pub fn run<Output: Write>(arguments: &mut Parser, output: &mut Output) -> Result<bool> {
    let name = match arguments.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Value(name)) => name.string()?,
        Some(Arg::Short('V') | Arg::Long("version")) => {
            writeln!(output, "judge {}", env!("CARGO_PKG_VERSION"))?;
            return Ok(true);
        }
        Some(option) => return Err(option.unexpected().into()),
    };
    let (help, known, command): Command<Output> = match name.as_str() {
        "submit" => (submit::HELP, submit::OPTIONS, submit::submit),
        "play" => (play::HELP, play::OPTIONS, play::play),
        "test" => (test::HELP, test::OPTIONS, test::test),
        "matrix" => (matrix::HELP, matrix::OPTIONS, matrix::matrix),
        "help" => {
            writeln!(output, "{HELP}\n{}", list(PROBLEMS))?;
            return Ok(true);
        }
        _ => bail!("unknown command {name} (cargo judge -h helps)"),
    };
    if let Some(options) = Options::parse(arguments, known)? {
        return command(&options, output);
    }
    writeln!(output, "{help}")?;
    Ok(true)
}
