//! What a user waits for: whole programs, from their start to their end, beside a program that only reads.
//!
//! `cargo bench -p benches --bench whole_process`; words after `--` choose the rows of the table that contain them.

mod common;

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fastrand::Rng;
use games::{Bounds, Kind, PROBLEMS, Problem, problem, thousands};
use itertools::Itertools;

use common::{is_chosen, question};

/// A million but one: 486 answers an even row without a look at it.
const MANY: usize = 999_999;

fn main() {
    build_programs();
    println!("| program | beside | n | program | beside | ratio |");
    println!("| --- | --- | --: | --: | --: | --: |");
    for problem in PROBLEMS {
        for n in sizes(problem) {
            compare(problem, n, [problem.program, "floor"]);
        }
    }
    let row = problem("atcoder_dp_l_deque").expect("a problem");
    compare(row, MANY, ["floor", "with_proconio"]);
}

/// Builds the programs like what they are compared with, and into its folder.
fn build_programs() {
    let target = concat!(env!("CARGO_TARGET_TMPDIR"), "/..");
    let status = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--profile", "bench", "--bins"])
        .args(["--package", "two-player-games", "--target-dir", target])
        .status();
    assert!(status.expect("cargo runs").success());
}

/// The judge's limit and a larger size, if the program answers that at home.
fn sizes(problem: &Problem) -> Vec<usize> {
    if problem.program == "kitten_fishing" {
        return vec![6, 600]; // The hands of the book, which names no limit.
    }
    let argument = &problem.arguments[0];
    let largest = |bounds: &Bounds| match argument.kind {
        Kind::Number => bounds.values.end().unsigned_abs() as usize,
        Kind::Row | Kind::RowAsLong => *bounds.lengths.end(),
    };
    let limit = largest(&argument.judge);
    let larger = largest(&argument.home).min(MANY);
    [limit, larger].into_iter().dedup().collect()
}

/// Runs both programs in turn, so that whatever else the machine does slows both alike, and prints the medians.
fn compare(problem: &Problem, n: usize, programs: [&str; 2]) {
    let title = format!("| {} | {} |", programs.join(" | "), thousands(n));
    if !is_chosen(&title) {
        return;
    }
    let input = concat!(env!("CARGO_TARGET_TMPDIR"), "/input");
    let question = question(problem, n, &mut Rng::with_seed(877));
    fs::write(input, problem.written(&question)).expect("the input is written");
    let start = Instant::now();
    let mut times = [vec![], vec![]];
    while times[1].len() < 21 || start.elapsed() < Duration::from_secs(3) {
        for (program, times) in programs.iter().zip(&mut times) {
            let program = Path::new(env!("CARGO_BIN_EXE_floor")).with_file_name(program);
            times.push(run(
                Command::new(program).env("FLOOR", problem.program),
                input,
            ));
        }
    }
    let [program, beside] = times.map(|mut times| {
        times.sort_unstable();
        times[times.len() / 2]
    });
    let ratio = program.div_duration_f64(beside);
    println!("{title} {program:.2?} | {beside:.2?} | {ratio:.2} |");
}

/// The time from the program's start to its end.
fn run(program: &mut Command, input: &str) -> Duration {
    let input = File::open(input).expect("the input");
    let start = Instant::now();
    let status = program.stdin(input).stdout(Stdio::null()).status();
    let time = start.elapsed();
    assert!(status.expect("the program starts").success(), "{program:?}");
    time
}
