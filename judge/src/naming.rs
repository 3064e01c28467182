//! Which problem a user means.

use std::path::Path;

use anyhow::{Context, Result};
use games::{PROBLEMS, Problem};
use itertools::Itertools;

/// The problem that a file is about: by the number in its name, by the function in its code, or by its name.
pub fn problem_of_file(file: &Path, code: &str) -> Option<&'static Problem> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    numbered(&name)
        .or_else(|| called_in(code))
        .or_else(|| titled(&name))
}

/// The problem that a number names, or a part of a title; else the error lists those that fit, or all.
pub fn named_problem(name: &str) -> Result<&'static Problem> {
    numbered(name).or_else(|| titled(name)).with_context(|| {
        let is_fit = |problem: &&Problem| has_in_name(problem, name);
        let mut fitting = PROBLEMS.iter().filter(is_fit).collect_vec();
        if fitting.is_empty() {
            fitting = PROBLEMS.iter().collect();
        }
        format!("\"{name}\" does not name one program:\n{}", list(fitting))
    })
}

/// What is asked of the user who has named no problem.
pub fn which_problem() -> String {
    let programs = list(PROBLEMS);
    format!("which problem? Name one after the file:\n{programs}")
}

/// The programs, one on each line.
pub fn list(problems: impl IntoIterator<Item = &'static Problem>) -> String {
    let programs = problems.into_iter().map(|problem| problem.program);
    programs.map(|program| format!("  {program}")).join("\n")
}

fn only(is_meant: impl Fn(&Problem) -> bool) -> Option<&'static Problem> {
    let meant = PROBLEMS.iter().filter(|problem| is_meant(problem));
    meant.exactly_one().ok()
}

/// The only problem whose number at LeetCode stands in the name.
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

/// The only problem whose function stands in the code, in the writing of any language.
fn called_in(code: &str) -> Option<&'static Problem> {
    only(|problem| {
        let function = problem.site.function();
        function.is_some_and(|function| spelled_in(code, function.name).is_some())
    })
}

/// Returns the name as the code writes it, in the writing of any language.
pub fn spelled_in<'a>(code: &'a str, name: &str) -> Option<&'a str> {
    let mut words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.find(|word| plain(word) == plain(name))
}

/// The only problem that has this title, or else this part of one, with three letters of the alphabet or two others; or
/// else that part without a version, as in `dp_l2` and `deque-v2`.
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

/// Whether the name is a part of the program's, or of a title.
pub fn has_in_name(problem: &Problem, name: &str) -> bool {
    problem.program.contains(name) || titles(problem).any(|title| title.contains(&plain(name)))
}

/// What it is called, in letters and digits alone.
fn titles(problem: &Problem) -> impl Iterator<Item = String> {
    let name = problem
        .program
        .trim_start_matches("leetcode_")
        .trim_start_matches(|letter: char| letter.is_ascii_digit());
    problem.titles.iter().copied().chain([name]).map(plain)
}

/// The letters and digits alone, in lower case.
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
