//! The judge of the programs, the submissions and a reader's own solutions. A file is prepared, the program is run on
//! the stored cases under a judge's limits, its answers are compared, and that is reported, always in the same way.

mod commands;
mod compare;
mod hunt;
mod prepare;
mod report;
mod run;
mod slow;
mod trial;

use std::io;
use std::process::ExitCode;

use anyhow::Context;
use lexopt::Parser;

use run::started;

fn main() -> ExitCode {
    let handled = run::on_signals(|status| started::abandon(status));
    let handled = handled.context("no signal can be noticed");
    let mut output = anstream::stdout().lock();
    let outcome = handled.and_then(|()| commands::run(&mut Parser::from_env(), &mut output));
    started::end_orphans();
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            match error.downcast_ref::<io::Error>() {
                // The reader has seen enough, as `head` does.
                Some(cause) if cause.kind() == io::ErrorKind::BrokenPipe => {}
                _ if error.is::<lexopt::Error>() => {
                    let error = format!("error: {error} (cargo judge -h helps)");
                    eprintln!("{}", commands::as_called(&error));
                }
                _ => eprintln!("error: {}", commands::as_called(&format!("{error:#}"))),
            }
            ExitCode::from(2)
        }
    }
}
