//! Checks the READMEs and `docs/`: commands print the shown output, links work, and both languages have the same facts.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use games::words::Language::{self, Chinese, English};
use games::{Family, Id, PROBLEMS, Problem};
use itertools::{EitherOrBoth, Itertools};

use crate::common::{between, files_below};

/// The path of the solution that the READMEs show.
const FILE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/486.py");

/// Runs the commands of a README, either those with Python or the others, in its language, and checks their output. Uses
/// the programs that cargo builds for the tests. Runs all programs on all cases in English only.
fn check_commands(path: &str, locale: &str, with_python: bool) {
    let readme = fs::read_to_string(path).expect("a README");
    fs::write(FILE, between(&readme, "```python\n", "```").join("")).expect("a file");
    let outputs = between(&readme, "```text\n", "```");
    let commands = between(&readme, "```sh\n", "\n```").zip_eq(outputs);
    let commands = commands.filter(|(command, _)| command.contains(".py") == with_python);
    for (command, shown) in commands {
        if locale != "C" && command.contains("run_tests") {
            continue;
        }
        let script = command
            .replace("--release", "--quiet")
            .replace("./run_tests.sh", "cargo judge test -t 20")
            .replace("cargo judge", "cargo run --quiet --package judge --")
            .replace("486.py", FILE);
        let mut shell = Command::new("sh");
        let output = shell.env("LC_ALL", locale).args(["-c", &(script + " 2>&1")]).output();
        let printed = String::from_utf8(output.expect("a shell").stdout).expect("text");
        // A line of … stands for any lines, and a time for any time.
        let (before, end) = shown.split_once("…\n").unwrap_or((shown, shown));
        let start = before.split("slowest").next().unwrap_or("");
        let is_shown = printed.starts_with(start) && printed.ends_with(end);
        assert!(is_shown, "{shell:?} prints\n{printed}");
    }
}

#[test]
fn commands_print_what_is_shown() {
    check_commands("README.md", "C", false);
    check_commands("README.zh-CN.md", "zh_CN.UTF-8", false);
}

#[test]
#[ignore = "needs python3"]
fn commands_with_python_print_what_is_shown() {
    check_commands("README.md", "C", true);
    check_commands("README.zh-CN.md", "zh_CN.UTF-8", true);
}

/// Returns the paths of all pages.
fn documents() -> Vec<PathBuf> {
    let mut documents = files_below("docs");
    documents.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    documents.extend(["README.md", "README.zh-CN.md", "CONTRIBUTING.md"].map(PathBuf::from));
    documents
}

/// Checks that the manuals of the judge show what its transcript shows.
#[test]
fn the_manuals_of_the_judge_show_its_output() {
    let transcript = fs::read_to_string("judge/tests/transcript.txt").expect("a transcript");
    for path in ["docs/judge.md", "docs/judge.zh-CN.md"] {
        let manual = fs::read_to_string(path).expect("a manual");
        let shown = between(&manual, "```text\n", "```").collect_vec();
        assert!(shown.len() > 1, "{path} has examples");
        for text in shown {
            assert!(transcript.contains(text), "{path} shows\n{text}");
        }
    }
}

/// Returns the code, the costs in tables and the links of a page, sorted, without translated diagrams and output.
fn facts(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a text");
    let is_translated = |code: &&str| code.starts_with("text\n");
    let blocks = text.split("```").skip(1).step_by(2);
    let code = blocks.filter(|code| !is_translated(code));
    let rows = text.lines().filter(|line| line.starts_with('|'));
    let costs = rows.flat_map(|row| between(row, "O(", ")"));
    let links = between(&text, "](", ")").filter(|link| !link.starts_with('#'));
    // LeetCode's Chinese site counts as the international one. Comments and the headings in links are translated.
    let found = code.chain(costs).chain(links).flat_map(str::lines);
    let found = found.map(|line| line.split('#').next().unwrap_or("").trim_end());
    let facts = found.map(|line| line.replace(".zh-CN", "").replace(".cn/", ".com/"));
    facts.sorted().collect()
}

#[test]
fn both_languages_have_the_same_facts() {
    let is_chinese = |path: &PathBuf| path.to_string_lossy().ends_with(".zh-CN.md");
    let (chinese, english): (Vec<_>, Vec<_>) = documents().into_iter().partition(is_chinese);
    assert_eq!(chinese.len() + 1, english.len(), "all but CONTRIBUTING.md");
    for path in chinese {
        let original = path.to_string_lossy().replace(".zh-CN", "");
        let (own, others) = (facts(&path), facts(Path::new(&original)));
        let first = own.iter().zip_longest(&others).find(|pair| match pair {
            EitherOrBoth::Both(own, other) => own != other,
            _ => true,
        });
        let path = path.display();
        assert!(first.is_none(), "{path} and {original} differ in code, costs or links: {first:?}");
    }
}

#[test]
fn links_lead_to_files_and_code_is_in_the_file_linked_before_it() {
    for path in documents() {
        let text = fs::read_to_string(&path).expect("a document");
        for part in text.split("](").skip(1) {
            let (link, rest) = part.split_once(')').expect("a link");
            let file = path.with_file_name(link.split('#').next().unwrap_or(""));
            // GitHub leads this link to the latest release of the repository, whatever its name.
            let is_release = link == "../../releases/latest";
            let exists = link.starts_with(['#', 'h']) || is_release || file.exists();
            assert!(exists, "{} links to {link}, which does not exist", path.display());
            let starts = ["cpp", "java", "python", "rust"].map(|name| format!("```{name}\n"));
            let shown = starts.iter().flat_map(|start| between(rest, start, "```"));
            for code in shown.filter(|_| path.starts_with("docs")) {
                let source = fs::read_to_string(&file).expect(link);
                assert!(source.contains(code), "{} shows\n{code}", path.display());
            }
        }
    }
}

#[test]
fn each_classic_game_has_a_program_commands_and_an_exercise() {
    for ending in ["md", "zh-CN.md"] {
        let path = format!("docs/classic-games.{ending}");
        let page = fs::read_to_string(&path).expect("a page");
        let sections =
            page.split("\n## ").filter(|part| part.starts_with(|c: char| c.is_numeric()));
        let sections = sections.collect_vec();
        assert_eq!(sections.len(), 12, "{path}");
        for section in sections {
            for part in ["```rust\n", "`cargo judge page ", "`cargo judge play ", "\n<details>"] {
                let title = section.lines().next();
                assert!(section.contains(part), "{path}: {title:?} lacks {part:?}");
            }
        }
    }
}

/// What a test says if a page differs from what `games/` says.
const PAGE_DIFFERS: &str = "differs from what games/ says; run `UPDATE_PAGES=1 cargo test --test \
    all readme` to write the tables of the pages anew";

#[test]
fn the_tables_of_the_pages_are_written_from_the_games() {
    for (language, ending) in [(English, "md"), (Chinese, "zh-CN.md")] {
        update(&format!("docs/programs.{ending}"), |page| with_programs(page, language));
        update(&format!("README.{ending}"), |page| with_families(page, language));
    }
}

/// Compares a page with what it should be, or writes it if `UPDATE_PAGES` is set.
fn update(path: &str, written: impl Fn(&str) -> String) {
    let page = fs::read_to_string(path).expect("a page");
    let expected = written(&page);
    if env::var_os("UPDATE_PAGES").is_some() && page != expected {
        fs::write(path, &expected).expect("the page should be writable");
    } else {
        assert!(page == expected, "{path} {PAGE_DIFFERS}");
    }
}

/// Returns the page of all programs with its rows written anew: LeetCode's in the first table, the others in the second.
fn with_programs(page: &str, language: Language) -> String {
    let is_row = |line: &str| line.starts_with("| [`");
    let mut tables = [true, false].map(|of_leetcode| {
        let is_meant = |problem: &&Problem| is_of_leetcode(problem) == of_leetcode;
        let rows = PROBLEMS.iter().filter(is_meant).map(|problem| row(problem, language));
        rows.collect_vec()
    });
    let mut count = 0;
    let groups = page.lines().chunk_by(|line| is_row(line));
    let lines = groups.into_iter().flat_map(|(are_rows, lines)| {
        if are_rows {
            count += 1;
            std::mem::take(&mut tables[count - 1])
        } else {
            lines.map(str::to_owned).collect()
        }
    });
    lines.map(|line| line + "\n").collect()
}

fn is_of_leetcode(problem: &Problem) -> bool {
    matches!(problem.id(), Some(Id::LeetCode(_)))
}

/// Returns a problem's row in the tables of all programs.
fn row(problem: &Problem, language: Language) -> String {
    let Problem { program, about, .. } = problem;
    let title = titled(problem, language);
    let file = || format!("../src/bin/{program}.rs");
    let explained = || problem.explanation.map_or_else(file, |section| section.file(language));
    let link = problem.link(language).unwrap_or_else(explained);
    let usual = about.usual.iter().map(|(name, file)| {
        format!("[{}](../submissions/{program}/accepted/{file})", name.get(language))
    });
    let separator = if language == English { ", " } else { "、" };
    let [technique, time] = [about.technique, about.time].map(|words| words.get(language));
    let largest = problem.largest_input();
    let largest = largest.get(language);
    let difficulty = about.difficulty.words().get(language);
    let usual = usual.collect_vec().join(separator);
    format!(
        "| [`{program}`](../src/bin/{program}.rs) | [{title}]({link}) | {difficulty} | {usual} | \
         {technique} | {time} | {largest} |"
    )
}

/// Returns the title of a problem, with its number if that is not in the program's name.
fn titled(problem: &Problem, language: Language) -> String {
    let number = problem.number();
    let (number, title) = (number.get(language), problem.about.title.get(language));
    if is_of_leetcode(problem) || number.is_empty() {
        title.to_owned()
    } else if language == English {
        format!("{number}, {title}")
    } else {
        format!("{number}，{title}")
    }
}

/// Returns a README with the problems of its families, and the number of stored cases, written anew.
fn with_families(page: &str, language: Language) -> String {
    let first = first_result();
    let cases = files_below("testcases");
    let count = cases.iter().filter(|file| file.extension().is_some_and(|end| end == "in")).count();
    let line_of = |line: &str| {
        for end in [" passed, 0 failed", " 个通过，0 个没有通过"] {
            if line.ends_with(end) {
                return format!("{count}{end}");
            }
        }
        if let Some((_, time)) = line.split_once("  AC   slowest") {
            return format!("{first}  AC   slowest{time}");
        }
        let Some((family, _, idea)) = line.split(" | ").collect_tuple() else {
            return line.to_owned();
        };
        let title = family.trim_start_matches(['|', ' ', '[']);
        let is_meant = |family: &&Family| {
            let name = family.title().get(language);
            title == name || title.starts_with(&format!("{name}]"))
        };
        match Family::ALL.iter().find(is_meant) {
            Some(one) => format!("{family} | {} | {idea}", problems_of(*one, language)),
            None => line.to_owned(),
        }
    };
    page.lines().map(|line| line_of(line) + "\n").collect()
}

/// Returns the start of the first line that `./run_tests.sh` prints, which is about the first program in the alphabet.
fn first_result() -> String {
    let programs = || PROBLEMS.iter().map(|problem| problem.program);
    let (Some(first), Some(width)) = (programs().min(), programs().map(str::len).max()) else {
        return String::new();
    };
    let cases = files_below(format!("testcases/{first}"));
    let count = cases.iter().filter(|file| file.extension().is_some_and(|end| end == "in")).count();
    format!("{first:width$}  {:>7}", format!("{count}/{count}"))
}

/// Lists the problems of a family, with links to the programs.
fn problems_of(family: Family, language: Language) -> String {
    let is_meant = |problem: &&Problem| problem.about.family == family;
    let problems = PROBLEMS.iter().filter(is_meant).map(|problem| {
        let number = problem.number();
        let (number, title) = (number.get(language), problem.about.title.get(language));
        let file = format!("src/bin/{}.rs", problem.program);
        if number.is_empty() {
            format!("[{title}]({file})")
        } else {
            format!("[{number}]({file}) {title}")
        }
    });
    problems.collect_vec().join(if language == English { ", " } else { "、" })
}

/// Returns the ratios in `benches/RESULTS.md` for a program, in ascending order of the number of values.
fn recorded_ratios(program: &str) -> Vec<String> {
    let results = fs::read_to_string("benches/RESULTS.md").expect("the results");
    let rows = results.lines().filter(|line| line.contains(program));
    let ratios = rows.flat_map(|row| between(row, "1 : ", " |"));
    ratios.map(str::to_owned).collect()
}

#[test]
fn the_pictures_and_the_readmes_show_the_recorded_ratios() {
    let [of_1690, of_1140] = ["leetcode_1690", "leetcode_1140"].map(recorded_ratios);
    for picture in ["benches/growth.svg", "benches/growth.zh-CN.svg"] {
        let svg = fs::read_to_string(picture).expect("a picture");
        for (color, ratios) in [("blue", &of_1690), ("orange", &of_1140)] {
            let start = format!("<text class=\"{color}\"");
            let labels = between(&svg, &start, "</text>");
            let shown = labels.filter_map(|label| Some(label.split_once('>')?.1));
            itertools::assert_equal(shown, ratios);
        }
    }
    // The READMEs state the ratios for 1,000 and 100,000 stones, rounded to two digits.
    let rounded = [&of_1690[2], &of_1690[4]].map(|ratio| {
        let ratio: u32 = ratio.replace(',', "").parse().expect("a whole number");
        let unit = 10_u32.pow(ratio.ilog10() - 1);
        (ratio + unit / 2) / unit * unit
    });
    for (readme, times) in [("README.md", "times"), ("README.zh-CN.md", "倍")] {
        let text = fs::read_to_string(readme).expect("a README");
        for claim in rounded.map(|ratio| format!("{ratio} {times}")) {
            let plain = text.replace(',', "").replace('\n', " ");
            assert!(plain.contains(&claim), "{readme}: {claim}");
        }
    }
}
