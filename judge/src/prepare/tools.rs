//! Finds compilers and interpreters.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use anyhow::Context;
use itertools::Itertools;

use super::{PATIENCE, SAID};
use crate::run::process::run;

/// The words by which Python says where it is itself: to be looked for by a script at every start can take longer than
/// most games, and where there is none, a hint to a store may have its name.
const WHERE: [&str; 4] = ["-X", "utf8", "-c", "import sys; print(sys.executable)"];

/// The first of these tools, named with `|` between, that is on the `PATH`, for `file`. A path is taken as it is.
pub fn find(tools: &str, file: &str) -> anyhow::Result<PathBuf> {
    // As cargo has it.
    let rustc = env::var_os("RUSTC").filter(|_| tools == "rustc");
    if tools.contains(['/', '\\']) || rustc.is_some() {
        return Ok(rustc.unwrap_or_else(|| tools.into()).into());
    }
    find_in(&env::var_os("PATH").unwrap_or_default(), tools, file)
}

fn find_in(path: &OsStr, tools: &str, file: &str) -> anyhow::Result<PathBuf> {
    let place = |tool: &str| {
        let name = [tool, env::consts::EXE_SUFFIX].concat();
        let mut places = env::split_paths(path).map(|folder| folder.join(&name));
        places.find(|program| program.is_file())
    };
    let found = tools.split('|').filter_map(place).collect_vec();
    let mut pythons = found.iter().filter(|_| tools.starts_with("python"));
    let itself = pythons.find_map(|tool| itself(tool));
    itself.or(found.into_iter().next()).with_context(|| {
        let (first, others) = tools.split_once('|').unwrap_or((tools, ""));
        let others = others.split_terminator('|');
        let others = others.map(|tool| format!(" (or {tool})")).join("");
        format!("{first}{others} is needed for {file}, and is not on the PATH")
    })
}

/// Where the Python that `tool` starts is itself, if it says so.
fn itself(tool: &Path) -> Option<PathBuf> {
    let mut words = vec![OsString::from(tool)];
    words.extend(WHERE.map(OsString::from));
    let asked = run(&words, None, b"", SAID, PATIENCE).ok()?;
    let itself = PathBuf::from(asked.output.trim_end());
    (asked.is_success() && itself.is_file()).then_some(itself)
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::run::started::Scratch;

    #[test]
    fn a_missing_tool_is_named() {
        let find = |tools| find_in("/no/such/folder:/bin".as_ref(), tools, "mine.py");
        let error = |tools| find(tools).expect_err("none").to_string();
        let needed = "is needed for mine.py, and is not on the PATH";
        assert_eq!(error("no|none"), format!("no (or none) {needed}"));
        assert_eq!(error("none"), format!("none {needed}"));
        assert_eq!(find("none|sh").expect("a shell"), Path::new("/bin/sh"));
    }

    #[test]
    fn the_python_that_says_where_it_is_is_taken() {
        let scratch = Scratch::new().expect("a folder");
        let check = |python3: &str, python: &str, expected: &str| {
            for (name, says) in [("python3", python3), ("python", python)] {
                let script = scratch.path().join(name);
                fs::write(&script, format!("#!/bin/sh\n{says}\n")).expect("a script");
                fs::set_permissions(&script, Permissions::from_mode(0o755)).expect("a program");
            }
            let found = find_in(scratch.path().as_ref(), "python3|python", "mine.py");
            // One that does not say it is in the folder.
            let expected = scratch.path().join(expected);
            assert_eq!(found.expect("a Python"), expected, "{python3}");
        };
        check("echo /bin/sh", "echo /bin/cat", "/bin/sh");
        for python3 in ["echo /no/such/file", "echo", "echo /bin/sh; exit 1"] {
            check(python3, "echo /bin/cat", "/bin/cat");
            check(python3, python3, "python3");
        }
    }
}
