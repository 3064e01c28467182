//! Which problem a user means.

use std::path::Path;

use anyhow::Context;
use itertools::Itertools;
use two_player_games::problems::Judge;
use two_player_games::{PROBLEMS, Problem};

/// The problem that a file is about: by the number in its name, by the function in it, by the title in its name, or by
/// the name of one of its folders.
#[must_use]
pub fn problem_of_file(file: &Path, source: &str) -> Option<&'static Problem> {
    let path = std::path::absolute(file).unwrap_or(file.to_owned());
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let of_folder = |folder: &Path| {
        let name = folder.file_name()?.to_string_lossy();
        numbered(&name).or_else(|| titled_in(&name))
    };
    let by_name = numbered(&name).or_else(|| called_problem(source)).or_else(|| titled_in(&name));
    by_name.or_else(|| path.ancestors().skip(1).find_map(of_folder))
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
    let only = if let [only] = named[..] {
        Some(only)
    } else {
        numbered(name).or_else(|| titled_in(name)).or_else(|| titled(name))
    };
    only.with_context(|| {
        let candidates = if named.is_empty() { list(PROBLEMS) } else { list(named) };
        format!("\"{name}\" does not name one program:\n{candidates}")
    })
}

/// The programs, one on each line.
pub fn list(problems: impl IntoIterator<Item = &'static Problem>) -> String {
    problems.into_iter().map(|problem| format!("  {}", problem.program)).join("\n")
}

/// The only problem whose number at LeetCode stands in the name.
fn numbered(name: &str) -> Option<&'static Problem> {
    let numbers =
        name.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect_vec();
    let has_number = |problem: &&Problem| number(problem).is_some_and(|number| numbers.contains(&number));
    PROBLEMS.iter().filter(has_number).exactly_one().ok()
}

/// The problem with the longest title that stands in the name.
fn titled_in(name: &str) -> Option<&'static Problem> {
    let mut name = plain(name);
    for (digit, roman) in [("2", "ii"), ("3", "iii"), ("4", "iv")] {
        for game in ["stonegame", "石子游戏"] {
            name = name.replace(&[game, digit].concat(), &[game, roman].concat());
        }
    }
    let titles = PROBLEMS.iter().flat_map(|problem| titles(problem).map(|title| (title, problem)));
    let longest = titles.filter(|(title, _)| name.contains(title)).max_by_key(|(title, _)| title.len());
    longest.map(|(_, problem)| problem)
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
            ("stone game 2", "leetcode_1140_stone_game_ii"),
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
            ("stone_game_3.py", nim, Some("leetcode_0292_nim_game")),
            ("stone_game_3.py", "print(1)", Some("leetcode_1406_stone_game_iii")),
            ("week-486-292.py", "def winnerSquareGame(n)", Some("leetcode_1510_stone_game_iv")),
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
