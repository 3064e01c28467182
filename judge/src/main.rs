//! Judges this project's programs and submissions, and a user's own solutions.
//!
//! ```text
//! main → options → submission → program
//! cases { stored | --input | tiny | random | shrunk } → judge(program, case, limits) → judgement → report
//! ```
//!
//! Imports go one way: `language` → `run` → `case` → `program` → `judgement` → `hints`, `detection`, `stress` → `submission` →
//! `optimal_play` → `report`, `dialogue`, `steps` → `commands`. The crate imports `games` and `page`; nothing imports it.

#[macro_use]
mod language;

mod answers;
mod case;
mod commands;
mod detection;
mod dialogue;
mod files;
mod given;
mod hints;
mod judgement;
mod naming;
mod optimal_play;
mod options;
mod program;
mod report;
mod run;
mod scene;
mod steps;
mod stress;
mod submission;
mod table;
mod terminal;

use std::io;
use std::process::ExitCode;

use anyhow::Context;
use lexopt::Parser;

use run::{cleanup::clean_up_and_exit, keep_hangup_ignored};

fn main() -> ExitCode {
    let handler = ctrlc::try_set_handler(clean_up_and_exit).or_else(|_| {
        // A signal is ignored, or has another handler.
        keep_hangup_ignored();
        ctrlc::set_handler(clean_up_and_exit)
    });
    let handler = handler.context("cannot set up signal handling");
    let mut output = anstream::stdout().lock();
    let outcome = handler.and_then(|()| commands::run(&mut Parser::from_env(), &mut output));
    terminal::show_progress("");
    match outcome {
        Ok(true) => return ExitCode::SUCCESS,
        Ok(false) => return ExitCode::FAILURE,
        Err(error) => match error.downcast_ref::<io::Error>() {
            // The reader of the output, such as `head`, has closed the pipe.
            Some(cause) if cause.kind() == io::ErrorKind::BrokenPipe => {}
            _ if error.is::<lexopt::Error>() => {
                eprintln!(
                    "{}",
                    tell!("error: {error}; try --help", "错误：{error}；用法见 --help")
                );
            }
            _ => eprintln!("{}{}", tell!("error: ", "错误："), language::told(&error)),
        },
    }
    ExitCode::from(2)
}
