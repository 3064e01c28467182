//! The commands of `judge`.

mod matrix;
mod naming;
mod play;
mod submit;
mod test;

use std::env;
use std::io::Write;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use games::PROBLEMS;
use lexopt::{Arg, Parser, ValueExt};

const HELP: &str = "\
Usage: cargo judge COMMAND

  submit FILE [PROGRAM]      judges your solution: the smallest game it fails in
  submit -c COMMAND PROGRAM  the same for a command that reads standard input
  play PROGRAM [CASE]        shows a game as the best players play it
  test [FILTER…]             runs the programs of src/bin on testcases/
  matrix [PROGRAM…]          submits all of submissions/: what is not as claimed

Examples:
  cargo judge submit mine.py 486      a file of LeetCode's editor, or a program
  cargo judge play 486 '[1,5,233,7]'  who takes what, and why
  cargo judge test 486 1140/max       the cases with such a part in program/case

PROGRAM is any part that names one, such as 486, nim, deque or 小猫钓鱼.
FILE's language is that of its extension: .py .cpp .c .java .js .ts .go .rs

Options of submit:
  -j N               N runs at once (default: one per core; of a command one)
  -t SECONDS         time limit per case (default: 2; scripts and commands 20)
  --case '[1,5,2]'   this question alone: expected, found, and the play;
                     or several, in one run
  --hunt SECONDS     how long to look for a smallest game (default: 5; 0: not)
Options of play:
  --all              long games are not cut
Options of test:
  -j N               N cases at once (default: one per core)
  -l                 list the cases and stop
  -t SECONDS         time limit per case (default: 2; fractions allowed)
  -v                 show every case, not only those that fail
--version            which judge this is

What you submit runs as a program of yours, without protection.
Verdicts: AC accepted, WA wrong answer, TLE time limit exceeded,
          RE run-time error, CE compile error.
Exit status: 0 all accepted, 1 not so, 2 cannot judge.

Programs:";

/// Does what the arguments ask for, and says whether all is accepted.
pub fn run(arguments: &mut Parser, output: &mut impl Write) -> Result<bool> {
    let name = match arguments.next()? {
        None => return help(output),
        Some(Arg::Value(name)) => name.string()?,
        Some(Arg::Long("version")) => {
            writeln!(output, "judge {}", env!("CARGO_PKG_VERSION"))?;
            return Ok(true);
        }
        Some(option) => return help_or_refuse(option, output),
    };
    match name.as_str() {
        "submit" => submit::submit(arguments, output),
        "play" => play::play(arguments, output),
        "test" => test::test(arguments, output),
        "matrix" => matrix::matrix(arguments, output),
        "help" => help(output),
        _ => bail!("unknown command {name} (cargo judge -h helps)"),
    }
}

/// The text with the name by which the user calls the judge: cargo tells what it runs of which package.
pub fn as_called(text: &str) -> String {
    match env::var("CARGO_PKG_NAME").as_deref() {
        Ok("judge") => text.to_owned(),
        _ => text.replace("cargo judge", "judge"),
    }
}

/// Every command has the option for help, and refuses those that it does not know.
fn help_or_refuse(option: Arg, output: &mut impl Write) -> Result<bool> {
    match option {
        Arg::Short('h') | Arg::Long("help") => help(output),
        other => Err(other.unexpected().into()),
    }
}

/// What stands behind an option.
fn text(arguments: &mut Parser) -> Result<String> {
    Ok(arguments.value()?.string()?)
}

/// How many runs at once.
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

fn help(output: &mut impl Write) -> Result<bool> {
    writeln!(output, "{}\n{}", as_called(HELP), naming::list(PROBLEMS))?;
    Ok(true)
}
