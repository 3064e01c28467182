//! The README in both languages, and the links of all documents.

use std::fmt::Debug;
use std::fs;
use std::ops::Range;

use itertools::Itertools;
use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use two_player_games::PROBLEMS;

use crate::project;

const READMES: [&str; 2] = ["README.md", "README.zh-CN.md"];

pub fn read(path: &str) -> String {
    fs::read_to_string(project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter()
}

/// What links and pictures lead to.
fn links(text: &str) -> Vec<String> {
    let target = |event| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    };
    events(text).filter_map(|(event, _)| target(event)).collect()
}

/// The blocks of code with their languages, without comments.
fn code_blocks(text: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut is_inside = false;
    for (event, _) in events(text) {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                is_inside = true;
                blocks.push(format!("{language}\n"));
            }
            Event::End(TagEnd::CodeBlock) => is_inside = false,
            Event::Text(text) if is_inside => blocks.last_mut().expect("a block").push_str(&text),
            _ => {}
        }
    }
    let without_comment = |line: &str| line.split("# ").next().unwrap_or_default().trim_end().to_owned();
    let without_comments =
        |block: &String| block.lines().map(without_comment).filter(|line| !line.is_empty()).join("\n");
    blocks.iter().map(without_comments).collect()
}

/// What must be the same in both languages, of each row of a table: links, code and costs such as `O(n²)`.
fn rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut is_row = false;
    for (event, place) in events(text) {
        let Some(row) = rows.last_mut().filter(|_| is_row) else {
            is_row = matches!(event, Event::Start(Tag::TableRow));
            rows.extend(is_row.then(Vec::new));
            continue;
        };
        match event {
            Event::End(TagEnd::TableRow) => is_row = false,
            Event::Start(Tag::Link { dest_url, .. }) => row.push(dest_url.into_string()),
            Event::Code(code) => row.push(code.into_string()),
            Event::Start(Tag::TableCell) => {
                let cell = &text[place];
                row.extend(cell.match_indices("O(").map(|(start, _)| {
                    let cost = &cell[start..];
                    cost[..cost.find(')').map_or(cost.len(), |end| end + 1)].to_owned()
                }));
            }
            _ => {}
        }
    }
    rows
}

#[test]
fn both_readmes_say_the_same() {
    let [english, chinese] = READMES.map(read);
    assert_same("code", &code_blocks(&chinese), &code_blocks(&english));
    assert_same("row of a table", &rows(&chinese), &rows(&english));
    let is_other = |link: &String| !READMES.contains(&link.as_str()) && !link.starts_with('#');
    let others = |text: &str| links(text).into_iter().filter(is_other).sorted().collect_vec();
    assert_same("link", &others(&chinese), &others(&english));
    for (readme, other) in [(&english, READMES[1]), (&chinese, READMES[0])] {
        let first = readme.lines().next().unwrap_or_default();
        assert!(links(first).iter().any(|link| link == other), "the first line has no link to {other}: {first}");
    }
}

/// Panics at the first part that is not in both.
fn assert_same<Part: PartialEq + Debug>(part: &str, chinese: &[Part], english: &[Part]) {
    let count = chinese.len().max(english.len());
    if let Some(place) = (0..count).find(|&place| chinese.get(place) != english.get(place)) {
        let [chinese, english] = [chinese, english].map(|parts| parts.get(place));
        panic!("README.zh-CN.md has the {part}\n{chinese:#?}\nwhere README.md has\n{english:#?}");
    }
}

#[test]
fn links_lead_to_files() {
    let documents = fs::read_dir(project("docs")).expect("docs").map(|file| file.expect("a file").path());
    let documents = documents.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    for path in documents.chain(READMES.map(project)) {
        let text = fs::read_to_string(&path).expect("a document");
        let folder = path.parent().expect("a folder");
        for link in links(&text).iter().filter(|link| !link.starts_with("https://") && !link.starts_with('#')) {
            let target = folder.join(link.split('#').next().unwrap_or_default());
            assert!(target.exists(), "{}: {link} leads to nothing", path.display());
        }
    }
}

#[test]
fn readmes_show_all_problems_and_the_number_of_cases() {
    let cases_of = |program: &str| {
        let files =
            fs::read_dir(project("testcases").join(program)).unwrap_or_else(|error| panic!("{program}: {error}"));
        let files = files.map(|file| file.expect("a file").path());
        files.filter(|file| file.extension().is_some_and(|extension| extension == "in")).count()
    };
    let programs = PROBLEMS.len();
    let cases = PROBLEMS.iter().map(|problem| cases_of(problem.program)).sum::<usize>();
    let totals = [format!("\n{programs} programs, {cases} cases, "), format!("\n{cases} passed, 0 failed\n")];
    for readme in READMES {
        let text = read(readme);
        assert!(totals.iter().all(|line| text.contains(line)), "{readme} does not show {totals:?}");
        let rows_of_programs = text.lines().filter(|line| line.contains("  AC  ")).collect_vec();
        assert!(!rows_of_programs.is_empty(), "{readme} does not show what ./run_tests.sh prints");
        for row in rows_of_programs {
            let (program, rest) = row.split_once(' ').expect("a program");
            let count = cases_of(program);
            let passed = format!("{count}/{count} ");
            assert!(rest.trim_start().starts_with(&passed), "{readme} does not show {passed}: {row}");
        }
        let first_cells = rows(&text).into_iter().filter_map(|row| row.into_iter().next()).collect_vec();
        for problem in PROBLEMS {
            let is_there = first_cells.iter().any(|cell| cell == problem.program);
            assert!(is_there, "{readme}: no row for {}", problem.program);
        }
    }
}
