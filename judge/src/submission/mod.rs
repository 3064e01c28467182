//! From a file to a program that can be judged.

mod languages;
mod rust;
pub mod sanitizers;
mod source;
#[cfg(test)]
mod tests;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::iter::once;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use games::{Function, Kind, Problem};
use itertools::Itertools;

use languages::Commands;

pub use languages::{LIMITS, Language, precompile};
pub use rust::{EDITION, build_programs, oldest_edition};
pub use source::code;

use crate::answers::visible;
use crate::program::Program;
use crate::run::limits::Limits;
use crate::run::process::{Ending, run};

/// How long a compiler may take.
const COMPILER_LIMITS: Limits = Limits::new(Duration::from_secs(60), None);

/// How many bytes of a compiler's output are kept.
const COMPILER_OUTPUT: usize = 64 << 10;

/// With this exit status `prepare.js` says that it cannot do its work, whatever the file is.
const UNABLE: i32 = 69;

/// The file that a compiler makes.
const PROGRAM: &str = if cfg!(windows) {
    "solution.exe"
} else {
    "solution"
};

/// A file that is submitted.
#[derive(Clone)]
pub struct Submission {
    /// The name that messages show.
    pub name: String,
    pub source: String,
    /// The source with blanks for comments and texts.
    code: String,
    pub language: &'static Language,
    pub problem: &'static Problem,
    /// The function that the judge calls; `None` if the file is a program that reads standard input.
    pub function: Option<Function>,
    /// Rust's.
    pub edition: &'static str,
    /// Those of the compilers of C and C++.
    options: &'static str,
}

impl Submission {
    /// A file that is submitted for the problem.
    pub fn new(path: &str, source: &str, problem: &'static Problem) -> Result<Self> {
        let path = Path::new(path);
        let language = Language::of(path)?;
        // Windows puts a byte order mark before a text. It gets lost where the text is pasted, and compilers refuse it.
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        let source = source::submitted_part(source);
        let code = code(&source, language.marks);
        let mut submission = Self {
            name: path.file_name().unwrap_or_default().display().to_string(),
            source,
            code,
            language,
            problem,
            function: None,
            edition: EDITION,
            options: "-O2",
        };
        submission.function = submission.own_function()?;
        Ok(submission)
    }

    /// The judge's function, if the file defines it and reads nothing itself; none if it can be a program.
    fn own_function(&self) -> Result<Option<Function>> {
        let (language, code) = (self.language, &self.code);
        let function = self.problem.judge.function();
        // Nowcoder has it only in languages with classes.
        let is_known = |one: &Function| one.class == "Solution" || language.has_classes;
        let Some(function) = function.filter(is_known) else {
            return Ok(None);
        };
        let defines = (language.defines)(function.class, &self.spelled(function), code);
        if defines && !(language.reads)(code) {
            return Ok(Some(function));
        }
        if (language.runs)(code) {
            return Ok(None);
        }
        let (file, program) = (&self.name, self.problem.program);
        let name = (language.spelling)(function.name);
        let class = format!(" in {}", function.class);
        let place = if language.has_classes { &class } else { "" };
        bail!(
            "{file} has no {name}{place}, which is called for {program}, nor does it read or print"
        )
    }

    /// The function's name as the file has it: older statements have a capital.
    fn spelled(&self, function: Function) -> String {
        let name = (self.language.spelling)(function.name);
        let (first, rest) = name.split_at(1);
        let capital = first.to_uppercase() + rest;
        let has = |name: &str| source::is_defined(name, &self.code);
        if has(&capital) && !has(&name) {
            capital
        } else {
            name
        }
    }

    /// Makes a program of the file, in this folder, with what the compiler says; or only that, of a compile error.
    pub fn compile(&self, folder: &Path) -> Result<Result<(Program, String), String>> {
        fs::create_dir(folder).context("no folder for the compiler")?;
        let Commands {
            compile,
            run: words,
        } = (self.language.prepare)(self, folder)?;
        let compilation = run(
            &compile,
            Some(folder),
            b"",
            COMPILER_OUTPUT,
            COMPILER_LIMITS,
        )?;
        let printed = compilation.output + &compilation.messages;
        let printed = visible(printed.trim_end());
        match compilation.ending {
            Ending::Exit(status) if status.success() => {}
            Ending::Exit(status) if status.code() == Some(UNABLE) => bail!(printed),
            Ending::TimeOut | Ending::Sleep => {
                return Ok(Err("the compiler was stopped".to_owned()));
            }
            _ => return Ok(Err(self.compile_error(printed))),
        }
        let limits = self.language.limits(self.problem.judge);
        let mut program = Program::new(self.problem, self.name.clone(), words, limits);
        program.function = self.function.map(|function| (function, folder.to_owned()));
        Ok(Ok((program, printed)))
    }

    /// What is said of a compile error.
    fn compile_error(&self, messages: String) -> String {
        if self.function.is_some() && source::has_main(&self.code) && messages.contains("main") {
            let one_too_many = "LeetCode brings a main of its own, so this one is one too many";
            return format!("{}: {one_too_many}\n{messages}", self.name);
        }
        // No other language than C++ has these words.
        if self.code.contains("(this auto") {
            let newer =
                "`this auto` is of C++23, which LeetCode has; here it needs Clang 18 or GCC 14";
            return format!("{messages}\n{newer}");
        }
        messages
    }

    /// What stands around a solution, with the values for the words between @. The source comes last: what it holds is
    /// left as it is.
    fn filled(&self, text: &str) -> String {
        let mut text = text.replace("@NAME@", &self.name);
        if let Some(function) = self.function {
            let kinds = self.problem.arguments.iter().map(|argument| argument.kind);
            let kinds = kinds.chain(function.with_length.map(|_| Kind::Number));
            let mut arguments = kinds.map(|kind| match kind {
                Kind::Number => "number()",
                Kind::Row | Kind::RowAsLong => "row()",
            });
            text = text
                .replace("@CLASS@", function.class)
                .replace("@FUNCTION@", &self.spelled(function))
                .replace("@ANSWER@", &format!("{:?}", function.answer))
                .replace("@ARGUMENTS@", &arguments.join(", "));
        }
        text.replace("@SOURCE@", &self.source)
    }

    /// A command: the first of these tools that is on the `PATH`, and words with spaces between.
    fn command(&self, tools: &[&str], words: &str) -> Result<Vec<OsString>> {
        let path = env::var_os("PATH").unwrap_or_default();
        let find = |tool: &&str| {
            let name = format!("{tool}{}", env::consts::EXE_SUFFIX);
            let mut places = env::split_paths(&path).map(|folder| folder.join(&name));
            places.find(|program| program.is_file())
        };
        let tool = tools.iter().find_map(find).with_context(|| {
            let (tools, name) = (tools.join(" or "), &self.name);
            format!("{tools} is needed for {name}, and is not on the PATH")
        })?;
        let words = words.split_whitespace().map(OsString::from);
        Ok(once(tool.into()).chain(words).collect())
    }

    /// The commands where a compiler makes a program of its own.
    fn own_program(&self, tools: &[&str], words: &str, folder: &Path) -> Result<Commands> {
        let compile = self.command(tools, words)?;
        let run = vec![folder.join(PROGRAM).into()];
        Ok(Commands { compile, run })
    }
}

/// What a file holds, if it is a text.
pub fn read_source(file: &str) -> Result<String> {
    ensure!(!Path::new(file).is_dir(), "{file} is a folder");
    let is_other = fs::metadata(file).is_ok_and(|file| !file.is_file());
    ensure!(!is_other, "{file} is no regular file");
    let bytes = fs::read(file).map_err(|error| anyhow!("{file} cannot be read: {error}"))?;
    let source = String::from_utf8(bytes).ok();
    let source = source.filter(|source| !source.contains('\0'));
    let encoding = || format!("{file} is no text in UTF-8; was it saved in another encoding?");
    let source = source.with_context(encoding)?;
    ensure!(
        !source.trim_start_matches('\u{feff}').trim().is_empty(),
        "{file} is empty"
    );
    Ok(source)
}

#[cfg(test)]
mod unit_tests {
    use games::problem;

    use super::*;

    #[test]
    fn a_source_is_left_as_it_is_and_a_missing_tool_is_named() {
        let problem = problem("leetcode_0292_nim_game").expect("a problem");
        let source = "fn can_win_nim() { \"@ANSWER@ @STACK@ @SOURCE@\" }";
        let submission = Submission::new("a.rs", source, problem).expect("a submission");
        let filled = submission.filled("@ANSWER@ @X@ @SOURCE@ @NAME@");
        assert_eq!(filled, format!("Boolean @X@ {source} a.rs"));
        let error = submission.command(&["no-tool", "none-too"], "");
        let needed = "no-tool or none-too is needed for a.rs, and is not on the PATH";
        assert_eq!(error.expect_err("none").to_string(), needed);
    }
}
