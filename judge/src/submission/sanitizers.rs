//! Runs C and C++ files with sanitizers, which find integer overflows and out-of-bounds accesses.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use super::{Compilation, Submission};
use crate::case::Case;
use crate::program::Program;
use crate::run::limits::Limits;

/// Compiler options. Warnings about signedness and unused items are off, since they seldom show the mistake.
const OPTIONS: &str = "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all \
-Wall -Wno-sign-compare -Wno-unused";

/// The start of the command line. `handle_abort` makes a failed assertion an error, too.
const PREFIX: &str =
    "env UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=detect_leaks=0:handle_abort=1";

/// CPU time of a sanitized program, which is slow.
const TIME_LIMIT: Duration = Duration::from_secs(10);

/// CPU time of a sanitized program on an input that timed out, since it may loop forever.
const TIME_LIMIT_AFTER_TIMEOUT: Duration = Duration::from_secs(2);

/// Compiles the submission with sanitizers in this folder. Returns a program that reads input as `judged` does, and the
/// compiler's warnings about the file; `None` if the file cannot be compiled with sanitizers.
pub fn build(
    submission: &Submission,
    judged: &Program,
    folder: &Path,
) -> Option<(Program, Vec<String>)> {
    let mut submission = submission.clone();
    submission.c_options = OPTIONS;
    let compiled = submission.language.has_sanitizers().then(|| submission.compile(folder))?;
    let Compilation::Compiled { mut program, warnings } = compiled.ok()? else {
        return None;
    };
    program.reads_lengths = judged.reads_lengths;
    let command = PREFIX.split(' ').map(OsString::from).chain(program.command);
    program.command = command.collect();
    let is_own = |line: &&str| line.starts_with(&program.name) && line.contains(" warning: ");
    let warnings = warnings.lines().filter(is_own).map(str::to_owned).collect();
    Some((*program, warnings))
}

/// Finds the first input of the case that causes a sanitizer error. Returns the input and the error as text. `timed_out`
/// tells whether the program timed out on this case without sanitizers.
pub fn finding(sanitized: &Program, case: &Case, timed_out: bool) -> Option<(String, String)> {
    let time = if timed_out { TIME_LIMIT_AFTER_TIMEOUT } else { TIME_LIMIT };
    let limits = Limits::new(time, None); // Sanitizers reserve much address space.
    case.inputs().enumerate().find_map(|(index, input)| {
        let single = case.part(index..index + 1);
        let (run, _) = sanitized.run(&single, limits).ok()?;
        let error = summary(&run.messages, &sanitized.name)?;
        Some((input.to_string(), error))
    })
}

/// Summarizes a sanitizer's report: returns its first line without addresses, and the line number in the file.
fn summary(messages: &str, name: &str) -> Option<String> {
    let mut prefixes = ["runtime error: ", "ERROR: AddressSanitizer: "].into_iter();
    let (_, found) = prefixes.find_map(|prefix| messages.split_once(prefix))?;
    let found = match found.lines().next()?.split(" on ").next()? {
        "ABRT" => tell!("failed assertion or uncaught exception", "断言失败，或者异常没有捕获"),
        found => found.to_owned(),
    };
    let (_, rest) = messages.split_once(&format!("{name}:"))?;
    let line: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some(tell!("{found} (line {line})", "{found}（第 {line} 行）"))
}
