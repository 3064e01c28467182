//! Solutions in all languages and both forms get the verdicts that their comments claim.
#![cfg(unix)]

use games::PROBLEMS;
use two_player_games::questions;

use super::sanitizers::{finding, watch};
use super::*;
use crate::compare::cases::{CaseName, StoredCase};
use crate::compare::judgement::judge;

/// What a line claims: after `judged 292 3 4: LeetCode AC` that is what is said when the questions 3 and 4 of a problem
/// are asked. Before it may stand `on linux` and `within 0.5 s`; `...` is a part of a long row, `…` any text. In
/// `sanitizers/` what they find is said too.
struct Claim<'a> {
    case: StoredCase,
    time: Option<Duration>,
    said: &'a str,
}

/// The claim of a line.
fn claim(line: &str) -> Option<Claim<'_>> {
    let (before, claim) = line.split_once("judged ")?;
    let (asked, said) = claim.split_once(": ")?;
    if before.contains("on linux") && !cfg!(target_os = "linux") {
        return None;
    }
    let (_, time) = before.split_once("within ").unwrap_or_default();
    let time = time.split(' ').next()?.parse().ok();
    let time = time.map(Duration::from_secs_f64);
    let case = case(asked);
    Some(Claim { case, time, said })
}

fn case(asked: &str) -> StoredCase {
    let (program, asked) = asked.split_once(' ').expect("questions");
    let mut problems = PROBLEMS.iter();
    let problem = problems.find(|problem| problem.program.contains(program));
    let problem = problem.expect("a problem");
    let asked = asked.replace("...", &vec!["0"; 50_000].join(","));
    let questions = questions(problem, &asked).expect("questions");
    let answer = |question| problem.answer(question).expect("an answer");
    let expected = questions.iter().map(answer).collect();
    let case = "case".to_owned();
    StoredCase {
        name: CaseName { problem, case },
        questions,
        expected,
    }
}

/// What is said of a program.
fn said(program: &mut Program, claim: &Claim) -> String {
    program.limits.time = claim.time.unwrap_or(program.limits.time);
    let form = match program.asked {
        Asked::ByStandardInput => "program",
        Asked::ByDriver(_) => "LeetCode",
    };
    let judgement = judge(program, &claim.case).expect("a judgement");
    let said = format!("{form} {} {}", judgement.verdict, judgement.details);
    said.trim_end().to_owned()
}

/// Checks what the files in a folder of `tests/solutions/` claim.
fn check_claims(folder: &str) {
    let solutions = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/solutions");
    for file in fs::read_dir(solutions.join(folder)).expect("a language") {
        let file = file.expect("a solution");
        let source = fs::read_to_string(file.path()).expect("a source");
        assert!(source.contains("judged "), "{file:?} claims nothing");
        let claims = source.lines().filter_map(claim).collect_vec();
        let Some(first) = claims.first() else {
            continue;
        };
        let scratch = Scratch::new().expect("a folder");
        let submission = Submission {
            name: file.file_name().display().to_string(),
            source: submitted_part(&source),
            language: Language::of(&file.path()).expect("a language"),
            problem: first.case.name.problem,
            edition: EDITION,
            options: "",
            time: first.time,
        };
        let name = &submission.name;
        let mut prepared = submission.prepare(&first.case.questions[0], &scratch);
        for claim in &claims {
            let said = match &mut prepared {
                Ok(Prepared::Program(program)) => {
                    let said = said(program, claim);
                    let mut found = None;
                    if folder == "sanitizers" {
                        watch(submission.clone(), program, &scratch);
                        let failed = claim.case.questions.last();
                        let failed = failed.filter(|_| !said.ends_with(" AC"));
                        found = finding(program, failed);
                    }
                    said + &found.unwrap_or_default()
                }
                Ok(Prepared::Refused(messages)) => format!("CE {messages}"),
                Err(error) => error.to_string(),
            };
            if said.contains("is needed for") && env::var_os("CI").is_none() {
                println!("skipped: {said}");
                break;
            }
            let parts = claim.said.split('…').collect_vec();
            let has_parts = parts.iter().all(|part| said.contains(part));
            let is_met = has_parts && (parts.len() > 1 || said == claim.said);
            assert!(is_met, "{name} claims\n{}\nand not\n{said}", claim.said);
            let is_told = |other: &str| said.contains(other) && !claim.said.contains(other);
            let is_strange = ["judge-", "/tmp", "solution.", "driver"].map(is_told);
            assert!(!is_strange.contains(&true), "{name}: {said}");
        }
    }
}

#[test]
fn claims_of_c_cpp_and_java_are_met() {
    ["c", "cpp", "java"].into_iter().for_each(check_claims);
}

#[test]
fn claims_of_sanitizers_are_met() {
    check_claims("sanitizers");
}

#[test]
fn claims_of_go_and_rust_are_met() {
    ["go", "rust"].into_iter().for_each(check_claims);
}

#[test]
fn claims_of_scripts_are_met() {
    let folders = ["javascript", "python", "typescript"];
    folders.into_iter().for_each(check_claims);
}
