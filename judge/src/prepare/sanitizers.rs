//! What the sanitizers of a C or C++ compiler find: overflows, indices out of bounds, variables without a value.

use std::ffi::OsString;
use std::slice;
use std::thread;
use std::time::Duration;

use games::Question;
use games::questions::tiny;

use super::{COMMAND_MEMORY, Form, Submission};
use crate::compare::crash::reason;
use crate::run::process::Limits;
use crate::run::program::{Asked, Program};
use crate::run::started::Scratch;

/// The options of the build, first with one that older compilers do not know: what has no value has a strange one.
const OPTIONS: [&str; 2] = [
    "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -Wall -ftrivial-auto-var-init=pattern",
    "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -Wall",
];

/// What stands before the program. An exception that nobody catches is found too, and new memory is full of 190.
const START: &str = "env UBSAN_OPTIONS=print_stacktrace=1 \
ASAN_OPTIONS=detect_leaks=0:handle_abort=1:malloc_fill_byte=190:max_malloc_fill_size=1000000000";

/// The sanitizers are slow, and need much address space.
const WATCHED_LIMITS: Limits = Limits::new(Duration::from_secs(10), COMMAND_MEMORY);

/// How many tiny questions are asked.
const MOST_TINY: usize = 30;

/// Builds the file in the background, in the form of this program, if its compiler has sanitizers.
pub fn watch(mut submission: Submission, program: &mut Program, scratch: &Scratch) {
    let form = match program.asked {
        Asked::ByDriver(_) => Form::LeetCode,
        Asked::ByStandardInput => Form::StandardInput,
    };
    let folder = scratch.path().join("sanitizers");
    let has_sanitizers = submission.language.has_sanitizers;
    let build = move || {
        let build = OPTIONS.into_iter().find_map(|options| {
            submission.options = options;
            submission.compile(form, &folder).ok()?.ok()
        });
        let (mut program, messages) = build?;
        let start = START.split(' ').map(OsString::from);
        program.words.splice(0..0, start);
        program.limits = WATCHED_LIMITS;
        Some((program, messages))
    };
    program.watched = has_sanitizers.then(|| thread::spawn(build)).into();
}

/// What is found where the program is asked this question, or without one, tiny ones: that it crashes for want of
/// memory, or else what the sanitizers say.
pub fn finding(program: &Program, asked: Option<&Question>) -> Option<String> {
    if let Some(memory) = asked.and_then(|asked| lacking_memory(program, asked)) {
        let limit = format!("without the limit of {} MiB", memory >> 20);
        return Some(format!("{limit} it does not crash: is an array too large?"));
    }
    let watched = program.watched.lock().ok()?.take()?;
    let (build, messages) = watched.join().ok()??;
    let finding = |question: &Question| {
        let (run, answer) = build.ask(slice::from_ref(question)).ok()?;
        let (other, other_answer) = program.ask(slice::from_ref(question)).ok()?;
        let is_changed = run.is_success() && other.is_success() && answer != other_answer;
        let is_meant = |line: &&str| line.contains("uninitialized]");
        let warning = messages.lines().find(is_meant).unwrap_or_default();
        let valueless = "the answer depends on a variable that has no value yet";
        let valueless = is_changed.then(|| [valueless, warning].join("\n").trim_end().to_owned());
        found(&run.messages, &build.name).or(valueless)
    };
    let finders = "the compiler's sanitizers find";
    if let Some(asked) = asked {
        return finding(asked).map(|found| format!("{finders}: {found}"));
    }
    let tiny = tiny(program.problem);
    let each = MOST_TINY / tiny.len();
    let mut games = tiny.iter().flat_map(|list| list.iter().take(each));
    games.find_map(|game| Some(format!("warning: {finders} on {game}: {}", finding(game)?)))
}

/// The limit of the memory, if the program crashes only by that.
fn lacking_memory(program: &Program, asked: &Question) -> Option<u64> {
    let Limits { time, memory, .. } = program.limits;
    let limits = Limits::new(time, COMMAND_MEMORY);
    let (name, words) = (program.name.clone(), program.words.clone());
    let mut unlimited = Program::new(program.problem, name, words, limits);
    unlimited.asked = program.asked.clone();
    let ends_well = |program: &Program| {
        let asked = program.ask(slice::from_ref(asked));
        asked.map(|(run, _)| run.is_success()).ok()
    };
    (!ends_well(program)? && ends_well(&unlimited)?).then_some(memory)
}

/// What the sanitizers say, without addresses, and the line of the file.
fn found(messages: &str, name: &str) -> Option<String> {
    let marks = ["runtime error: ", "ERROR: AddressSanitizer: "];
    let mark = marks.into_iter().find(|mark| messages.contains(mark))?;
    let (before, said) = messages.split_once(mark)?;
    let said = match said.lines().next()?.split(" on ").next()? {
        "ABRT" => reason(before.split("AddressSanitizer").next()?, name)?,
        said => said.to_owned(),
    };
    let line_start = before.rfind('\n').unwrap_or(0);
    let (_, place) = messages[line_start..].split_once(&format!("{name}:"))?;
    let is_end = |letter: char| !letter.is_ascii_digit();
    let number = place.split(is_end).next()?;
    Some(format!("{said} (line {number})"))
}
