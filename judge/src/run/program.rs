//! A program that is judged.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::JoinHandle;

use anyhow::Context;
use games::{Problem, Question};
use tempfile::NamedTempFile;

use super::process::{Limits, Run, run};

/// A program, and what became of it so far.
pub struct Program {
    /// Its file, as messages show it.
    pub name: String,
    /// The command that runs it.
    pub words: Vec<OsString>,
    /// What a run may use.
    pub limits: Limits,
    /// After so many time-outs it is not run any more.
    pub most_timeouts: usize,
    /// How many there were.
    pub timeouts: AtomicUsize,
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
    pub fn new(name: String, words: Vec<OsString>, limits: Limits) -> Self {
        Self {
            name,
            words,
            limits,
            most_timeouts: 3,
            timeouts: AtomicUsize::new(0),
            asked: Asked::ByStandardInput,
            watched: Mutex::default(),
        }
    }

    /// Whether it had as many time-outs as it may have.
    pub fn is_given_up(&self) -> bool {
        self.timeouts.load(Ordering::Relaxed) >= self.most_timeouts
    }

    /// Asks these questions in one run. Returns how the run went, and the answers as they are written.
    pub fn ask(&self, problem: &Problem, questions: &[Question]) -> anyhow::Result<(Run, String)> {
        let Asked::ByDriver(folder) = &self.asked else {
            let written = questions.iter().map(|question| problem.written(question));
            let input: String = written.collect();
            let run = run(&self.words, None, input.as_bytes(), self.limits)?;
            let answers = run.output.clone();
            return Ok((run, answers));
        };
        let values: String = questions.iter().map(Question::with_lengths).collect();
        let input = format!("{}\n{values}", questions.len());
        let file = NamedTempFile::new_in(folder).context("no file for the answers")?;
        let file = file.into_temp_path();
        let words = [&self.words[..], &[file.as_os_str().to_owned()]].concat();
        let run = run(&words, None, input.as_bytes(), self.limits)?;
        let answers = fs::read(file).context("the driver's answers cannot be read")?;
        Ok((run, String::from_utf8_lossy(&answers).into_owned()))
    }
}
