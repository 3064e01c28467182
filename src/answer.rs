//! The `main` of a solution file at home: answers every case of standard input.

use std::any::Any;
use std::env;
use std::fmt::Display;
use std::io::{self, BufRead, BufWriter, IsTerminal, StdinLock, Write};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;

use itertools::Itertools;

use crate::case::{BadCase, Case};

/// The bytes of output that are collected before they are written, unless to a terminal.
const CHUNK: usize = 65_536;

/// What `--help` says of the input, the same for every program.
const FORMS: &str = "\
Standard input holds one case or more, one after another, with white space anywhere between the values.
A number is written  4  or  n = 4;  a row  4 1 5 233 7  (its length first),  [1,5,233,7]  or  nums = [1,5,233,7].";

/// Why a program stops before it has answered all its input.
#[derive(Debug)]
enum Stop {
    /// The case of this number, counted from 1, has no answer.
    BadCase(u64, BadCase),
    Read(io::Error),
    Write(io::Error),
}

/// Answers all cases of standard input, one after another, and gives the status to exit with.
///
/// `source` is the text of the solution's file; its header is what `--help` prints. `answer` reads a case and answers
/// it. Bad input ends the program with status 1 and one line on standard error, after the answers to the cases before
/// it; an argument other than `--help` ends it with status 2.
pub fn answer_cases<A: Display>(
    source: &str,
    answer: impl FnMut(&mut Case<StdinLock<'static>>) -> Result<A, BadCase>,
) -> ExitCode {
    let mut arguments = env::args_os();
    let program = arguments.next().unwrap_or_default();
    let program = Path::new(&program).file_name().unwrap_or_default().display();
    let mut output = io::stdout().lock();
    let input = io::stdin().lock();

    if let Some(argument) = arguments.next() {
        if argument != "--help" && argument != "-h" {
            let argument = argument.display();
            eprintln!("error: unexpected argument: {argument}; cases are read from standard input: {program} < FILE");
            return ExitCode::from(2);
        }
        let help = writeln!(output, "{}\n\nUsage: {program} < FILE\n\n{FORMS}", header(source));
        return report(help.map_err(Stop::Write));
    }
    if input.is_terminal() {
        eprintln!("waiting for {} (Ctrl-D ends the input, --help explains it)", input_line(source));
    }
    panic::set_hook(Box::new(|_| {})); // `answer_all` reports it as the case's error.
    report(if output.is_terminal() {
        answer_all(input, output, answer)
    } else {
        answer_all(input, BufWriter::with_capacity(CHUNK, output), answer)
    })
}

/// Tells the user, in one line on standard error, why the program stopped.
fn report(outcome: Result<(), Stop>) -> ExitCode {
    match outcome {
        Ok(()) => return ExitCode::SUCCESS,
        // The reader has seen enough, as `head` does.
        Err(Stop::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Err(Stop::BadCase(number, bad_case)) => eprintln!("error: case {number}: {bad_case}"),
        Err(Stop::Read(error)) => eprintln!("error: cannot read standard input: {error}"),
        Err(Stop::Write(error)) => eprintln!("error: cannot write the answers: {error}"),
    }
    ExitCode::FAILURE
}

/// Writes the answers to all cases of `input`; whatever stops it, those given so far are written first.
fn answer_all<R: BufRead, A: Display>(
    input: R,
    mut output: impl Write,
    mut answer: impl FnMut(&mut Case<R>) -> Result<A, BadCase>,
) -> Result<(), Stop> {
    let mut case = Case::new(input);
    for number in 1.. {
        let answered = panic::catch_unwind(AssertUnwindSafe(|| answer(&mut case)))
            .unwrap_or_else(|panic| Err(BadCase::new(format!("a mistake in this program: {}", message(&*panic)))));
        match answered {
            Ok(answer) => writeln!(output, "{answer}").map_err(Stop::Write)?,
            Err(bad_case) => {
                output.flush().map_err(Stop::Write)?;
                return Err(case.take_failure().map_or(Stop::BadCase(number, bad_case), Stop::Read));
            }
        }
        if case.is_last() {
            break;
        }
    }
    output.flush().map_err(Stop::Write)?;
    case.take_failure().map_or(Ok(()), |failure| Err(Stop::Read(failure)))
}

/// What a panic says, on one line.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("panic").replace('\n', " ")
}

/// The comment that a solution's file starts with.
fn header(source: &str) -> String {
    let lines = source.lines().map_while(|line| line.strip_prefix("//"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).join("\n")
}

/// What the header says of the input.
fn input_line(source: &str) -> &str {
    source.lines().find_map(|line| line.strip_prefix("// Input:")).unwrap_or("the input").trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "// 0. Title\n//\n// Input:  n, a number\n\n// not the header\nfn main() {}\n";

    /// What is written for the numbers of `input`, each answered with its double, and why it stops.
    fn doubles(input: &str) -> (String, Result<(), String>) {
        let mut output = Vec::new();
        let outcome = answer_all(input.as_bytes(), &mut output, |case| {
            let n = case.number("n", 1..=100)?;
            assert_ne!(n, 13, "unlucky\nnumber");
            Ok(2 * n)
        });
        (String::from_utf8(output).expect("numbers"), outcome.map_err(|stop| format!("{stop:?}")))
    }

    #[test]
    fn answers_every_case() {
        assert_eq!(doubles("4\n50 n = 6\n"), ("8\n100\n12\n".to_owned(), Ok(())));
    }

    #[test]
    fn answers_the_cases_before_a_bad_one() {
        let (output, outcome) = doubles("4 5 x 6");
        assert_eq!(output, "8\n10\n");
        assert_eq!(outcome, Err("BadCase(3, BadCase(\"n: expected an integer, found \\\"x\\\"\"))".to_owned()));
    }

    #[test]
    fn no_case_at_all_is_bad() {
        let (output, outcome) = doubles(" \n");
        assert_eq!(output, "");
        assert_eq!(
            outcome,
            Err("BadCase(1, BadCase(\"n: expected an integer, found the end of the input\"))".to_owned())
        );
    }

    #[test]
    fn a_mistake_in_a_program_is_an_error_of_the_case() {
        let (output, outcome) = doubles("4 13 5");
        assert_eq!(output, "8\n");
        let message = outcome.expect_err("an error");
        assert!(message.starts_with("BadCase(2, BadCase(\"a mistake in this program: "), "{message}");
        assert!(message.contains("unlucky number"), "{message}");
    }

    #[test]
    fn messages_of_panics() {
        assert_eq!(message(&"text"), "text");
        assert_eq!(message(&"a\nb".to_owned()), "a b");
        assert_eq!(message(&7), "panic");
    }

    /// Fails after some bytes, as a full disk does.
    struct Full;

    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_failed_write_stops_the_program() {
        let outcome = answer_all(&b"4 5"[..], Full, |case| case.number("n", 1..=9));
        assert!(matches!(outcome, Err(Stop::Write(_))));
        // What a buffer keeps fails only when it is flushed.
        for input in ["4", "4 x"] {
            let outcome = answer_all(input.as_bytes(), BufWriter::new(Full), |case| case.number("n", 1..=9));
            assert!(matches!(outcome, Err(Stop::Write(_))));
        }
    }

    #[test]
    fn the_header_is_the_comment_at_the_top() {
        assert_eq!(header(SOURCE), "0. Title\n\nInput:  n, a number");
        assert_eq!(input_line(SOURCE), "n, a number");
        assert_eq!(input_line(""), "the input");
    }

    #[test]
    fn the_status_tells_whether_all_is_answered() {
        let bad_case = Stop::BadCase(1, BadCase::new("n: bad"));
        let closed = Stop::Write(io::ErrorKind::BrokenPipe.into());
        let full = Stop::Write(io::ErrorKind::StorageFull.into());
        let statuses = [Ok(()), Err(closed), Err(full), Err(bad_case)].map(|outcome| format!("{:?}", report(outcome)));
        let [success, failure] = [ExitCode::SUCCESS, ExitCode::FAILURE].map(|status| format!("{status:?}"));
        assert_eq!(statuses, [&success, &success, &failure, &failure].map(String::as_str));
    }
}
