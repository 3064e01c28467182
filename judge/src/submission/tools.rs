//! Finds compilers and interpreters.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

/// The first of these tools, named with `|` between, that is on the `PATH`, for `file`. A path is taken as it is.
pub fn find(tools: &str, file: &str) -> Result<PathBuf> {
    // As cargo has it.
    let rustc = env::var_os("RUSTC").filter(|_| tools == "rustc");
    if tools.contains(['/', '\\']) || rustc.is_some() {
        return Ok(rustc.unwrap_or_else(|| tools.into()).into());
    }
    all(tools).next().with_context(|| {
        let (first, others) = tools.split_once('|').unwrap_or((tools, ""));
        let others = others.split_terminator('|');
        let others: String = others.map(|tool| format!(" (or {tool})")).collect();
        format!("{first}{others} is needed for {file}, and is not on the PATH")
    })
}

/// Where these tools are.
pub fn all(tools: &str) -> impl Iterator<Item = PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    tools.split('|').filter_map(move |tool| {
        let name = [tool, env::consts::EXE_SUFFIX].concat();
        let mut places = env::split_paths(&path).map(|folder| folder.join(&name));
        places.find(|program| program.is_file())
    })
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_missing_tool_is_named() {
        let error = |tools| find(tools, "mine.py").expect_err("none").to_string();
        let needed = "is needed for mine.py, and is not on the PATH";
        assert_eq!(
            error("no-tool|none-too"),
            format!("no-tool (or none-too) {needed}")
        );
        assert_eq!(error("no-tool"), format!("no-tool {needed}"));
        assert!(find("no-tool|sh", "mine.py").is_ok());
    }
}
