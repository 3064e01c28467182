//! `cargo judge test`: runs the programs of `src/bin/` on the stored cases.

use std::io::Write;
use std::sync::Arc;

use anyhow::{Context, Result};
use itertools::Itertools;

use crate::case::{Case, select};
use crate::judgement::{CASE, Judgement, Verdict, failing, judge_all};
use crate::options::Options;
use crate::program::Program;
use crate::report::{list_entry, style};
use crate::submission::{LIMITS, build_programs};

pub const HELP: &str = "\
Usage: ./run_tests.sh [FILTER…]     (on Windows: cargo judge test [FILTER…])

Runs the programs in src/bin on the cases in testcases/.
A FILTER is part of a program's name or title, optionally followed by a slash
and part of a case's name:

  ./run_tests.sh 486 1140/max       all cases of 486, and the max- cases of 1140

  -j N        number of parallel runs (default: one per core)
  -t SECONDS  time limit per case (default: 2; fractions allowed)
  -v          show every case, not only failing ones";

/// Judges the programs on the cases that match a filter. Writes a row per program. Returns whether all are accepted.
pub fn test(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let limits = LIMITS.with_cpu_time(options.time.unwrap_or(LIMITS.cpu_time));
    let mut cases: Vec<Arc<Case>> = Vec::new();
    let match_all = options.operands.is_empty().then(String::new);
    for filter in options.operands.iter().chain(&match_all) {
        cases.extend(select(&filter.to_lowercase())?);
    }
    // A case may match several filters.
    let name = |case: &Arc<Case>| (case.problem.program, case.name.clone());
    let mut cases = cases.into_iter().unique_by(name).collect_vec();
    cases.sort_by_key(|case| case.problem.program);
    let is_same = |one: &Arc<Case>, next: &Arc<Case>| one.problem.program == next.problem.program;
    let by_program = cases.chunk_by(is_same).collect_vec();
    let names = by_program.iter().map(|cases| cases[0].problem.program);
    let width = names.clone().map(str::len).max().unwrap_or(0);
    let built = build_programs(&names.collect_vec())?;
    let mut passed = 0;
    for cases in by_program {
        let problem = cases[0].problem;
        let name = problem.program;
        let missing = || tell!("the build did not produce {name}", "编译没有生成 {name}");
        let file = built.get(name).with_context(missing)?;
        let program = Program::new(problem, name.to_owned(), vec![file.into()], limits);
        let judgements = judge_all(&program, cases, options.jobs(), Some(CASE), |_| false)?;
        let row = row(cases.len(), &judgements, options.shows_all);
        write!(output, "{name:width$}  {row}")?;
        passed += judgements.len() - failing(&judgements).count();
    }
    let failed = cases.len() - passed;
    let verdicts = [Verdict::WrongAnswer, Verdict::Accepted];
    let style = style(verdicts[usize::from(failed == 0)]);
    let summary = tell!("{passed} passed, {failed} failed", "{passed} 个通过，{failed} 个没有通过");
    writeln!(output, "{style}{summary}{style:#}")?;
    Ok(failed == 0)
}

/// Formats the row of a program, followed by its failing cases or, if `shows_all`, by all cases.
fn row(total: usize, judgements: &[Judgement], shows_all: bool) -> String {
    let passed = judgements.len() - failing(judgements).count();
    let ratio = format!("{passed}/{total}");
    let verdicts = judgements.iter().map(Judgement::verdict);
    let worst = verdicts.max().unwrap_or(Verdict::Accepted);
    let style = style(worst);
    let times = judgements.iter().map(|judgement| judgement.cpu_time);
    let time = times.max().unwrap_or_default().as_millis();
    let slowest = tell!("slowest {time:3} ms", "最慢 {time:3} ms");
    let mut row = format!("{ratio:>7}  {style}{worst:<3}{style:#}  {slowest}\n");
    for judgement in judgements {
        if shows_all || judgement.verdict() != Verdict::Accepted {
            let time = format!("   ({} ms)", judgement.cpu_time.as_millis());
            let Case { problem, name, .. } = &*judgement.case;
            let path = format!("{}/{name}", problem.program);
            row += &list_entry(&path, &time, judgement);
        }
    }
    row
}
