//! From a file to a program that can be judged.

mod c;
mod go;
mod java;
mod languages;
mod rust;
pub mod sanitizers;
mod source;
#[cfg(test)]
mod tests;
mod tools;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::thread::{self, Builder};
use std::time::Duration;
use std::{env, fs, slice};

use anyhow::{Context, anyhow, bail, ensure};
use games::{Argument, Judge, Kind, Problem, Question};
use itertools::Itertools;

pub use languages::Language;
use languages::UNABLE;
pub use rust::{EDITION, build_programs, oldest_edition};
pub use source::submitted_part;

use crate::compare::crash::reason;
use crate::report::visible;
use crate::run::STACK;
use crate::run::process::{Ending, Limits, Run, run};
use crate::run::program::{Asked, Program};
use crate::run::started::Scratch;

/// What a compiler may use.
const PATIENCE: Limits = Limits {
    sleep: Duration::from_secs(60),
    ..Limits::new(Duration::from_secs(60), COMMAND_MEMORY)
};

/// How many bytes of a compiler's output are kept.
const SAID: usize = 64 << 10;

/// What a compiler says if the file is not to blame.
const HINDRANCES: [&str; 3] = [
    "No space left on device",
    "Disk quota exceeded",
    "GOCACHE is not defined",
];

/// What a program may use, unless its judge or its language has other limits.
pub const LIMITS: Limits = Limits {
    is_of_addresses: true,
    ..Limits::new(Duration::from_secs(2), 256 << 20)
};

/// Bytes that may be used by a command, and by a compiler.
pub const COMMAND_MEMORY: u64 = 4 << 30;

/// The time limit of Python, JavaScript and commands.
pub const SCRIPT_TIME: Duration = Duration::from_secs(20);

/// What may be said of C++.
const NEWER: &str =
    "\n`this auto` is of C++23, which LeetCode has; here it needs Clang 18 or GCC 14";

/// By one of these words a program reads standard input, in any of the languages.
const READS: &str = "System.in cin getline gets getchar input proconio readFileSync readline scanf Scan stdin Stdin";

/// The exit status of a script that its language cannot even read.
const UNREADABLE: i32 = 65;

/// In which form a file is submitted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// What stands in LeetCode's editor.
    LeetCode,
    /// A program that reads standard input.
    StandardInput,
}

/// A file that is submitted.
#[derive(Clone)]
pub struct Submission {
    /// The name that messages show.
    pub name: String,
    pub source: String,
    pub language: &'static Language,
    pub problem: &'static Problem,
    /// Rust's.
    pub edition: &'static str,
    /// More options of the compiler.
    pub options: &'static str,
    /// Another time limit than the language's.
    pub time: Option<Duration>,
}

/// A program, or why there is none.
pub enum Prepared {
    Program(Program),
    /// A compile error, with what the compiler says.
    Refused(String),
}

/// A program, with what the compiler says; or why there is none.
pub type Compiled = Result<(Program, String), String>;

/// What stands for words between @ in a recipe.
type Values = BTreeMap<&'static str, String>;

impl Submission {
    /// The form in which the judge takes the problem, as far as that is known for the language.
    pub fn form(&self) -> Form {
        match self.language.leetcode {
            Some(_) if !self.problem.asks_once() => Form::LeetCode,
            _ => Form::StandardInput,
        }
    }

    /// Makes a program of the file. Where the judge is LeetCode, the form is tried, not guessed.
    pub fn prepare(&self, sample: &Question, scratch: &Scratch) -> anyhow::Result<Prepared> {
        let folder = |name: &str| scratch.path().join(name);
        let as_program = || self.compile(Form::StandardInput, &folder("program"));
        if self.form() == Form::StandardInput {
            return Ok(match as_program()? {
                Ok((program, _)) => {
                    let mut refusal = None;
                    if self.language.is_script() {
                        let (run, _) = program.ask(slice::from_ref(sample))?;
                        refusal = self.refusal(&run);
                    }
                    refusal.map_or(Prepared::Program(program), Prepared::Refused)
                }
                Err(messages) => Prepared::Refused(messages),
            });
        }
        // Who waits for one compiler has waited for both.
        let (solution, program) = thread::scope(|scope| {
            let program = Builder::new().spawn_scoped(scope, as_program);
            let program = program.context("no thread can be started")?;
            let solution = self.compile(Form::LeetCode, &folder("leetcode"));
            anyhow::Ok((solution, program.join().expect("no panic")))
        })?;
        let solution = match solution? {
            Ok((solution, _)) => {
                let Some(run) = self.failed_load(&solution)? else {
                    return Ok(Prepared::Program(solution));
                };
                if let Some(refusal) = self.refusal(&run) {
                    return Ok(Prepared::Refused(refusal));
                }
                Ok(())
            }
            Err(messages) => Err(messages),
        };
        let program = match program? {
            Ok((program, _)) if self.answers(&program, sample)? => {
                return Ok(Prepared::Program(program));
            }
            refused => refused,
        };
        let has_function = self.has_function();
        if has_function && self.has_a_main_too_many(&folder("main"))? {
            let said = "LeetCode brings a main of its own, so this one is one too many";
            return Ok(Prepared::Refused(format!("{}: {said}", self.name)));
        }
        match (solution, program) {
            (Err(messages), _) if has_function => Ok(Prepared::Refused(messages)),
            (_, Err(messages)) if !self.has_solution() => Ok(Prepared::Refused(messages)),
            _ => Err(self.in_no_form()),
        }
    }

    /// The run that shows that what was compiled with LeetCode's driver is not in LeetCode's form: a script that does
    /// not load, and then have the function. A load that does not end is judged too.
    fn failed_load(&self, solution: &Program) -> anyhow::Result<Option<Run>> {
        if !self.language.is_script() {
            return Ok(None);
        }
        let run = solution.ask(&[])?.0;
        let has_failed = !run.is_success() && !run.is_late();
        Ok(has_failed.then_some(run))
    }

    /// What is said of a script that its language cannot even read, as its launcher tells by its exit status; or that
    /// is in LeetCode's form but crashes before its function is called.
    fn refusal(&self, run: &Run) -> Option<String> {
        let is_unreadable =
            matches!(run.ending, Ending::Exit(status) if status.code() == Some(UNREADABLE));
        let is_solution = self.form() == Form::LeetCode && self.has_function();
        let is_solution = is_solution && !self.reads_input();
        let reason = reason(&run.messages, &self.name)?;
        let is_refused = (is_unreadable || is_solution) && reason.contains("(line ");
        is_refused.then(|| format!("{}: {reason}", self.name))
    }

    /// Whether what was compiled as a program answers the sample with something, if only with a crash. A `main` that
    /// only tries LeetCode's function does not.
    fn answers(&self, program: &Program, sample: &Question) -> anyhow::Result<bool> {
        if self.has_function() && !self.reads_input() {
            return Ok(false);
        }
        let (run, answers) = program.ask(slice::from_ref(sample))?;
        let may_crash = self.has_function() || !self.has_solution();
        Ok(!answers.trim().is_empty() || may_crash && !run.is_success())
    }

    /// Whether the only mistake is a `main` that LeetCode sees too.
    fn has_a_main_too_many(&self, folder: &Path) -> anyhow::Result<bool> {
        let mut files = self.language.files(Form::LeetCode);
        let has_drivers_main = files.any(|(_, text)| text.contains("@MAIN@"));
        let compiled = || self.compile_with(Form::LeetCode, folder, "drivers_main");
        Ok(has_drivers_main && compiled()?.is_ok())
    }

    /// Why the file is in none of the forms in which the problem is judged.
    fn in_no_form(&self) -> anyhow::Error {
        let function = self.function();
        let [name, program, place] = [&self.name, self.problem.program, self.language.place];
        if self.has_solution() {
            return anyhow!("LeetCode calls {function} for {program}, and {name} has none");
        }
        let missing = format!("{name} has no {function}{place}, which LeetCode calls");
        anyhow!("{missing}, nor is it a program that reads standard input")
    }

    /// LeetCode's function in the spelling of the file.
    fn function(&self) -> String {
        match self.problem.judge {
            Judge::LeetCode { function, .. } => (self.language.spelling)(function, &self.code()),
            _ => String::new(),
        }
    }

    /// Whether a word of it may read standard input.
    fn reads_input(&self) -> bool {
        let code = self.code();
        READS.split(' ').any(|word| code.contains(word))
    }

    fn has_function(&self) -> bool {
        source::is_defined(&self.function(), &self.code())
    }

    /// Whether there is what LeetCode has its functions in.
    fn has_solution(&self) -> bool {
        let code = self.code();
        let start = ["class Solution", "struct Solution", "impl Solution"];
        start.iter().any(|start| code.contains(start))
    }

    /// The source with blanks for comments.
    fn code(&self) -> String {
        source::code(&self.source, self.language.comments)
    }

    /// Makes a program of the file in this form, in this folder.
    pub fn compile(&self, form: Form, folder: &Path) -> anyhow::Result<Compiled> {
        self.compile_with(form, folder, "main")
    }

    /// The same, with another name for the driver's `main`.
    fn compile_with(&self, form: Form, folder: &Path, main: &str) -> anyhow::Result<Compiled> {
        let language = self.language;
        let values = self.values(form, folder, main)?;
        fs::create_dir(folder).context("no folder for the compiler")?;
        for (name, text) in language.files(form) {
            let file = folder.join(filled(name, &values));
            let cannot = || format!("{} cannot be written", file.display());
            fs::write(&file, filled(text, &values)).with_context(cannot)?;
        }
        let recipe = language.recipe(form);
        let mut messages = String::new();
        if !recipe.compile.is_empty() {
            let compile = [recipe.compile, self.options].join(" ");
            let words = self.words(&compile, &values)?;
            let compilation = run(&words, Some(folder), b"", SAID, PATIENCE)?;
            let said = [compilation.output.as_str(), &compilation.messages].concat();
            let seconds = PATIENCE.time.as_secs();
            messages = match compilation.ending {
                Ending::TimeOut | Ending::Sleep => {
                    format!("the compiler was stopped after {seconds} s")
                }
                Ending::TooMuchMemory => "the compiler used too much memory".to_owned(),
                _ => visible(said.trim_end()),
            };
            if let Ending::Exit(status) = compilation.ending {
                ensure!(status.code() != Some(UNABLE), messages);
            }
            let is_hindered = |line: &&str| HINDRANCES.iter().any(|one| line.contains(one));
            if !compilation.is_success() {
                if let Some(hindrance) = messages.lines().find(is_hindered) {
                    bail!("the compiler cannot work: {hindrance}");
                }
                // No other language has these words.
                let is_new = self.code().contains("(this auto");
                return Ok(Err(messages + if is_new { NEWER } else { "" }));
            }
        }
        let words = self.words(recipe.run, &values)?;
        let mut limits = language.limits(self.problem.judge);
        limits.time = self.time.unwrap_or(limits.time);
        let mut program = Program::new(self.problem, self.name.clone(), words, limits);
        if form == Form::LeetCode {
            program.asked = Asked::ByDriver(folder.to_owned());
        }
        if language.is_script() {
            program.most_timeouts = 1;
        }
        Ok(Ok((program, messages)))
    }

    /// What stands in a recipe for the words between @.
    fn values(&self, form: Form, folder: &Path, main: &str) -> anyhow::Result<Values> {
        let name = self.name.replace('\\', "\\\\").replace('"', "\\\"");
        let read = |argument: &Argument| match argument.kind {
            Kind::Number => "number()",
            Kind::Row | Kind::RowAsLong => "row()",
        };
        let arguments = self.problem.arguments.iter().map(read).join(", ");
        let answer = match self.problem.judge {
            Judge::LeetCode { answer, .. } => format!("{answer:?}"),
            _ => String::new(),
        };
        let file = format!("solution.{}", self.language.extensions[0]);
        let libraries = (self.language.libraries)(self, form)?;
        let mut values = Values::from([
            ("@EDITION@", self.edition.to_owned()),
            ("@LIBRARIES@", libraries),
            ("@NAME@", name),
            ("@MAIN@", main.to_owned()),
            ("@FUNCTION@", self.function()),
            ("@ARGUMENTS@", arguments),
            ("@ANSWER@", answer),
            ("@FOLDER@", folder.display().to_string()),
            ("@FILE@", file),
            ("@PROGRAM@", format!("solution{}", env::consts::EXE_SUFFIX)),
            ("@STACK@", STACK.to_owned()),
            ("@SOURCE@", self.source.clone()),
        ]);
        (self.language.adapt)(self, form, &mut values);
        Ok(values)
    }

    /// The words of a command, the first of which names tools of which one is needed. A value may be several words, each
    /// on a line.
    fn words(&self, command: &str, values: &Values) -> anyhow::Result<Vec<OsString>> {
        let (tools, rest) = command.split_once(' ').unwrap_or((command, ""));
        let tool = tools::find(&filled(tools, values), &self.name)?;
        let mut words = vec![tool.into()];
        for word in rest.split(' ') {
            words.extend(filled(word, values).lines().map(OsString::from));
        }
        Ok(words)
    }
}

/// The text with the values in it, in the alphabet's order: the source comes last, for it may have such words.
fn filled(text: &str, values: &Values) -> String {
    let fill = |text: String, (word, value): (&&str, &String)| text.replace(word, value);
    values.iter().fold(text.to_owned(), fill)
}
