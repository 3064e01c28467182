//! A program under test, and how it is run on a case.

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
use crate::run::process::{Run, read_text, run};

/// Maximum output that is kept besides the answers, in bytes.
const MARGIN: usize = 64 << 10;

/// A program under test.
#[derive(Clone)]
pub struct Program {
    /// The problem that it solves.
    pub problem: &'static Problem,
    /// The name of its file, as shown in messages.
    pub name: String,
    /// The command that runs it.
    pub words: Vec<OsString>,
    /// The limits of a run.
    pub limits: Limits,
    /// The folder in which it runs; `None` for a command, which runs in the user's.
    pub folder: Option<PathBuf>,
    /// The function that a driver calls; `None` if the program reads standard input.
    pub function: Option<Function>,
    /// It reads the length of a row before the row, although its site writes rows in brackets.
    pub reads_lengths: bool,
}

impl Program {
    /// Creates a program that reads standard input.
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

    /// Describes how the program takes its input.
    pub fn form(&self) -> String {
        match &self.function {
            Some(function) => format!("calling {}", function.name),
            None if self.reads_lengths => "a program that reads row lengths first".to_owned(),
            None => format!("a program that reads {}", self.problem.input_in_words()),
        }
    }

    /// Returns whether its site allows this input.
    pub fn allows(&self, input: &Input) -> bool {
        let function = self.function.as_ref();
        function.is_none_or(|function| function.allows(input)) && self.problem.allows(input)
    }

    /// Returns whether its site allows all inputs of the case.
    pub fn allows_all(&self, case: &Case) -> bool {
        case.inputs().all(|input| self.allows(input))
    }

    /// Runs the program on all inputs of the case. Returns the run and the output with the answers, of which little
    /// more is kept than right answers need. A driver reads the number of inputs and their values from standard input,
    /// and writes the answers to a file, so that nothing else the solution prints is taken for an answer.
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
            .context("cannot create the file for answers")?
            .into_temp_path();
        let words = [&self.words[..], &[file.as_os_str().to_owned()]].concat();
        let run = run(&words, folder, stdin.as_bytes(), MARGIN, limits)?;
        // The solution may have replaced the file by anything.
        if !fs::symlink_metadata(&file).is_ok_and(|file| file.is_file()) {
            return Ok((run, String::new()));
        }
        let mut answers = fs::File::open(file).context("cannot read the driver's answers")?;
        Ok((run, read_text(&mut answers, 0, most as u64)?))
    }

    /// Returns the case as standard input; empty for a function, whose input only a driver reads.
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

/// Returns the arguments of a call, each as JSON.
fn called(function: Function, input: &Input) -> impl Iterator<Item = String> {
    let length = function.with_length.map(|_| input.row(0).len().to_string());
    input.values.iter().map(ToString::to_string).chain(length)
}
