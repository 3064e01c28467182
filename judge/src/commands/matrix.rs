//! `judge matrix`: every solution, and every file of `submissions/`, submitted as a reader would.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result, ensure};
use games::{PROBLEMS, Problem, counted};
use itertools::Itertools;

use super::submit::samples;
use crate::case::{Case, file_names, stored_cases, text};
use crate::judge::{Judgement, Verdict, as_it_reads, judge};
use crate::options::Options;
use crate::program::Program;
use crate::report::question_in_line;
use crate::run::parallel::in_order;
use crate::run::started::Scratch;
use crate::submission::{Submission, oldest_edition};

pub const HELP: &str = "\
Usage: cargo judge matrix [PROGRAM…]

Submits the programs of src/bin and all files of submissions/, and tells which
of them do not get the verdict of their folder: whether the stored cases still
catch the wrong ones and accept the right ones.";

/// An accepted solution should need at most its time limit divided by this: other machines are slower.
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

/// A submission and what its folder claims.
struct Claimed {
    path: String,
    submission: Submission,
    verdict: Option<Verdict>,
    /// Whether it is the program of `src/bin/`, which is accepted also beyond the judge's limits.
    is_solution: bool,
}

/// Judges the submissions of all programs, or of those that are named; writes the verdicts, and what is not as claimed.
pub fn matrix(options: &Options, output: &mut impl Write) -> Result<bool> {
    let parts = options
        .words
        .iter()
        .map(|part| part.to_lowercase())
        .collect_vec();
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
        cases.insert(problem.program, stored_cases(problem)?);
        submissions.extend(submissions_of(problem)?);
    }
    let program = |claimed: &Claimed| claimed.submission.problem.program;
    let judge = |claimed: &Claimed| claimed.judge(&cases[program(claimed)]);
    let mut verdicts: BTreeMap<&str, Vec<Verdict>> = BTreeMap::new();
    let mut complaints = Vec::new();
    in_order(
        &submissions,
        options.jobs(),
        judge,
        |claimed, (worst, found)| {
            verdicts.entry(program(claimed)).or_default().push(worst);
            let found = found.into_iter();
            complaints.extend(found.map(|complaint| format!("{}: {complaint}", claimed.path)));
            Ok(true)
        },
    )?;
    for (program, verdicts) in verdicts {
        let counts = verdicts.into_iter().sorted().dedup_with_count();
        let counts = counts.map(|(count, verdict)| format!("{count} {verdict}"));
        let (cases, counts) = (cases[program].len(), counts.format(", "));
        writeln!(output, "{program:36}  {cases:2} cases: {counts}")?;
    }
    for complaint in &complaints {
        writeln!(output, "{complaint}")?;
    }
    let is_met = complaints
        .iter()
        .all(|complaint| complaint.contains(WARNING));
    let not = if is_met { "" } else { "not " };
    let submissions = counted(submissions.len(), "submission");
    writeln!(output, "{submissions}, {not}all as claimed")?;
    Ok(is_met)
}

/// What is no failure.
const WARNING: &str = ": warning: ";

/// The solution, and the files of `submissions/`.
fn submissions_of(problem: &'static Problem) -> Result<Vec<Claimed>> {
    let claimed = |path: String, verdict, is_solution| -> Result<Claimed> {
        let submission = Submission::new(&path, &text(&path)?, problem)?;
        Ok(Claimed {
            path,
            submission,
            verdict,
            is_solution,
        })
    };
    let solution = format!("src/bin/{}.rs", problem.program);
    let mut solution = claimed(solution, Some(Verdict::Accepted), true)?;
    solution.submission.edition = oldest_edition(problem);
    let mut submissions = vec![solution];
    let folder = format!("submissions/{}", problem.program);
    let folders = file_names(&folder)?;
    let has_both = folders.len() > 1 && folders.iter().any(|name| name == "accepted");
    let needed = "needs submissions that are accepted, and others";
    ensure!(has_both, "{folder}: {needed}");
    for name in folders {
        let folder = format!("{folder}/{name}");
        let claim = CLAIMS.iter().find(|(claim, _)| *claim == name);
        let (_, verdict) = claim.with_context(|| format!("{folder}: no verdict has this name"))?;
        for file in file_names(&folder)? {
            submissions.push(claimed(format!("{folder}/{file}"), *verdict, false)?);
        }
    }
    Ok(submissions)
}

impl Claimed {
    /// The worst verdict of all cases, CE if none was run, and what is not as claimed.
    fn judge(&self, cases: &[Case]) -> Result<(Verdict, Vec<String>)> {
        let scratch = Scratch::new()?;
        match self.submission.compile(&scratch.path().join("program"))? {
            Ok((program, messages)) => {
                let (worst, mut complaints) = self.judge_program(program, cases)?;
                if self.verdict == Some(Verdict::Accepted) && !messages.is_empty() {
                    complaints.push(format!("the compiler says\n{messages}"));
                }
                Ok((worst, complaints))
            }
            Err(messages) => Ok((Verdict::CompileError, self.complaint_of_error(&messages))),
        }
    }

    fn judge_program(&self, program: Program, cases: &[Case]) -> Result<(Verdict, Vec<String>)> {
        let program = as_it_reads(program, &samples(cases)?)?;
        let mut worst = Verdict::Accepted;
        let mut complaints = Vec::new();
        for case in cases
            .iter()
            .filter(|case| self.is_solution || !case.is_beyond())
        {
            let judgement = judge(&program, case, program.limits)?;
            worst = worst.max(judgement.verdict);
            complaints.extend(self.complaint(&program, case, &judgement));
            if judgement.verdict == Verdict::TimeLimitExceeded {
                break;
            }
        }
        if !self
            .verdict
            .map_or(worst != Verdict::Accepted, |verdict| verdict == worst)
        {
            complaints.push("no case gives it the verdict of its folder".to_owned());
        }
        Ok((worst, complaints))
    }

    /// What is not as claimed on a case.
    fn complaint(&self, program: &Program, case: &Case, judgement: &Judgement) -> Option<String> {
        let (verdict, name) = (judgement.verdict, &case.name);
        let is_claimed = self.verdict.is_none_or(|claimed| claimed == verdict);
        if verdict != Verdict::Accepted && !is_claimed {
            return Some(format!(
                "{verdict} on {name}: {}",
                question_in_line(case, judgement)
            ));
        }
        let is_slow = judgement.time * PART_OF_TIME > program.limits.time;
        let is_warned = self.verdict == Some(Verdict::Accepted) && is_slow && !case.is_beyond();
        is_warned.then(|| format!("warning: {:?} on {name}", judgement.time))
    }

    /// What is not as claimed of a compile error, with which the first line of the file starts, such as `E0428`.
    fn complaint_of_error(&self, messages: &str) -> Vec<String> {
        let line = self.submission.source.lines().next().unwrap_or_default();
        let line = line.trim_start_matches(['/', '!', ' ']);
        let (error, _) = line.split_once(':').unwrap_or((line, ""));
        let is_claimed = self.verdict == Some(Verdict::CompileError) && messages.contains(error);
        if is_claimed {
            return vec![];
        }
        vec![format!("a compile error that is not claimed\n{messages}")]
    }
}
