//! The `main` of a solution file at home: answers every case of standard input.

use std::any::Any;
use std::cell::Cell;
use std::env;
use std::fmt::{Debug, Display, Write as _};
#[cfg(unix)]
use std::fs::{self, File};
use std::io::{self, BufWriter, IsTerminal, Read, Write};
#[cfg(unix)]
use std::os::{fd::AsFd, unix::fs::MetadataExt};
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;

use itertools::Itertools;

use crate::case::{BadCase, Case};
use crate::problems::{Form, Problem, problem};
use crate::question::{Question, cut_in_the_middle};

/// The bytes of output that are collected before they are written, unless to a terminal.
const CHUNK: usize = 65_536;

/// Appends a line with the answer to a question.
type AppendAnswer<'a> = dyn FnMut(Question, &mut String) -> Result<(), BadCase> + 'a;

/// What `--help` says of the input, the same for every program.
const FORMS: &str = "\
Standard input holds one case or more, one after another, with white space anywhere between the values.
A number is written  4  or  n = 4;  a row  4 1 5 233 7  (its length first),  [1,5,233,7]  or  nums = [1,5,233,7].";

/// How many characters of a case are repeated to a person at a terminal.
const ECHOED: usize = 100;

thread_local! {
    /// Where the last panic was.
    static PLACE: Cell<Option<String>> = const { Cell::new(None) };
}

/// Answers all cases of standard input, one after another, and gives the status to exit with.
///
/// `program` is the name of the solution's file in the table of problems, `source` its text, whose header is what
/// `--help` prints. `answer` is the solution. Bad input ends the program with status 1 and one line on standard error,
/// after the answers to the cases before it; an argument other than `--help` ends it with status 2.
///
/// # Panics
/// If there is no such problem, or `answer` takes another form of question.
pub fn answer_cases<Asked: TryFrom<Question, Error: Debug>, Answer: Display>(
    program: &str,
    source: &str,
    mut answer: impl FnMut(Asked) -> Result<Answer, BadCase>,
) -> ExitCode {
    // The rest is compiled once, and not for each program.
    run(program, source, &mut |question, text| {
        let answer = answer(Asked::try_from(question).expect("a question of the solution's form"))?;
        write!(text, "{answer}").expect("a text takes all");
        text.push('\n');
        Ok(())
    })
}

fn run(program: &str, source: &str, answer: &mut AppendAnswer) -> ExitCode {
    let problem = problem(program).expect("an entry in the table of problems");
    let mut output = io::stdout().lock();
    let input = io::stdin().lock();

    if let Some(argument) = env::args_os().nth(1) {
        if argument != "--help" && argument != "-h" {
            let argument = argument.display();
            eprintln!("error: unexpected argument: {argument}; cases are read from standard input: {program} < FILE");
            return ExitCode::from(2);
        }
        let help = writeln!(output, "{}\n\nUsage: {program} < FILE\n\n{FORMS}", header(source));
        return report(help.map(Ok));
    }
    if is_closed(&output) {
        return report(Err(io::Error::other("standard output is closed")));
    }
    let echoes = input.is_terminal();
    if echoes {
        eprintln!("{}", prompt(problem));
    }
    panic::set_hook(Box::new(|panic| PLACE.set(panic.location().map(ToString::to_string))));
    report(if output.is_terminal() {
        answer_all(problem, input, &mut output, echoes, answer)
    } else {
        answer_all(problem, input, &mut BufWriter::with_capacity(CHUNK, output), echoes, answer)
    })
}

/// What a person at a terminal is told: what to write, and how.
fn prompt(problem: &Problem) -> String {
    let end = if cfg!(windows) { "Ctrl-Z and Enter end" } else { "Ctrl-D ends" };
    let example = problem.form.example();
    let forms = match problem.form {
        Form::Number(name) => format!("{name}, such as {example}"),
        Form::Row(name) => format!("{name}, written {example}, or 3 1 5 2 with its length first"),
        Form::Deal([first, second]) => format!("{first} and {second}, written {example}, or 2 1 1 2 3 with n first"),
    };
    format!("waiting for {forms} ({end} the input, --help explains it)")
}

/// Whether the program was started without a standard output. The standard library then puts the null device there, for
/// writing and reading; a caller that wants no output opens it for writing only.
#[cfg(unix)]
fn is_closed(output: &impl AsFd) -> bool {
    let Ok(mut output) = output.as_fd().try_clone_to_owned().map(File::from) else { return true };
    let null_device = fs::metadata("/dev/null").map(|metadata| metadata.rdev()).ok();
    let is_null = output.metadata().is_ok_and(|metadata| Some(metadata.rdev()) == null_device);
    is_null && output.read(&mut [0]).is_ok()
}

#[cfg(not(unix))]
fn is_closed<Output>(_: &Output) -> bool {
    false
}

/// Tells the user, in one line on standard error, why the program stopped: writing failed, or what the message says.
fn report(outcome: io::Result<Result<(), String>>) -> ExitCode {
    let message = match outcome {
        Ok(Ok(())) => return ExitCode::SUCCESS,
        // The reader has seen enough, as `head` does.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(error) => format!("cannot write the answers: {error}"),
        Ok(Err(message)) => message,
    };
    eprintln!("error: {message}");
    ExitCode::FAILURE
}

/// Writes the answers to all cases of `input`; whatever stops it, those given so far are written first. If it `echoes`,
/// it says on standard error what it has read.
fn answer_all(
    problem: &Problem,
    input: impl Read,
    output: &mut dyn Write,
    echoes: bool,
    answer: &mut AppendAnswer,
) -> io::Result<Result<(), String>> {
    let mut case = Case::new(input);
    let mut number = 0;
    let mut line = String::new();
    // Caught around all cases, since around each it would cost as much as a small case.
    let answered = panic::catch_unwind(AssertUnwindSafe(|| -> io::Result<Result<(), BadCase>> {
        loop {
            number += 1;
            let answered = case.question(problem).and_then(|question| {
                if echoes {
                    eprintln!("case {number}: {}", cut_in_the_middle(&problem.named(&question), ECHOED));
                }
                line.clear();
                answer(question, &mut line)
            });
            match answered {
                Ok(()) => output.write_all(line.as_bytes())?,
                Err(bad_case) => return Ok(Err(bad_case)),
            }
            if case.is_last() {
                return Ok(Ok(()));
            }
        }
    }));
    let outcome = answered.unwrap_or_else(|panic| Ok(Err(mistake(&*panic))))?;
    output.flush()?;
    let failure = case.take_failure().map(|failure| format!("cannot read standard input: {failure}"));
    Ok(failure.map_or(outcome.map_err(|bad_case| bad_case.of_case(number).to_string()), Err))
}

/// A panic of the solution, told on one line with its place in the file.
fn mistake(panic: &(dyn Any + Send)) -> BadCase {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    let text = text.unwrap_or("panic").replace('\n', " ");
    let place = PLACE.take().map(|place| format!(" ({place})"));
    BadCase::new(format!("a mistake in this program: {text}{}", place.unwrap_or_default()))
}

/// The comment that a solution's file starts with.
fn header(source: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_in_a_program_is_an_error_of_the_case() {
        let nim_game = problem("leetcode_0292_nim_game").expect("a problem");
        let mut output = Vec::new();
        PLACE.set(Some("src/bin/x.rs:7:5".to_owned()));
        let outcome = answer_all(nim_game, &b"4 13 5"[..], &mut output, false, &mut |question, text| {
            assert!(question != Question::Number(13), "unlucky\nnumber {question}");
            writeln!(text, "{question}").expect("a text takes all");
            Ok(())
        });
        assert_eq!(output, b"4\n");
        let message = "case 2: a mistake in this program: unlucky number 13 (src/bin/x.rs:7:5)";
        assert_eq!(outcome.expect("no failure to write"), Err(message.to_owned()));
        // A panic without values, and one without a text.
        assert_eq!(mistake(&"text").to_string(), "a mistake in this program: text");
        assert_eq!(mistake(&7).to_string(), "a mistake in this program: panic");
    }

    #[test]
    fn a_failed_write_stops_the_program() {
        let nim_game = problem("leetcode_0292_nim_game").expect("a problem");
        let mut room = &mut [0; 3][..];
        let outcome = answer_all(nim_game, &b"4 x"[..], &mut room, false, &mut |_, text| {
            text.push_str("true\n");
            Ok(())
        });
        assert_eq!(outcome.expect_err("no room for it").kind(), io::ErrorKind::WriteZero);
    }
}
