//! `judge matrix`: every solution, and every file of `submissions/`, submitted as a reader would.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result, ensure};
use games::{PROBLEMS, Problem, counted};
use itertools::Itertools;
use lexopt::{Arg, Parser, ValueExt};

use super::help_or_refuse;
use super::submit::submission;
use crate::compare::cases::{StoredCase, cases_of, file_names, text};
use crate::compare::judgement::{Judgement, Verdict, judge};
use crate::prepare::{EDITION, Submission, oldest_edition};
use crate::run::parallel::{cores, in_order};
use crate::run::program::Program;
use crate::run::started::Scratch;

/// An accepted solution needs at most its time limit divided by this, so that none on a slower machine is rejected.
const PART_OF_TIME: u32 = 5;

/// The folders of submissions: some case gives this verdict, and all others AC; without one, it is any but AC.
const CLAIMS: [(&str, Option<Verdict>); 6] = [
    ("accepted", Some(Verdict::Accepted)),
    ("wrong_answer", Some(Verdict::WrongAnswer)),
    ("time_limit_exceeded", Some(Verdict::TimeLimitExceeded)),
    ("run_time_error", Some(Verdict::RunTimeError)),
    ("compile_error", Some(Verdict::CompileError)),
    ("rejected", None),
];

struct Claimed {
    path: String,
    submission: Submission,
    verdict: Option<Verdict>,
    /// Whether it is the program of `src/bin/`, which is accepted also beyond the judge's limits.
    is_solution: bool,
}

/// Judges the submissions of all programs, or of those that are named; writes the verdicts, and what is not as claimed.
pub fn matrix(arguments: &mut Parser, output: &mut impl Write) -> Result<bool> {
    let mut parts = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(part) => parts.push(part.string()?.to_lowercase()),
            option => return help_or_refuse(option, output),
        }
    }
    let is_named = |problem: &Problem, part: &String| problem.program.contains(part);
    for part in &parts {
        let is_known = PROBLEMS.iter().any(|problem| is_named(problem, part));
        ensure!(is_known, "no program matches \"{part}\"");
    }
    let is_asked =
        |problem: &&Problem| parts.is_empty() || parts.iter().any(|part| is_named(problem, part));
    let mut cases = BTreeMap::new();
    let mut submissions = Vec::new();
    for problem in PROBLEMS.iter().filter(is_asked) {
        cases.insert(problem.program, cases_of(problem)?);
        submissions.extend(submissions_of(problem)?);
    }
    let mut verdicts: BTreeMap<&str, Vec<Verdict>> = BTreeMap::new();
    let mut complaints = Vec::new();
    let program = |claimed: &Claimed| claimed.submission.problem.program;
    let judge = |claimed: &Claimed| claimed.judge(&cases[program(claimed)]);
    in_order(&submissions, cores(), judge, |claimed, (worst, found)| {
        verdicts.entry(program(claimed)).or_default().push(worst);
        let found = found.into_iter();
        complaints.extend(found.map(|complaint| format!("{}: {complaint}", claimed.path)));
        Ok(())
    })?;
    for (program, mut verdicts) in verdicts {
        verdicts.sort();
        let counts = verdicts.into_iter().dedup_with_count();
        let counts = counts.map(|(count, verdict)| format!("{count} {verdict}"));
        let (cases, counts) = (cases[program].len(), counts.format(", "));
        writeln!(output, "{program:36}  {cases:2} cases: {counts}")?;
    }
    for complaint in &complaints {
        writeln!(output, "{complaint}")?;
    }
    let not = if complaints.is_empty() { "" } else { "not " };
    let submissions = counted(submissions.len(), "submission");
    writeln!(output, "{submissions}, {not}all as claimed")?;
    Ok(complaints.is_empty())
}

/// The solution, and the files of `submissions/`.
fn submissions_of(problem: &'static Problem) -> Result<Vec<Claimed>> {
    let claimed = |path: String, edition, verdict, is_solution| -> Result<Claimed> {
        let mut submission = submission(&path, text(&path)?, problem)?;
        submission.edition = edition;
        Ok(Claimed {
            path,
            submission,
            verdict,
            is_solution,
        })
    };
    let solution = format!("src/bin/{}.rs", problem.program);
    let accepted = Some(Verdict::Accepted);
    let solution = claimed(solution, oldest_edition(problem), accepted, true)?;
    let mut submissions = vec![solution];
    let folder = format!("submissions/{}", problem.program);
    let folders = file_names(&folder)?;
    let has_both = folders.len() > 1 && folders.iter().any(|name| name == "accepted");
    let needed = "needs submissions that are accepted, and others";
    ensure!(has_both, "{folder}: {needed}");
    for name in folders {
        let folder = format!("{folder}/{name}");
        let claim = CLAIMS.iter().find(|(claim, _)| *claim == name);
        let claim = claim.with_context(|| format!("{folder}: no verdict has this name"))?;
        for file in file_names(&folder)? {
            let file = format!("{folder}/{file}");
            submissions.push(claimed(file, EDITION, claim.1, false)?);
        }
    }
    Ok(submissions)
}

impl Claimed {
    /// The worst verdict of all cases, CE if none was run, and what is not as claimed.
    fn judge(&self, cases: &[StoredCase]) -> Result<(Verdict, Vec<String>)> {
        let scratch = Scratch::new()?;
        let submission = &self.submission;
        let folder = scratch.path().join("program");
        let compiled = submission.compile(submission.form(), &folder)?;
        let is_accepted = self.verdict == Some(Verdict::Accepted);
        let is_slow = |program: &Program, one: &Judgement| {
            is_accepted && one.time * PART_OF_TIME > program.limits.time
        };
        let mut worst = None;
        let mut complaints = Vec::new();
        let is_asked = |case: &&StoredCase| self.is_solution || case.name.counts();
        let asked = cases.iter().filter(is_asked);
        for (case, (program, _)) in asked.cartesian_product(compiled.as_ref().ok()) {
            let mut judgement = judge(program, case)?;
            // Only what is slow twice is slow: the machine may have been busy.
            if is_slow(program, &judgement) {
                judgement = judge(program, case)?;
            }
            let verdict = judgement.verdict;
            let name = &case.name.case;
            let is_claimed = self.verdict.is_none_or(|claimed| claimed == verdict);
            if verdict != Verdict::Accepted && !is_claimed {
                complaints.push(format!("{verdict} on {name}: {}", judgement.details));
            }
            if case.name.counts() && is_slow(program, &judgement) {
                complaints.push(format!("{:?} on {name}", judgement.time));
            }
            worst = worst.max(Some(verdict));
            if verdict == Verdict::TimeLimitExceeded {
                break;
            }
        }
        let worst = worst.unwrap_or(Verdict::CompileError);
        let (Ok((_, messages)) | Err(messages)) = compiled;
        let is_worst = |verdict| worst == verdict;
        if !self.verdict.map_or(worst != Verdict::Accepted, is_worst) {
            let no_case = "no case gives it the verdict of its folder";
            complaints.push(format!("{no_case}\n{messages}"));
        }
        // Its first line starts with the error, such as `E0428`.
        let line = submission.source.lines().next().unwrap_or_default();
        let line = line.trim_start_matches(['/', '!', ' ']);
        let (error, _) = line.split_once(':').unwrap_or((line, ""));
        if self.verdict == Some(Verdict::CompileError) && !messages.contains(error) {
            complaints.push(format!("not the compiler's error {error}, but\n{messages}"));
        }
        if is_accepted && !messages.is_empty() {
            complaints.push(format!("the compiler says\n{messages}"));
        }
        Ok((worst, complaints))
    }
}
