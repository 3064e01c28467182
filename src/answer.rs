//! The `main` of a solution file at home: answers every case of standard input.

use std::env;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::io::{self, BufReader, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use games::{Problem, Question, Reader};

/// The bytes of output that are collected before they are written.
const CHUNK: usize = 65_536;

/// What `--help` says of the input, the same for every program.
const FORMS: &str = "\
Standard input holds one case or more, one after another, with white space anywhere between the values.
A number is written  4  or  n = 4;  a row  4 1 5 233 7  (its length first),  [1,5,233,7]  or  nums = [1,5,233,7].";

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

/// Appends a line with the answer to a question.
type AppendAnswer<'a> = dyn FnMut(Question, &mut Vec<u8>) -> io::Result<()> + 'a;

/// Answers all cases of standard input, one after another, and gives the status to exit with.
///
/// `program` is its name in the list of problems, `source` its text, whose header is what `--help` prints. `answer` is
/// the solution. Bad input ends the program with status 1 and one line on standard error, after the answers to the cases
/// before it; an argument other than `--help` ends it with status 2.
///
/// # Panics
/// If there is no such problem, or `answer` takes other arguments.
pub fn answer_cases<Arguments: TryFrom<Question, Error: Debug>, Answer: Display>(
    program: &str,
    source: &str,
    mut answer: impl FnMut(Arguments) -> Answer,
) -> ExitCode {
    let problem = games::problem(program).expect("a problem of this name");
    // The rest is compiled once, and not for each program.
    run(problem, source, &mut |question, text| {
        let arguments = Arguments::try_from(question).expect("the solution's arguments");
        writeln!(text, "{}", answer(arguments))
    })
}

fn run(problem: &Problem, source: &str, answer: &mut AppendAnswer) -> ExitCode {
    let program = problem.program;
    let output = &mut BufWriter::with_capacity(CHUNK, io::stdout().lock());
    let argument = env::args_os().nth(1);
    let argument = argument
        .as_deref()
        .map(|argument| argument.to_string_lossy());
    let done = match argument.as_deref() {
        Some("--help" | "-h") => write_help(program, source, output).map_err(Into::into),
        Some(argument) => {
            let usage = format!("cases are read from standard input: {program} < FILE");
            eprintln!("error: unexpected argument: {argument}; {usage}");
            return ExitCode::from(2);
        }
        None => answer_all(problem, output, answer),
    };
    // Whatever stops it, the answers before that are written.
    let written = output.flush().map_err(Into::into);
    let Err(error) = done.and(written) else {
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
fn write_help(program: &str, source: &str, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "Usage: {program} < FILE\n\n{FORMS}\n")?;
    for line in source.lines().map_while(|line| line.strip_prefix("//")) {
        writeln!(output, "{}", line.strip_prefix(' ').unwrap_or(line))?;
    }
    Ok(())
}

/// Writes the answers to all cases of standard input; for a person at a terminal, each as soon as its case is complete.
fn answer_all(
    problem: &Problem,
    output: &mut dyn Write,
    answer: &mut AppendAnswer,
) -> Result<(), Box<dyn Error>> {
    let is_at_terminal = io::stdin().is_terminal();
    if is_at_terminal {
        eprintln!("{}", prompt(problem));
    }
    let input = BufReader::with_capacity(CHUNK, io::stdin().lock());
    let mut reader = Reader::new(problem, input);
    let mut line = Vec::new();
    while let Some(question) = reader.question().map_err(|error| error.to_string())? {
        line.clear();
        answer(question, &mut line)?;
        output.write_all(&line)?;
        if is_at_terminal {
            output.flush()?;
        }
    }
    Ok(())
}

/// What a person at a terminal is told: what to write, and how.
fn prompt(problem: &Problem) -> String {
    let end = if cfg!(windows) {
        "Ctrl-Z and Enter end"
    } else {
        "Ctrl-D ends"
    };
    let example = problem.example();
    format!("waiting for a case such as {example} ({end} the input, --help explains)")
}
