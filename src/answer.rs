//! The `main` of a solution file locally: answers every case of standard input.

use std::cell::RefCell;
use std::env;
use std::error::Error;
use std::fmt::Display;
use std::io::{self, BufReader, BufWriter, IsTerminal, Read, Stdout, Write};
use std::process::ExitCode;

use games::{Arguments, Input, Problem, Reader};
use itertools::Itertools;

/// What `--help` says of the input, the same for every program.
const FORMS: &str = "\
Standard input holds one case or more, one after another, with white space anywhere between the values.
A number is written  4  or  n = 4;  a row  4 1 5 233 7  (its length first),  [1,5,233,7]  or  nums = [1,5,233,7];
a text  \"AAB\";  a list  [\"a\",\"b\"]  or  [[1,2],[3]].";

/// Makes `main`, which answers the cases of standard input by this function: its arguments have any names, rows are
/// given to it all by value or all as slices.
#[macro_export]
macro_rules! answer {
    ($($function:ident)::+($($argument:ident),+)) => {
        $crate::answer!(@main |($($argument,)+)| $($function)::+($($argument),+));
    };
    ($($function:ident)::+($(&$row:ident),+)) => {
        $crate::answer!(@main |($($row,)+)| $($function)::+($(Vec::<i32>::as_slice(&$row)),+));
    };
    (@main $solution:expr) => {
        fn main() -> std::process::ExitCode {
            let program = env!("CARGO_BIN_NAME");
            let source = include_str!(concat!(env!("CARGO_BIN_NAME"), ".rs"));
            $crate::answer_cases(program, source, $solution)
        }
    };
}

/// Answers all cases of standard input, one after another, and gives the status to exit with.
///
/// `program` is its name in the list of problems, `source` its text, whose header is what `--help` prints. `answer` is
/// the solution. Bad input ends the program with status 1 and one line on standard error, after the answers to the cases
/// before it; an argument other than `--help` ends it with status 2.
///
/// # Panics
/// If there is no such problem, or `answer` takes other arguments.
pub fn answer_cases<Taken: Arguments, Answer: Display>(
    program: &str,
    source: &str,
    mut answer: impl FnMut(Taken) -> Answer,
) -> ExitCode {
    let problem = games::problem(program).expect("a problem of this name");
    // The rest is compiled once, and not for each program.
    run(problem, source, &mut |input| {
        let arguments = Taken::from_input(input);
        answer(arguments).to_string()
    })
}

fn run(problem: &Problem, source: &str, answer: &mut dyn FnMut(Input) -> String) -> ExitCode {
    let program = problem.program;
    let first = env::args_os().nth(1);
    let argument = first.map(|first| first.display().to_string());
    let done = match argument.as_deref() {
        None => answer_all(problem, answer),
        Some("--help" | "-h") => write_help(program, source),
        Some(argument) => {
            let usage = format!("inputs are read from standard input: {program} < FILE");
            eprintln!("error: unexpected argument: {argument}; {usage}");
            return ExitCode::from(2);
        }
    };
    let Err(error) = done else {
        return ExitCode::SUCCESS;
    };
    match error.downcast_ref::<io::Error>() {
        // The reader has seen enough, as `head` does.
        Some(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Some(error) => eprintln!("error: cannot write the answers: {error}"),
        None => eprintln!("error: {error}"),
    }
    ExitCode::FAILURE
}

/// Writes how to use the program, and the comment that the solution's file starts with.
fn write_help(program: &str, source: &str) -> Result<(), Box<dyn Error>> {
    let comments = source.lines().map_while(|line| line.strip_prefix("//"));
    let header = comments.map(|line| line.strip_prefix(' ').unwrap_or(line));
    let help = format!(
        "Usage: {program} < FILE\n\n{FORMS}\n\n{}\n",
        header.format("\n")
    );
    Ok(io::stdout().write_all(help.as_bytes())?)
}

/// Answers all cases of standard input. The answers are written before the program waits for more input, and at the end.
fn answer_all(
    problem: &Problem,
    answer: &mut dyn FnMut(Input) -> String,
) -> Result<(), Box<dyn Error>> {
    if io::stdin().is_terminal() {
        let example = problem.example();
        eprintln!(
            "waiting for a case such as {example} (--help explains; \
            Ctrl-D ends the input, on Windows Ctrl-Z and Enter)"
        );
    }
    let answers = RefCell::new(BufWriter::new(io::stdout()));
    let mut reader = Reader::new(problem, BufReader::new(Waiting { answers: &answers }));
    let outcome = loop {
        match reader.next_input() {
            Ok(Some(input)) => writeln!(answers.borrow_mut(), "{}", answer(input))?,
            Ok(None) => break Ok(()),
            Err(error) => break Err(error.to_string().into()),
        }
    };
    answers.borrow_mut().flush()?;
    outcome
}

/// Standard input, before each wait for which the answers are written.
struct Waiting<'a> {
    answers: &'a RefCell<BufWriter<Stdout>>,
}

impl Read for Waiting<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // What cannot be written stays there, and the last flush tells of it.
        let _ = self.answers.borrow_mut().flush();
        io::stdin().read(buffer)
    }
}
