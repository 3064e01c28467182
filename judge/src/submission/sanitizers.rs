//! Runs C and C++ files with sanitizers, which find overflows and indices out of bounds.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use super::Submission;
use crate::case::Case;
use crate::program::Program;
use crate::run::limits::Limits;

/// Compiler options. Warnings about signs and unused items are off, since they seldom show the mistake.
const OPTIONS: &str = "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all \
-Wall -Wno-sign-compare -Wno-unused";

/// The command before the program. It makes a failed assertion an error, too.
const START: &str =
    "env UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=detect_leaks=0:handle_abort=1";

/// Limits of a sanitized program, which is slow and reserves much address space.
const SANITIZED_LIMITS: Limits = Limits::new(Duration::from_secs(10), None);

/// Builds the file with sanitizers in this folder, to be run as the program `asked` is. Returns it with the compiler's
/// warnings about the file; `None` if the compiler has no sanitizers.
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

/// Returns the first input of the case with a sanitizer error, and the error.
pub fn finding(sanitized: &Program, case: &Case) -> Option<String> {
    case.inputs().enumerate().find_map(|(index, input)| {
        let single = case.part(index..index + 1);
        let (run, _) = sanitized.ask(&single, SANITIZED_LIMITS).ok()?;
        let found = first_line(&run.messages, &sanitized.name)?;
        Some(format!("{input}: {found}"))
    })
}

/// Returns the first line of a sanitizer's report without addresses, and the line of the file.
fn first_line(messages: &str, name: &str) -> Option<String> {
    let mut marks = ["runtime error: ", "ERROR: AddressSanitizer: "].into_iter();
    let (_, found) = marks.find_map(|mark| messages.split_once(mark))?;
    let found = match found.lines().next()?.split(" on ").next()? {
        "ABRT" => "failed assertion",
        found => found,
    };
    let (_, rest) = messages.split_once(&format!("{name}:"))?;
    let end = rest.find(|letter: char| !letter.is_ascii_digit())?;
    let line = &rest[..end];
    Some(format!("{found} (line {line})"))
}
