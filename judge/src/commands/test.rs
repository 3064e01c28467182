//! `judge test`: the programs of `src/bin/` on the stored cases.

use std::io::Write;

use anyhow::{Context, Result};
use games::counted;
use itertools::Itertools;
use lexopt::{Arg, Parser, ValueExt};

use super::{as_called, help_or_refuse, seconds};
use crate::compare::cases::{StoredCase, load, select};
use crate::compare::judgement::{Judgement, Verdict, count, judge_all};
use crate::prepare::{LIMITS, build_programs};
use crate::report::{of_case, of_rest};
use crate::run::parallel::cores;
use crate::run::program::Program;

/// Judges what is asked for, writes a row for each program and what is wrong with it, and says whether all is accepted.
pub fn test(arguments: &mut Parser, output: &mut impl Write) -> Result<bool> {
    let mut filters = Vec::new();
    let mut jobs = cores();
    let mut limits = LIMITS;
    let mut again = "again: cargo judge test".to_owned();
    let mut lists = false;
    let mut shows_every_case = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(filter) => filters.push(filter.string()?.to_lowercase()),
            Arg::Short('j') => jobs = super::jobs(arguments)?,
            Arg::Short('l') => lists = true,
            Arg::Short('t') => {
                limits.time = seconds("-t", 1e-3, arguments)?;
                again = format!("again: cargo judge test -t {}", limits.time.as_secs_f64());
            }
            Arg::Short('v') => shows_every_case = true,
            option => return help_or_refuse(option, output),
        }
    }
    let names = select(&filters)?;
    if lists {
        let list = names.iter().map(|name| name.path() + "\n");
        output.write_all(list.collect::<String>().as_bytes())?;
        return Ok(true);
    }
    let cases = load(&names)?;
    let program = |case: &StoredCase| case.name.problem.program;
    let rows = cases.chunk_by(|one, next| program(one) == program(next));
    let rows = rows.collect_vec();
    let programs = rows.iter().map(|cases| program(&cases[0])).collect_vec();
    let width = programs.iter().map(|name| name.len()).max().unwrap_or(0);
    let built = build_programs(&programs)?;
    let mut all = Vec::new();
    for (name, cases) in programs.iter().zip(&rows) {
        let file = built.get(*name);
        let file = file.with_context(|| format!("the build made no {name}"))?;
        let problem = cases[0].name.problem;
        let words = vec![file.into()];
        let program = Program::new(problem, format!("src/bin/{name}.rs"), words, limits);
        let judged = judge_all(&program, cases, jobs, |_| Ok(()))?;
        writeln!(output, "{name:width$}  {}", row(&judged, cases.len()))?;
        for judgement in &judged {
            let path = judgement.case.name.path();
            let is_accepted = judgement.verdict == Verdict::Accepted;
            if shows_every_case || !is_accepted {
                let time = format!("   ({} ms)", judgement.time.as_millis());
                write!(output, "{}", of_case(judgement, &path, &time))?;
            }
            if !is_accepted {
                writeln!(output, "      {} {path}", as_called(&again))?;
            }
        }
        write!(output, "{}", of_rest(&judged, cases.len()))?;
        all.extend(judged);
    }
    let counts = [counted(rows.len(), "program"), counted(cases.len(), "case")].join(", ");
    if let Some(slowest) = all.iter().max_by_key(|one| one.time) {
        let (path, time) = (slowest.case.name.path(), slowest.time.as_millis());
        writeln!(output, "{counts}, slowest {path} {time} ms")?;
    }
    let passed = count(&all, Verdict::Accepted);
    let failed = all.len() - passed;
    let mut summary = format!("{passed} passed, {failed} failed");
    if all.len() < cases.len() {
        summary = format!("{summary}, {} skipped", cases.len() - all.len());
    }
    let style = match failed {
        0 => Verdict::Accepted.style(),
        _ => Verdict::WrongAnswer.style(),
    };
    writeln!(output, "{style}{summary}{style:#}")?;
    Ok(failed == 0)
}

/// What became of the cases of one program.
fn row(judged: &[Judgement], cases: usize) -> String {
    let passed = format!("{}/{cases}", count(judged, Verdict::Accepted));
    let verdicts = judged.iter().map(|judgement| judgement.verdict);
    let mut verdicts = verdicts.sorted().dedup().collect_vec();
    if verdicts.len() > 1 {
        verdicts.retain(|verdict| *verdict != Verdict::Accepted);
    }
    let style = verdicts[0].style();
    let verdicts = verdicts.iter().join(" ");
    let times = judged.iter().map(|judgement| judgement.time);
    let time = times.max().unwrap_or_default().as_millis();
    format!("{passed:>7}  {style}{verdicts:<3}{style:#}  slowest {time:3} ms")
}
