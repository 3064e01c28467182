//! A program that is judged, and how it is asked.

use std::ffi::OsString;
use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::{Function, Input, Problem};
use itertools::Itertools;
use tempfile::NamedTempFile;

use crate::case::Case;
use crate::run::limits::Limits;
use crate::run::process::{Run, run, text};

/// How many bytes are kept of what a program prints, besides its answers.
const MARGIN: usize = 64 << 10;

/// A program, and how it is run.
#[derive(Clone)]
pub struct Program {
    /// What it solves.
    pub problem: &'static Problem,
    /// Its file, as messages show it.
    pub name: String,
    /// The command that runs it.
    pub words: Vec<OsString>,
    /// What its judge lets it use in a run.
    pub limits: Limits,
    /// The folder in which it runs; a command runs where the user is.
    pub folder: Option<PathBuf>,
    /// The function that the driver of a language calls; without it, it is a program that reads standard input.
    pub function: Option<Function>,
    /// Whether it reads the length of a row before the row, where its judge has brackets.
    pub reads_lengths: bool,
}

impl Program {
    /// A program that is asked on standard input.
    pub fn new(
        problem: &'static Problem,
        name: String,
        words: Vec<OsString>,
        limits: Limits,
    ) -> Self {
        Self {
            problem,
            name,
            words,
            limits,
            folder: None,
            function: None,
            reads_lengths: false,
        }
    }

    /// How it is asked, in words.
    pub fn form(&self) -> String {
        match &self.function {
            Some(function) => format!("by its function {}", function.name),
            None if self.reads_lengths => "a program that reads lengths first".to_owned(),
            None => format!("a program that reads {}", self.problem.input_in_words()),
        }
    }

    /// Whether its judge may ask it this input.
    pub fn allows(&self, input: &Input) -> bool {
        let function = self.function.as_ref();
        function.is_none_or(|function| function.allows(input)) && self.problem.allows(input)
    }

    /// Whether it may ask all inputs of the case.
    pub fn allows_all(&self, case: &Case) -> bool {
        case.inputs().all(|input| self.allows(input))
    }

    /// Asks the inputs of the case in one run. Returns how the run went, and the answers as they are written, but not
    /// much more than right ones need. A driver finds the number of inputs and then their values on standard input, and
    /// writes into a file, so that nothing else that the solution prints is taken for an answer.
    pub fn ask(&self, case: &Case, limits: Limits) -> Result<(Run, String)> {
        let inputs = case.inputs();
        let values: usize = inputs.clone().map(Input::size).sum();
        let most = MARGIN + 100 * inputs.len() + 4 * values;
        let folder = self.folder.as_deref();
        let Some(function) = self.function else {
            let stdin = self.stdin(case);
            let mut run = run(&self.words, folder, stdin.as_bytes(), most, limits)?;
            let answers = mem::take(&mut run.output);
            return Ok((run, answers));
        };
        let count = inputs.len();
        let calls = inputs.flat_map(|input| called(function, input));
        let stdin = format!("{count}\n{}\n", calls.format("\n"));
        let file = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))
            .context("no file for the answers")?
            .into_temp_path();
        let words = [&self.words[..], &[file.as_os_str().to_owned()]].concat();
        let run = run(&words, folder, stdin.as_bytes(), MARGIN, limits)?;
        // The solution may have put anything in its place.
        if !fs::symlink_metadata(&file).is_ok_and(|file| file.is_file()) {
            return Ok((run, String::new()));
        }
        let mut answers = fs::File::open(file).context("the driver's answers cannot be read")?;
        Ok((run, text(&mut answers, 0, most as u64)?))
    }

    /// Returns the standard input by which a program is asked the inputs of the case; nothing for a function.
    pub fn stdin(&self, case: &Case) -> String {
        let inputs = case.inputs();
        if self.function.is_some() {
            return String::new();
        }
        if self.reads_lengths {
            return inputs.map(Input::laid_out).collect();
        }
        inputs.map(|input| self.problem.written(input)).collect()
    }
}

/// The arguments of a call, each as JSON.
fn called(function: Function, input: &Input) -> impl Iterator<Item = String> {
    let length = function.with_length.map(|_| input.row(0).len().to_string());
    input.values.iter().map(ToString::to_string).chain(length)
}
