//! `judge test`: the programs of `src/bin/` on the stored cases.

use std::ffi::OsString;
use std::io::Write;
use std::time::Duration;

use anyhow::{Context, Result};
use games::counted;
use itertools::Itertools;

use crate::case::{Case, select};
use crate::judge::{Judgement, Verdict, count, judge_all};
use crate::options::Options;
use crate::program::Program;
use crate::report::{listed, style};
use crate::submission::{LIMITS, build_programs};

pub const HELP: &str = "\
Usage: ./run_tests.sh [FILTER…]     (on Windows: cargo judge test [FILTER…])

Runs the programs of src/bin on the cases of testcases/.
A FILTER is a part of program/case, or a part of each:

  ./run_tests.sh 486 1140/max       the cases of 486, and the largest of 1140

  -j N        N cases at once (default: one per core)
  -t SECONDS  time limit per case (default: 2; fractions allowed)
  -v          show every case, not only those that fail";

/// Judges what is asked for, writes a row for each program and what is wrong with it, and says whether all is accepted.
pub fn test(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let filters = options.words.iter().map(|filter| filter.to_lowercase());
    let limits = LIMITS.with_time(options.time.unwrap_or(LIMITS.time));
    let cases = select(&filters.collect_vec())?;
    let rows = cases.chunk_by(|one, next| one.problem.program == next.problem.program);
    let rows = rows.collect_vec();
    let names = rows.iter().map(|cases| cases[0].problem.program);
    let names = names.collect_vec();
    let width = names.iter().map(|name| name.len()).max().unwrap_or(0);
    let built = build_programs(&names)?;
    let mut verdicts = Vec::new();
    let mut slowest = (Duration::ZERO, String::new());
    for (name, cases) in names.iter().zip(&rows) {
        let file = built
            .get(*name)
            .with_context(|| format!("the build made no {name}"))?;
        let words = vec![OsString::from(file)];
        let program = Program::new(cases[0].problem, (*name).to_owned(), words, limits);
        let judgements = judge_all(&program, cases, options.jobs(), |_| ())?;
        let row = row(cases, &judgements, options.shows_all);
        write!(output, "{name:width$}  {row}")?;
        for (case, judgement) in cases.iter().zip(&judgements) {
            slowest = slowest.max((judgement.time, case.path()));
            verdicts.push(judgement.verdict);
        }
    }
    let summary = summary(rows.len(), cases.len(), &slowest, &verdicts);
    write!(output, "{summary}")?;
    Ok(verdicts.iter().all(|verdict| *verdict == Verdict::Accepted)
        && verdicts.len() == cases.len())
}

/// What became of the cases of one program, and of those that failed.
fn row(cases: &[Case], judgements: &[Judgement], shows_all: bool) -> String {
    let passed = format!("{}/{}", count(judgements, Verdict::Accepted), cases.len());
    let worst = judgements.iter().map(|judgement| judgement.verdict).max();
    let worst = worst.unwrap_or(Verdict::Accepted);
    let style = style(worst);
    let times = judgements.iter().map(|judgement| judgement.time);
    let time = times.max().unwrap_or_default().as_millis();
    let mut row = format!("{passed:>7}  {style}{worst:<3}{style:#}  slowest {time:3} ms\n");
    for (case, judgement) in cases.iter().zip(judgements) {
        if shows_all || judgement.verdict != Verdict::Accepted {
            let time = format!("   ({} ms)", judgement.time.as_millis());
            row += &listed(&case.path(), &time, case, judgement);
        }
    }
    row
}

fn summary(
    programs: usize,
    cases: usize,
    (time, slowest): &(Duration, String),
    verdicts: &[Verdict],
) -> String {
    let counts = [counted(programs, "program"), counted(cases, "case")].join(", ");
    let time = time.as_millis();
    let is_passed = |verdict: &&Verdict| **verdict == Verdict::Accepted;
    let passed = verdicts.iter().filter(is_passed).count();
    let failed = verdicts.len() - passed;
    let skipped = match cases - verdicts.len() {
        0 => String::new(),
        skipped => format!(", {skipped} skipped"),
    };
    let style = match failed {
        0 => style(Verdict::Accepted),
        _ => style(Verdict::WrongAnswer),
    };
    let result = format!("{style}{passed} passed, {failed} failed{skipped}{style:#}");
    format!("{counts}, slowest {slowest} {time} ms\n{result}\n")
}
