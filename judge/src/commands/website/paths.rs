//! Where the project's files are on the website.

use std::path::Path;

/// The paths of the board and of the home pages, relative to the website's folder.
pub const BOARD: &str = "games.html";
pub const HOME: &str = "index.html";
pub const CHINESE_HOME: &str = "README.zh-CN.html";

/// What the website makes of a file of the project.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Markdown, which becomes a page.
    Document,
    /// A picture, which stays as it is.
    Picture,
    /// A folder, which becomes a list of its files.
    Folder,
    /// Any other text, such as a program: a page that shows it.
    Text,
}

impl Kind {
    /// Returns the kind of the file or folder with this path in the project.
    pub fn of(project: &Path, path: &str) -> Self {
        match path.rsplit_once('.') {
            _ if project.join(path).is_dir() => Self::Folder,
            Some((_, "md")) => Self::Document,
            Some((_, "svg" | "png")) => Self::Picture,
            _ => Self::Text,
        }
    }

    /// Returns the path on the website of the file with this path in the project.
    pub fn on_website(self, path: &str) -> String {
        match self {
            Self::Document if path == "README.md" => HOME.to_owned(),
            Self::Document => format!("{}.html", path.trim_end_matches(".md")),
            Self::Picture => path.to_owned(),
            Self::Folder => format!("{path}/{HOME}"),
            Self::Text => format!("{path}.html"),
        }
    }
}

/// Returns the path that a relative link in a file leads to. It begins with `../` if it leaves the folder in which all
/// paths lie.
pub fn joined(file: &str, link: &str) -> String {
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(link.split('/')) {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

/// Returns the relative link from one file to another, which lie in the same folder or below it.
pub fn relative(from: &str, to: &str) -> String {
    let is_same = |(one, other): &(&str, &str)| one == other;
    let folders = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let common = folders.split('/').zip(to.split('/')).take_while(is_same).count();
    let ups = folders.split('/').filter(|part| !part.is_empty()).skip(common).count();
    let rest: Vec<_> = to.split('/').skip(common).collect();
    "../".repeat(ups) + &rest.join("/")
}

/// Splits a link into its path and its anchor, which may be empty.
pub fn split_anchor(link: &str) -> (&str, &str) {
    link.split_once('#').unwrap_or((link, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_followed_and_written() {
        for (from, link, to) in [
            ("README.md", "docs/fold.svg", "docs/fold.svg"),
            ("docs/judge.md", "../README.md", "README.md"),
            ("docs/judge.md", "programs.md", "docs/programs.md"),
            ("docs/judge.md", "../src/bin/a.rs", "src/bin/a.rs"),
            ("src/bin/a.rs", "b.rs", "src/bin/b.rs"),
            ("src/bin/a.rs", "../../src.md", "src.md"),
        ] {
            assert_eq!(joined(from, link), to);
            assert_eq!(relative(from, to), link);
        }
        assert_eq!(joined("docs/judge.md", "../../../releases/latest"), "../../releases/latest");
    }
}
