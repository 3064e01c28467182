//! `cargo judge matrix`: submits every solution and every file of `submissions/`, as a user would.

use std::io::Write;
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use games::words::same;
use games::{Input, PROBLEMS, counted};
use itertools::{Either, Itertools};

use crate::case::{Case, is_sample, samples, stored_cases};
use crate::detection::detect_input_format;
use crate::files::{file_names, read_project_file};
use crate::judgement::{Judgement, Verdict, judge_all, judge_in_one_run};
use crate::naming::named_problem;
use crate::options::Options;
use crate::program::Program;
use crate::report::failing_input;
use crate::run::cleanup::temporary_folder;
use crate::run::parallel::in_parallel;
use crate::submission::{Compilation, Submission, precompile};
use crate::terminal::show_progress;

pub const HELP: &str = "\
Usage: cargo judge matrix [PROBLEM…]

Judges the programs in src/bin and all files in submissions/, and lists those
that do not get the expected verdict: AC for a program, and for a submission the
verdict that its folder is named after. This checks that the stored cases catch
the wrong submissions and accept the right ones.

  -j N  number of parallel submissions (default: one per core)";

/// Minimum ratio of the time limit to the CPU time of an accepted submission. Below it, we report the submission as
/// slow, because it may time out on other machines.
const MIN_TIME_RATIO: u32 = 5;

/// The names of the folders in `submissions/<program>/`.
const VERDICT_FOLDERS: &str = "accepted, wrong_answer, time_limit_exceeded or run_time_error";

/// A submission and the verdict that its folder claims.
struct Claim {
    path: String,
    /// The verdict that at least one case must give; those before it must give AC.
    verdict: Verdict,
    /// The samples, and then the smallest first.
    cases: Vec<Arc<Case>>,
}

/// Judges the submissions to all problems, or to the named ones, except in languages that are not installed. Writes
/// those that do not get the claimed verdict.
pub fn matrix(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let named = options.operands.iter().map(|name| named_problem(name));
    let mut problems: Vec<_> = named.try_collect()?;
    if problems.is_empty() {
        problems = PROBLEMS.iter().collect();
    }
    let headers = temporary_folder()?;
    precompile(headers.path())?;
    let mut claims = Vec::new();
    for problem in problems {
        let mut cases = stored_cases(problem)?;
        let size = |case: &Arc<Case>| case.inputs().map(Input::size).sum::<usize>();
        cases.sort_by_cached_key(|case| if is_sample(&case.name) { 0 } else { size(case) });
        claims.extend(claims_of(&cases)?);
    }
    let work = |claim| check(claim).with_context(|| claim.path.clone());
    let jobs = options.jobs();
    let noun = same("submission");
    let outcomes = in_parallel(&claims, jobs, Some(noun), |one| &one.path, work, |_| false)?;
    let (judged, left_out): (Vec<_>, Vec<_>) =
        outcomes.into_iter().partition_map(|outcome| match outcome {
            Outcome::Checked(complaints) => Either::Left(complaints),
            Outcome::Skipped(reason) => Either::Right(reason),
        });
    for complaint in judged.iter().flatten() {
        writeln!(output, "{complaint}")?;
    }
    let right = judged.iter().filter(|complaints| complaints.is_empty());
    let (right, all) = (right.count(), counted(judged.len(), noun.en));
    let left_out = match &left_out[..] {
        [] => String::new(),
        [reason, ..] => format!(", {} skipped, the first because {reason}", left_out.len()),
    };
    writeln!(output, "{right} of {all} got the expected verdict{left_out}")?;
    Ok(right == judged.len())
}

/// Returns the claims about the problem's solution and its files in `submissions/`.
fn claims_of(cases: &[Arc<Case>]) -> Result<Vec<Claim>> {
    let problem = cases[0].problem;
    let claim = |path, verdict| Claim { path, verdict, cases: cases.to_vec() };
    let solution = format!("src/bin/{}.rs", problem.program);
    let mut claims = vec![claim(solution, Verdict::Accepted)];
    let folder = format!("submissions/{}", problem.program);
    let names = file_names(&folder)?;
    let has_both = names.len() > 1 && names.iter().any(|name| name == "accepted");
    let needs =
        "needs accepted/ and at least one folder for another verdict, such as wrong_answer/";
    ensure!(has_both, "{folder} {needs}");
    for name in names {
        let path = format!("{folder}/{name}");
        let verdict = match name.as_str() {
            "accepted" => Verdict::Accepted,
            "wrong_answer" => Verdict::WrongAnswer,
            "time_limit_exceeded" => Verdict::TimeLimitExceeded,
            "run_time_error" => Verdict::RuntimeError,
            _ => bail!("{path} is not named after a verdict: {VERDICT_FOLDERS}"),
        };
        let files = file_names(&path)?.into_iter();
        claims.extend(files.map(|file| claim(format!("{path}/{file}"), verdict)));
    }
    Ok(claims)
}

/// What came of checking a claim.
enum Outcome {
    /// What is wrong with the claim; nothing if it is right.
    Checked(Vec<String>),
    /// This machine cannot judge the submission, for this reason.
    Skipped(String),
}

/// Checks a claim. Prints slow cases immediately.
fn check(claim: &Claim) -> Result<Outcome> {
    let (path, claimed, cases) = (&claim.path, claim.verdict, &claim.cases);
    let problem = cases[0].problem;
    let submission = Submission::new(path, &read_project_file(path)?, Some(problem))?;
    let scratch = temporary_folder()?;
    let (program, messages) = match submission.compile(&scratch.path().join("program")) {
        Ok(Compilation::Compiled { program, warnings }) => (program, warnings),
        Ok(Compilation::CompileError(reason) | Compilation::Unrecognized(reason)) => {
            return Ok(Outcome::Checked(vec![format!("{path}: {reason}")]));
        }
        Err(unable) => return Ok(Outcome::Skipped(format!("{unable:#}"))),
    };
    let claims_accepted = claimed == Verdict::Accepted;
    let mut complaints = Vec::new();
    if claims_accepted && !messages.is_empty() {
        complaints.push(format!("{path}: {messages}"));
    }
    let program = detect_input_format(*program, &samples(cases)?)?;
    let mut cases = cases.clone();
    cases.retain(|case| program.allows_all(case));
    if is_settled_in_one_run(&program, &cases, claimed)? {
        return Ok(Outcome::Checked(complaints));
    }
    // One wrong answer rejects a program, as on a site.
    let is_rejected =
        |judgement: &Judgement| claimed == Verdict::WrongAnswer && judgement.verdict() == claimed;
    let judgements = judge_all(&program, &cases, 1, None, is_rejected)?;
    for judgement in &judgements {
        let (verdict, name) = (judgement.verdict(), &judgement.case.name);
        if ![Verdict::Accepted, claimed].contains(&verdict) {
            let line = failing_input(judgement);
            complaints.push(format!("{path}: {verdict} on {name}: {line}"));
        }
        if claims_accepted && judgement.cpu_time * MIN_TIME_RATIO > program.limits.cpu_time {
            show_progress("");
            eprintln!("{path}: slow on {name}: {:?}", judgement.cpu_time);
        }
    }
    let worst = judgements.iter().map(Judgement::verdict).max();
    if complaints.is_empty() && worst != Some(claimed) {
        let advice = "add a case that does to testcases/, such as hack-… with the mistake's name";
        complaints.push(format!("{path}: no case rejects it; {advice}"));
    }
    Ok(Outcome::Checked(complaints))
}

/// Returns whether a function gets the claimed verdict on all cases in one run, as on LeetCode, and is fast enough. One
/// run per case would take longer, because scripts start slowly.
fn is_settled_in_one_run(program: &Program, cases: &[Arc<Case>], claimed: Verdict) -> Result<bool> {
    if program.function.is_none() || claimed > Verdict::WrongAnswer {
        return Ok(false);
    }
    let pairs = cases.iter().flat_map(|case| case.pairs.clone()).collect();
    let all = Case::new(program.problem, "all cases", pairs);
    let judgement = judge_in_one_run(program, &all, program.limits)?;
    let is_claimed = judgement.verdict() == claimed && judgement.answer_count == all.pairs.len();
    Ok(is_claimed && judgement.cpu_time * MIN_TIME_RATIO <= program.limits.cpu_time)
}
