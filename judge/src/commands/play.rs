//! `cargo judge play`: shows optimal play.

use std::io::{self, IsTerminal, Write};

use anyhow::{Context, Result};
use games::parse_inputs;

use crate::naming::named_problem;
use crate::optimal_play::played;
use crate::options::Options;

pub const HELP: &str = "\
Usage: cargo judge play PROBLEM [INPUT]

Shows optimal play on INPUT or, without it, on each input from standard input.

Example: cargo judge play 486 '[1,5,233,7]'";

/// Shows optimal play on the given input, or on each input from standard input.
pub fn play(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let missing = "missing PROBLEM; `cargo judge list` lists all problems";
    let (name, input) = options.operands.split_first().context(missing)?;
    let problem = named_problem(name)?;
    let text = if input.is_empty() {
        if io::stdin().is_terminal() {
            let example = problem.example();
            let advice = "press Ctrl-D to end the input, or Ctrl-Z and Enter on Windows";
            eprintln!("waiting for input, such as {example} ({advice})");
        }
        io::read_to_string(io::stdin()).context("cannot read standard input")?
    } else {
        input.join(" ")
    };
    for (number, input) in parse_inputs(&problem.signature, &text)?.iter().enumerate() {
        if number > 0 {
            writeln!(output)?;
        }
        output.write_all(played(problem, input)?.as_bytes())?;
    }
    Ok(true)
}
