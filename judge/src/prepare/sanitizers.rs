//! What the sanitizers of a C or C++ compiler find: overflows, indices out of bounds, variables without a first value.

use std::ffi::OsString;
use std::path::PathBuf;
use std::slice;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use games::questions::tiny;
use games::{Problem, Question};
use itertools::Itertools;

use super::{Form, Submission};
use crate::compare::crash::reason;
use crate::run::process::{Ending, Limits, Run, Scratch, kill_all};
use crate::run::program::{Asked, Program};

/// The options of the build. The last one is not known to older compilers: what has no value has a strange one.
const OPTIONS: &str = "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -Wuninitialized -Wmaybe-uninitialized";
const STRANGE: &str = " -ftrivial-auto-var-init=pattern";

/// What stands before the program. An exception that nobody catches is found too, and new memory is full of 190.
const START: &str = "env UBSAN_OPTIONS=print_stacktrace=1 \
ASAN_OPTIONS=detect_leaks=0:handle_abort=1:malloc_fill_byte=190:max_malloc_fill_size=1000000000";

/// The sanitizers are slow, and need much address space.
const LIMITS: Limits = Limits::new(Duration::from_secs(10), None);

/// How often a program is started that is asked one question a run.
const MOST_RUNS: usize = 30;

/// A program with what its compiler says.
type Build = (Program, String);

/// The file with the sanitizers, as soon as it is built; none, if its compiler has no sanitizers.
#[derive(Default)]
pub struct Sanitizers(Option<JoinHandle<Option<Build>>>);

impl Sanitizers {
    /// Builds the file in the background, in the form of this program.
    pub fn build(submission: Submission, program: &Program, scratch: &Scratch) -> Self {
        let form = match program.asked {
            Asked::ByDriver(_) => Form::LeetCode,
            Asked::ByStandardInput => Form::StandardInput,
        };
        let folder = scratch.path().join("sanitizers");
        let has_sanitizers = submission.language.has_sanitizers;
        let build = move || sanitized(&submission, form, folder);
        Self(has_sanitizers.then(|| thread::spawn(build)))
    }

    /// What is found where the program is asked this question, or without one, tiny ones: that it crashes for want of
    /// memory, or else what the sanitizers say.
    pub fn finding(
        mut self,
        program: &Program,
        problem: &Problem,
        asked: Option<&Question>,
    ) -> Option<String> {
        if let Some(memory) = asked.and_then(|asked| lacking_memory(program, problem, asked)) {
            let memory = memory >> 20;
            let hint = "is an array too large?";
            return Some(format!(
                "without the limit of {memory} MiB it does not crash: {hint}"
            ));
        }
        let (build, messages) = self.0.take()?.join().ok()??;
        let all = || tiny(problem).concat();
        let mut questions = asked.map_or_else(all, |asked| vec![asked.clone()]);
        if build.asked == Asked::ByStandardInput {
            let step = questions.len().div_ceil(MOST_RUNS);
            questions = questions.into_iter().step_by(step).collect();
        }
        let (answers, mut found) = outcome(&build, problem, &questions)?;
        let (others, _) = outcome(program, problem, &questions)?;
        let pairs = || answers.iter().zip(&others);
        let place = pairs().position(|(one, other)| one != other);
        if place.is_some() {
            let is_meant = |line: &&str| line.contains("uninitialized [-W");
            let warning = messages.lines().find(is_meant).unwrap_or_default();
            found = Some(format!(
                "the answer depends on a variable that has no value yet\n{warning}"
            ));
        }
        let question = questions.get(place.unwrap_or(answers.len()));
        let found = found?.trim_end().to_owned();
        let finders = "the compiler's sanitizers find";
        Some(match (asked, question) {
            (None, Some(question)) => format!("warning: {finders} on {question}: {found}"),
            _ => format!("{finders}: {found}"),
        })
    }
}

impl Drop for Sanitizers {
    /// Nothing is built any more when nobody waits for it.
    fn drop(&mut self) {
        if let Some(build) = self.0.take() {
            kill_all();
            let _ = build.join();
        }
    }
}

fn sanitized(submission: &Submission, form: Form, folder: PathBuf) -> Option<Build> {
    let compile = |options: &str| {
        let compiled = submission.compile_with(form, &folder, "main", options);
        compiled.ok()?.ok()
    };
    let build = compile(&[OPTIONS, STRANGE].concat());
    let (mut program, messages) = build.or_else(|| compile(OPTIONS))?;
    program
        .words
        .splice(0..0, START.split(' ').map(OsString::from));
    program.limits = LIMITS;
    Some((program, messages))
}

/// The limit of the memory, if the program crashes only by that.
fn lacking_memory(program: &Program, problem: &Problem, asked: &Question) -> Option<u64> {
    let memory = program.limits.memory?;
    let mut unlimited = Program::new(program.name.clone(), program.words.clone(), program.limits);
    unlimited.asked = program.asked.clone();
    unlimited.limits.memory = None;
    let ends_well = |program: &Program| {
        let asked = program.ask(problem, slice::from_ref(asked));
        asked.map(|(run, _)| run.is_success()).ok()
    };
    (!ends_well(program)? && ends_well(&unlimited)?).then_some(memory)
}

/// The answers to these questions, and what is found at the next one; none, if that takes too long.
fn outcome(
    program: &Program,
    problem: &Problem,
    questions: &[Question],
) -> Option<(Vec<String>, Option<String>)> {
    let at_once = match program.asked {
        Asked::ByDriver(_) => questions.len(),
        Asked::ByStandardInput => 1,
    };
    let mut answers = Vec::new();
    for questions in questions.chunks(at_once) {
        let (run, text) = program.ask(problem, questions).ok()?;
        if run.ending == Ending::TimeOut {
            return None;
        }
        if at_once > 1 {
            answers.extend(text.lines().map(str::to_owned));
        } else if run.is_success() {
            answers.push(text);
        }
        if !run.is_success() {
            return Some((answers, found(&run, &program.name)));
        }
    }
    Some((answers, None))
}

/// What the sanitizers say, without addresses, and the line of the file.
fn found(run: &Run, name: &str) -> Option<String> {
    let messages = run.messages.as_str();
    let [undefined, address] = ["runtime error: ", "ERROR: AddressSanitizer: "];
    let has_mark = |line: &&str| line.contains(undefined) || line.contains(address);
    let first = messages.lines().find(has_mark)?;
    let said = match (first.split_once(undefined), first.split_once(address)) {
        (Some((_, said)), _) => said.to_owned(),
        (_, Some((_, said))) if said.starts_with("ABRT") => {
            reason(messages.split("AddressSanitizer").next()?, name)?
        }
        (_, said) => said?.1.split(" on ").next()?.to_owned(),
    };
    let mut words = said.split(' ').filter(|word| !word.starts_with("0x"));
    let (_, place) = messages.split_once(first)?;
    let place = [first, place].concat();
    let is_end = |letter: char| !letter.is_ascii_digit();
    let number = place
        .split(&format!("{name}:"))
        .nth(1)?
        .split(is_end)
        .next()?;
    Some(format!("{} (line {number})", words.join(" ")))
}
