//! Which standard of C++ LeetCode's form has.

use anyhow::Result;

use super::{Submission, Values, tools};
use crate::run::process::run;

/// LeetCode has C++23. In that, Clang before 15 and the library of GCC check no index, and with C++20 they do.
pub fn adapt(submission: &Submission, values: &mut Values) -> Result<()> {
    let tool = tools::find("g++|clang++|c++", &submission.name)?;
    let is_clang = tool.to_string_lossy().contains("clang");
    let words = [tool.into_os_string(), "-dumpversion".into()];
    let limits = super::language::COMMAND_LIMITS;
    let version = run(&words, None, b"", 100, limits)?.output;
    let major = version
        .split('.')
        .next()
        .and_then(|major| major.trim().parse().ok());
    let is_old = is_clang && major.is_some_and(|major: u32| major < 15);
    let standard = if is_old { "c++20" } else { "c++2b" };
    values.insert("STANDARD", standard.to_owned());
    Ok(())
}
