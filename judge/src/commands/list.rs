//! `cargo judge list`: lists the programs, from the tables of `docs/programs.md`.

use std::io::Write;

use anyhow::{Result, ensure};
use games::PROBLEMS;

use crate::{files::file_text, naming::has_in_name, options::Options};

pub const HELP: &str = "\
Usage: cargo judge list [WORD…] [--zh]

Lists the programs that match every WORD, with difficulty, title and technique.

  --zh  in Chinese (default if a WORD is not ASCII)";

/// Lists the programs for which every word is part of a name or, in either language, of their line.
pub fn list(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let words = options.words.join(" ");
    let language = usize::from(options.in_chinese || !words.is_ascii());
    let [english, chinese] = ["docs/programs.md", "docs/programs.zh-CN.md"].map(file_text);
    let pages = [english?, chinese?];
    let mut found = String::new();
    for problem in PROBLEMS {
        let lines = pages.each_ref().map(|page| line(page, problem.program));
        let text = lines.concat().to_lowercase();
        let has = |word: &String| text.contains(&word.to_lowercase()) || has_in_name(problem, word);
        if options.words.iter().all(has) {
            found += &lines[language];
        }
    }
    ensure!(!found.is_empty(), "no program matches \"{words}\"");
    output.write_all(found.as_bytes())?;
    Ok(true)
}

/// Returns the program's line, from its row in a page.
fn line(page: &str, program: &str) -> String {
    let row = page.split(&format!("| [`{program}`]")).nth(1);
    let cell = |number| row.and_then(|row| row.split(" | ").nth(number));
    let [title, difficulty, technique] = [1, 2, 4].map(|number| cell(number).unwrap_or(""));
    let title = title.split(['[', ']']).nth(1).unwrap_or("");
    format!("{program:45}  {difficulty:6}  {title}: {technique}\n")
}
