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

PROGRAM is a number such as 486, or a part of a title such as deque or 小猫钓鱼:";

/// Does what the arguments ask for, and says whether all is accepted.
pub fn run(arguments: &mut Parser, output: &mut dyn Write) -> Result<bool> {
    let name = match arguments.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Value(name)) => name.string()?,
        Some(Arg::Short('V') | Arg::Long("version")) => {
            writeln!(output, "judge {}", env!("CARGO_PKG_VERSION"))?;
            return Ok(true);
        }
        Some(option) => return Err(option.unexpected().into()),
    };
    let help = match name.as_str() {
        "submit" => submit::HELP,
        "play" => play::HELP,
        "test" => test::HELP,
        "matrix" => matrix::HELP,
        "help" => {
            writeln!(output, "{HELP}\n{}", list(PROBLEMS))?;
            return Ok(true);
        }
        _ => bail!("unknown command {name} (cargo judge -h helps)"),
    };
    let Some(options) = Options::parse(arguments, help)? else {
        writeln!(output, "{help}")?;
        return Ok(true);
    };
    match name.as_str() {
        "submit" => submit::submit(&options, output),
        "play" => play::play(&options, output),
        "test" => test::test(&options, output),
        _ => matrix::matrix(&options, output),
    }
}
