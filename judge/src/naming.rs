//! Which problem a user means.

use std::path::Path;

use anyhow::Context;
use itertools::Itertools;
use two_player_games::problems::Judge;
use two_player_games::{PROBLEMS, Problem};

/// The problem after which the file is named, whose function stands in it, or after which one of its folders is named.
#[must_use]
pub fn problem_of_file(file: &Path, source: &str) -> Option<&'static Problem> {
    let path = std::path::absolute(file).unwrap_or(file.to_owned());
    let mut folders = path.ancestors().skip(1).filter_map(Path::file_name);
    let of_name = path.file_stem().and_then(|stem| named_after(&stem.to_string_lossy()));
    of_name.or_else(|| called_problem(source)).or_else(|| folders.find_map(|name| named_after(&name.to_string_lossy())))
}

/// The problem whose function at LeetCode stands in the file, in the writing of any language.
fn called_problem(source: &str) -> Option<&'static Problem> {
    let words = source.split(|letter: char| !letter.is_alphanumeric() && letter != '_').map(plain).collect_vec();
    let is_called =
        |problem: &&Problem| matches!(problem.judge, Judge::LeetCode { function } if words.contains(&plain(function)));
    PROBLEMS.iter().filter(is_called).exactly_one().ok()
}

/// The problem that is named by any part of its program's name, or as people call it.
///
/// # Errors
/// The name fits no problem, or several. The message lists those that fit; if there is none, all.
pub fn named_problem(name: &str) -> anyhow::Result<&'static Problem> {
    let named = PROBLEMS.iter().filter(|problem| problem.program.contains(name)).collect_vec();
    let only = if let [only] = named[..] { Some(only) } else { named_after(name).or_else(|| titled(name)) };
    only.with_context(|| {
        let candidates = if named.is_empty() { list(PROBLEMS) } else { list(named) };
        format!("\"{name}\" does not name one program:\n{candidates}")
    })
}

/// The programs, one on each line.
pub fn list(problems: impl IntoIterator<Item = &'static Problem>) -> String {
    problems.into_iter().map(|problem| format!("  {}", problem.program)).join("\n")
}

/// The problem that a file of this name is about: by its number, or by the longest title in the name.
fn named_after(name: &str) -> Option<&'static Problem> {
    let numbers =
        name.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect_vec();
    let by_number = PROBLEMS.iter().find(|problem| number(problem).is_some_and(|number| numbers.contains(&number)));
    let name = plain(name);
    let titles = PROBLEMS.iter().flat_map(|problem| titles(problem).map(|title| (title, problem)));
    let in_name = titles.filter(|(title, _)| name.contains(title)).max_by_key(|(title, _)| title.len());
    by_number.or(in_name.map(|(_, problem)| problem))
}

/// The only problem that has this in a title.
fn titled(part: &str) -> Option<&'static Problem> {
    let part = plain(part);
    let has_part = |problem: &&Problem| part.len() >= 3 && titles(problem).iter().any(|title| title.contains(&part));
    PROBLEMS.iter().filter(has_part).exactly_one().ok()
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

    fn named(name: &str) -> Option<&'static str> {
        named_problem(name).ok().map(|problem| problem.program)
    }

    #[test]
    fn problems_are_known_by_what_people_call_them() {
        for (name, program) in [
            ("486", "leetcode_0486_predict_the_winner"),
            ("lc0486", "leetcode_0486_predict_the_winner"),
            ("PredictTheWinner", "leetcode_0486_predict_the_winner"),
            ("877. Stone Game", "leetcode_0877_stone_game"),
            ("stone-game", "leetcode_0877_stone_game"),
            ("stone-game-ii", "leetcode_1140_stone_game_ii"),
            ("stone_game_iii_mine", "leetcode_1406_stone_game_iii"),
            ("StoneGameIV", "leetcode_1510_stone_game_iv"),
            ("石子游戏-II", "leetcode_1140_stone_game_ii"),
            ("石子游戏", "leetcode_0877_stone_game"),
            ("stone_game_difference", "stone_game_difference"),
            ("AtCoder L Deque", "stone_game_difference"),
            ("小猫钓鱼", "kitten_fishing"),
            ("kitten", "kitten_fishing"),
            ("nim", "leetcode_0292_nim_game"),
        ] {
            assert_eq!(named(name), Some(program), "{name}");
        }
        for name in ["game", "solution", "main", "487", "", "好"] {
            assert_eq!(named(name), None, "{name}");
        }
    }

    #[test]
    fn a_file_is_about_its_name_its_function_or_its_folder() {
        let nim = "class Solution:\n  def canWinNim(self, n): pass";
        for (file, source, program) in [
            ("877.石子游戏.py", nim, Some("leetcode_0877_stone_game")),
            ("code/solution.py", nim, Some("leetcode_0292_nim_game")),
            ("877/solution.py", nim, Some("leetcode_0292_nim_game")),
            ("877/solution.py", "print(1)", Some("leetcode_0877_stone_game")),
            ("a.rs", "pub fn stone_game_ii(piles", Some("leetcode_1140_stone_game_ii")),
            ("a.cpp", "bool PredictTheWinner(vector", Some("leetcode_0486_predict_the_winner")),
            ("a.py", "canWinNim(4); stoneGame([1])", None),
            ("code/card.py", "print(1)", None),
        ] {
            let file = Path::new("/home/reader").join(file);
            let found = problem_of_file(&file, source).map(|problem| problem.program);
            assert_eq!(found, program, "{}", file.display());
        }
    }
}
