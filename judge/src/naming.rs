//! Finds the problem that a user means.

use std::path::{Path, absolute};

use anyhow::{Context, Result, bail};
use games::words::{Words, words};
use games::{
    Function, PROBLEMS, Player, Problem, by_address, by_folders, by_number, by_part, by_title,
    find, has_in_name, plain, with_digits,
};
use itertools::Itertools;
use strsim::osa_distance;

use crate::language::language;

/// Number of folders around a file that may name its problem.
const FOLDERS: usize = 4;

/// Returns the problem that a file solves: by the number in its name, as the site writes it, the function in its code, the
/// title that is its name, an address in its comments, or its folders. A version number may follow the title, as in
/// `dp_l2` and `deque-v2`. If the code has the functions of several problems and nothing else decides, the least place
/// does, where `definition` finds one. `code` is the source without comments.
pub fn problem_of_file<Place: Ord>(
    file: &Path,
    source: &str,
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
        // In a folder of another site, as in `HDU/1730.cpp`, the number is that site's.
        .filter(|_| by_number(&last_parts(file, 1)).is_some())
        .or_else(|| candidates.iter().copied().exactly_one().ok())
        .or_else(|| by_title(&name))
        .or_else(|| by_address_in(source))
        .or_else(|| by_folders(&last_parts(file, FOLDERS)))
        .or_else(|| by_part(unversioned.unwrap_or(stem)).filter(|_| stem != name))
        .or_else(by_definition)
        .with_context(|| which_problem(&candidates))
}

/// Returns the problem whose address is in the text, if all addresses of problems in it are of the same one.
fn by_address_in(source: &str) -> Option<&'static Problem> {
    let is_end = |letter: char| letter.is_whitespace() || "\"'<>()[]，。）》".contains(letter);
    let addresses = source.split(is_end).filter(|word| word.contains("://"));
    let problems = addresses.filter_map(by_address);
    problems.dedup_by(|one, other| one.program == other.program).exactly_one().ok()
}

/// Returns the last folders of a file, at most so many, and its name without its extension, separated by slashes.
fn last_parts(file: &Path, folders: usize) -> String {
    let path = absolute(file).unwrap_or_else(|_| file.to_owned()).with_extension("");
    let parts = path.iter().map(|part| part.to_string_lossy().into_owned()).collect_vec();
    parts[parts.len().saturating_sub(folders + 1)..].join("/")
}

/// Returns the problem with this number, address or title, or with this part of a title. If there are several, the error
/// lists them; if there is none, it suggests the nearest name. Digits without the letters with which a site writes them
/// mean the only problem that has them; we say which.
pub fn named_problem(name: &str) -> Result<&'static Problem> {
    if let Some(problem) = find(name) {
        return Ok(problem);
    }
    if let Ok(problem) = with_digits(name).exactly_one() {
        let program = problem.program;
        eprintln!("{}", tell!("\"{name}\" is taken as {program}", "\"{name}\" 当作 {program}"));
        return Ok(problem);
    }
    let matching = PROBLEMS.iter().filter(|problem| has_in_name(problem, name)).collect_vec();
    match matching[..] {
        [] => {
            let advice = advice_about(name);
            bail!(tell!(
                "no problem matches \"{name}\"; {advice}",
                "没有题目叫 \"{name}\"；{advice}"
            ))
        }
        [one] => bail!(tell!(
            "no problem matches \"{name}\"; did you mean {}?",
            "没有题目叫 \"{name}\"；是不是 {}？",
            one.program
        )),
        _ => {
            let programs = list(matching);
            bail!(tell!(
                "\"{name}\" matches several problems; choose one of:\n{programs}",
                "符合 \"{name}\" 的题目有好几道，请从中选一道：\n{programs}"
            ))
        }
    }
}

/// Returns the error message for a command without a problem.
pub fn missing_problem() -> String {
    tell!(
        "missing PROBLEM; `cargo judge list` lists all problems",
        "没有给出题目 PROBLEM；`cargo judge list` 列出所有题目"
    )
}

/// Suggests the nearest title, or a word of one.
fn advice_about(name: &str) -> String {
    let titles = PROBLEMS.iter().flat_map(|problem| {
        let words = problem.titles().flat_map(|title| title.split(' '));
        problem.titles().chain(words)
    });
    let similar = nearest(name, titles).map(did_you_mean);
    similar.unwrap_or_else(|| {
        tell!("`cargo judge list` lists all problems", "`cargo judge list` 列出所有题目")
    })
}

/// Asks whether the nearest name is meant.
pub fn did_you_mean(name: &str) -> String {
    tell!("did you mean \"{name}\"?", "是不是 \"{name}\"？")
}

/// Returns the error message for a solution whose problem cannot be recognized. Lists the candidates, or all problems
/// if there are none.
pub fn which_problem(candidates: &[&'static Problem]) -> String {
    let all = PROBLEMS.iter().filter(|_| candidates.is_empty());
    let programs = list(all.chain(candidates.iter().copied()));
    tell!(
        "cannot tell which problem this solves; add the problem's number or title as the last argument:\n{programs}",
        "认不出是哪道题；请把题号或题名写在命令的最后：\n{programs}"
    )
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

/// Returns the problems whose functions are in the code, in any language's spelling.
fn with_function_in(code: &str) -> Vec<&'static Problem> {
    let is_in_code = |problem: &&Problem| {
        let function = problem.site.function();
        let mut names = function.iter().flat_map(Function::names);
        names.any(|name| spelled_in(code, name).is_some())
    };
    PROBLEMS.iter().filter(is_in_code).collect()
}

const ORDINALS: [Words; 2] = [words("first", "先手"), words("second", "后手")];

/// Returns the player whom a problem calls so, in English or Chinese.
pub fn player_named(problem: &Problem, text: &str) -> Result<Player> {
    let plain_text = plain(text);
    let named = [Player::First, Player::Second].into_iter().find(|player| {
        let names = [ORDINALS, problem.players].map(|names| names[player.index()]);
        names.iter().flat_map(|Words { en, zh }| [en, zh]).any(|name| plain(name) == plain_text)
    });
    named.with_context(|| {
        let known = ORDINALS.into_iter().chain(problem.players).unique();
        let known = known.map(|name| name.get(language()));
        let known = known.collect_vec().join(&tell!(" or ", "、"));
        tell!("--as: expected {known}, found {text}", "--as：应为{known}之一，写的是 {text}")
    })
}

/// Finds a function's name in the code, in any language's spelling, and returns it as spelled there.
pub fn spelled_in<'a>(code: &'a str, name: &str) -> Option<&'a str> {
    let mut words = code.split(|character: char| !character.is_alphanumeric() && character != '_');
    words.find(|word| plain(word) == plain(name))
}

#[cfg(test)]
mod tests {
    use games::words::Language;

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
    fn a_problem_is_recognized_as_its_site_writes_it() {
        for (names, program) in [
            ("486 0486 lc486 leetcode-0486 486.predict-the-winner solution486v2", "leetcode_0486"),
            (
                "力扣486 LeetCode/486 https://leetcode.cn/problems/predict-the-winner",
                "leetcode_0486",
            ),
            ("https://leetcode.com/problems/stone-game/description/?lang=cpp", "leetcode_0877"),
            ("leetcode.com/problems/stone-game-ii", "leetcode_1140"),
            (
                "https://leetcode.com/contest/weekly-contest-26/problems/stone-game/",
                "leetcode_0877",
            ),
            ("913 LC_913", "leetcode_0913"),
            ("1097 cses1097 CSES_1097 https://cses.fi/problemset/task/1097/", "cses_1097"),
            ("1730 cses1730 cses-1730-v2 https://cses.fi/problemset/submit/1730", "cses_1730"),
            ("P1290 p1290 luogu1290 luogu_P1290 P1290-2 洛谷P1290 洛谷1290", "luogu_p1290"),
            ("P2148 P2148_e_and_d", "luogu_p2148"),
            (
                "https://www.luogu.com.cn/problem/P2148?contestId=486 luogu.com.cn/problem/P2148",
                "luogu_p2148",
            ),
            (
                "arc105_d arc105d ARC-105-D atcoder_arc105_d ARC105/D AT_arc105_d",
                "atcoder_arc105_d",
            ),
            ("https://atcoder.jp/contests/arc105/tasks/arc105_d", "atcoder_arc105_d"),
            (
                "agc017d AGC017_D agc017/d https://www.luogu.com.cn/problem/AT_agc017_d",
                "atcoder_agc017_d",
            ),
            ("agc002e agc2e", "atcoder_agc002_e"),
            ("dp_l AT_dp_l dp/src/bin/l edpc-l EDPC_L L_Deque", "atcoder_dp_l"),
            ("https://atcoder.jp/contests/dp/tasks/dp_k", "atcoder_dp_k"),
            ("388C cf388c codeforces_388_c CF388C 388/C", "codeforces_388c"),
            ("https://codeforces.com/contest/388/problem/C", "codeforces_388c"),
            (
                "https://m1.codeforces.com/problemset/problem/388/C#end C_Fox_and_Card_Game",
                "codeforces_388c",
            ),
            ("https://vjudge.net/problem/CodeForces-794E", "codeforces_794e"),
            ("794e cf794e https://www.luogu.com.cn/problem/CF794E", "codeforces_794e"),
            ("snim Kattis-snim kattis/snim https://open.kattis.com/problems/snim", "kattis_snim"),
            (
                "https://www.nowcoder.com/practice/19c98d950b3347d19f991d10bde12288?tpId=1",
                "nowcoder",
            ),
        ] {
            for name in names.split(' ') {
                let found = find(name).map(|problem| problem.program);
                assert!(found.is_some_and(|found| found.starts_with(program)), "{name}: {found:?}");
            }
        }
        for name in [
            "1290",
            "P486",
            "cf486",
            "abc486",
            "cses486",
            "arc105_e",
            "388",
            "p",
            "",
            "L",
            "https://codeforces.com/contest/1730/problem/A",
            "https://www.luogu.com.cn/problem/P1097",
            "https://leetcode.com/problems/stone-game-x/",
            "https://atcoder.jp/contests/abc292/tasks/abc292_a",
            "486A",
            "1730_c",
            "hdu1730",
            "POJ 1097",
            "AcWing 486",
            "https://example.com/486",
            "https://leetcode.com/problems/",
        ] {
            assert_eq!(find(name).map(|problem| problem.program), None, "{name}");
        }
    }

    #[test]
    fn a_file_is_recognized_by_its_folders_or_an_address() {
        let check = |path: &str, source: &str, expected: &str| {
            let found = problem_of_file(Path::new(path), source, "", |_| None::<usize>);
            let found = found.map_or("", |problem| problem.program);
            assert!(
                found.starts_with(expected) && found.is_empty() == expected.is_empty(),
                "{path}: {found}"
            );
        };
        for (path, expected) in [
            ("ARC105/D.cpp", "atcoder_arc105_d"),
            ("/home/me/agc017/d.rs", "atcoder_agc017_d"),
            ("atcoder/agc017/src/bin/d.rs", "atcoder_agc017_d"),
            ("dp/src/bin/l.rs", "atcoder_dp_l"),
            ("P2148/main.cpp", "luogu_p2148"),
            ("codeforces/388/C/a.cpp", "codeforces_388c"),
            ("kattis/snim/main.py", "kattis_snim"),
            ("snim.py", "kattis_snim"),
            ("cses/1730/main.cpp", "cses_1730"),
            ("leetcode/486/solution.py", "leetcode_0486"),
            ("Stone Game IV/solution.py", "leetcode_1510"),
            ("C_Fox_and_Card_Game.cpp", "codeforces_388c"),
            ("AtCoder Regular Contest 105/D.cpp", "atcoder_arc105_d"),
            ("AtCoder Grand Contest 002/E - Candy Piles.cpp", "atcoder_agc002_e"),
            ("leetcode/486.py", "leetcode_0486"),
            ("2024/1097.cpp", "cses_1097"),
            ("HDU/1730.cpp", ""),
            ("codeforces/1025.cpp", ""),
            ("leetcode/1730.cpp", ""),
            ("2024/1097/main.cpp", ""),
            ("abc297/d.cpp", ""),
            ("codeforces/1730/A.cpp", ""),
        ] {
            check(path, "", expected);
        }
        let luogu = "// https://www.luogu.com.cn/problem/P2148\n";
        check("a.cpp", luogu, "luogu_p2148");
        check("a.cpp", &[luogu, luogu, "// (see https://example.com/)"].concat(), "luogu_p2148");
        check("a.cpp", &[luogu, "# <https://cses.fi/problemset/task/1097>"].concat(), "");
    }

    #[test]
    fn every_problem_is_found_by_what_we_print_of_it() {
        for problem in PROBLEMS {
            let links = [Language::English, Language::Chinese]
                .map(|language| problem.link(language).unwrap_or_default());
            let names = links.into_iter().chain([problem.short_name()]);
            for name in names.filter(|name| !name.is_empty()) {
                assert_eq!(named_problem(&name).expect(&name).program, problem.program);
            }
        }
    }
}
