//! `judge play`: a game as the best players play it.

use std::io::{self, IsTerminal, Write};

use anyhow::{Context, Result};
use lexopt::{Arg, Parser, ValueExt};
use two_player_games::questions;

use super::help_or_refuse;
use super::naming::named_problem;
use crate::report::record::played;

/// Plays the case, or all on standard input.
pub fn play(arguments: &mut Parser, output: &mut impl Write) -> Result<bool> {
    let mut words = Vec::new();
    let mut shows_all = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(word) => words.push(word.string()?),
            Arg::Long("all") => shows_all = true,
            option => return help_or_refuse(option, output),
        }
    }
    let words = words.split_first();
    let (program, case) =
        words.context("which game? Name a program (cargo judge -h lists them)")?;
    let problem = named_problem(program)?;
    let text = if case.is_empty() {
        if io::stdin().is_terminal() {
            eprintln!("waiting for a case, such as {}", problem.example());
        }
        io::read_to_string(io::stdin()).context("standard input cannot be read")?
    } else {
        case.join(" ")
    };
    for (number, question) in questions(problem, &text)?.iter().enumerate() {
        if number > 0 {
            writeln!(output)?;
        }
        output.write_all(played(problem, question, shows_all)?.as_bytes())?;
    }
    Ok(true)
}
