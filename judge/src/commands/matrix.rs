//! `judge matrix`: every solution, and every file of `submissions/`, submitted as a reader would.

use std::io::Write;

use anyhow::{Context, Result, ensure};
use games::{PROBLEMS, Problem, counted};
use itertools::Itertools;

use crate::case::{Case, samples, stored_cases};
use crate::files::{file_names, file_text};
use crate::judge::{Verdict, as_it_reads, judge};
use crate::naming::named_problem;
use crate::options::Options;
use crate::program::Program;
use crate::report::failing_question;
use crate::run::parallel::in_parallel;
use crate::run::started::temporary_folder;
use crate::submission::{Submission, oldest_edition, precompile};

pub const HELP: &str = "\
Usage: cargo judge matrix [PROGRAM…]

Submits the programs of src/bin and all files of submissions/, and tells which
of them do not get the verdict of their folder: whether the stored cases still
catch the wrong ones and accept the right ones.

  -j N  N submissions at once (default: one per core)";

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
    submission: Submission,
    verdict: Option<Verdict>,
    /// Whether it is the program of `src/bin/`, which is accepted also beyond the judge's limits.
    is_solution: bool,
}

/// Judges the submissions of all programs, or of those that are named; writes the verdicts, and what is not as claimed.
pub fn matrix(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let named = options.words.iter().map(|name| named_problem(name));
    let mut problems: Vec<_> = named.try_collect()?;
    if problems.is_empty() {
        problems = PROBLEMS.iter().collect();
    }
    let headers = temporary_folder()?;
    precompile(headers.path())?;
    let mut all = 0;
    let mut complaints = String::new();
    for problem in problems {
        let submissions = submissions_of(problem)?;
        all += submissions.len();
        complaints += &judge_submissions(problem, &submissions, options.jobs(), output)?;
    }
    let not = if complaints.is_empty() { "" } else { "not " };
    let submissions = counted(all, "submission");
    writeln!(output, "{complaints}{submissions}, {not}all as claimed")?;
    Ok(complaints.is_empty())
}

/// Writes the verdicts of a problem, and warnings; returns what is not as claimed.
fn judge_submissions(
    problem: &'static Problem,
    submissions: &[(String, Claimed)],
    jobs: usize,
    output: &mut dyn Write,
) -> Result<String> {
    let cases = stored_cases(problem)?;
    let mut verdicts = Vec::new();
    let mut complaints = String::new();
    let judge = |(path, claimed): &(String, Claimed)| {
        let mut warnings = Vec::new();
        let (verdict, complaints) = claimed.judge(&cases, &mut warnings)?;
        let lines = |texts: Vec<String>| -> String {
            texts
                .iter()
                .map(|text| format!("{path}: {text}\n"))
                .collect()
        };
        Ok((verdict, lines(complaints), lines(warnings)))
    };
    for (verdict, found, warnings) in in_parallel(submissions, jobs, judge, |_| false, |_| ())? {
        verdicts.push(verdict);
        complaints += &found;
        write!(output, "{warnings}")?;
    }
    let counts = verdicts.into_iter().sorted().dedup_with_count();
    let counts = counts.map(|(count, verdict)| format!("{count} {verdict}"));
    let (program, cases, counts) = (problem.program, cases.len(), counts.format(", "));
    writeln!(output, "{program:36}  {cases:2} cases: {counts}")?;
    Ok(complaints)
}

/// The solution, and the files of `submissions/`, with their paths.
fn submissions_of(problem: &'static Problem) -> Result<Vec<(String, Claimed)>> {
    let claimed = |path: String, verdict, is_solution| -> Result<(String, Claimed)> {
        let mut submission = Submission::new(&path, &file_text(&path)?, problem)?;
        if is_solution {
            submission.edition = oldest_edition(problem);
        }
        let claimed = Claimed {
            submission,
            verdict,
            is_solution,
        };
        Ok((path, claimed))
    };
    let solution = format!("src/bin/{}.rs", problem.program);
    let mut submissions = vec![claimed(solution, Some(Verdict::Accepted), true)?];
    let folder = format!("submissions/{}", problem.program);
    let folders = file_names(&folder)?;
    let has_both = folders.len() > 1 && folders.iter().any(|name| name == "accepted");
    ensure!(
        has_both,
        "{folder}: needs submissions that are accepted, and others"
    );
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
    fn judge(&self, cases: &[Case], warnings: &mut Vec<String>) -> Result<(Verdict, Vec<String>)> {
        let scratch = temporary_folder()?;
        let compiled = self.submission.compile(&scratch.path().join("program"))?;
        let (program, messages) = match compiled {
            Ok(compiled) => compiled,
            Err(messages) => {
                return Ok((Verdict::CompileError, self.complaints_of_error(messages)));
            }
        };
        let (worst, mut complaints) = self.judge_program(program, cases, warnings)?;
        if self.verdict == Some(Verdict::Accepted) && !messages.is_empty() {
            complaints.push(format!("the compiler says\n{messages}"));
        }
        Ok((worst, complaints))
    }

    fn judge_program(
        &self,
        program: Program,
        cases: &[Case],
        warnings: &mut Vec<String>,
    ) -> Result<(Verdict, Vec<String>)> {
        let program = as_it_reads(program, &samples(cases)?)?;
        let mut worst = Verdict::Accepted;
        let mut complaints = Vec::new();
        for case in cases
            .iter()
            .filter(|case| self.is_solution || !case.is_beyond())
        {
            let judgement = judge(&program, case, program.limits)?;
            let (verdict, time, name) = (judgement.verdict, judgement.time, &case.name);
            worst = worst.max(verdict);
            if verdict != Verdict::Accepted && self.verdict.is_some_and(|claim| claim != verdict) {
                let line = failing_question(case, &judgement);
                complaints.push(format!("{verdict} on {name}: {line}"));
            }
            let is_slow = time * PART_OF_TIME > program.limits.time && !case.is_beyond();
            if is_slow && self.verdict == Some(Verdict::Accepted) {
                warnings.push(format!("{time:?} on {name}"));
            }
            if verdict == Verdict::TimeLimitExceeded {
                break;
            }
        }
        if !self
            .verdict
            .map_or(worst != Verdict::Accepted, |claim| claim == worst)
        {
            complaints.push("no case gives it the verdict of its folder".to_owned());
        }
        Ok((worst, complaints))
    }

    /// What is not as claimed of a compile error, with which the first line of the file starts, such as `E0428`.
    fn complaints_of_error(&self, messages: String) -> Vec<String> {
        let line = self.submission.source.lines().next().unwrap_or_default();
        let line = line.trim_start_matches(['/', '!', ' ']);
        let error = line.split(':').next().unwrap_or(line);
        let is_told = !error.is_empty() && messages.contains(error);
        let is_claimed = self
            .verdict
            .is_none_or(|claim| claim == Verdict::CompileError && is_told);
        if is_claimed { vec![] } else { vec![messages] }
    }
}
