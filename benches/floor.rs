//! What the programs are compared with: programs built in the same way that read the same input.
//!
//! The environment variable `FLOOR` says what a case is. `cargo bench --bench whole_process` builds and runs this.

use std::env;
use std::io;
use std::process::ExitCode;

use home_judge::answer_cases;
use proconio::source::Source;
use proconio::source::once::OnceSource;

fn main() -> ExitCode {
    match env::var("FLOOR").as_deref() {
        Ok("number") => answer_cases("", |case| case.number("n", 1..=i32::MAX).map(|_| "true")),
        Ok("row") => answer_cases("", |case| case.row("row").map(|_| "true")),
        Ok("deal") => answer_cases("", |case| case.hands(["u1", "u2"], 1..=9).map(|_| "true")),
        _ => sum_by_proconio(),
    }
}

/// The bare loop that the reader is measured against.
fn sum_by_proconio() -> ExitCode {
    let mut source = OnceSource::new(io::stdin().lock());
    let mut sum = 0;
    while let Some(token) = source.next_token() {
        sum += token.parse::<i64>().expect("an integer");
    }
    println!("{sum}");
    ExitCode::SUCCESS
}
