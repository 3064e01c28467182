//! Writes the worked examples of `docs/` and of the solutions' headers, and the pictures. The tests check what is
//! written for readers.

mod either_end;
mod games;
#[cfg(test)]
mod readme;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use itertools::Itertools;

/// A text that is made by code, and where it stands.
struct Example {
    /// The file's path in the project.
    file: String,
    place: Place,
    /// Without the last line end.
    text: String,
}

enum Place {
    /// The part `Example:` of a solution's header.
    Header,
    /// The block of code in Markdown that follows the comment `<!-- example: NAME -->`.
    Block(&'static str),
    /// The whole file: a picture.
    File,
}

impl Example {
    fn in_header(program: &str, text: String) -> Self {
        Self { file: format!("src/bin/{program}.rs"), place: Place::Header, text }
    }

    fn in_document(document: &str, name: &'static str, text: String) -> Self {
        Self { file: format!("docs/{document}.md"), place: Place::Block(name), text }
    }

    fn picture(file: &str, text: String) -> Self {
        Self { file: file.to_owned(), place: Place::File, text }
    }

    /// The file's text `before` with the example as the code makes it; `None` unless it has one place for the example.
    fn put_into(&self, before: &str) -> Option<String> {
        let (start, end) = match self.place {
            Place::File => return Some(format!("{}\n", self.text)),
            Place::Header => ("\n// Example:".to_owned(), "\n//\n"),
            Place::Block(name) => (format!("<!-- example: {name} -->\n```text\n"), "\n```\n"),
        };
        let (place, start) = before.match_indices(&start).exactly_one().ok()?;
        let start = place + start.len();
        let end = start + before[start..].find(end)?;
        let text = match self.place {
            Place::Header => [" ", &self.text.replace('\n', "\n// ")].concat(),
            _ => self.text.clone(),
        };
        let text = text.lines().map(str::trim_end).join("\n");
        Some([&before[..start], &text, &before[end..]].concat())
    }

    /// The file's text, and the same with the example as the code makes it.
    fn texts(&self) -> anyhow::Result<[String; 2]> {
        // A picture may not be there yet.
        let before = fs::read_to_string(project(&self.file)).unwrap_or_default();
        let after = self.put_into(&before);
        let after = after.with_context(|| format!("{} needs one place for\n{}", self.file, self.text))?;
        Ok([before, after])
    }
}

fn examples() -> impl Iterator<Item = Example> {
    either_end::examples().into_iter().chain(games::examples())
}

/// The path in the project.
fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name(path)
}

fn main() -> anyhow::Result<()> {
    for example in examples() {
        let [before, after] = example.texts()?;
        if before != after {
            fs::write(project(&example.file), after).with_context(|| format!("{} cannot be written", example.file))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use two_player_games::PROBLEMS;

    use super::*;
    use crate::readme::read;

    #[test]
    fn examples_are_as_the_code_makes_them() {
        for example in examples() {
            let file = &example.file;
            let [before, after] = example.texts().expect("a place for the example");
            let mut lines = before.lines().zip(after.lines()).zip(1..);
            if let Some(((found, expected), line)) = lines.find(|((found, expected), _)| found != expected) {
                panic!("{file}:{line}: the code makes\n{expected}\nnot\n{found}\n(cargo run -p docs writes it)");
            }
            assert_eq!(before, after, "{file}: the example has more lines or fewer (cargo run -p docs writes it)");
        }
    }

    #[test]
    fn headers_have_their_parts_and_fit_on_a_screen() {
        for problem in PROBLEMS {
            let file = format!("src/bin/{}.rs", problem.program);
            let source = read(&file);
            let header = source.lines().take_while(|line| line.starts_with("//")).collect_vec();
            assert!(header.len() <= 40, "{file}: the header has {} lines", header.len());
            if let Some(line) = header.iter().find(|line| columns(line) > 100) {
                panic!("{file}: {} columns: {line}", columns(line));
            }
            let title = header.first().expect("a header");
            assert!(
                title.contains(" / ") && title.chars().any(is_wide),
                "{file}: not a title in both languages: {title}"
            );
            assert!(title.contains(problem.also_called), "{file}: {} is not in the title {title}", problem.also_called);
            let parts = ["https://", "Input:", "Answer:", "Limits:", "Rule:", "Idea:", "Example:", "Time", "思路："];
            let mut lines = header.iter();
            for part in parts {
                let is_found = lines.any(|line| line.trim_start_matches("// ").starts_with(part));
                assert!(is_found, "{file}: the header has no part \"{part}\", or not in its place");
            }
            let chinese = header.iter().skip_while(|line| !line.starts_with("// 思路：")).join("");
            let sentences = chinese.matches('。').count();
            assert!((2..=4).contains(&sentences), "{file}: {sentences} sentences after 思路");
        }
    }

    /// How many columns of a terminal a line takes.
    fn columns(line: &str) -> usize {
        line.chars().map(|character| if is_wide(character) { 2 } else { 1 }).sum()
    }

    /// Whether it is a Chinese character or a Chinese punctuation mark.
    fn is_wide(character: char) -> bool {
        matches!(character, '\u{2E80}'..='\u{9FFF}' | '\u{FF00}'..='\u{FF60}')
    }
}
