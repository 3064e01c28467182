//! `cargo judge list`: lists the programs.

use std::io::Write;

use anyhow::{Result, ensure};
use games::words::Language;
use games::{Problem, search};

use crate::options::Options;
use crate::terminal::fitting;

pub const HELP: &str = "\
Usage: cargo judge list [WORD…] [--zh]

Lists the programs that match every WORD, with difficulty, title and technique.

  --zh  list in Chinese (default if a WORD is not ASCII)";

/// Lists the programs in whose words every word occurs.
pub fn list(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let words = &options.operands;
    let is_chinese = options.in_chinese || !words.iter().all(|word| word.is_ascii());
    let language = if is_chinese { Language::Chinese } else { Language::English };
    let found = search(words);
    ensure!(!found.is_empty(), "no program matches \"{}\"", words.join(" "));
    for problem in found {
        writeln!(output, "{}", fitting(&line(problem, language)))?;
    }
    Ok(true)
}

fn line(problem: &Problem, language: Language) -> String {
    let about = &problem.about;
    let difficulty = about.difficulty.words().get(language);
    let [title, technique] = [about.title, about.technique].map(|words| words.get(language));
    format!("{:45}  {difficulty:6}  {title}: {technique}", problem.program)
}
