//! Judges the programs, the submissions and a user's own solutions.
//!
//! ```text
//! main → options → submission → program
//! cases { stored | --input | tiny | random | shrunk } → judge(program, case, limits) → judgement → report
//! ```

mod answers;
mod case;
mod commands;
mod files;
mod hints;
mod judge;
mod naming;
mod options;
mod play;
mod program;
mod report;
mod run;
mod stress;
mod submission;
mod terminal;

use std::io;
use std::process::ExitCode;

use anyhow::Context;
use lexopt::Parser;

use run::{keep_hangup_ignored, started};

fn main() -> ExitCode {
    keep_hangup_ignored();
    let handled =
        ctrlc::set_handler(|| started::abandon(130)).context("cannot set up signal handling");
    let mut output = anstream::stdout().lock();
    let outcome = handled.and_then(|()| commands::run(&mut Parser::from_env(), &mut output));
    terminal::show_progress("");
    match outcome {
        Ok(true) => return ExitCode::SUCCESS,
        Ok(false) => return ExitCode::FAILURE,
        Err(error) => match error.downcast_ref::<io::Error>() {
            // The consumer of the output, such as `head`, has closed it.
            Some(cause) if cause.kind() == io::ErrorKind::BrokenPipe => {}
            _ if error.is::<lexopt::Error>() => eprintln!("error: {error}; try --help"),
            _ => eprintln!("error: {error:#}"),
        },
    }
    ExitCode::from(2)
}
