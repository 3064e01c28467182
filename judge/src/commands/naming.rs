//! Which problem a user means.

use std::path::Path;

use anyhow::Context;
use games::{Judge, PROBLEMS, Problem};
use itertools::Itertools;

/// The numbers of the stone games, from 2.
const ROMAN: [&str; 8] = ["ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

/// The problem that a file is about: by the number in its name, by the function in it, by the title in its name, by
/// its name if that is some words of a title, or by the name of one of its folders.
pub fn problem_of_file(file: &Path, source: &str) -> Option<&'static Problem> {
    let path = std::path::absolute(file).unwrap_or(file.to_owned());
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let of_folder = |folder: &Path| {
        let name = folder.file_name()?.to_string_lossy();
        numbered(&name).or_else(|| titled_in(&name))
    };
    numbered(&name)
        .or_else(|| called_in(source))
        .or_else(|| titled_in(&name))
        .or_else(|| with_words(&name))
        .or_else(|| path.ancestors().skip(1).find_map(of_folder))
}

/// The problem that any part of its program's name names, or of a title; else the error lists those that fit, or all.
pub fn named_problem(name: &str) -> anyhow::Result<&'static Problem> {
    let has_name = |problem: &&Problem| problem.program.contains(name);
    let named = PROBLEMS.iter().filter(has_name).collect_vec();
    let titled = || titled_in(name).or_else(|| titled(name));
    let only = match named[..] {
        [only] => Some(only),
        _ => numbered(name).or_else(titled),
    };
    only.with_context(|| {
        let candidates = match named.len() {
            0 => list(PROBLEMS),
            _ => list(named),
        };
        format!("\"{name}\" does not name one program:\n{candidates}")
    })
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
    let starts = starts.collect_vec();
    let is_start = |program: &str| starts.iter().any(|start| program.starts_with(start));
    only(|problem| is_start(problem.program))
}

/// The only problem whose function at LeetCode stands in the source, in the writing of any language.
fn called_in(source: &str) -> Option<&'static Problem> {
    let words = source.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let words = words.map(plain).collect_vec();
    only(|problem| match problem.judge {
        Judge::LeetCode { function, .. } => words.contains(&plain(function)),
        Judge::AtCoder | Judge::StandardLibrary => false,
    })
}

/// The problem with the longest title that stands in the name.
fn titled_in(name: &str) -> Option<&'static Problem> {
    let mut name = plain(name);
    for (digit, roman) in (2..).zip(ROMAN) {
        for game in ["stonegame", "石子游戏"] {
            name = name.replace(&format!("{game}{digit}"), &[game, roman].concat());
        }
    }
    let length = |problem: &&Problem| {
        let titles = titles(problem).filter(|title| name.contains(title));
        titles.map(|title| title.len()).max()
    };
    let longest = PROBLEMS.iter().max_by_key(length);
    longest.filter(|problem| length(problem).is_some())
}

/// The only problem that has this in a title.
fn titled(part: &str) -> Option<&'static Problem> {
    let part = plain(part);
    only(|problem| part.len() >= 3 && titles(problem).any(|title| title.contains(&part)))
}

/// The only problem that has these words in its program's name.
fn with_words(name: &str) -> Option<&'static Problem> {
    let words = |text: &str| format!("_{}_", text.to_lowercase().replace(['-', ' ', '.'], "_"));
    let name = words(name);
    only(|problem| name.len() > 4 && words(problem.program).contains(&name))
}

/// What it is called, in letters and digits alone.
fn titles(problem: &Problem) -> impl Iterator<Item = String> {
    let name = problem.program.trim_start_matches("leetcode_");
    let name = name.trim_start_matches(|letter: char| letter.is_ascii_digit());
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

    fn short(problem: Option<&Problem>) -> &str {
        let program = problem.map_or("none", |problem| problem.program);
        program.trim_start_matches("leetcode_")
    }

    #[test]
    fn problems_are_known_by_what_people_call_them() {
        let cases = "
            0486_predict_the_winner: 486, lc0486, PredictTheWinner
            0877_stone_game: 877. Stone Game, stone-game, 石子游戏
            1140_stone_game_ii: stone-game-ii, stone game 2, 石子游戏-II
            1406_stone_game_iii: stone_game_iii_mine
            1510_stone_game_iv: StoneGameIV, stone game 4
            1563_stone_game_v: stone game 5, 石子游戏 V
            1686_stone_game_vi: stone-game-vi, 石子游戏6
            1690_stone_game_vii: stone game 7, stoneGameVII
            1872_stone_game_viii: 石子游戏 VIII
            2029_stone_game_ix: Stone Game IX
            0464_can_i_win: can i win, 我能赢吗
            atcoder_dp_k_stones: dp_k, EDPC K
            luogu_p3210_taking_stones: P3210, 取石头游戏
            atcoder_dp_l_deque: atcoder_dp_l_deque, AtCoder L Deque, dp_l, EDPC L
            nowcoder_card_game: nowcoder, card_game, 牛客, 排成一条线, 纸牌
            kitten_fishing: 小猫钓鱼, kitten, 小猫
            0292_nim_game: nim
            none: game, solution, main, 487, edpc, , 好
        ";
        for case in cases.trim().lines() {
            let (program, names) = case.trim().split_once(": ").expect("a case");
            for name in names.split(", ") {
                assert_eq!(short(named_problem(name).ok()), program, "{name}");
            }
        }
    }

    #[test]
    fn a_file_is_about_its_name_its_function_or_its_folder() {
        let cases = "
            877.石子游戏.py: def canWinNim(self, n): 0877_stone_game
            code/solution.py: def canWinNim(self, n): 0292_nim_game
            stone_game_3.py: def canWinNim(self, n): 0292_nim_game
            stone_game_3.py: print(1): 1406_stone_game_iii
            week-486-292.py: def winnerSquareGame(n): 1510_stone_game_iv
            877/solution.py: def canWinNim(self, n): 0292_nim_game
            877/solution.py: print(1): 0877_stone_game
            a.rs: pub fn stone_game_ii(piles: 1140_stone_game_ii
            a.cpp: bool PredictTheWinner(vector: 0486_predict_the_winner
            a.py: canWinNim(4); stoneGame([1]): none
            code/dp_l_mine.py: print(1): atcoder_dp_l_deque
            edpc-l.py: print(1): atcoder_dp_l_deque
            Nim.cpp: int main: 0292_nim_game
            minimax.py: print(1): none
            card_game.py: print(1): nowcoder_card_game
            牛客.py: print(1): nowcoder_card_game
            小猫2.py: print(1): kitten_fishing
            code/code.py: print(1): none
        ";
        for case in cases.trim().lines() {
            let parts = case.trim().split(": ").collect_tuple();
            let (file, source, program) = parts.expect("a case");
            let file = Path::new("/home/reader").join(file);
            assert_eq!(short(problem_of_file(&file, source)), program, "{case}");
        }
    }
}
