//! The project's own files.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use itertools::Itertools;

/// The folder of the project.
pub fn project() -> Result<PathBuf> {
    two_player_games::project(env!("CARGO_MANIFEST_DIR")).map_err(anyhow::Error::msg)
}

/// The names of what is in a folder of the project, in order; not those that begin with a dot.
pub fn file_names(folder: &str) -> Result<Vec<String>> {
    let folder = project()?.join(folder);
    let cannot = || format!("{} cannot be read", folder.display());
    let files: Vec<_> = fs::read_dir(&folder).with_context(cannot)?.try_collect()?;
    let names = files.iter().map(fs::DirEntry::file_name);
    let names = names.map(|name| name.to_string_lossy().into_owned());
    Ok(names
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
