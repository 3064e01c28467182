//! `cargo judge list`: lists the programs, from the tables of `docs/programs.md`.

use std::io::Write;

use anyhow::{Result, ensure};
use games::problem;
use itertools::Itertools;

use crate::{files::read_project_file, naming::has_in_name, options::Options};

pub const HELP: &str = "\
Usage: cargo judge list [WORD…] [--zh]

Lists the programs that match every WORD, with difficulty, title and technique.

  --zh  list in Chinese (default if a WORD is not ASCII)";

/// Lists the programs whose line or name contains every word.
pub fn list(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let words = options.operands.join(" ");
    let is_chinese = options.in_chinese || !words.is_ascii();
    let language = if is_chinese { ".zh-CN" } else { "" };
    let page = read_project_file(&format!("docs/programs{language}.md"))?;
    let lines = page.lines().filter_map(|row| {
        let (program, title, difficulty, _, technique) = row.split(" | ").next_tuple()?;
        let link_text = |cell: &str| Some(cell.split(['[', ']']).nth(1)?.replace('`', ""));
        let (program, title) = (link_text(program)?, link_text(title)?);
        let line = format!("{program:45}  {difficulty:6}  {title}: {technique}\n");
        let text = line.to_lowercase();
        let problem = problem(&program)?;
        let has = |word: &String| text.contains(&word.to_lowercase()) || has_in_name(problem, word);
        options.operands.iter().all(has).then_some(line)
    });
    let found: String = lines.collect();
    ensure!(!found.is_empty(), "no program matches \"{words}\"");
    output.write_all(found.as_bytes())?;
    Ok(true)
}
