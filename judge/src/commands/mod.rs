//! The commands of `judge`.

mod list;
mod matrix;
mod play;
mod submit;
mod test;

use std::io::Write;

use anyhow::{Context, Result};
use lexopt::{Arg, Parser, ValueExt};

use self::{list::list, matrix::matrix, play::play, submit::submit, test::test};
use crate::options::Options;

const HELP: &str = "\
Usage: cargo judge COMMAND

  submit FILE [PROGRAM]      judges your solution: the smallest game it fails in
  submit -c COMMAND PROGRAM  the same for a command that reads standard input
  play PROGRAM [CASE]        shows a game as the best players play it
  list [WORD…]               lists the programs, with difficulty and technique
  test [FILTER…]             runs the programs of src/bin on testcases/
  matrix [PROGRAM…]          submits all of submissions/: what is not as claimed

cargo judge COMMAND -h tells more. --version: which judge this is.

PROGRAM is a number such as 486, or a part of a title such as deque or 小猫钓鱼.";

/// What a command does; says whether all is accepted.
type Work = fn(&Options, &mut dyn Write) -> Result<bool>;

/// The commands, each with its help and its options.
const COMMANDS: [(&str, &str, &str, Work); 5] = [
    ("submit", submit::HELP, "-c --input --stress -j -t", submit),
    ("play", play::HELP, "", play),
    ("list", list::HELP, "--zh", list),
    ("test", test::HELP, "-j -t -v", test),
    ("matrix", matrix::HELP, "-j", matrix),
];

/// Does what the arguments ask for, and says whether all is accepted.
pub fn run(arguments: &mut Parser, output: &mut dyn Write) -> Result<bool> {
    let name = match arguments.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Short('V') | Arg::Long("version")) => "version".to_owned(),
        Some(Arg::Value(name)) => name.string()?,
        Some(option) => return Err(option.unexpected().into()),
    };
    match name.as_str() {
        "help" => writeln!(output, "{HELP}")?,
        "version" => writeln!(output, "judge {}", env!("CARGO_PKG_VERSION"))?,
        _ => {
            let command = COMMANDS.iter().find(|(known, ..)| *known == name);
            let unknown = || format!("unknown command {name} (cargo judge -h helps)");
            let (_, help, known, work) = command.with_context(unknown)?;
            if let Some(options) = Options::parse(arguments, known)? {
                return work(&options, output);
            }
            writeln!(output, "{help}")?;
        }
    }
    Ok(true)
}
