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
use crate::report::failing_input;
use crate::run::parallel::in_parallel;
use crate::run::started::temporary_folder;
use crate::submission::{Submission, oldest_edition, precompile};
use crate::terminal::show_progress;

pub const HELP: &str = "\
Usage: cargo judge matrix [PROGRAM…]

Submits the programs of src/bin and all files of submissions/, and tells which
of them do not get the verdict of their folder: whether the stored cases still
catch the wrong ones and accept the right ones.

  -j N  N submissions at once (default: one per core)";

/// An accepted solution should need at most its time limit divided by this: other machines are slower.
const PART_OF_TIME: u32 = 5;

/// The folders of submissions: some case gives this verdict, and all others AC.
const CLAIMS: [(&str, Verdict); 4] = [
    ("accepted", Verdict::Accepted),
    ("wrong_answer", Verdict::WrongAnswer),
    ("time_limit_exceeded", Verdict::TimeLimitExceeded),
    ("run_time_error", Verdict::RunTimeError),
];

/// A file that is submitted, and what is claimed of it.
struct Claimed<'a> {
    path: String,
    verdict: Verdict,
    problem: &'static Problem,
    cases: &'a [Case],
}

/// Judges the submissions of all programs, or of those that are named, and writes what is not as claimed.
pub fn matrix(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let named = options.words.iter().map(|name| named_problem(name));
    let mut problems: Vec<_> = named.try_collect()?;
    if problems.is_empty() {
        problems = PROBLEMS.iter().collect();
    }
    let headers = temporary_folder()?;
    precompile(headers.path())?;
    let cases: Vec<_> = problems
        .iter()
        .map(|problem| stored_cases(problem))
        .try_collect()?;
    let mut claims = Vec::new();
    for (problem, cases) in problems.iter().zip(&cases) {
        claims.extend(claims_of(problem, cases)?);
    }
    let all = claims.len();
    let complaints_of = |claimed| complaints(claimed).with_context(|| claimed.path.clone());
    let progress = |done| show_progress(&format!("{done} of {all} submissions"));
    let complaints = in_parallel(&claims, options.jobs(), complaints_of, |_| false, progress)?;
    show_progress("");
    for (claimed, complaints) in claims.iter().zip(&complaints) {
        for complaint in complaints {
            writeln!(output, "{}: {complaint}", claimed.path)?;
        }
    }
    let is_as_claimed = complaints.iter().all(Vec::is_empty);
    let not = if is_as_claimed { "" } else { "not " };
    let submissions = counted(all, "submission");
    writeln!(output, "{submissions}, {not}all as claimed")?;
    Ok(is_as_claimed)
}

/// The solution, and the files of `submissions/`.
fn claims_of<'a>(problem: &'static Problem, cases: &'a [Case]) -> Result<Vec<Claimed<'a>>> {
    let claimed = |path, verdict| Claimed {
        path,
        verdict,
        problem,
        cases,
    };
    let solution = format!("src/bin/{}.rs", problem.program);
    let mut claims = vec![claimed(solution, Verdict::Accepted)];
    let folder = format!("submissions/{}", problem.program);
    let names = file_names(&folder)?;
    let has_both = names.len() > 1 && names.iter().any(|name| name == "accepted");
    let needs = "needs submissions that are accepted, and others";
    ensure!(has_both, "{folder}: {needs}");
    for name in names {
        let path = format!("{folder}/{name}");
        let claim = CLAIMS.iter().find(|(claim, _)| *claim == name);
        let (_, verdict) = claim.with_context(|| format!("{path}: no verdict has this name"))?;
        let files = file_names(&path)?.into_iter();
        claims.extend(files.map(|file| claimed(format!("{path}/{file}"), *verdict)));
    }
    Ok(claims)
}

/// What is not as claimed of a submission. Tells at once what is slow.
fn complaints(claimed: &Claimed) -> Result<Vec<String>> {
    let source = file_text(&claimed.path)?;
    let mut submission = Submission::new(&claimed.path, &source, Some(claimed.problem))?;
    submission.edition = oldest_edition(claimed.problem);
    let scratch = temporary_folder()?;
    let (program, messages) = match submission.compile(&scratch.path().join("program"))? {
        Ok(compiled) => compiled,
        Err(messages) => return Ok(vec![messages]),
    };
    let is_right = claimed.verdict == Verdict::Accepted;
    let mut complaints = Vec::new();
    if is_right && !messages.is_empty() {
        complaints.push(messages);
    }
    let program = as_it_reads(program, &samples(claimed.cases)?)?;
    let mut worst = Verdict::Accepted;
    let cases = claimed.cases.iter();
    for case in cases.filter(|case| program.allows_all(&case.inputs)) {
        let judgement = judge(&program, case, program.limits)?;
        let (verdict, name) = (judgement.verdict, &case.name);
        if ![Verdict::Accepted, claimed.verdict].contains(&verdict) {
            let line = failing_input(case, &judgement);
            complaints.push(format!("{verdict} on {name}: {line}"));
        }
        if is_right && judgement.time * PART_OF_TIME > program.limits.time {
            show_progress("");
            eprintln!("{}: {:?} on {name}", claimed.path, judgement.time);
        }
        worst = worst.max(verdict);
        if judgement.is_late() {
            break;
        }
    }
    if complaints.is_empty() && worst != claimed.verdict {
        complaints.push("no case rejects it".to_owned());
    }
    Ok(complaints)
}
