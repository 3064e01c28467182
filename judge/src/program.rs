//! A program that is judged, and how it is asked.

use std::ffi::OsString;
use std::fs;
use std::mem;
use std::path::PathBuf;

use anyhow::{Context, Result};
use games::{Function, Input, Problem};
use itertools::Itertools;
use tempfile::NamedTempFile;

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
    /// The function that the driver of a language calls, and a folder for the answers; without it, it is a program that
    /// reads standard input.
    pub function: Option<(Function, PathBuf)>,
    /// Whether it reads the length of a row before the row, where its judge has brackets.
    pub reads_lengths: bool,
    /// Whether it answers one input a run.
    pub answers_one: bool,
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
            function: None,
            reads_lengths: false,
            answers_one: false,
        }
    }

    /// How it is asked, in words.
    pub fn form(&self) -> String {
        match &self.function {
            Some((function, _)) => format!("by its function {}", function.name),
            None if self.reads_lengths => "a program that reads lengths first".to_owned(),
            None => format!("a program that reads {}", self.problem.input_in_words()),
        }
    }

    /// Whether its judge may ask it this input.
    pub fn allows(&self, input: &Input) -> bool {
        let function = self.function.as_ref();
        function.is_none_or(|(function, _)| function.allows(input)) && self.problem.allows(input)
    }

    /// Whether it may ask all of them.
    pub fn allows_all(&self, inputs: &[Input]) -> bool {
        inputs.iter().all(|input| self.allows(input))
    }

    /// Asks these inputs in one run. Returns how the run went, and the answers as they are written, but not much
    /// more than right ones need. A driver finds the number of inputs and then their values on standard input, and
    /// writes into a file, so that nothing else that the solution prints is taken for an answer.
    pub fn ask(&self, inputs: &[Input], limits: Limits) -> Result<(Run, String)> {
        let values: usize = inputs.iter().map(Input::size).sum();
        let most = MARGIN + 100 * inputs.len() + 4 * values;
        let Some((function, folder)) = &self.function else {
            let stdin: String = inputs.iter().map(|input| self.written(input)).collect();
            let mut run = run(&self.words, None, stdin.as_bytes(), most, limits)?;
            let answers = mem::take(&mut run.output);
            return Ok((run, answers));
        };
        let calls = inputs.iter().flat_map(|input| called(*function, input));
        let stdin = format!("{}\n{}\n", inputs.len(), calls.format("\n"));
        let file = NamedTempFile::new_in(folder)
            .context("no file for the answers")?
            .into_temp_path();
        let words = [&self.words[..], &[file.as_os_str().to_owned()]].concat();
        let run = run(&words, None, stdin.as_bytes(), MARGIN, limits)?;
        // The solution may have put anything in its place.
        if !fs::symlink_metadata(&file).is_ok_and(|file| file.is_file()) {
            return Ok((run, String::new()));
        }
        let mut answers = fs::File::open(file).context("the driver's answers cannot be read")?;
        Ok((run, text(&mut answers, 0, most as u64)?))
    }

    fn written(&self, input: &Input) -> String {
        if self.reads_lengths {
            input.laid_out()
        } else {
            self.problem.written(input)
        }
    }
}

/// The arguments of a call, each as JSON.
fn called(function: Function, input: &Input) -> impl Iterator<Item = String> {
    let length = function.with_length.map(|_| input.row(0).len().to_string());
    input.values.iter().map(ToString::to_string).chain(length)
}
