//! What the sanitizers of a C or C++ compiler find: overflows, and indices out of bounds.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use super::Submission;
use crate::case::Case;
use crate::program::Program;
use crate::run::limits::Limits;

/// What `-Wall` says of signs and of what is not used is seldom the mistake.
const OPTIONS: &str = "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all \
-Wall -Wno-sign-compare -Wno-unused";

/// What stands before the program. An assertion that fails is found too.
const START: &str =
    "env UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=detect_leaks=0:handle_abort=1";

/// They are slow, and need much address space.
const SANITIZED_LIMITS: Limits = Limits::new(Duration::from_secs(10), None);

/// Builds the file with sanitizers in this folder, if its compiler has them, to be asked as the program is. Returns
/// what the compiler warns of in the file, too.
pub fn build(
    submission: &Submission,
    asked: &Program,
    folder: &Path,
) -> Option<(Program, Vec<String>)> {
    let mut submission = submission.clone();
    submission.options = OPTIONS;
    let has_sanitizers = ["c", "cpp"].contains(&submission.language.extensions[0]);
    let compiled = has_sanitizers.then(|| submission.compile(folder))?;
    let (mut program, messages) = compiled.ok()?.ok()?;
    program.reads_lengths = asked.reads_lengths;
    let words = START.split(' ').map(OsString::from).chain(program.words);
    program.words = words.collect();
    let own = |line: &&str| line.starts_with(&program.name) && line.contains(" warning: ");
    let warnings = messages.lines().filter(own).map(str::to_owned).collect();
    Some((program, warnings))
}

/// The first input of the case on which something is found, and that.
pub fn finding(sanitized: &Program, case: &Case) -> Option<String> {
    case.inputs().enumerate().find_map(|(index, input)| {
        let single = case.part(index..index + 1);
        let (run, _) = sanitized.ask(&single, SANITIZED_LIMITS).ok()?;
        let found = first_line(&run.messages, &sanitized.name)?;
        Some(format!("{input}: {found}"))
    })
}

/// The first line of what the sanitizers say, without addresses, and the line of the file.
fn first_line(messages: &str, name: &str) -> Option<String> {
    let mut marks = ["runtime error: ", "ERROR: AddressSanitizer: "].into_iter();
    let (_, found) = marks.find_map(|mark| messages.split_once(mark))?;
    let found = match found.lines().next()?.split(" on ").next()? {
        "ABRT" => "failed assertion",
        found => found,
    };
    let (_, place) = messages.split_once(&format!("{name}:"))?;
    let end = place.find(|letter: char| !letter.is_ascii_digit())?;
    let line = &place[..end];
    Some(format!("{found} (line {line})"))
}
