//! `judge play`: a game as the best players play it.

use std::io::{self, IsTerminal, Write};

use anyhow::{Context, Result};
use games::inputs;

use crate::naming::named_problem;
use crate::options::Options;
use crate::play::played;

pub const HELP: &str = "\
Usage: cargo judge play PROGRAM [CASE]

Shows how the best players play the case, or each case of standard input.

Example: cargo judge play 486 '[1,5,233,7]'";

/// Plays the case, or all on standard input.
pub fn play(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let words = options.words.split_first();
    let (program, case) =
        words.context("which game? Name a program (cargo judge list shows them)")?;
    let problem = named_problem(program)?;
    let text = if case.is_empty() {
        if io::stdin().is_terminal() {
            eprintln!("waiting for a case, such as {}", problem.example());
        }
        io::read_to_string(io::stdin()).context("standard input cannot be read")?
    } else {
        case.join(" ")
    };
    for (number, input) in inputs(problem, &text)?.iter().enumerate() {
        if number > 0 {
            writeln!(output)?;
        }
        output.write_all(played(problem, input)?.as_bytes())?;
    }
    Ok(true)
}
