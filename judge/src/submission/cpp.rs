//! Which standard of C++ LeetCode's form has, and what it includes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use anyhow::Result;

use super::{Submission, Values, tools};
use crate::run::started::output;

pub const HEADER: &str = include_str!("../../drivers/driver.hpp");

/// Where the header is that was compiled before, if it was.
static PRECOMPILED: OnceLock<PathBuf> = OnceLock::new();

const TOOLS: &str = "g++|clang++|c++";

/// LeetCode has C++23. In that, Clang before 15 and the library of GCC check no index, and with C++20 they do.
pub fn adapt(submission: &Submission, values: &mut Values) -> Result<()> {
    if submission.function.is_none() {
        return Ok(());
    }
    let tool = tools::find(TOOLS, &submission.name)?;
    let is_clang = tool.to_string_lossy().contains("clang");
    let mut command = Command::new(tool);
    let (_, version) = output(command.arg("-dumpversion"))?;
    let major = version.split('.').next();
    let major = major.and_then(|major| major.trim().parse::<u32>().ok());
    let is_old = is_clang && major.is_some_and(|major| major < 15);
    let standard = if is_old { "c++20" } else { "c++2b" };
    let precompiled = PRECOMPILED.get();
    let precompiled = precompiled.map(|header| format!("-include\n{}", header.display()));
    values.insert("STANDARD", standard.to_owned());
    values.insert("PRECOMPILED", precompiled.unwrap_or_default());
    Ok(())
}

/// Compiles the header in this folder for all that follow: two seconds each, of many submissions. Where that fails, they
/// do without it.
pub fn precompile(folder: &Path) -> Result<()> {
    let header = folder.join("driver.hpp");
    fs::write(&header, HEADER)?;
    if let Ok(tool) = tools::find("g++", "the header") {
        let mut command = Command::new(tool);
        command.args(["-O2", "-std=c++2b", "-pthread", "-x", "c++-header"]);
        let (status, _) = output(command.arg(&header).stderr(Stdio::null()))?;
        if status.success() {
            PRECOMPILED.get_or_init(|| header);
        }
    }
    Ok(())
}
