//! Which Python runs a solution.

use std::path::Path;
use std::sync::OnceLock;

use anyhow::Result;

use super::{Submission, Values, tools};
use crate::run::limits::COMMAND_LIMITS;
use crate::run::process::run;

/// Where the first Python is that says where it is itself: to be looked for by a script at every start can take longer
/// than most games, and where there is none, a hint to a store may have its name.
pub fn adapt(submission: &Submission, values: &mut Values) -> Result<()> {
    static PYTHON: OnceLock<Option<String>> = OnceLock::new();
    const TOOLS: &str = "python3|python|py";
    let python = PYTHON.get_or_init(|| {
        tools::all(TOOLS).find_map(|tool| {
            let says = ["-c", "import sys; print(sys.executable)"].map(Into::into);
            let words = [&[tool.into_os_string()][..], &says].concat();
            let run = run(&words, None, b"", 4096, COMMAND_LIMITS).ok()?;
            let itself = run.output.trim_end().to_owned();
            Path::new(&itself).is_file().then_some(itself)
        })
    });
    let python = match python {
        Some(itself) => itself.clone(),
        None => tools::find(TOOLS, &submission.name)?.display().to_string(),
    };
    values.insert("PYTHON", python);
    Ok(())
}
