//! `judge test`: the programs of `src/bin/` on the stored cases.

use std::io::Write;

use anyhow::Context;
use itertools::Itertools;
use two_player_games::counted;

use crate::cases::{CaseName, StoredCase, all, select};
use crate::contestant::{Asked, Contestant, Judgement};
use crate::options::Options;
use crate::parallel::{cores, in_order};
use crate::process::Limits;
use crate::programs::build;
use crate::submission::LIMITS;
use crate::verdict::Verdict;

/// A case, and what its program made of it.
type Judged<'a> = (&'a CaseName, Judgement);

/// Judges what is asked for, writes a row for each program and what is wrong with it, and says whether all is accepted.
///
/// # Errors
/// It cannot be judged, or the report cannot be written.
pub fn test(options: &Options, output: &mut impl Write) -> anyhow::Result<bool> {
    let names = select(all()?, &options.words)?;
    if options.lists {
        names.iter().try_for_each(|name| writeln!(output, "{}", name.path()))?;
        return Ok(true);
    }
    let cases: Vec<StoredCase> = names.iter().map(CaseName::load).try_collect()?;
    let counts = cases.iter().counts_by(|case| case.name.problem.program);
    let width = counts.keys().map(|program| program.len()).max().unwrap_or(0);
    let programs = build(&counts.keys().flat_map(|program| ["--bin", program]).collect_vec())?;
    let limits = Limits { time: options.time.unwrap_or(LIMITS.time), ..LIMITS };
    let judge = |case: &StoredCase| {
        let program = case.name.problem.program;
        let file = programs.get(program).with_context(|| format!("the build made no {program}"))?;
        Contestant { words: vec![file.into()], limits, asked: Asked::ByStandardInput }.judge(case)
    };

    let mut row = Vec::new();
    let mut judged = Vec::new();
    in_order(&cases, options.jobs.unwrap_or_else(cores), judge, |case, judgement| {
        row.push((&case.name, judgement));
        if row.len() == counts[case.name.problem.program] {
            write_row(&row, options, width, output)?;
            judged.append(&mut row);
        }
        Ok(())
    })?;
    let passed = passed(&judged);
    let all = judged.len();
    if let Some((name, Judgement { time, .. })) = slowest(&judged) {
        let programs = counted(counts.len(), "program");
        let cases = counted(all, "case");
        writeln!(output, "{programs}, {cases}, slowest {} {} ms", name.path(), time.as_millis())?;
    }
    let style = if passed == all { Verdict::Accepted } else { Verdict::WrongAnswer }.style();
    writeln!(output, "{style}{passed} passed, {} failed{style:#}", all - passed)?;
    Ok(passed == all)
}

fn passed(judged: &[Judged]) -> usize {
    judged.iter().filter(|(_, judgement)| judgement.verdict == Verdict::Accepted).count()
}

fn slowest<'a>(judged: &'a [Judged]) -> Option<&'a Judged<'a>> {
    judged.iter().max_by_key(|(_, judgement)| judgement.time)
}

/// Writes what became of the cases of one program.
fn write_row(row: &[Judged], options: &Options, width: usize, output: &mut impl Write) -> anyhow::Result<()> {
    let Some((name, Judgement { time, .. })) = slowest(row) else { return Ok(()) };
    let program = name.problem.program;
    let passed = format!("{}/{}", passed(row), row.len());
    let mut verdicts = row.iter().map(|(_, judgement)| judgement.verdict).sorted().dedup().collect_vec();
    if verdicts.len() > 1 {
        verdicts.retain(|verdict| *verdict != Verdict::Accepted);
    }
    let style = verdicts[0].style();
    let verdicts = verdicts.iter().join(" ");
    let slowest = time.as_millis();
    writeln!(output, "{program:width$}  {passed:>7}  {style}{verdicts:<3}{style:#}  slowest {slowest:3} ms")?;
    for (name, Judgement { verdict, details, time, .. }) in row {
        let path = name.path();
        let style = verdict.style();
        if options.shows_every_case || *verdict != Verdict::Accepted {
            writeln!(output, "  {style}{verdict:<3}{style:#} {path}   ({} ms)", time.as_millis())?;
        }
        if *verdict != Verdict::Accepted {
            let time = options.time.map(|time| format!(" -t {}", time.as_secs_f64())).unwrap_or_default();
            writeln!(output, "      {details}\n      again: cargo judge test{time} {path}")?;
        }
    }
    Ok(())
}
