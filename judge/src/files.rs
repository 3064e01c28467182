//! The project's own files.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use itertools::Itertools;

/// The folder of the project: that from which cargo runs this, else that in which it was built.
///
/// # Errors
/// Cargo runs this from another clone: it takes for fresh what a clone with the same target folder has built.
pub fn project() -> Result<PathBuf> {
    let built = Path::new(env!("CARGO_MANIFEST_DIR"));
    let running = env::var_os("CARGO_MANIFEST_DIR").map_or(built.into(), PathBuf::from);
    // A clone that was moved is no more where it was built.
    let is_other = built.exists() && running.canonicalize()? != built.canonicalize()?;
    ensure!(
        !is_other,
        "this was built in {}, another clone with the same target folder: give each clone its own CARGO_TARGET_DIR, \
        or run `cargo clean` when you change from one to the other",
        built.display()
    );
    Ok(running.with_file_name(""))
}

/// The names of what is in a folder of the project, in order; not those that begin with a dot.
pub fn file_names(folder: &str) -> Result<Vec<String>> {
    let folder = project()?.join(folder);
    let cannot = || format!("{} cannot be read", folder.display());
    let files: Vec<_> = fs::read_dir(&folder).with_context(cannot)?.try_collect()?;
    Ok(files
        .iter()
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with('.'))
        .sorted()
        .collect())
}

/// What a file of the project holds.
pub fn file_text(path: &str) -> Result<String> {
    let path = project()?.join(path);
    let text = fs::read_to_string(&path);
    text.with_context(|| format!("{} cannot be read", path.display()))
}
