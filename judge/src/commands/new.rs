//! `cargo judge new`: makes the files of a new game.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use games::{Id, PROBLEMS};
use itertools::Itertools;

use crate::files::project_here;
use crate::options::Options;

pub const HELP: &str = "\
Usage: cargo judge new PROGRAM

Makes the files of a new game, with a line on each thing to fill in, and lists
them. PROGRAM is the site, the problem's number and its title, such as
leetcode_1025_divisor_game, luogu_p3210_taking_stones, cses_1730_nim_game_i,
atcoder_abc354_e_remove_pairs, codeforces_388c_fox_and_card_game and
kattis_snim_s_nim, or for a game without a site its title, such as
kitten_fishing.
CONTRIBUTING.md says how to go on.";

/// The templates. A line that starts with `@leetcode|`, `@atcoder|` or `@standard|` is only for such a site, and a line
/// with `@program|` for all but LeetCode. A line that starts with `@site|` is for
/// all sites, but not for a game without one.
const GAME: &str = include_str!("new/game.rs.txt");
const SOLUTION: &str = include_str!("new/solution.rs.txt");
const ACCEPTED: &str = include_str!("new/accepted.py.txt");
const WRONG_ANSWER: &str = include_str!("new/wrong_answer.py.txt");
const SAMPLE: [&str; 2] = [
    "TODO: the input of the statement's first sample, as it stands there\n",
    "TODO: the output of the statement's first sample\n",
];

const KINDS: [&str; 5] = ["@leetcode|", "@atcoder|", "@standard|", "@program|", "@site|"];

/// The list of all games, and the line at which its names begin.
const LIST: &str = "games/src/problems.rs";
const LIST_START: &str = "\nproblems! {\n";

/// Makes the files of a new game and lists them.
pub fn new(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let missing = "missing PROGRAM, such as luogu_p3210_taking_stones";
    let program = options.operands.iter().exactly_one().ok().context(missing)?;
    let project = project_here()?;
    let paths = make_files(&project, program)?;
    writeln!(output, "in {}:", project.display())?;
    for path in paths {
        writeln!(output, "{path}")?;
    }
    writeln!(output, "Replace every TODO in these files; CONTRIBUTING.md says how to check them.")?;
    Ok(true)
}

/// Makes the files of a new game in a project's folder. Returns their paths in it.
fn make_files(project: &Path, program: &str) -> Result<Vec<String>> {
    let name = NewGame::parse(program).with_context(|| {
        let expected = "expected site_number_title, such as leetcode_1025_divisor_game, or a title";
        format!("\"{program}\" does not name a game; {expected} (see --help)")
    })?;
    let is_same = |known: &&str| name.names_problem_of(known) || *known == program;
    let known = PROBLEMS.iter().map(|problem| problem.program).find(is_same);
    ensure!(known.is_none(), "the game exists: {}", known.unwrap_or_default());
    let submission = format!("submissions/{program}");
    let case = format!("testcases/{program}/sample-1");
    let files = [
        (format!("games/src/problems/{program}.rs"), name.filled_in(GAME)),
        (format!("src/bin/{program}.rs"), name.filled_in(SOLUTION)),
        (format!("{case}.in"), SAMPLE[0].to_owned()),
        (format!("{case}.out"), SAMPLE[1].to_owned()),
        (format!("{submission}/accepted/usual_solution.py"), name.filled_in(ACCEPTED)),
        (format!("{submission}/wrong_answer/common_mistake.py"), name.filled_in(WRONG_ANSWER)),
    ];
    let existing = files.iter().find(|(path, _)| project.join(path).exists());
    ensure!(existing.is_none(), "the file exists: {}", existing.map_or("", |(path, _)| path));
    let list = project.join(LIST);
    let longer = with_line(&fs::read_to_string(&list).context(LIST)?, program).context(LIST)?;
    for (path, text) in &files {
        let file = project.join(path);
        fs::create_dir_all(file.with_file_name("")).context(path.clone())?;
        fs::write(file, text).context(path.clone())?;
    }
    fs::write(list, longer).context(LIST)?;
    let paths = files.into_iter().map(|(path, _)| path);
    Ok(paths.chain([format!("{LIST}: a line")]).collect())
}

/// Returns the list of all games with the program's name after the names that the order demands: LeetCode's problems by
/// number, then the other sites', each with its site's. Returns `None` if the text has no such list.
fn with_line(list: &str, program: &str) -> Option<String> {
    let (before, names) = list.split_once(LIST_START)?;
    let (names, after) = names.split_once("}\n")?;
    let mut names = names.lines().map(str::trim).collect_vec();
    let site = |program: &str| program.split('_').next().map(str::to_owned);
    let is_before = |name: &&str| site(name) == site(program) && **name < *program;
    let is_of_site = |name: &&str| site(name) == site(program);
    let last_before = names.iter().rposition(is_before);
    let first_of_site = names.iter().position(is_of_site);
    let index = last_before.map(|index| index + 1).or(first_of_site).unwrap_or(names.len());
    names.insert(index, program);
    let lines = names.into_iter().map(|name| format!("    {name}\n")).join("");
    Some(format!("{before}{LIST_START}{lines}}}\n{after}"))
}

/// The name of a program, and what follows from it.
struct NewGame<'a> {
    program: &'a str,
    /// The problem; `None` if the game is of no site.
    id: Option<Id<'a>>,
    /// The title in lower case, with underscores between its words.
    title: &'a str,
}

impl<'a> NewGame<'a> {
    /// Parses the name of a program: that of a problem of a known site, or a title without digits and sites.
    fn parse(program: &'a str) -> Option<Self> {
        if let Some((id, title)) = Id::parse(program) {
            return Some(Self { program, id: Some(id), title });
        }
        let is_word =
            |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
        let is_title = program.contains('_') && program.split('_').all(is_word);
        (is_title && !Id::begins_with_site(program)).then_some(Self {
            program,
            id: None,
            title: program,
        })
    }

    /// Returns whether a program is for this problem of a site.
    fn names_problem_of(&self, program: &str) -> bool {
        let start = self.program.strip_suffix(self.title).unwrap_or(self.program);
        self.id.is_some() && program.starts_with(start)
    }

    /// Returns the words of the title, each with a capital letter.
    fn capitalized(&self) -> Vec<String> {
        let words = self.title.split('_').map(|word| {
            let (first, others) = word.split_at(1);
            first.to_uppercase() + others
        });
        words.collect()
    }

    /// Returns the name of a type. It starts with a letter.
    fn type_name(&self) -> String {
        let name = self.capitalized().concat();
        if name.starts_with(char::is_numeric) { format!("Game{name}") } else { name }
    }

    /// Returns the first words of the solution's header.
    fn heading(&self) -> String {
        let title = self.capitalized().join(" ");
        let Some(id) = self.id else { return title };
        let number = id.number();
        match id {
            Id::LeetCode(_) => format!("{number}. {title}"),
            Id::Luogu(_) => format!("Luogu {number}: {title}"),
            Id::Cses(_) | Id::Kattis(_) => format!("{number}: {title}"),
            Id::Codeforces(..) => format!("{}: {title}", number.replace("CF", "Codeforces")),
            Id::AtCoder(..) => format!("AtCoder {number}. {title}"),
        }
    }

    /// Returns a template with the lines for the site, filled in.
    fn filled_in(&self, template: &str) -> String {
        let (site, kinds) = match self.id {
            Some(Id::LeetCode(_)) => ("LEETCODE", vec!["@leetcode|", "@site|"]),
            Some(Id::AtCoder(..)) => ("ATCODER", vec!["@atcoder|", "@program|", "@site|"]),
            Some(Id::Luogu(_)) => ("LUOGU", vec!["@standard|", "@program|", "@site|"]),
            Some(Id::Cses(_)) => ("CSES", vec!["@standard|", "@program|", "@site|"]),
            Some(Id::Codeforces(..)) => ("CODEFORCES", vec!["@standard|", "@program|", "@site|"]),
            Some(Id::Kattis(_)) => ("KATTIS", vec!["@standard|", "@program|", "@site|"]),
            None => ("NONE", vec!["@standard|", "@program|"]),
        };
        let lines = template.lines().filter_map(|line| {
            let is_general = KINDS.iter().all(|kind| !line.starts_with(kind));
            let meant = kinds.iter().find_map(|kind| line.strip_prefix(kind));
            meant.or(is_general.then_some(line))
        });
        let text = lines.map(|line| format!("{line}\n")).join("");
        let type_name = self.type_name();
        let (first, others) = type_name.split_at(1);
        let link = self.id.map_or(String::new(), |id| id.link(self.title));
        text.replace("@PROGRAM@", self.program)
            .replace("@TITLE@", &self.capitalized().join(" "))
            .replace("@HEADING@", &self.heading())
            .replace("@CHINESE_LINK@", &link.replace("leetcode.com", "leetcode.cn"))
            .replace("@LINK@", &link)
            .replace("@GAME@", &type_name)
            .replace("@FUNCTION@", &(first.to_lowercase() + others))
            .replace("@SITE@", site)
            .replace("@SNAKE@", self.title)
    }
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::path::PathBuf;
    use std::process::Command;

    use super::*;

    #[test]
    fn names_are_parsed() {
        for (program, link) in [
            ("leetcode_1025_divisor_game", "https://leetcode.com/problems/divisor-game/"),
            ("luogu_p3210_taking_stones", "https://www.luogu.com.cn/problem/P3210"),
            ("cses_1730_nim_game_i", "https://cses.fi/problemset/task/1730"),
            ("atcoder_abc354_e_remove_pairs", "https://atcoder.jp/contests/abc354/tasks/abc354_e"),
            (
                "codeforces_388c_fox_and_card_game",
                "https://codeforces.com/problemset/problem/388/C",
            ),
            ("kattis_snim_s_nim", "https://open.kattis.com/problems/snim"),
        ] {
            let name = NewGame::parse(program).expect(program);
            assert_eq!(name.id.map(|id| id.link(name.title)).as_deref(), Some(link));
        }
        assert!(NewGame::parse("nim_on_a_ring").is_some_and(|name| name.id.is_none()));
        for program in [
            "nim",
            "hdu_2516_stones",
            "leetcode_25_x",
            "luogu_p1",
            "kattis_snim",
            "cses__1_x",
            "Luogu_p1_x",
        ] {
            assert!(NewGame::parse(program).is_none(), "{program}");
        }
    }

    #[test]
    fn an_existing_game_is_refused() {
        let refused = |program| make_files(Path::new("nowhere"), program).expect_err("refused");
        let error = refused("leetcode_0292_stones").to_string();
        assert_eq!(error, "the game exists: leetcode_0292_nim_game");
    }

    #[test]
    fn the_list_keeps_its_order() {
        let list = "a\nproblems! {\n    leetcode_0292_x\n    cses_2_x\n    luogu_p2_x\n}\nb";
        for (program, before) in [
            ("leetcode_0293_x", "leetcode_0292_x"),
            ("luogu_p3_x", "luogu_p2_x"),
            ("luogu_p1_x", "cses_2_x"),
            ("codeforces_1a_x", "luogu_p2_x"),
        ] {
            let longer = with_line(list, program).expect("a list");
            assert!(longer.contains(&format!("{before}\n    {program}\n")), "{longer}");
            assert_eq!(longer.replace(&format!("    {program}\n"), ""), list);
        }
    }

    /// Copies a file, or a folder with all that is in it.
    fn copy(from: &Path, to: &Path) {
        if from.is_dir() {
            fs::create_dir_all(to).expect("a folder");
            for entry in fs::read_dir(from).expect("a folder") {
                let entry = entry.expect("an entry").file_name();
                copy(&from.join(&entry), &to.join(&entry));
            }
        } else {
            fs::copy(from, to).expect("a file");
        }
    }

    /// Makes a game of each kind in a copy of the project, and checks that they compile. The copy needs a target folder
    /// of its own, since cargo takes its crates for ours, but both stay for the next time.
    #[test]
    #[ignore = "compiles the games and three programs"]
    fn new_games_compile() {
        let test = env::current_exe().expect("a path");
        let target = test.ancestors().nth(3).expect("the target folder");
        let clone = target.join("clone-with-new-games");
        let _ = fs::remove_dir_all(&clone);
        fs::create_dir_all(&clone).expect("a folder");
        let project = PathBuf::from(env!("CARGO_MANIFEST_DIR")).with_file_name("");
        let parts = "Cargo.toml Cargo.lock rustfmt.toml solver games page judge benches src tests";
        for part in parts.split(' ') {
            copy(&project.join(part), &clone.join(part));
        }
        let programs = [
            "leetcode_9999_new_game",
            "atcoder_abc999_f_new_game",
            "luogu_p99999_new_game",
            "nim_on_a_ring",
        ];
        let mut files = Vec::new();
        for program in programs {
            files.extend(make_files(&clone, program).expect(program));
        }
        assert_eq!(files.len(), 7 * programs.len());
        let mut rustfmt = Command::new("rustfmt");
        rustfmt.args(["--check", "--edition", "2024"]).current_dir(&clone);
        rustfmt.args(programs.map(|program| format!("games/src/problems/{program}.rs")));
        rustfmt.args(programs.map(|program| format!("src/bin/{program}.rs")));
        let mut cargo = Command::new("cargo");
        cargo.args(["check", "--quiet", "--offline", "--locked", "--package", "two-player-games"]);
        cargo.args(programs.iter().flat_map(|program| ["--bin", program]));
        cargo.current_dir(&clone).env("CARGO_TARGET_DIR", target.join("of-new-games"));
        for command in [&mut rustfmt, &mut cargo] {
            let output = command.output().expect("a run");
            let errors = String::from_utf8_lossy(&output.stderr);
            let printed = String::from_utf8_lossy(&output.stdout);
            let is_clean = output.status.success() && errors.is_empty();
            assert!(is_clean, "{command:?}:\n{printed}{errors}");
        }
        let again = make_files(&clone, programs[0]).expect_err("refused").to_string();
        assert_eq!(again, format!("the file exists: games/src/problems/{}.rs", programs[0]));
    }
}
