//! The commands that compile and run a file, for each language.

use std::env;
use std::ffi::OsString;

use anyhow::{bail, ensure};
use itertools::Itertools;
use two_player_games::problems::Judge;

use super::{LANGUAGES, Language, SourceForm, Submitted, find_python, find_tool, form, go};
use crate::submission::{EDITION, Libraries, between_judges_lines, options, reader};

/// The program that a compiler makes.
const PROGRAM: &str = if cfg!(windows) { "@solution.exe" } else { "@solution" };

/// How a file becomes a program. In the commands, `@name` is a file of this name in the folder.
pub struct Recipe {
    /// What is written into the folder.
    pub files: Vec<(String, String)>,
    /// The command that compiles it; none for a script.
    pub compile: Option<Vec<OsString>>,
    /// The command that runs it.
    pub run: Vec<OsString>,
}

impl Submitted<'_> {
    pub fn recipe(&self) -> anyhow::Result<Recipe> {
        match self.form {
            SourceForm::StandardInput => self.program(),
            SourceForm::LeetCode => self.solution(),
        }
    }

    /// The file is a whole program.
    fn program(&self) -> anyhow::Result<Recipe> {
        let class = form::main_class(self.source);
        let file = match self.language {
            Language::Java => format!("{class}.java"),
            _ => format!("solution.{}", self.extension()),
        };
        let place = format!("@{file}");
        let mut files = vec![(file, self.source.to_owned())];
        let (compile, run) = match self.language {
            Language::C => {
                let mut compile = self.command(&["gcc", "cc"], &["-O2", "-o", PROGRAM, &place, "-lm"])?;
                compile.push(self.shown_as("-ffile-prefix-map", "solution.c"));
                (Some(compile), self.words(&[PROGRAM]))
            }
            Language::Cpp => (Some(self.cpp(&place)?), self.words(&[PROGRAM])),
            Language::Go => {
                (Some(self.command(&["go"], &["build", "-trimpath", "-o", PROGRAM, &place])?), self.words(&[PROGRAM]))
            }
            Language::Java => (Some(self.javac(&[&place])?), self.java(class)?),
            Language::JavaScript => {
                files.push(("program.js".to_owned(), include_str!("../../drivers/program.js").to_owned()));
                let run = self.node(&["--stack-size=7000", "--require", "@program.js", &place])?;
                (None, run)
            }
            Language::Python => (None, self.python(&[&place])?),
            Language::Rust => (Some(self.rustc(&place, self.source)?), self.words(&[PROGRAM])),
        };
        Ok(Recipe { files, compile, run })
    }

    /// The file is in LeetCode's form: a driver calls it.
    fn solution(&self) -> anyhow::Result<Recipe> {
        let Judge::LeetCode { function } = self.problem.judge else {
            bail!("{} is judged by standard input: it has no form of LeetCode", self.problem.program);
        };
        let function = form::spelling(self.language, function, self.source);
        let source = self.source.to_owned();
        let has_function = form::is_defined(&function, &source);
        ensure!(has_function, "LeetCode calls {function} for {}, and {} has none", self.problem.program, self.name);
        let driver = |text: &str| text.replace("FUNCTION", &function).replace("READ", reader(self.problem.form));
        let (files, compile, run) = match self.language {
            Language::C => bail!("{}: LeetCode's form is not known for C, only standard input", self.name),
            Language::Cpp => {
                let driver = driver(include_str!("../../drivers/driver.cpp"));
                let compile = self.cpp("@driver.cpp")?;
                (vec![("solution.cpp", source), ("driver.cpp", driver)], Some(compile), self.words(&[PROGRAM]))
            }
            Language::Go => {
                let driver = driver(include_str!("../../drivers/driver.go"));
                let mut files = vec![("solution.go", go::with_imports(&source)), ("driver.go", driver)];
                files.extend(go::missing_functions(&source));
                let places = files.iter().map(|(name, _)| format!("@{name}")).collect_vec();
                let mut words = vec!["build", "-trimpath", "-o", PROGRAM];
                words.extend(places.iter().map(String::as_str));
                (files, Some(self.command(&["go"], &words)?), self.words(&[PROGRAM]))
            }
            Language::Java => {
                let driver = driver(include_str!("../../drivers/Driver.java"));
                let compile = self.javac(&["@Solution.java", "@Driver.java"])?;
                let imports = ["util", "util.function", "util.stream", "math", "io"];
                let imports = imports.map(|package| format!("import java.{package}.*; ")).concat();
                (
                    vec![("Solution.java", imports + &source), ("Driver.java", driver)],
                    Some(compile),
                    self.java("Driver")?,
                )
            }
            Language::JavaScript => {
                let driver = driver(include_str!("../../drivers/driver.js"));
                (vec![("solution.js", source), ("driver.js", driver)], None, self.node(&["@driver.js"])?)
            }
            Language::Python => {
                let driver = driver(include_str!("../../drivers/driver.py"));
                (vec![("solution.py", source), ("driver.py", driver)], None, self.python(&["@driver.py"])?)
            }
            Language::Rust => {
                let source = between_judges_lines(&source, self.problem, &function);
                let compile = self.rustc("@solution.rs", &source)?;
                (vec![("solution.rs", source)], Some(compile), self.words(&[PROGRAM]))
            }
        };
        let files = files.into_iter().map(|(name, text)| (name.to_owned(), text)).collect();
        Ok(Recipe { files, compile, run })
    }

    /// The extension of the file that the compiler sees.
    fn extension(&self) -> &'static str {
        if self.language == Language::Cpp {
            return "cpp";
        }
        LANGUAGES.iter().find(|(_, language)| *language == self.language).map_or("", |(extension, _)| extension)
    }

    fn cpp(&self, place: &str) -> anyhow::Result<Vec<OsString>> {
        // LeetCode has clang, and refuses a function that may end without a value; the judges of whole programs mostly
        // have GCC.
        let (compilers, strict) = match self.form {
            SourceForm::LeetCode => (["clang++", "g++", "c++"], "-Werror=return-type"),
            SourceForm::StandardInput => (["g++", "clang++", "c++"], "-Wreturn-type"),
        };
        let mut words = self.command(&compilers, &["-O2", "-std=c++20", "-pthread", strict, "-o", PROGRAM, place])?;
        words.push(self.shown_as("-ffile-prefix-map", "solution.cpp"));
        Ok(words)
    }

    /// The option of a compiler that puts the file's own name into the messages of a crash.
    fn shown_as(&self, option: &str, file: &str) -> OsString {
        format!("{option}={}={}", self.folder.join(file).display(), self.name).into()
    }

    fn javac(&self, places: &[&str]) -> anyhow::Result<Vec<OsString>> {
        // A compiler that runs this short is not worth its own optimization.
        let words = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-encoding", "UTF-8", "-d", "@"];
        self.command(&["javac"], &[&words, places].concat())
    }

    fn java(&self, class: &str) -> anyhow::Result<Vec<OsString>> {
        self.command(&["java"], &["-Xmx512m", "-Xss64m", "-XX:+UseSerialGC", "-cp", "@", class])
    }

    fn node(&self, words: &[&str]) -> anyhow::Result<Vec<OsString>> {
        self.command(&["node", "nodejs"], &[&["--max-old-space-size=512"], words].concat())
    }

    fn python(&self, words: &[&str]) -> anyhow::Result<Vec<OsString>> {
        let python = find_python(&env::var_os("PATH").unwrap_or_default(), &self.name)?;
        Ok([vec![python.into()], self.words(words)].concat())
    }

    fn rustc(&self, place: &str, source: &str) -> anyhow::Result<Vec<OsString>> {
        let mut words = match env::var_os("RUSTC") {
            Some(rustc) => [vec![rustc], self.words(&["-o", PROGRAM, place])].concat(),
            None => self.command(&["rustc"], &["-o", PROGRAM, place])?,
        };
        let libraries = Libraries::needed_by(source, self.problem.judge, self.folder)?;
        words.extend(options(EDITION, &libraries, self.problem));
        words.push(self.shown_as("--remap-path-prefix", "solution.rs"));
        Ok(words)
    }

    /// The command that runs the first of the tools that the `PATH` has, with these words.
    fn command(&self, tools: &[&str], words: &[&str]) -> anyhow::Result<Vec<OsString>> {
        let tool = find_tool(tools, &env::var_os("PATH").unwrap_or_default(), &self.name)?;
        Ok([vec![tool.into()], self.words(words)].concat())
    }

    fn words(&self, words: &[&str]) -> Vec<OsString> {
        let word = |word: &&str| word.strip_prefix('@').map_or(word.into(), |name| self.folder.join(name).into());
        words.iter().map(word).collect()
    }
}
