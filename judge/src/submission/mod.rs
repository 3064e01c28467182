//! From a file to a program that can be judged.

mod c;
mod cpp;
mod go;
mod java;
mod language;
mod python;
mod rust;
pub mod sanitizers;
mod source;
mod tools;

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use games::{Function, Kind, Problem};
use itertools::Itertools;

pub use cpp::precompile;
pub use language::{LIMITS, Language};
pub use rust::{EDITION, build_programs, oldest_edition};
pub use source::code;

use crate::answers::visible;
use crate::program::Program;
use crate::run::STACK;
use crate::run::limits::Limits;
use crate::run::process::{Ending, run};

/// How long a compiler may take.
const COMPILER_LIMITS: Limits = Limits::new(Duration::from_secs(60), None);

/// How many bytes of a compiler's output are kept.
const COMPILER_OUTPUT: usize = 64 << 10;

/// With this exit status a recipe says that it cannot do its work, whatever the file is.
const UNABLE: i32 = 69;

/// What may be said of C++.
const NEWER: &str =
    "\n`this auto` is of C++23, which LeetCode has; here it needs Clang 18 or GCC 14";

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
}

/// What stands for the words between @ in a recipe and in a driver.
type Values = BTreeMap<&'static str, String>;

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
        if (language.runs)(code) || self.problem.asks_once() {
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
        self.compile_with("-O2", folder)
    }

    /// The same with these options of the compilers of C and C++.
    fn compile_with(
        &self,
        options: &str,
        folder: &Path,
    ) -> Result<Result<(Program, String), String>> {
        let language = self.language;
        let values = self.values(options, folder)?;
        fs::create_dir(folder).context("no folder for the compiler")?;
        let recipe = match self.function {
            Some(_) => &language.function,
            None => &language.program,
        };
        let files = language.drivers.iter().copied();
        for (name, text) in files.chain([("@FILE@", recipe.text)]) {
            let file = folder.join(filled(name, &values));
            let cannot = || format!("{} cannot be written", file.display());
            fs::write(&file, filled(text, &values)).with_context(cannot)?;
        }
        let words = self.command(recipe.compile, &values)?;
        let compilation = run(&words, Some(folder), b"", COMPILER_OUTPUT, COMPILER_LIMITS)?;
        let messages = [compilation.output.as_str(), &compilation.messages].concat();
        let messages = match compilation.ending {
            Ending::TimeOut | Ending::Sleep => "the compiler was stopped".to_owned(),
            _ => visible(messages.trim_end()),
        };
        if let Ending::Exit(status) = compilation.ending {
            ensure!(status.code() != Some(UNABLE), messages);
        }
        if !compilation.is_success() {
            return Ok(Err(self.compile_error(messages)));
        }
        let words = self.command(recipe.run, &values)?;
        let limits = language.limits(self.problem.judge);
        let mut program = Program::new(self.problem, self.name.clone(), words, limits);
        program.function = self.function.map(|function| (function, folder.to_owned()));
        Ok(Ok((program, messages)))
    }

    /// What is said of a compile error.
    fn compile_error(&self, messages: String) -> String {
        let code = &self.code;
        if self.function.is_some() && source::has_main(code) && messages.contains("main") {
            let one_too_many = "LeetCode brings a main of its own, so this one is one too many";
            return format!("{}: {one_too_many}\n{messages}", self.name);
        }
        // No other language has these words.
        let newer = if code.contains("(this auto") {
            NEWER
        } else {
            ""
        };
        messages + newer
    }

    /// What stands in a recipe for the words between @.
    fn values(&self, options: &str, folder: &Path) -> Result<Values> {
        let name = self.name.replace('\\', "\\\\").replace('"', "\\\"");
        let read = |kind| match kind {
            Kind::Number => "number()",
            Kind::Row | Kind::RowAsLong => "row()",
        };
        let mut arguments = self
            .problem
            .arguments
            .iter()
            .map(|one| read(one.kind))
            .collect_vec();
        let mut values = Values::new();
        if let Some(function) = self.function {
            arguments.extend(function.with_length.map(|_| read(Kind::Number)));
            values.extend([
                ("CLASS", function.class.to_owned()),
                ("FUNCTION", self.spelled(function)),
                ("ANSWER", format!("{:?}", function.answer)),
            ]);
        }
        values.extend([
            ("ARGUMENTS", arguments.join(", ")),
            ("EDITION", self.edition.to_owned()),
            ("FILE", format!("solution.{}", self.language.extensions[0])),
            ("FOLDER", folder.display().to_string()),
            ("NAME", name),
            ("OPTIONS", options.replace(' ', "\n")),
            ("PROGRAM", format!("solution{}", env::consts::EXE_SUFFIX)),
            ("SOURCE", self.source.clone()),
            ("STACK", STACK.to_owned()),
        ]);
        (self.language.adapt)(self, &mut values)?;
        Ok(values)
    }

    /// The words of a command, the first of which names tools of which one is needed. A value may be several words, each
    /// on a line.
    fn command(&self, recipe: &str, values: &Values) -> Result<Vec<OsString>> {
        let (tools, rest) = recipe.split_once(' ').unwrap_or((recipe, ""));
        let tool = tools::find(&filled(tools, values), &self.name)?;
        let mut words = vec![tool.into()];
        for word in rest.split(' ').filter(|word| !word.is_empty()) {
            words.extend(filled(word, values).lines().map(OsString::from));
        }
        Ok(words)
    }
}

/// The text with the values for the words between @. What a value holds is left as it is.
fn filled(text: &str, values: &Values) -> String {
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('@') {
        filled += before;
        let value = behind
            .split_once('@')
            .and_then(|(word, rest)| Some((values.get(word)?, rest)));
        let (value, behind) = value.map_or(("@", behind), |(value, rest)| (value.as_str(), rest));
        filled += value;
        rest = behind;
    }
    filled + rest
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
    use super::*;

    #[test]
    fn a_source_is_left_as_it_is() {
        let values = Values::from([
            ("SOURCE", "@STACK@ a@b".to_owned()),
            ("STACK", "1".to_owned()),
        ]);
        assert_eq!(
            filled("@STACK@ @SOURCE@ @ @X@", &values),
            "1 @STACK@ a@b @ @X@"
        );
    }
}
