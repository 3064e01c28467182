//! The program `judge`: see its help.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, bail};
use judge::matrix::matrix;
use judge::options::Options;
use judge::play::play_cases;
use judge::process::abandon;
use judge::submit::submit;
use judge::test::test;
use lexopt::{Arg, Parser};
use two_player_games::PROBLEMS;

const HELP: &str = "\
Usage: cargo judge COMMAND

  submit FILE [PROGRAM]      judges your own solution, and looks for the smallest game that it gets wrong
  submit -c COMMAND PROGRAM  the same for a command that reads standard input
  play PROGRAM [CASE]        shows a game as the best players play it
  test [FILTER…]             runs the programs of src/bin on testcases/
  matrix [PROGRAM…]          submits every program and all of submissions/, and shows each one's verdict on each case

Examples:
  cargo judge submit mine.py 486                 a file as it is in LeetCode's editor, or a program
  cargo judge play 486 '[1,5,233,7]'             who takes what, and why
  cargo judge test 486 1140/max                  the cases whose program/case has such a part

PROGRAM is any part that names one, such as 486, nim or deque.
FILE's language is that of its extension: .py .cpp .java .js .go .rs, .c

Options of submit:
  -j N                      N runs at once (default: one per core; of a command one, for it may write files)
  -t SECONDS                time limit per case, on the processor (default: 2, Python, JavaScript and commands 10)
  --form leetcode|stdin     what the file is, where the guess is wrong
  --case '[1,5,2]'          this question alone: expected, found, and the play
  --hunt SECONDS            how long to look for a smallest game (default: 10; 0 for not at all)
Options of play:
  --all                     long games are not cut
Options of test:
  -j N                      N cases at once (default: one per core)
  -l                        list the cases and stop
  -t SECONDS                time limit per case (default: 2; fractions allowed)
  -v                        show every case, not only those that fail

What you submit runs as a program of yours, without protection.
Verdicts: AC accepted, WA wrong answer, TLE time limit exceeded, RE run-time error, CE compile error.
Exit status: 0 all accepted, 1 not so, 2 cannot judge.

Programs:";

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // The reader has seen enough, as `head` does.
            let is_closed = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
            if !error.downcast_ref::<io::Error>().is_some_and(is_closed) {
                let hint = if error.is::<lexopt::Error>() { " (cargo judge -h helps)" } else { "" };
                eprintln!("error: {error:#}{hint}");
            }
            ExitCode::from(2)
        }
    }
}

/// Does what the arguments ask for, and says whether all is accepted.
fn run() -> anyhow::Result<bool> {
    ctrlc::set_handler(|| abandon(130)).context("an interrupt cannot be noticed")?;
    let mut arguments = Parser::from_env();
    let mut output = anstream::stdout().lock();
    let command = match arguments.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => return help(&mut output),
        Some(Arg::Value(command)) => command,
        Some(other) => return Err(other.unexpected().into()),
    };
    let Some(command) = ["submit", "play", "test", "matrix", "help"].into_iter().find(|name| command == *name) else {
        bail!("unknown command {} (cargo judge -h helps)", command.display());
    };
    match (command, Options::parse(command, &mut arguments)?) {
        ("submit", Some(options)) => submit(&options, &mut output),
        ("play", Some(options)) => play_cases(&options, &mut output),
        ("test", Some(options)) => test(&options, &mut output),
        ("matrix", Some(options)) => matrix(&options.words, &mut output),
        _ => help(&mut output),
    }
}

fn help(output: &mut impl Write) -> anyhow::Result<bool> {
    writeln!(output, "{HELP}")?;
    PROBLEMS.iter().try_for_each(|problem| writeln!(output, "  {}", problem.program))?;
    Ok(true)
}
