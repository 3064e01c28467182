//! Which problem a user means.

use std::path::Path;

use anyhow::Context;
use itertools::Itertools;
use two_player_games::problems::Judge;
use two_player_games::{PROBLEMS, Problem};

/// The problem after which the file, one of its folders, or a function in it is named.
#[must_use]
pub fn problem_of_file(file: &Path, source: &str) -> Option<&'static Problem> {
    names_of(file).iter().find_map(|name| recognized(name)).or_else(|| called_problem(source))
}

/// The problem whose function at LeetCode stands in the file.
fn called_problem(source: &str) -> Option<&'static Problem> {
    let words: Vec<&str> = source.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    let is_called =
        |problem: &&Problem| matches!(problem.judge, Judge::LeetCode { function } if words.contains(&function));
    PROBLEMS.iter().filter(is_called).exactly_one().ok()
}

/// The problem that is named by any part of its program's name, or as people call it.
///
/// # Errors
/// The name fits no problem, or several. The message lists those that fit; if there is none, all.
pub fn named_problem(name: &str) -> anyhow::Result<&'static Problem> {
    let named = PROBLEMS.iter().filter(|problem| problem.program.contains(name)).collect_vec();
    let only = if let [only] = named[..] { Some(only) } else { recognized(name) };
    only.with_context(|| {
        let candidates = if named.is_empty() { list(PROBLEMS) } else { list(named) };
        format!("\"{name}\" does not name one program:\n{candidates}")
    })
}

/// The programs, one on each line.
pub fn list(problems: impl IntoIterator<Item = &'static Problem>) -> String {
    problems.into_iter().map(|problem| format!("  {}", problem.program)).join("\n")
}

/// The names that may say what a file is about: its own, and those of its folders, the innermost first.
fn names_of(file: &Path) -> Vec<String> {
    let path = std::path::absolute(file).unwrap_or(file.to_owned());
    let own = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let folders =
        path.ancestors().skip(1).filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned()));
    own.into_iter().chain(folders).collect()
}

/// The problem that a name is about: by its number, by the longest title in it, or by being a part of only one title.
fn recognized(name: &str) -> Option<&'static Problem> {
    let numbers =
        name.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect_vec();
    let by_number = PROBLEMS.iter().find(|problem| number(problem).is_some_and(|number| numbers.contains(&number)));
    let name = plain(name);
    let titles = || PROBLEMS.iter().flat_map(|problem| titles(problem).map(|title| (title, problem)));
    let longest_title = || {
        let contained = titles().filter(|(title, _)| name.contains(title));
        contained.max_by_key(|(title, _)| title.len()).map(|(_, problem)| problem)
    };
    let part = || {
        let containing = titles().filter(|(title, _)| name.len() >= 3 && title.contains(&name));
        containing.map(|(_, problem)| problem).unique_by(|problem| problem.program).exactly_one().ok()
    };
    by_number.or_else(longest_title).or_else(part)
}

/// LeetCode's number.
fn number(problem: &Problem) -> Option<u32> {
    problem.program.strip_prefix("leetcode_")?.split('_').next()?.parse().ok()
}

/// What it is called, in letters and digits alone.
fn titles(problem: &Problem) -> [String; 2] {
    let name = problem.program.trim_start_matches("leetcode_");
    [name.trim_start_matches(|letter: char| letter.is_ascii_digit()), problem.also_called].map(plain)
}

/// The letters and digits alone, in lower case.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem_of(name: &str) -> Option<&'static str> {
        recognized(name).map(|problem| problem.program)
    }

    #[test]
    fn problems_are_recognized_by_what_people_call_them() {
        for (name, program) in [
            ("486", "leetcode_0486_predict_the_winner"),
            ("lc0486", "leetcode_0486_predict_the_winner"),
            ("PredictTheWinner", "leetcode_0486_predict_the_winner"),
            ("877. Stone Game", "leetcode_0877_stone_game"),
            ("stone-game", "leetcode_0877_stone_game"),
            ("stone-game-ii", "leetcode_1140_stone_game_ii"),
            ("stone_game_iii_mine", "leetcode_1406_stone_game_iii"),
            ("StoneGameIV", "leetcode_1510_stone_game_iv"),
            ("stone_game_difference", "stone_game_difference"),
            ("kitten", "kitten_fishing"),
            ("nim", "leetcode_0292_nim_game"),
            ("石子游戏-II", "leetcode_1140_stone_game_ii"),
            ("石子游戏", "leetcode_0877_stone_game"),
            ("AtCoder L Deque", "stone_game_difference"),
            ("小猫钓鱼", "kitten_fishing"),
        ] {
            assert_eq!(problem_of(name), Some(program), "{name}");
        }
        for name in ["game", "solution", "main", "487", "", "好"] {
            assert_eq!(problem_of(name), None, "{name}");
        }
    }
}
