//! Solutions in all languages and forms get the verdicts that their comments claim.
#![cfg(unix)]

use games::PROBLEMS;
use two_player_games::questions;

use super::sanitizers::{build, finding};
use super::*;
use crate::case::Case;
use crate::judge::{Verdict, as_it_reads, judge};
use crate::report::failing_question;
use crate::run::started::temporary_folder;

/// What a line claims: after `judged 292 3 4: function AC` that is what is told when the questions 3 and 4 of a problem
/// are asked. Before it may stand `on linux` and `within 0.5 s`; `...` is a part of a long row, `…` any text. In
/// `sanitizers/` what they find is told too.
struct Claim<'a> {
    case: Case,
    time: Option<Duration>,
    told: &'a str,
}

/// The claim of a line.
fn claim(line: &str) -> Option<Claim<'_>> {
    let (before, claim) = line.split_once("judged ")?;
    let (asked, told) = claim.split_once(": ")?;
    if before.contains("on linux") && !cfg!(target_os = "linux") {
        return None;
    }
    let (_, time) = before.split_once("within ").unwrap_or_default();
    let time = time.split(' ').next()?.parse().ok();
    let time = time.map(Duration::from_secs_f64);
    let case = case(asked);
    Some(Claim { case, time, told })
}

fn case(asked: &str) -> Case {
    let (program, asked) = asked.split_once(' ').expect("questions");
    let mut problems = PROBLEMS.iter();
    let problem = problems.find(|problem| problem.program.contains(program));
    let problem = problem.expect("a problem");
    let asked = asked.replace("...", &vec!["0"; 50_000].join(","));
    let questions = questions(problem, &asked).expect("questions");
    Case::new(problem, "claim", questions).expect("answers")
}

/// What is told of a program.
fn told(program: &Program, claim: &Claim) -> String {
    let program = as_it_reads(program.clone(), &claim.case).expect("a program");
    let time = claim.time.unwrap_or(program.limits.time);
    let limits = program.limits.with_time(time);
    let judgement = judge(&program, &claim.case, limits).expect("a judgement");
    let form = program.function.as_ref().map_or("program", |_| "function");
    let mut told = format!("{form} {}", judgement.verdict);
    if judgement.verdict != Verdict::Accepted {
        told += &[" ", &failing_question(&claim.case, &judgement)].concat();
    }
    if judgement.verdict == Verdict::RunTimeError {
        told += &[" ", &judgement.printed.lines().join(" ")].concat();
    }
    told.trim_end().to_owned()
}

/// Checks what the files in a folder of `tests/solutions/` claim.
fn check_claims(folder: &str) {
    let solutions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/solutions");
    for file in fs::read_dir(solutions.join(folder)).expect("a language") {
        let path = file.expect("a solution").path().display().to_string();
        let source = fs::read_to_string(&path).expect("a source");
        let claims = source.lines().filter_map(claim).collect_vec();
        assert!(source.contains("judged "), "{path} claims nothing");
        let Some(first) = claims.first() else {
            continue;
        };
        let scratch = temporary_folder().expect("a folder");
        let submission = Submission::new(&path, &source, first.case.problem);
        let place = scratch.path().join("program");
        let compiled =
            submission.and_then(|submission| Ok((submission.compile(&place)?, submission)));
        for claim in &claims {
            let mut told = match &compiled {
                Ok((Ok((program, _)), _)) => told(program, claim),
                Ok((Err(messages), _)) => format!("CE {messages}"),
                Err(error) => error.to_string(),
            };
            if let (true, Ok((Ok((program, _)), submission))) = (folder == "sanitizers", &compiled)
            {
                let program = as_it_reads(program.clone(), &claim.case).expect("a program");
                let folder = scratch.path().join("sanitizers");
                let sanitized = build(submission, &program, &folder);
                let sanitized = sanitized.expect("a compiler with sanitizers");
                told += &finding(&sanitized, &claim.case.questions).unwrap_or_default();
            }
            let parts = claim.told.split('…').collect_vec();
            let has_parts = parts.iter().all(|part| told.contains(part));
            let is_met = has_parts && (parts.len() > 1 || told == claim.told);
            assert!(is_met, "{path} claims\n{}\nand not\n{told}", claim.told);
            let names_files = |other: &str| told.contains(other) && !claim.told.contains(other);
            let is_strange = ["judge-", "/tmp"].map(names_files);
            assert!(!is_strange.contains(&true), "{path}: {told}");
        }
    }
}

#[test]
fn claims_of_rust() {
    check_claims("rust");
}

#[test]
#[ignore = "needs gcc or clang"]
fn claims_of_c() {
    check_claims("c");
}

#[test]
#[ignore = "needs g++ or clang++"]
fn claims_of_cpp() {
    check_claims("cpp");
}

#[test]
#[ignore = "needs g++ or clang++, with sanitizers"]
fn claims_of_sanitizers_of_cpp() {
    check_claims("sanitizers");
}

#[test]
#[ignore = "needs go"]
fn claims_of_go() {
    check_claims("go");
}

#[test]
#[ignore = "needs javac and java"]
fn claims_of_java() {
    check_claims("java");
}

#[test]
#[ignore = "needs node"]
fn claims_of_javascript() {
    check_claims("javascript");
}

#[test]
#[ignore = "needs node 22.18 or newer"]
fn claims_of_typescript() {
    check_claims("typescript");
}

#[test]
#[ignore = "needs python3"]
fn claims_of_python() {
    check_claims("python");
}
