//! Finds the problem that a user means.

use std::path::Path;

use anyhow::{Context, Result};
use games::{Function, PROBLEMS, Problem};
use itertools::Itertools;
use strsim::osa_distance;

/// Returns the problem that a file solves: by the number in its name, as the site writes it, the function in its code, or
/// the title that is its name. A version number may follow the title, as in `dp_l2` and `deque-v2`. If the code has the
/// functions of several problems and the name does not decide, the least place does, where `definition` finds one.
pub fn problem_of_file<Place: Ord>(
    file: &Path,
    code: &str,
    definition: impl Fn(Function) -> Option<Place>,
) -> Result<&'static Problem> {
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let stem = name.trim_end_matches(|character: char| character.is_ascii_digit());
    let unversioned = stem.strip_suffix("-v").or(stem.strip_suffix("_v"));
    let candidates = with_function_in(code);
    let by_definition = || {
        let defined = candidates.iter().filter_map(|problem| {
            let place = definition(problem.site.function()?)?;
            Some((place, *problem))
        });
        let (_, problem) = defined.min_by(|(one, _), (other, _)| one.cmp(other))?;
        Some(problem)
    };
    by_number(&name)
        .or_else(|| candidates.iter().copied().exactly_one().ok())
        .or_else(|| by_title(&name))
        .or_else(|| by_part(unversioned.unwrap_or(stem)).filter(|_| stem != name))
        .or_else(by_definition)
        .with_context(|| which_problem(&candidates))
}

/// Returns the problem with this number or title, or with this part of a title. If there are several, the error lists
/// them; if there is none, it suggests the nearest name.
pub fn named_problem(name: &str) -> Result<&'static Problem> {
    let found = by_number(name).or_else(|| by_title(name));
    found.or_else(|| by_part(name)).with_context(|| {
        let matches = |problem: &&Problem| has_in_name(problem, name);
        let mut matching = PROBLEMS.iter().filter(matches).peekable();
        if matching.peek().is_some() {
            let programs = list(matching);
            return format!(
                "\"{name}\" does not identify exactly one problem; choose one of:\n{programs}"
            );
        }
        let titles = PROBLEMS.iter().flat_map(|problem| {
            let words = problem.titles().flat_map(|title| title.split(' '));
            problem.titles().chain(words)
        });
        let similar = nearest(name, titles).map(|title| format!("did you mean \"{title}\"?"));
        let advice = similar.unwrap_or_else(|| "`cargo judge list` lists all problems".to_owned());
        format!("no problem matches \"{name}\"; {advice}")
    })
}

/// Returns the error message for a solution whose problem cannot be recognized. Lists the candidates, or all problems
/// if there are none.
pub fn which_problem(candidates: &[&'static Problem]) -> String {
    let all = PROBLEMS.iter().filter(|_| candidates.is_empty());
    let programs = list(all.chain(candidates.iter().copied()));
    let advice = "add the problem's number or title as the last argument";
    format!("cannot tell which problem this solves; {advice}:\n{programs}")
}

/// Returns the known name that a mistyped one means, if it differs in at most a third of its letters, and not only in
/// digits.
pub fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let lower = name.to_lowercase();
    let distances = known.map(|known| (osa_distance(&known.to_lowercase(), &lower), known));
    let near = distances.min_by_key(|(distance, _)| *distance);
    near.filter(|(distance, _)| 3 * distance <= name.chars().count() && !is_number(name))
        .map(|(_, known)| known)
}

fn is_number(text: &str) -> bool {
    text.chars().all(|character| character.is_ascii_digit())
}

/// Lists the programs that solve these problems, one per line.
pub fn list(problems: impl IntoIterator<Item = &'static Problem>) -> String {
    let programs = problems.into_iter().map(|problem| problem.program);
    programs.map(|program| format!("  {program}")).join("\n")
}

/// Returns the problem that matches, if there is exactly one.
fn only(matches: impl Fn(&Problem) -> bool) -> Option<&'static Problem> {
    let matching = PROBLEMS.iter().filter(|problem| matches(problem));
    matching.exactly_one().ok()
}

/// Returns the problem whose number is in the name, as its site writes it: `486`, `P1290`, `cses1730`, `arc105_d`, `cf388c`.
/// If there are several, returns the one whose number and site take the most parts of the name, if this is only one.
fn by_number(name: &str) -> Option<&'static Problem> {
    let parts = parts(name);
    let matching = PROBLEMS.iter().filter_map(|problem| {
        let count = matching_parts(&parts, problem)?;
        Some((count, problem))
    });
    let best = matching.max_set_by_key(|(count, _)| *count);
    best.into_iter().map(|(_, problem)| problem).exactly_one().ok()
}

/// Splits a name into runs of letters and of digits, in lower case and without leading zeros: `ARC105_D` into `arc`, `105`
/// and `d`.
fn parts(name: &str) -> Vec<String> {
    let kind = |character: &char| (character.is_alphabetic(), character.is_ascii_digit());
    let runs = name.chars().chunk_by(kind);
    let parts = runs.into_iter().filter(|((is_letter, is_digit), _)| *is_letter || *is_digit);
    let parts = parts.map(|(_, run)| run.collect::<String>().to_lowercase());
    parts.map(|part| part.trim_start_matches('0').to_owned()).collect()
}

/// Returns how many parts of a name are the problem's number and, right before it, its site; `None` if the number is not
/// there, follows another site's prefix, or lacks the letters with which its site writes it.
fn matching_parts(name: &[String], problem: &Problem) -> Option<usize> {
    let number = parts(&problem.number().en);
    let start = number.iter().position(|part| is_number(part))?;
    let (letters, number) = number.split_at(start);
    let (site, id) = problem.program.split_once('_')?;
    let stands_alone = id.starts_with(|first: char| first.is_ascii_digit());
    let places = name.windows(number.len()).positions(|part| part == number);
    let counts = places.filter_map(|place| {
        let before = place.checked_sub(1).map_or("", |before| &name[before]);
        let is_prefix_of = |problem: &Problem| problem.site.prefixes.contains(&before);
        let is_own = before == site
            || letters.iter().any(|letters| letters == before)
            || stands_alone && is_prefix_of(problem);
        let is_of_other_site = !is_own && PROBLEMS.iter().any(is_prefix_of);
        let count = number.len() + usize::from(is_own);
        (is_own || stands_alone && !is_of_other_site).then_some(count)
    });
    counts.max()
}

/// Returns the problems whose functions are in the code, in any language's spelling.
fn with_function_in(code: &str) -> Vec<&'static Problem> {
    let is_in_code = |problem: &&Problem| {
        let function = problem.site.function();
        let mut names = function.iter().flat_map(Function::names);
        names.any(|name| spelled_in(code, name).is_some())
    };
    PROBLEMS.iter().filter(is_in_code).collect()
}

/// Finds a function's name in the code, in any language's spelling, and returns it as spelled there.
pub fn spelled_in<'a>(code: &'a str, name: &str) -> Option<&'a str> {
    let mut words = code.split(|character: char| !character.is_alphanumeric() && character != '_');
    words.find(|word| plain(word) == plain(name))
}

/// Returns the only problem with this title.
fn by_title(title: &str) -> Option<&'static Problem> {
    only(|problem| titles(problem).contains(&plain(title)))
}

/// Returns the only problem with this part of a title, of at least three ASCII or two other letters; a number is no part.
fn by_part(part: &str) -> Option<&'static Problem> {
    let is_long = part.len() >= 3 && part.chars().count() >= 2;
    let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
    only(|problem| is_long && !is_number && has_in_name(problem, part))
}

/// Returns whether the name is part of the problem's program name or of one of its titles.
pub fn has_in_name(problem: &Problem, name: &str) -> bool {
    problem.program.contains(name) || titles(problem).any(|title| title.contains(&plain(name)))
}

/// Returns the problem's titles and program name, reduced to letters and digits.
fn titles(problem: &Problem) -> impl Iterator<Item = String> {
    let program = problem.program.trim_start_matches("leetcode_");
    let name = program.trim_start_matches(|character: char| character.is_ascii_digit());
    problem.titles().chain([name]).map(plain)
}

/// Reduces a text to its letters and digits, in lower case.
fn plain(text: &str) -> String {
    let kept = text.chars().filter(|character| character.is_alphanumeric());
    kept.collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fails if a new problem makes the name of another one ambiguous.
    #[test]
    fn every_problem_is_found_by_its_program_and_its_titles() {
        for problem in PROBLEMS {
            for name in problem.titles().chain([problem.program]) {
                let program = named_problem(name).expect(name).program;
                assert_eq!(program, problem.program);
            }
        }
    }

    #[test]
    fn a_number_is_recognized_as_its_site_writes_it() {
        for (names, program) in [
            ("486 0486 lc486 leetcode-0486 486.predict-the-winner solution486v2", "leetcode_0486"),
            ("913 LC_913", "leetcode_0913"),
            ("1097 cses1097 CSES_1097", "cses_1097"),
            ("1730 cses1730 cses-1730-v2", "cses_1730"),
            ("P1290 p1290 luogu1290 luogu_P1290 P1290-2", "luogu_p1290"),
            ("P2148 P2148_e_and_d", "luogu_p2148"),
            ("arc105_d arc105d ARC-105-D atcoder_arc105_d", "atcoder_arc105_d"),
            ("agc017d AGC017_D", "atcoder_agc017_d"),
            ("agc002e agc2e", "atcoder_agc002_e"),
            ("388C cf388c codeforces_388_c CF388C", "codeforces_388c"),
            ("794e cf794e", "codeforces_794e"),
        ] {
            for name in names.split(' ') {
                let found = by_number(name).map(|problem| problem.program);
                assert!(found.is_some_and(|found| found.starts_with(program)), "{name}: {found:?}");
            }
        }
        for name in
            ["1290", "P486", "cf486", "abc486", "cses486", "arc105_e", "105d", "388", "p", ""]
        {
            assert_eq!(by_number(name).map(|problem| problem.program), None, "{name}");
        }
    }
}
