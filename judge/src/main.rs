//! The program `judge`: see its help.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail};
use judge::languages::SourceForm;
use judge::matrix::matrix;
use judge::process::abandon;
use judge::submit::{named_problem, submit};
use judge::{play, submit, test};
use lexopt::{Arg, Parser, ValueExt};
use two_player_games::{PROBLEMS, questions};

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

PROGRAM is any part that names one. FILE's language is that of its extension: .py .cpp .java .js .go .rs, .c

Options of submit:
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
                let hint = if error.is::<lexopt::Error>() { " (cargo judge -h helps)" } else { "" };
                eprintln!("error: {error:#}{hint}");
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
            Some("submit") => match submission(&mut arguments)? {
                Some(request) => submit(&request, &mut output),
                None => help(&mut output),
            },
            Some("play") => match game(&mut arguments)? {
                Some(game) => game.play(&mut output),
                None => help(&mut output),
            },
            Some("test") => match filters(&mut arguments)? {
                Some(request) => test::test(&request, &mut output),
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

/// The arguments of `submit`; `None` if they ask for help.
fn submission(arguments: &mut Parser) -> anyhow::Result<Option<submit::Request>> {
    let mut words = Vec::new();
    let (mut command, mut time, mut form, mut case) = (None, None, None, None);
    let mut hunt = Duration::from_secs(10);
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Short('c') => command = Some(arguments.value()?.string()?),
            Arg::Short('t') => time = Some(seconds("-t", &arguments.value()?.string()?)?),
            Arg::Long("form") => form = Some(source_form(&arguments.value()?.string()?)?),
            Arg::Long("case") => case = Some(arguments.value()?.string()?),
            Arg::Long("hunt") => {
                let text = arguments.value()?.string()?;
                hunt = if text == "0" { Duration::ZERO } else { seconds("--hunt", &text)? };
            }
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Value(word) => words.push(word.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    if command.as_ref().is_some_and(|command| command.trim().is_empty()) {
        bail!("-c needs a command");
    }
    let mut words = words.into_iter();
    let file = if command.is_some() { None } else { words.next() };
    let program = words.next();
    if let Some(word) = words.next() {
        bail!("\"{word}\" is one word too many (cargo judge -h helps)");
    }
    Ok(Some(submit::Request { file, program, command, time, form, case, hunt }))
}

fn source_form(text: &str) -> anyhow::Result<SourceForm> {
    match text {
        "leetcode" => Ok(SourceForm::LeetCode),
        "stdin" => Ok(SourceForm::StandardInput),
        _ => bail!("--form is leetcode or stdin, not \"{text}\""),
    }
}

/// What `play` shows.
struct Game {
    program: String,
    case: Option<String>,
    shows_all: bool,
}

/// The arguments of `play`; `None` if they ask for help.
fn game(arguments: &mut Parser) -> anyhow::Result<Option<Game>> {
    let mut words = Vec::new();
    let mut shows_all = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("all") => shows_all = true,
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Value(word) => words.push(word.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let mut words = words.into_iter();
    let program = words.next().context("which game? Name a program (cargo judge -h lists them)")?;
    let case = words.reduce(|case, word| case + " " + &word);
    Ok(Some(Game { program, case, shows_all }))
}

impl Game {
    /// Plays the case, or all on standard input.
    fn play(&self, output: &mut impl Write) -> anyhow::Result<bool> {
        let problem = named_problem(&self.program)?;
        let text = if let Some(case) = &self.case {
            case.clone()
        } else {
            if io::stdin().is_terminal() {
                eprintln!("waiting for a case, such as {}", submit::example(problem));
            }
            io::read_to_string(io::stdin()).context("standard input cannot be read")?
        };
        for (number, question) in questions(problem, &text)?.iter().enumerate() {
            if number > 0 {
                writeln!(output)?;
            }
            play::play(problem, question, self.shows_all, output)?;
        }
        Ok(true)
    }
}

/// The arguments of `test`; `None` if they ask for help.
fn filters(arguments: &mut Parser) -> anyhow::Result<Option<test::Request>> {
    let mut request = test::Request::default();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Short('j') => {
                let jobs = arguments.value()?.string()?;
                let number = jobs.parse().ok().filter(|number| (1..=9999).contains(number));
                request.jobs =
                    Some(number.with_context(|| format!("-j needs a number from 1 to 9999, not \"{jobs}\""))?);
            }
            Arg::Short('t') => request.time = Some(seconds("-t", &arguments.value()?.string()?)?),
            Arg::Short('l') => request.lists = true,
            Arg::Short('v') => request.shows_every_case = true,
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Value(filter) => request.filters.push(filter.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(request))
}

fn seconds(option: &str, text: &str) -> anyhow::Result<Duration> {
    let seconds = text.parse().ok().filter(|seconds| (1e-3..=1e6).contains(seconds));
    let seconds =
        seconds.with_context(|| format!("{option} needs a number of seconds such as 2 or 0.5, not \"{text}\""))?;
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
