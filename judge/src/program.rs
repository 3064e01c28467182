//! A program under test, and how to run it on a case.

use std::ffi::OsString;
use std::fs;
use std::mem;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use games::{Comparison, Function, Input, Problem};
use itertools::Itertools;
use tempfile::NamedTempFile;

use crate::answers::answers;
use crate::case::Case;
use crate::files::first_sample;
use crate::language::language;
use crate::run::could_not_start;
use crate::run::ending::Ending;
use crate::run::limits::Limits;
use crate::run::process::{Answers, Run, read_text, run};

/// Maximum kept length of the output other than the answers, in bytes.
const MAX_OTHER_OUTPUT: usize = 64 << 10;

/// A program under test.
#[derive(Clone)]
pub struct Program {
    pub problem: &'static Problem,
    /// The name of its file, or the user's command, as shown in messages.
    pub name: String,
    pub command: Vec<OsString>,
    /// The limits of a run.
    pub limits: Limits,
    /// The folder in which it runs; `None` for the user's working directory.
    pub folder: Option<PathBuf>,
    /// The function that a driver calls; `None` if the program reads standard input.
    pub function: Option<Function>,
    /// Whether it reads the length of each row before the row, although its site writes rows in brackets.
    pub reads_lengths: bool,
    /// Whether it answers only one input per run, although it reads standard input.
    pub one_input_per_run: bool,
}

impl Program {
    /// Creates a program that reads many inputs from standard input.
    pub fn new(
        problem: &'static Problem,
        name: String,
        command: Vec<OsString>,
        limits: Limits,
    ) -> Self {
        Self {
            problem,
            name,
            command,
            limits,
            folder: None,
            function: None,
            reads_lengths: false,
            one_input_per_run: false,
        }
    }

    /// Describes how the program takes its input.
    pub fn form(&self) -> Result<String> {
        Ok(match &self.function {
            Some(function) => tell!("calling {}", "核心代码模式，调用 {}", function.name),
            None if self.reads_lengths => {
                tell!("a program that reads row lengths first", "ACM 模式，输入先给长度")
            }
            None => {
                let sample = first_sample(self.problem)?;
                let input = self.problem.input_in_words(&sample);
                tell!("a program that reads {}", "ACM 模式，输入：{}", input.get(language()))
            }
        })
    }

    /// Returns how its site compares its answers.
    pub fn comparison(&self) -> Comparison {
        let of_functions = self.function.map(|_| Comparison::Values);
        of_functions.unwrap_or(self.problem.site.comparison)
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

    /// Runs the program on all inputs of the case. Returns the run and the output with the answers, cut at a length
    /// that right answers do not reach. A driver reads the number of inputs and their values from a file, and writes the
    /// answers to another, so that the solution can neither read inputs nor print anything that is taken for an answer.
    /// Fails if the command cannot be started.
    pub fn run(&self, case: &Case, limits: Limits) -> Result<(Run, String)> {
        let inputs = case.inputs();
        let answers_length: usize = case.pairs.iter().map(|(_, answer)| answer.len()).sum();
        let max_output = MAX_OTHER_OUTPUT + 100 * inputs.len() + 2 * answers_length;
        let folder = self.folder.as_deref();
        let expected = case.pairs.iter().map(|(_, answer)| answer).collect_vec();
        let are_complete =
            |text: &str| answers(text, &expected, self.comparison()).len() >= expected.len();
        let mut given =
            Answers { file: None, max_length: max_output as u64, are_complete: &are_complete };
        let Some(function) = self.function else {
            let stdin = self.stdin(case);
            let run =
                run(&self.command, folder, stdin.as_bytes(), max_output, limits, Some(&given))?;
            let mut run = self.started(run)?;
            let answers = mem::take(&mut run.output);
            return Ok((run, answers));
        };
        let count = inputs.len();
        let arguments = inputs.flat_map(|input| json_arguments(function, input));
        let text = format!("{count}\n{}\n", arguments.format("\n"));
        let new_file = || {
            let file = NamedTempFile::new_in(folder.unwrap_or(Path::new(".")));
            let path = file.map(NamedTempFile::into_temp_path);
            path.context("cannot create a file for the driver")
        };
        let (inputs, file) = (new_file()?, new_file()?);
        fs::write(&inputs, text).context("cannot write the driver's inputs")?;
        let paths = [&inputs, &file].map(|path| path.as_os_str().to_owned());
        let command = [&self.command[..], &paths].concat();
        given.file = Some(&file);
        let run = run(&command, folder, b"", MAX_OTHER_OUTPUT, limits, Some(&given))?;
        let run = self.started(run)?;
        // The solution may have replaced the file, for example with a pipe.
        if !fs::symlink_metadata(&file).is_ok_and(|file| file.is_file()) {
            return Ok((run, String::new()));
        }
        let mut answers = fs::File::open(file).context("cannot read the driver's answers")?;
        Ok((run, read_text(&mut answers, 0, max_output as u64)?))
    }

    /// Returns the run, unless its command could not be started, which says nothing about the solution.
    fn started(&self, run: Run) -> Result<Run> {
        match run.ending {
            Ending::Exited(status) if could_not_start(status, &run.messages) => {
                let reason = run.messages.lines().last().unwrap_or_default();
                bail!(tell!("{} cannot be judged: {reason}", "{} 无法评测：{reason}", self.name))
            }
            _ => Ok(run),
        }
    }

    /// Formats the case as standard input; empty for a function, since only the driver reads standard input.
    pub fn stdin(&self, case: &Case) -> String {
        let signature = &self.problem.signature;
        let without_brackets = |input: &_| signature.written_without_brackets(input);
        match self.function {
            Some(_) => String::new(),
            None if self.reads_lengths => case.inputs().map(without_brackets).collect(),
            None => signature.written(case.inputs()),
        }
    }
}

/// Formats each argument of a call as JSON.
fn json_arguments(function: Function, input: &Input) -> impl Iterator<Item = String> {
    let length = function.with_length.map(|_| input.row(0).len().to_string());
    input.values.iter().map(ToString::to_string).chain(length)
}
