//! What the sanitizers of a C or C++ compiler find: overflows, and indices out of bounds.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use games::Input;

use super::Submission;
use crate::program::Program;
use crate::run::limits::Limits;

const OPTIONS: &str = "-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all";

/// What stands before the program. An assertion that fails is found too.
const START: &str =
    "env UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=detect_leaks=0:handle_abort=1";

/// They are slow, and need much address space.
const SANITIZED_LIMITS: Limits = Limits::new(Duration::from_secs(10), None);

/// The file with sanitizers, built in this folder, if its compiler has them. It is asked as the program is.
pub fn build(submission: &Submission, asked: &Program, folder: &Path) -> Option<Program> {
    let mut submission = submission.clone();
    submission.options = OPTIONS;
    let has_sanitizers = ["c", "cpp"].contains(&submission.language.extensions[0]);
    let compiled = has_sanitizers.then(|| submission.compile(folder))?;
    let (mut program, _) = compiled.ok()?.ok()?;
    program.reads_lengths = asked.reads_lengths;
    let words = START.split(' ').map(OsString::from).chain(program.words);
    program.words = words.collect();
    Some(program)
}

/// The first of these inputs on which something is found, and that.
pub fn finding(sanitized: &Program, inputs: &[Input]) -> Option<String> {
    inputs.chunks(1).find_map(|asked| {
        let (run, _) = sanitized.ask(asked, SANITIZED_LIMITS).ok()?;
        let found = first_line(&run.messages, &sanitized.name)?;
        Some(format!("{}: {found}", asked[0]))
    })
}

/// The first line of what the sanitizers say, without addresses, and the line of the file.
fn first_line(messages: &str, name: &str) -> Option<String> {
    let mut marks = ["runtime error: ", "ERROR: AddressSanitizer: "].into_iter();
    let (_, found) = marks.find_map(|mark| messages.split_once(mark))?;
    let found = match found.lines().next()?.split(" on ").next()? {
        "ABRT" => "an assertion that fails",
        found => found,
    };
    let (_, place) = messages.split_once(&format!("{name}:"))?;
    let end = place.find(|letter: char| !letter.is_ascii_digit())?;
    let line = &place[..end];
    Some(format!("{found} (line {line})"))
}
