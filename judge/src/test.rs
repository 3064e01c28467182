//! `judge test`: the programs of `src/bin/` on the stored cases.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use anyhow::ensure;
use itertools::Itertools;
use two_player_games::counted;

use crate::cases::{CaseName, StoredCase, all, folder, select};
use crate::contestant::{Asked, Contestant, Judgement};
use crate::options::Options;
use crate::parallel::{cores, in_order};
use crate::process::Limits;
use crate::programs::build;
use crate::submission::LIMITS;
use crate::verdict::Verdict;

/// What was judged of one program so far.
struct Row<'a> {
    program: &'a str,
    judgements: Vec<(&'a CaseName, Judgement)>,
}

/// Judges what is asked for, writes a row for each program and what is wrong with it, and says whether all is accepted.
///
/// # Errors
/// It cannot be judged, or the report cannot be written.
pub fn test(options: &Options, output: &mut impl Write) -> anyhow::Result<bool> {
    let names = select(all(&folder())?, &options.words)?;
    if options.lists {
        names.iter().try_for_each(|name| writeln!(output, "{}", name.path()))?;
        return Ok(true);
    }
    let cases: Vec<StoredCase> = names.iter().map(|name| name.load(&folder())).try_collect()?;
    let contestants = contestants(options, &names)?;
    let judge = |case: &StoredCase| contestants[case.name.problem.program].judge(case);
    let counts = names.iter().counts_by(|name| name.problem.program);
    let width = counts.keys().map(|program| program.len()).max().unwrap_or(0);

    let mut rows: Vec<Row> = Vec::new();
    in_order(&cases, options.jobs.unwrap_or_else(cores), judge, |case, judgement| {
        let program = case.name.problem.program;
        if rows.last().is_none_or(|row| row.program != program) {
            rows.push(Row { program, judgements: Vec::new() });
        }
        let Some(row) = rows.last_mut() else { return Ok(()) };
        row.judgements.push((&case.name, judgement));
        if row.judgements.len() == counts[program] { row.write(options, width, output) } else { Ok(()) }
    })?;
    write_totals(&rows, output)
}

/// The programs, by their names.
fn contestants(options: &Options, names: &[CaseName]) -> anyhow::Result<BTreeMap<&'static str, Contestant>> {
    let programs = names.iter().map(|name| name.problem.program).dedup().collect_vec();
    let built = build(&programs)?;
    let contestant = |program: &&'static str| {
        let (_, file) = built.iter().find(|(name, _)| name == program)?;
        let limits = Limits { time: options.time.unwrap_or(LIMITS.time), ..LIMITS };
        let words = vec![file.into()];
        Some((*program, Contestant { words, limits, asked: Asked::ByStandardInput }))
    };
    let contestants: BTreeMap<_, _> = programs.iter().filter_map(contestant).collect();
    ensure!(contestants.len() == programs.len(), "the build made not all of {}", programs.join(", "));
    Ok(contestants)
}

impl Row<'_> {
    fn passed(&self) -> usize {
        self.judgements.iter().filter(|(_, judgement)| judgement.verdict == Verdict::Accepted).count()
    }

    fn slowest(&self) -> Option<(&CaseName, Duration)> {
        self.judgements.iter().map(|(name, judgement)| (*name, judgement.time)).max_by_key(|(_, time)| *time)
    }

    fn write(&self, options: &Options, width: usize, output: &mut impl Write) -> anyhow::Result<()> {
        let failures = self
            .judgements
            .iter()
            .map(|(_, judgement)| judgement.verdict)
            .filter(|&verdict| verdict != Verdict::Accepted);
        let failures = failures.sorted().dedup().collect_vec();
        let style = failures.first().copied().unwrap_or(Verdict::Accepted).style();
        let verdicts = if failures.is_empty() { Verdict::Accepted.to_string() } else { failures.iter().join(" ") };
        let passed = format!("{}/{}", self.passed(), self.judgements.len());
        let slowest = self.slowest().map_or(0, |(_, time)| time.as_millis());
        let program = self.program;
        writeln!(output, "{program:width$}  {passed:>7}  {style}{verdicts:<3}{style:#}  slowest {slowest:3} ms")?;
        for (name, judgement) in &self.judgements {
            if options.shows_every_case || judgement.verdict != Verdict::Accepted {
                write_case(name, judgement, options, output)?;
            }
        }
        Ok(())
    }
}

fn write_case(
    name: &CaseName,
    judgement: &Judgement,
    options: &Options,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    let Judgement { verdict, details, time, .. } = judgement;
    let style = verdict.style();
    writeln!(output, "  {style}{verdict:<3}{style:#} {}   ({} ms)", name.path(), time.as_millis())?;
    if *verdict != Verdict::Accepted {
        let time = options.time.map(|time| format!(" -t {}", time.as_secs_f64())).unwrap_or_default();
        writeln!(output, "      {details}\n      again: cargo judge test{time} {}", name.path())?;
    }
    Ok(())
}

fn write_totals(rows: &[Row], output: &mut impl Write) -> anyhow::Result<bool> {
    let passed: usize = rows.iter().map(Row::passed).sum();
    let all: usize = rows.iter().map(|row| row.judgements.len()).sum();
    if let Some((name, time)) = rows.iter().filter_map(Row::slowest).max_by_key(|(_, time)| *time) {
        let (programs, cases) = (counted(rows.len(), "program"), counted(all, "case"));
        writeln!(output, "{programs}, {cases}, slowest {} {} ms", name.path(), time.as_millis())?;
    }
    let style = if passed == all { Verdict::Accepted } else { Verdict::WrongAnswer }.style();
    writeln!(output, "{style}{passed} passed, {} failed{style:#}", all - passed)?;
    Ok(passed == all)
}
