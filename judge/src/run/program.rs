//! A program that is judged.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread::JoinHandle;
use std::{fs, mem};

use anyhow::Context;
use games::{Problem, Question};
use tempfile::NamedTempFile;

use super::process::{Limits, Run, run, text};

/// How many bytes are kept of what a program prints, besides its answers.
const MARGIN: usize = 64 << 10;

/// A program, and how it is run.
pub struct Program {
    /// What it solves.
    pub problem: &'static Problem,
    /// Its file, as messages show it.
    pub name: String,
    /// The command that runs it.
    pub words: Vec<OsString>,
    /// What a run may use.
    pub limits: Limits,
    /// After so many time-outs it is not run any more.
    pub most_timeouts: usize,
    /// How it is asked.
    pub asked: Asked,
    /// Another build, which finds more mistakes, as soon as it is made, and what its compiler says.
    pub watched: Mutex<Option<Watched>>,
}

/// A program that is being built, if it can be.
type Watched = JoinHandle<Option<(Program, String)>>;

/// How a program is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// By cases on standard input; answers are on standard output.
    ByStandardInput,
    /// By the driver of a language: the number of questions and then their values on standard input; answers go into a
    /// file of each run in this folder, so that nothing else that the solution prints is taken for one.
    ByDriver(PathBuf),
}

impl Program {
    /// A program that is asked by standard input, such as a command.
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
            most_timeouts: 3,
            asked: Asked::ByStandardInput,
            watched: Mutex::default(),
        }
    }

    /// Asks these questions in one run. Returns how the run went, and the answers as they are written, but not much
    /// more than right ones need.
    pub fn ask(&self, questions: &[Question]) -> anyhow::Result<(Run, String)> {
        let values = questions.iter().flat_map(Question::values).count();
        let most = MARGIN + 100 * questions.len() + 4 * values;
        let Asked::ByDriver(folder) = &self.asked else {
            let written = |question| self.problem.written(question);
            let input: String = questions.iter().map(written).collect();
            let mut run = run(&self.words, None, input.as_bytes(), most, self.limits)?;
            let answers = mem::take(&mut run.output);
            return Ok((run, answers));
        };
        let values: String = questions.iter().map(Question::with_lengths).collect();
        let input = format!("{}\n{values}", questions.len());
        let file = NamedTempFile::new_in(folder).context("no file for the answers")?;
        let file = file.into_temp_path();
        let words = [&self.words[..], &[file.as_os_str().to_owned()]].concat();
        let run = run(&words, None, input.as_bytes(), MARGIN, self.limits)?;
        // The solution may have put anything in its place.
        if !fs::symlink_metadata(&file).is_ok_and(|file| file.is_file()) {
            return Ok((run, String::new()));
        }
        let mut file = fs::File::open(file).context("the driver's answers cannot be read")?;
        Ok((run, text(&mut file, 0, most as u64)?))
    }
}
