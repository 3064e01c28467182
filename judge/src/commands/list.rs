//! `cargo judge list`: lists the programs.

use std::io::Write;

use anyhow::{Result, ensure};
use games::words::{Language, words};
use games::{Problem, search};

use crate::language::language;
use crate::options::Options;
use crate::terminal::{fitting, padded};

pub const HELP: &str = "\
Usage: cargo judge list [WORD…]

Lists the programs that match every WORD, with difficulty, title and technique,
in Chinese if a WORD is not ASCII.";

/// Lists the programs in whose words every word occurs.
pub fn list(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let words = &options.operands;
    let is_ascii = words.iter().all(|word| word.is_ascii());
    let language = if is_ascii { language() } else { Language::Chinese };
    let found = search(words);
    let words = words.join(" ");
    ensure!(
        !found.is_empty(),
        tell!("no program matches \"{words}\"", "没有符合 \"{words}\" 的程序")
    );
    for problem in found {
        writeln!(output, "{}", fitting(&line(problem, language)))?;
    }
    Ok(true)
}

fn line(problem: &Problem, language: Language) -> String {
    let about = &problem.about;
    let difficulty = about.difficulty.words().get(language);
    let [title, technique] = [about.title, about.technique].map(|words| words.get(language));
    let difficulty = padded(difficulty, 6);
    let colon = words(": ", "：").get(language);
    format!("{:45}  {difficulty}  {title}{colon}{technique}", problem.program)
}
