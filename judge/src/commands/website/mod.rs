//! `cargo judge website`: makes a website of the documents, of what they link to, and of the board.
//!
//! Imports go one way: `paths`, `heading_ids`, `commands` → `document` → `template` → `check` → this module.

mod check;
mod commands;
mod document;
mod heading_ids;
mod paths;
mod template;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashSet};
use std::env;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use games::PROBLEMS;
use games::words::Language::{Chinese, English};
use jzon::JsonValue;

use self::{
    check::broken_links,
    commands::place_of_command,
    document::{Links, document, escaped},
    paths::{BOARD, HOME, Kind, joined, relative, split_anchor},
    template::{Page, STYLE},
};
use super::page::{address, board, catalog, percent_encoded, place_of_opening};
use crate::files::{file_names, project, read_project_file};
use crate::options::Options;

pub const HELP: &str = "\
Usage: cargo judge website

Writes the website, target/website/: the documents, every file that they link
to, and the board page. It opens from a folder. Prints its address. Fails if a
link inside is broken, or if a document has a command that the judge refuses.";

/// Writes the website and its address.
pub fn website(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let unexpected = options.operands.first().map_or("", String::as_str);
    ensure!(options.operands.is_empty(), "unexpected argument \"{unexpected}\"");
    let Website { mut files, catalog } = Website::new()?;
    files.insert(BOARD.to_owned(), board(&catalog)?.into_bytes());
    let folder = project()?.join("target/website");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    for (path, contents) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.with_file_name(""))?;
        fs::write(&path, contents).with_context(|| format!("cannot write {}", path.display()))?;
    }
    writeln!(output, "{}", address(&folder.join(HOME).display().to_string()))?;
    Ok(true)
}

/// The website, complete but for the board.
struct Website {
    /// The contents of the files, by their paths in the website's folder.
    files: BTreeMap<String, Vec<u8>>,
    /// What the board says about the problems, with links to the website's pages.
    catalog: JsonValue,
}

impl Website {
    /// Makes the website of the READMEs, `docs/`, what the board links to, and what each page of these links to in turn.
    /// Fails if a link is broken.
    fn new() -> Result<Self> {
        let project = project()?;
        // The board's links, as it writes them, and the files that they lead to.
        let links = RefCell::new(Vec::new());
        let linked = RefCell::new(Vec::new());
        let catalog = catalog(&|link| {
            let (file, anchor) = split_anchor(link);
            let path = Kind::of(&project, file).on_website(file);
            let address = with_anchor(path, &percent_encoded(anchor));
            linked.borrow_mut().push(file.to_owned());
            links.borrow_mut().push(address.clone());
            address
        })?;
        let readmes = ["README.md", "README.zh-CN.md"].map(str::to_owned);
        let documents = file_names("docs")?.into_iter().map(|name| format!("docs/{name}"));
        let linked = linked.into_inner();
        let mut waiting: Vec<_> = readmes.into_iter().chain(documents).chain(linked).collect();
        let mut files = BTreeMap::from([(STYLE.0.to_owned(), STYLE.1.as_bytes().to_vec())]);
        let mut seen = HashSet::new();
        while let Some(source) = waiting.pop() {
            if seen.insert(source.clone()) {
                let mut source = Source::new(&project, source);
                let contents = source.contents().with_context(|| source.file.clone())?;
                waiting.append(&mut source.linked);
                files.insert(source.path, contents);
            }
        }
        let broken = broken_links(&files, &links.into_inner());
        ensure!(broken.is_empty(), "broken links on the website:\n{}", broken.join("\n"));
        Ok(Self { files, catalog })
    }
}

/// A file or folder of the project, from which the website's file is made.
struct Source<'a> {
    project: &'a Path,
    /// The path in the project.
    file: String,
    kind: Kind,
    /// The path in the website's folder.
    path: String,
    /// The files and folders of the project that the contents link to.
    linked: Vec<String>,
}

impl<'a> Source<'a> {
    fn new(project: &'a Path, file: String) -> Self {
        let kind = Kind::of(project, &file);
        let path = kind.on_website(&file);
        Self { project, file, kind, path, linked: Vec::new() }
    }

    /// Makes the contents of the website's file, and notes what they link to.
    fn contents(&mut self) -> Result<Vec<u8>> {
        let page = match self.kind {
            Kind::Picture => return Ok(fs::read(self.project.join(&self.file))?),
            Kind::Document => self.document()?,
            Kind::Folder => self.list()?,
            Kind::Text => self.text()?,
        };
        Ok(page.html().into_bytes())
    }

    fn document(&mut self) -> Result<Page> {
        let markdown = read_project_file(&self.file)?;
        let is_chinese = self.file.ends_with(".zh-CN.md");
        let translation = if is_chinese {
            self.file.replace(".zh-CN.md", ".md")
        } else {
            self.file.replace(".md", ".zh-CN.md")
        };
        let link = relative(&self.file, &translation);
        let document = document(&markdown, &link, self)?;
        let exists = self.project.join(&translation).exists();
        Ok(Page {
            title: document.title,
            language: if is_chinese { Chinese } else { English },
            translation: exists.then(|| Kind::Document.on_website(&translation)),
            content: document.html,
            ..self.page()
        })
    }

    fn list(&mut self) -> Result<Page> {
        let mut items = String::new();
        for name in file_names(&self.file)? {
            let address = escaped(&self.link_to(format!("{}/{name}", self.file), ""));
            items += &format!("<li><a href=\"{address}\">{}</a></li>\n", escaped(&name));
        }
        let heading = escaped(&self.file);
        let content = format!("<h1>{heading}</h1>\n<ul class=\"files\">\n{items}</ul>\n");
        Ok(Page { content, ..self.page() })
    }

    fn text(&self) -> Result<Page> {
        let [heading, text] =
            [&self.file, &read_project_file(&self.file)?].map(|text| escaped(text));
        let button =
            "<button class=\"copy\" data-copied=\"Copied · 已复制\" hidden>Copy · 复制</button>";
        let content = format!(
            "<h1>{heading}</h1>\n{button}\n<pre tabindex=\"0\"><code>{text}</code></pre>\n"
        );
        let solves = |program: &str| self.file.split(['/', '.']).any(|part| part == program);
        let problem = PROBLEMS.iter().find(|problem| solves(problem.program));
        let place = problem.map_or(String::new(), place_of_opening);
        Ok(Page { place, is_text: true, content, ..self.page() })
    }

    /// Returns the page without content.
    fn page(&self) -> Page {
        Page {
            path: self.path.clone(),
            title: self.file.clone(),
            language: English,
            translation: None,
            place: String::new(),
            is_text: false,
            content: String::new(),
        }
    }

    /// Returns the link to what the website makes of a file of the project, and notes that it does.
    fn link_to(&mut self, file: String, anchor: &str) -> String {
        let path = Kind::of(self.project, &file).on_website(&file);
        self.linked.push(file);
        with_anchor(relative(&self.path, &path), anchor)
    }
}

impl Links for Source<'_> {
    fn address(&mut self, link: &str) -> Result<String> {
        let (path, anchor) = split_anchor(link);
        if path.is_empty() || path.contains("://") {
            return Ok(link.to_owned());
        }
        let file = joined(&self.file, path);
        if let Some(page) = file.strip_prefix("../../") {
            // GitHub's pages of the repository, such as its releases. Without one, the board is what a release has.
            let repository = env::var("GITHUB_REPOSITORY").ok();
            let board = || relative(&self.path, BOARD);
            return Ok(
                repository.map_or_else(board, |name| format!("https://github.com/{name}/{page}"))
            );
        }
        let exists = self.project.join(&file).exists();
        ensure!(exists, "links to {link}, which does not exist");
        Ok(self.link_to(file, anchor))
    }

    fn address_of_code(&self, code: &str) -> Result<Option<String>> {
        let board = relative(&self.path, BOARD);
        Ok(place_of_command(code)?.map(|place| format!("{board}#{place}")))
    }
}

fn with_anchor(path: String, anchor: &str) -> String {
    if anchor.is_empty() { path } else { format!("{path}#{anchor}") }
}

#[test]
fn all_links_of_the_website_work() {
    let Website { files, catalog } = Website::new().expect("a website");
    for path in [HOME, "README.zh-CN.html", "docs/judge.html", "docs/fold.svg", STYLE.0] {
        assert!(files.contains_key(path), "{path}");
    }
    for problem in PROBLEMS {
        assert!(files.contains_key(&format!("src/bin/{}.rs.html", problem.program)));
    }
    let commands = files
        .values()
        .map(|text| String::from_utf8_lossy(text).matches("<a class=\"command\" href=").count());
    assert!(commands.sum::<usize>() >= 200);
    assert!(catalog.dump().contains("docs/take-from-either-end.zh-CN.html"));
}
