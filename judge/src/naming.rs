//! Finds the problem that a user means.

use std::path::Path;

use anyhow::{Context, Result};
use games::{PROBLEMS, Problem};
use itertools::Itertools;

/// Returns the problem that a file solves: by the number in its name, the function in its code, or its name.
pub fn problem_of_file(file: &Path, code: &str) -> Option<&'static Problem> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    numbered(&name)
        .or_else(|| called_in(code))
        .or_else(|| titled(&name))
}

/// Returns the problem with this number, or with this part of a title. The error lists those that match, or all.
pub fn named_problem(name: &str) -> Result<&'static Problem> {
    numbered(name).or_else(|| titled(name)).with_context(|| {
        let is_fit = |problem: &&Problem| has_in_name(problem, name);
        let mut fitting = PROBLEMS.iter().filter(is_fit).collect_vec();
        if fitting.is_empty() {
            fitting = PROBLEMS.iter().collect();
        }
        let programs = list(fitting);
        format!("\"{name}\" does not identify a problem; choose one of:\n{programs}")
    })
}

/// Returns the error for a user who has not named a problem.
pub fn which_problem() -> String {
    let programs = list(PROBLEMS);
    format!(
        "cannot tell which problem this solves; add the problem's number or title as the last argument:\n{programs}"
    )
}

/// Returns the programs, one per line.
pub fn list(problems: impl IntoIterator<Item = &'static Problem>) -> String {
    let programs = problems.into_iter().map(|problem| problem.program);
    programs.map(|program| format!("  {program}")).join("\n")
}

fn only(is_meant: impl Fn(&Problem) -> bool) -> Option<&'static Problem> {
    let meant = PROBLEMS.iter().filter(|problem| is_meant(problem));
    meant.exactly_one().ok()
}

/// Returns the only problem whose LeetCode number is in the name.
fn numbered(name: &str) -> Option<&'static Problem> {
    let digits = name.split(|letter: char| !letter.is_ascii_digit());
    let numbers = digits.filter_map(|digits| digits.parse::<u32>().ok());
    let starts = numbers.map(|number| format!("leetcode_{number:04}_"));
    only(|problem| {
        starts
            .clone()
            .any(|start| problem.program.starts_with(&start))
    })
}

/// Returns the only problem whose function is in the code, in any language's spelling.
fn called_in(code: &str) -> Option<&'static Problem> {
    only(|problem| {
        let function = problem.site.function();
        function.is_some_and(|function| spelled_in(code, function.name).is_some())
    })
}

/// Returns a function's name as the code spells it, in any language's spelling.
pub fn spelled_in<'a>(code: &'a str, name: &str) -> Option<&'a str> {
    let mut words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.find(|word| plain(word) == plain(name))
}

/// Returns the only problem with this title, or else with this part of a title (at least three ASCII or two other
/// letters), or else with that part without a version number, as in `dp_l2` and `deque-v2`.
fn titled(name: &str) -> Option<&'static Problem> {
    let part = |name: &str| {
        let is_long = name.len() >= 3 && name.chars().count() >= 2;
        only(|problem| is_long && has_in_name(problem, name))
    };
    let start = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let version = start.strip_suffix("-v").or(start.strip_suffix("_v"));
    only(|problem| titles(problem).contains(&plain(name)))
        .or_else(|| part(name))
        .or_else(|| part(version.unwrap_or(start)))
}

/// Returns whether the name is part of the program's name or of a title.
pub fn has_in_name(problem: &Problem, name: &str) -> bool {
    problem.program.contains(name) || titles(problem).any(|title| title.contains(&plain(name)))
}

/// Returns the titles and the program's name, reduced to letters and digits.
fn titles(problem: &Problem) -> impl Iterator<Item = String> {
    let name = problem
        .program
        .trim_start_matches("leetcode_")
        .trim_start_matches(|letter: char| letter.is_ascii_digit());
    problem.titles.iter().copied().chain([name]).map(plain)
}

/// Returns only the letters and digits of a text, in lower case.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    letters.collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new problem may take a name from another one.
    #[test]
    fn every_problem_is_known_by_its_program_and_its_titles() {
        for problem in PROBLEMS {
            for name in problem.titles.iter().chain([&problem.program]) {
                let program = named_problem(name).expect(name).program;
                assert_eq!(program, problem.program);
            }
        }
    }
}
