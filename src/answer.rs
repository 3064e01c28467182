//! The local `main` of a solution: answers every input from standard input.

use std::borrow::Borrow;
use std::cell::RefCell;
use std::env;
use std::error::Error;
use std::fmt::Display;
use std::io::{self, BufReader, BufWriter, IsTerminal, Read, Write};
use std::process::ExitCode;

use games::{Arguments, Input, Problem, Reader};
use itertools::Itertools;

/// Size of the buffers for standard input and for the answers, in bytes.
const BUFFER_SIZE: usize = 64 << 10;

/// The part of the help that explains how to write an input.
const INPUT_FORMATS: &str = "\
Standard input holds one or more inputs; whitespace separates their values.
A number is  4  or  n = 4;  a row is  [1,5,233,7]  or  nums = [1,5,233,7];
a string is  AAB  or  \"AAB\";  a list is  [\"a\",\"b\"]  or  [[1,2],[3]].
Without brackets, an input is";

/// Defines `main`, which answers the inputs from standard input with the given function. The names of its arguments do
/// not matter. Write `&a` for an argument that is a slice or a `&str`, and `a` for any other.
#[macro_export]
macro_rules! answer {
    ($($function:ident)::+($($(&$lent:ident)? $($given:ident)?),+)) => {
        fn main() -> std::process::ExitCode {
            let program = env!("CARGO_BIN_NAME");
            let source = include_str!(concat!(env!("CARGO_BIN_NAME"), ".rs"));
            let sample = include_str!(concat!(
                "../../testcases/",
                env!("CARGO_BIN_NAME"),
                "/sample-1.in"
            ));
            $crate::answer_inputs(program, [source, sample], |($($($lent)? $($given)?,)+)| {
                $($function)::+($($($crate::lent(&$lent))? $($given)?),+)
            })
        }
    };
}

/// Lends a row as a slice, and a text as a `&str`, whichever the function takes.
pub fn lent<Lent: ToOwned + ?Sized>(owned: &Lent::Owned) -> &Lent {
    owned.borrow()
}

/// Answers all inputs from standard input in turn. Returns the exit status.
///
/// `program` is the program's name in the list of problems. The texts are its source code, whose header `--help` prints,
/// and its first sample. `answer` is the solution. Bad input ends the program with status 1 and one line on standard
/// error, after the answers to the inputs before it. An argument other than `--help` or `-h` ends the program with status
/// 2.
///
/// # Panics
/// If no program of this name is listed, or if the arguments of `answer` do not match the problem's in number and type.
/// If `answer` panics, after writing the answers to the inputs before.
pub fn answer_inputs<Args: Arguments, Answer: Display>(
    program: &str,
    [source, sample]: [&str; 2],
    mut answer: impl FnMut(Args) -> Answer,
) -> ExitCode {
    let problem = listed(program);
    // The rest is not generic, so it is compiled only once.
    run(problem, [source, sample], &mut |input, answers| {
        writeln!(answers, "{}", answer(Args::from_input(input)))
    })
}

/// Returns the problem that the program solves. Panics if none is listed.
pub(crate) fn listed(program: &str) -> &'static Problem {
    let problem = games::problem(program);
    problem.unwrap_or_else(|| panic!("games/src/problems.rs lists no game named {program}"))
}

/// Answers an input and writes the answer.
type WriteAnswer<'a> = dyn FnMut(&mut Input, &mut dyn Write) -> io::Result<()> + 'a;

fn run(problem: &Problem, [source, sample]: [&str; 2], answer: &mut WriteAnswer) -> ExitCode {
    let program = problem.program;
    let first = env::args_os().nth(1);
    let argument = first.map(|first| first.display().to_string());
    let result = match argument.as_deref() {
        None => answer_all(problem, sample, answer),
        Some("--help" | "-h") => write_help(problem, source),
        Some(argument) => {
            let advice = format!("pass the inputs on standard input: {program} < FILE");
            eprintln!("error: unexpected argument \"{argument}\"; {advice}");
            return ExitCode::from(2);
        }
    };
    let Err(error) = result else {
        return ExitCode::SUCCESS;
    };
    match error.downcast_ref::<io::Error>() {
        // The program that reads the output, such as `head`, has closed the pipe.
        Some(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
        Some(error) => eprintln!("error: cannot write the output: {error}"),
        None => eprintln!("error: {error}"),
    }
    ExitCode::FAILURE
}

/// Writes the usage, the input formats and the header of the solution's file.
fn write_help(problem: &Problem, source: &str) -> Result<(), Box<dyn Error>> {
    let (program, words) = (problem.program, problem.signature.words_without_brackets().en);
    let comments = source.lines().map_while(|line| line.strip_prefix("//"));
    let header = comments.map(|line| line.strip_prefix(' ').unwrap_or(line));
    let comment = header.format("\n");
    let help = format!("Usage: {program} < FILE\n\n{INPUT_FORMATS}  {words}.\n\n{comment}\n");
    Ok(io::stdout().write_all(help.as_bytes())?)
}

/// Answers all inputs from standard input.
fn answer_all(
    problem: &Problem,
    sample: &str,
    answer: &mut WriteAnswer,
) -> Result<(), Box<dyn Error>> {
    if io::stdin().is_terminal() {
        let example = problem.on_one_line(sample);
        let advice = "press Ctrl-D to end the input, or Ctrl-Z and Enter on Windows";
        eprintln!("waiting for input, such as {example} (see --help; {advice})");
    }
    answer_each(problem, io::stdin(), io::stdout(), answer)
}

/// Answers all inputs of the source. Flushes the answers before it waits for more input, at the end, and when a solution
/// panics.
fn answer_each(
    problem: &Problem,
    source: impl Read,
    output: impl Write,
    answer: &mut WriteAnswer,
) -> Result<(), Box<dyn Error>> {
    let answers = RefCell::new(BufWriter::with_capacity(BUFFER_SIZE, output));
    let source = Flushing { source, answers: &answers };
    let source = BufReader::with_capacity(BUFFER_SIZE, source);
    let mut reader = Reader::of_files(&problem.signature, source);
    let mut input = Input::default();
    let outcome = loop {
        match reader.read_into(&mut input) {
            Ok(true) => answer(&mut input, &mut *answers.borrow_mut())?,
            Ok(false) => break Ok(()),
            Err(error) => break Err(error.to_string().into()),
        }
    };
    answers.borrow_mut().flush()?;
    outcome
}

/// A source of inputs that flushes the answers before each read.
struct Flushing<'a, Source, Output: Write> {
    source: Source,
    answers: &'a RefCell<BufWriter<Output>>,
}

impl<Source: Read, Output: Write> Read for Flushing<'_, Source, Output> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        // Answers that cannot be written stay there, and a later flush reports the error.
        let _ = self.answers.borrow_mut().flush();
        self.source.read(buffer)
    }
}

#[test]
fn the_answers_before_a_panic_are_written() {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    let mut written = Vec::new();
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let problem = listed("leetcode_0292_nim_game");
        answer_each(problem, "3 4 5 6".as_bytes(), &mut written, &mut |input, answers| {
            let n = input.to_string();
            assert!(n != "5");
            writeln!(answers, "{n}")
        })
    }));
    assert!(outcome.is_err());
    assert_eq!(String::from_utf8_lossy(&written), "3\n4\n");
}
