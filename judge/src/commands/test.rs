//! `judge test`: the programs of `src/bin/` on the stored cases.

use std::ffi::OsString;
use std::io::Write;
use std::time::Duration;

use anyhow::{Context, Result};
use games::counted;
use itertools::Itertools;

use crate::case::select;
use crate::judge::{Judgement, Verdict, count, judge_all};
use crate::options::Options;
use crate::program::Program;
use crate::report::{in_list, rest, style};
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
    let filters = options
        .words
        .iter()
        .map(|filter| filter.to_lowercase())
        .collect_vec();
    let limits = LIMITS.with_time(options.time.unwrap_or(LIMITS.time));
    let cases = select(&filters)?;
    let rows = cases.chunk_by(|one, next| one.problem.program == next.problem.program);
    let rows = rows.collect_vec();
    let names = rows
        .iter()
        .map(|cases| cases[0].problem.program)
        .collect_vec();
    let width = names.iter().map(|name| name.len()).max().unwrap_or(0);
    let built = build_programs(&names)?;
    let mut passed = 0;
    let mut judged = 0;
    let mut slowest = (Duration::ZERO, String::new());
    for (name, cases) in names.iter().zip(&rows) {
        let file = built
            .get(*name)
            .with_context(|| format!("the build made no {name}"))?;
        let words = vec![OsString::from(file)];
        let program = Program::new(cases[0].problem, (*name).to_owned(), words, limits);
        let judgements = judge_all(&program, cases, options.jobs(), |_, _| Ok(()))?;
        writeln!(output, "{name:width$}  {}", row(&judgements, cases.len()))?;
        for (case, judgement) in cases.iter().zip(&judgements) {
            if options.shows_all || judgement.verdict != Verdict::Accepted {
                let time = format!("   ({} ms)", judgement.time.as_millis());
                write!(output, "{}", in_list(&case.path(), &time, case, judgement))?;
            }
            slowest = slowest.max((judgement.time, case.path()));
        }
        write!(output, "{}", rest(judgements.len(), cases.len()))?;
        passed += count(&judgements, Verdict::Accepted);
        judged += judgements.len();
    }
    write!(
        output,
        "{}",
        summary(rows.len(), cases.len(), &slowest, passed, judged)
    )?;
    Ok(passed == cases.len())
}

/// What became of the cases of one program.
fn row(judgements: &[Judgement], cases: usize) -> String {
    let passed = format!("{}/{cases}", count(judgements, Verdict::Accepted));
    let worst = judgements.iter().map(|judgement| judgement.verdict).max();
    let worst = worst.unwrap_or(Verdict::Accepted);
    let style = style(worst);
    let times = judgements.iter().map(|judgement| judgement.time);
    let time = times.max().unwrap_or_default().as_millis();
    format!("{passed:>7}  {style}{worst:<3}{style:#}  slowest {time:3} ms")
}

fn summary(
    programs: usize,
    cases: usize,
    (time, slowest): &(Duration, String),
    passed: usize,
    judged: usize,
) -> String {
    let counts = [counted(programs, "program"), counted(cases, "case")].join(", ");
    let time = time.as_millis();
    let failed = judged - passed;
    let skipped = match cases - judged {
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
