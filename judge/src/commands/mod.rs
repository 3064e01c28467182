//! The commands of `cargo judge`.

mod list;
mod matrix;
mod new;
pub mod page;
mod play;
pub mod steps;
mod submit;
mod table;
mod test;
mod website;

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use games::words::Language;
use lexopt::{Arg, Parser, ValueExt};

use self::{
    list::list, matrix::matrix, new::new, page::page, play::play, steps::steps, submit::submit,
    table::table, test::test, website::website,
};
use crate::language;
use crate::naming::{did_you_mean, nearest};
use crate::options::Options;

const HELP: &str = "\
Usage: cargo judge COMMAND

  submit FILE [PROBLEM]      test your solution; find the smallest failing input
  submit -c COMMAND PROBLEM  test a command that reads standard input
  play PROBLEM [INPUT]       show optimal play, or play against you
  steps PROBLEM [INPUT] [KIND]
                             show the idea of the solution, frame by frame
  table PROBLEM INPUT        vary the numbers of an input; show the results
  page [PROBLEM [INPUT]]     write the board page, which opens in a browser
  website                    write the documents and the board as a website
  list [WORD…]               list programs, with difficulty and technique
  test [FILTER…]             run the programs in src/bin on testcases/
  matrix [PROBLEM…]          check that submissions get the expected verdicts
  new PROGRAM                make the files of a new game

  -h, --help                 show this help; after a COMMAND, show its help
  --version                  show the version
  --zh, --en                 write in Chinese or English (default: the locale's)

PROBLEM is a number such as 486, or part of a title such as deque or 小猫钓鱼.";

/// The function that runs a command and returns whether everything is accepted.
type Handler = fn(&Options, &mut dyn Write) -> Result<bool>;

/// The commands: name, help, options, and the function that runs them.
const COMMANDS: [(&str, &str, &str, Handler); 10] = [
    ("submit", submit::HELP, "-c --input --stress -j -t", submit),
    ("play", play::HELP, "--as", play),
    ("steps", steps::HELP, "", steps),
    ("table", table::HELP, "--csv --grundy", table),
    ("page", page::HELP, "", page),
    ("website", website::HELP, "", website),
    ("list", list::HELP, "", list),
    ("test", test::HELP, "-j -t -v", test),
    ("matrix", matrix::HELP, "-j", matrix),
    ("new", new::HELP, "", new),
];

/// Runs the command that the arguments name. Returns whether everything is accepted.
pub fn run(arguments: &mut Parser, output: &mut dyn Write) -> Result<bool> {
    let mut first = arguments.next()?;
    while let Some(Arg::Long(name @ ("zh" | "en"))) = first {
        language::choose(if name == "zh" { Language::Chinese } else { Language::English });
        first = arguments.next()?;
    }
    let name = match first {
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
            let unknown = || {
                let similar = nearest(&name, COMMANDS.iter().map(|(known, ..)| *known));
                let advice = match similar {
                    Some(known) => did_you_mean(known),
                    None if Path::new(&name).is_file() => tell!(
                        "to judge a file: cargo judge submit {name}",
                        "评测文件请用：cargo judge submit {name}"
                    ),
                    None => tell!("try `cargo judge --help`", "用法见 `cargo judge --help`"),
                };
                tell!("unknown command \"{name}\"; {advice}", "没有命令 \"{name}\"；{advice}")
            };
            let (_, help, known, handler) = command.with_context(unknown)?;
            if let Some(options) = Options::parse(arguments, known)? {
                return handler(&options, output);
            }
            writeln!(output, "{help}")?;
        }
    }
    Ok(true)
}
